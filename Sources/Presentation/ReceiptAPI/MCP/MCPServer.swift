import Foundation
public import ReceiptDomain
public import ReceiptWording

/// A server of the Model Context Protocol: a line comes in, a line goes out, and nothing goes anywhere else.
public actor MCPServer {
    /// A page of a record's photos as JPEG, its longer side at most so many pixels.
    public typealias Pictures = @Sendable (Record, RecordPage, Int) async throws -> [UInt8]?

    /// Newest first; a client that asks for another one is offered the newest.
    static let versions = ["2025-06-18", "2025-03-26", "2024-11-05"]

    private let household: @Sendable () async throws -> HouseholdAPI
    private let images: RecordImages
    private let tools: [MCPTool]
    private let program: String
    private let wording: any Wording
    private var version = versions[0]

    /// Without `writes` no tool changes anything.
    public init(
        version program: String,
        writes: Bool,
        wording: any Wording,
        household: @escaping @Sendable () async throws -> HouseholdAPI,
        pictures: @escaping Pictures
    ) {
        (self.program, self.wording, self.household) = (program, wording, household)
        images = RecordImages(rendition: pictures)
        tools = MCPTool.all.filter { writes || !$0.writes }
    }

    /// The answer to a line, without a line break; `nil` where none is due.
    public func answer(to line: String) async -> String? {
        guard let message = try? JSONDecoder().decode(JSONValue.self, from: Data(line.utf8)) else {
            return text(failure(.null, -32700, "this line is no JSON"))
        }
        // Clients of 2025-03-26 may send several at once.
        guard case .list(let messages) = message else { return await answer(to: message).map(text) }
        guard !messages.isEmpty else { return text(failure(.null, -32600, "an empty batch")) }
        var answers: [JSONValue] = []
        for message in messages { if let answer = await answer(to: message) { answers.append(answer) } }
        return answers.isEmpty ? nil : text(.list(answers))
    }

    private func text(_ value: JSONValue) -> String {
        (try? JSONLine.encode(value)) ?? #"{"error":{"code":-32603,"message":"no answer"},"id":null,"jsonrpc":"2.0"}"#
    }

    private func answer(to message: JSONValue) async -> JSONValue? {
        guard case .object(let members) = message, members["jsonrpc"] == "2.0" else {
            return failure(.null, -32600, "no JSON-RPC 2.0 request")
        }
        // A response to something that was never asked.
        if members["method"] == nil, members["result"] != nil || members["error"] != nil { return nil }
        let id = members["id"]
        guard let method = members["method"]?.string else {
            return failure(id ?? .null, -32600, "a request without a method")
        }
        // Notifications are not answered, known or not.
        guard let id else { return nil }
        switch id {
        case .text, .integer: break
        default: return failure(.null, -32600, "an id is a text or a number")
        }
        let parameters = members["params"] ?? [:]
        switch method {
        case "initialize": return success(id, begin(parameters))
        case "ping": return success(id, [:])
        case "tools/list": return success(id, ["tools": .list(tools.map { $0.description(wording) })])
        case "tools/call": return await call(id, parameters)
        default: return failure(id, -32601, "there is no method \(method)")
        }
    }

    private func begin(_ parameters: JSONValue) -> JSONValue {
        let asked = parameters["protocolVersion"]?.string ?? ""
        version = Self.versions.contains(asked) ? asked : Self.versions[0]
        return [
            "protocolVersion": .text(version), "capabilities": ["tools": ["listChanged": false]],
            "serverInfo": ["name": "receiptmind", "title": "ReceiptMind", "version": .text(program)],
            "instructions": .text(
                wording.localized(
                    "A household's receipts and its book, on this machine. Amounts are decimal texts with a currency; never add "
                        + "different currencies. Cite the ids of the records behind an answer, and change nothing that the user "
                        + "did not ask for.",
                    "이 컴퓨터에 있는 한 가정의 영수증과 가계부입니다. 금액은 통화가 있는 십진수 문자열이고, 다른 통화끼리 더하지 마세요. 답의 근거가 된 기록의 ID를 "
                        + "밝히고, 사용자가 요청하지 않은 것은 바꾸지 마세요."
                )
            ),
        ]
    }

    private func call(_ id: JSONValue, _ parameters: JSONValue) async -> JSONValue {
        guard let name = parameters["name"]?.string else { return failure(id, -32602, "a call without a tool's name") }
        guard let tool = tools.first(where: { $0.name == name }) else {
            return failure(id, -32602, APIProblem.noSuchTool(name).sentence(wording))
        }
        let members: [String: JSONValue]
        switch parameters["arguments"] {
        case nil, .null: members = [:]
        case .object(let given): members = given
        default: return failure(id, -32602, APIProblem.notOfType("arguments").sentence(wording))
        }
        do {
            let values = APIValues(members)
            try tool.parameters.check(values)
            return success(id, result(try await tool.run(try await household(), values, images)))
        } catch {
            // The model's mistakes are results, so that it hears of them and can do better. It has no commands.
            let reason = wording.pageSentence(of: error)
            return success(id, ["content": [["type": "text", "text": .text(reason)]], "isError": true])
        }
    }

    private func result(_ result: MCPTool.Result) -> JSONValue {
        var content: [JSONValue] = [["type": "text", "text": .text(text(result.value))]]
        for picture in result.pictures {
            let data = Data(picture).base64EncodedString()
            content.append(["type": "image", "mimeType": "image/jpeg", "data": .text(data)])
        }
        var members: [String: JSONValue] = ["content": .list(content), "isError": false]
        // Since 2025-06-18.
        if version == Self.versions[0] { members["structuredContent"] = result.value }
        return .object(members)
    }

    private func success(_ id: JSONValue, _ result: JSONValue) -> JSONValue {
        ["jsonrpc": "2.0", "id": id, "result": result]
    }

    private func failure(_ id: JSONValue, _ code: Int, _ message: String) -> JSONValue {
        ["jsonrpc": "2.0", "id": id, "error": ["code": .integer(code), "message": .text(message)]]
    }
}
