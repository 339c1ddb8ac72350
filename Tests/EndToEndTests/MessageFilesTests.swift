import Foundation
import ReceiptTestSupport
import Testing

/// Messages of card companies, by the command and by files.
@Suite struct MessageFilesTests {
    private let purchase = "[Web발신]\n신한카드(1234)승인 홍*동 12,500원(일시불)11/24 12:34 스타벅스 강남점 누적1,234,567원"

    @Test func `a message becomes a draft once, typed or as a file, and its cancellation takes it back`() async throws {
        var program = ReceiptMindProgram()
        program.variables = ["RECEIPTMIND_TODAY": "2026-11-25"]
        let added = try await program.run("add", "--text", purchase, "--json")
        let form = try #require(try added.objects().first)
        let record = try #require(form["record"] as? [String: Any])
        #expect(form["state"] as? String == "drafted" && record["merchant"] as? String == "스타벅스 강남점")
        #expect(record["amount"] as? String == "12500" && record["date"] as? String == "2026-11-24")
        let file = try program.home.put(Data(purchase.utf8), at: program.home.path + "/sms.txt")
        let imported = try await program.run("import", file, "--json")
        #expect(imported.status == 0 && imported.output.contains("duplicate"))
        let cancellation = purchase.replacing("승인", with: "취소")
        let cancelled = try await program.run("add", "--text", "-", input: cancellation)
        #expect(cancelled.status == 0 && cancelled.messages.contains("taken back"))
        #expect(try await program.run("list", "--json").objects().isEmpty)
        #expect(try await program.run("undo").status == 0)
        #expect(try await program.run("list", "--json").objects().count == 1)
        #expect(try await program.run("add", "--text", "hello").status == 64)
    }

    @Test func `a text that comes into the inbox is taken`() async throws {
        var program = ReceiptMindProgram()
        program.variables = ["RECEIPTMIND_TODAY": "2026-11-25"]
        let texts = DrawnMessage.drawn(3).map(\.text).joined(separator: "\n\n")
        try program.home.put(Data(texts.utf8), at: program.home.inbox + "/me/sms.txt")
        #expect(try await program.run("watch", "--once").status == 0)
        #expect(try await program.run("list", "--json").objects().count >= 2)
        #expect(program.home.names(in: program.home.inbox + "/me").isEmpty)
    }
}
