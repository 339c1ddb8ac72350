import Foundation
import Testing

/// The program as a language model's client starts it: lines in, lines out.
@Suite struct MCPTests {
    private static let begin =
        #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-03-26","capabilities":{},"clientInfo":{"name":"t","version":"1"}}}"#
        + "\n" + #"{"jsonrpc":"2.0","method":"notifications/initialized"}"# + "\n"

    private static func call(_ id: Int, _ tool: String, _ arguments: String = "{}") -> String {
        #"{"jsonrpc":"2.0","id":\#(id),"method":"tools/call","params":{"name":"\#(tool)","arguments":\#(arguments)}}"#
            + "\n"
    }

    private func result(_ id: Int, _ answers: [[String: Any]]) throws -> [String: Any] {
        try #require(answers.first { $0["id"] as? Int == id }?["result"] as? [String: Any])
    }

    /// The object in a tool's first block of text.
    private func object(_ id: Int, _ answers: [[String: Any]]) throws -> [String: Any] {
        let blocks = try #require(try result(id, answers)["content"] as? [[String: Any]])
        let text = try #require(blocks.first?["text"] as? String)
        return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    @Test func `a client is told what it asks, with the ids of records, and changes nothing`() async throws {
        let program = ReceiptMindProgram()
        let entered = try await program.run("add", "Cafe", "4500KRW", "food", "--date", "2026-11-01", "--json")
        let id = try #require(try entered.objects().first?["id"] as? String)
        let input =
            Self.begin + #"{"jsonrpc":"2.0","id":2,"method":"tools/list"}"# + "\n"
            + Self.call(3, "search", #"{"q":"cafe"}"#) + Self.call(4, "records", #"{"from":"2026-11"}"#)
            + Self.call(5, "record", #"{"id":"\#(id.suffix(8))","pictures":true}"#)
            + Self.call(6, "report", #"{"period":"2026-11"}"#) + Self.call(7, "drafts")
            + Self.call(8, "add_entry", #"{"merchant":"Cafe","amount":"1"}"#)
            + Self.call(9, "records", #"{"limit":"many"}"#) + Self.call(11, "record", #"{"id":"zzz"}"#) + "no json\n"
            + #"{"jsonrpc":"2.0","id":10,"method":"eat"}"#
            + "\n"
        let run = try await program.run("mcp", input: input)
        #expect(run.status == 0 && run.messages.isEmpty)
        let answers = try run.objects()
        #expect(answers.count == 12)
        #expect(try result(1, answers)["protocolVersion"] as? String == "2025-03-26")
        let tools = try #require(try result(2, answers)["tools"] as? [[String: Any]])
        let names = tools.compactMap { $0["name"] as? String }
        #expect(names == ["search", "records", "record", "drafts", "draft", "report", "accounts", "prices"])
        for call in [3, 4] {
            let records = try object(call, answers)["records"] as? [[String: Any]]
            #expect(records?.map { $0["id"] as? String } == [id])
        }
        #expect(try object(5, answers)["merchant"] as? String == "Cafe")
        #expect(try object(6, answers)["recordIDs"] as? [String] == [id])
        #expect(try object(7, answers)["count"] as? Int == 0)
        let codes = answers.compactMap { ($0["error"] as? [String: Any])?["code"] as? Int }
        #expect(codes.sorted() == [-32700, -32602, -32601])
        #expect(try result(9, answers)["isError"] as? Bool == true)
        let missing = try #require(try result(11, answers)["content"] as? [[String: Any]])
        let reason = try #require(missing.first?["text"] as? String)
        #expect(reason.contains("\"zzz\"") && !reason.contains("receiptmind"))
        #expect(try await program.run("list", "--json").objects().count == 1)
    }

    @Test func `drafts come with their pictures, and are answered where that is allowed`() async throws {
        let program = ReceiptMindProgram()
        let imported = try await program.run("import", Samples.path("us-coffee-dark.jpg"), "--json")
        let record = try #require(
            try imported.objects().compactMap { $0["record"] as? [String: Any] }.first
        )
        let id = try #require(record["id"] as? String)
        let revision = try #require(try await program.run("list", "--json").objects().first?["revision"] as? Int)
        let answer =
            #"{"id":"\#(id)","revision":\#(revision),"action":"confirm","set":{"merchant":"Coffee","date":"2026-11-01","amount":"5.00","currency":"USD"}}"#
        let input =
            Self.begin.replacing("2025-03-26", with: "2025-06-18") + Self.call(2, "draft", #"{"id":"\#(id)"}"#)
            + Self.call(3, "answer_draft", answer) + Self.call(4, "answer_draft", answer)
        let answers = try await program.run("mcp", "--write", input: input).objects()
        let blocks = try #require(try result(2, answers)["content"] as? [[String: Any]])
        #expect(blocks.map { $0["type"] as? String } == ["text", "image"])
        let data = try #require(Data(base64Encoded: blocks.last?["data"] as? String ?? ""))
        #expect(data.starts(with: [0xFF, 0xD8]) && data.count > 1000)
        #expect((try result(2, answers)["structuredContent"] as? [String: Any])?["id"] as? String == id)
        #expect(try object(3, answers)["event"] as? String == "confirmed")
        #expect(try result(4, answers)["isError"] as? Bool == true)
        #expect(try await program.run("list", "--json").objects().first?["merchant"] as? String == "Coffee")
    }
}
