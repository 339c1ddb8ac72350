import Foundation
import ReceiptDomain
import ReceiptStorage
import Synchronization
import Testing

@testable import ReceiptWeb

/// Asks everything that the page has, as its table of routes says, with everything that can stand in the place of a parameter.
///
/// Nothing is listed here that a new screen would have to be added to: which fields a screen takes is heard while it takes them.
@Suite struct RouteWalkTests {
    /// At the bounds, empty, huge, negative, and no number or text at all.
    private static let hostile = [
        "", "0", "-1", "2", "0001-01", "9999-12", "0001-01-01", "9999-12-31", "-9223372036854775808",
        "9223372036854775807", "99999999999999999999", "1e308", "..",
        "\u{0}", "<b>\u{1B}[31m'\"%", String(repeating: "9", count: 5000), "가\u{301}\u{202E}",
    ]

    private static let actions = [
        "confirm", "discard", "save", "show", "skip", "split", "fulfil", "join", "apart", "choose", "choose 1", "look",
        "dismiss", "end", "rename", "close", "set", "choose -9223372036854775808", "choose 9223372036854775807", "pair",
        "upload", "remove", "done", "yes", "all", "edit", "restore", "fulfil", "apart",
    ]

    private struct World {
        let kitchen: Kitchen
        let secret: String
        /// Ids of records of another user, as they stand in addresses and forms.
        let foreign: [String]
        /// Texts of those that no answer may contain.
        let marks: [String]
        let hers: [Record]

        init(_ kitchen: Kitchen) async throws {
            self.kitchen = kitchen
            secret = try await kitchen.device()
            hers = [
                try await kitchen.photographed("Her Secret Shop", of: Kitchen.mom),
                try await kitchen.draft("Her Secret Cafe", of: Kitchen.mom, status: .confirmed),
            ]
            let photo = try await kitchen.library.receivePhoto(of: Kitchen.mom)
            try await photo.append([0xFF, 0xD8, 1])
            let arrived = try await photo.finish()
            let device = try await kitchen.library.add(
                user: Kitchen.mom,
                name: "Her Secret Phone",
                scope: .full,
                secretHash: "x"
            )
            let step = try #require(try await kitchen.library.steps(of: Kitchen.mom, newest: 1).first)
            foreign =
                hers.map(\.id.rawValue) + [arrived.sha256, arrived.file.location.name, device.id, "\(step.number)"]
            marks = ["Her Secret"]
        }

        /// Fails where the answer is an error of ours, or has something of hers; hears which fields were taken.
        func ask(
            _ route: PageRoute,
            _ parameters: [String],
            _ fields: [String: String] = [:],
            headers: [String: String] = [:],
            _ heard: Names = Names()
        ) async throws {
            var parameters = parameters[...]
            let path = route.parts.map { part in
                switch part {
                case .named(let name): name
                case .parameter: Self.encoded(parameters.popFirst() ?? "")
                }
            }
            let form = fields.sorted { $0.key < $1.key }.map { Self.encoded($0.key) + "=" + Self.encoded($0.value) }
                .joined(separator: "&")
            let isForm = !route.method.isSafe
            let target = "/" + path.joined(separator: "/") + (isForm || form.isEmpty ? "" : "?" + form)
            // HEAD is answered as GET is, without the body: asked for each place of a parameter, not for each field.
            let asksHead = route.method == .get && fields.isEmpty && headers.isEmpty
            for method in asksHead ? [PageRequest.Method.get, .head] : [route.method] {
                // An address that is none at all never comes so far.
                let all = ["host": "kitchen.test:8420", "origin": Kitchen.origin, "cookie": "receiptmind=\(secret)"]
                    .merging(headers) { $1 }
                let body = Pieces(pieces: isForm ? [Array(form.utf8)] : [])
                guard let request = PageRequest(method: method, target: target, headers: all, body: body) else {
                    return
                }
                let answer = await FormFields.$listener.withValue({ heard.add($0) }) {
                    await kitchen.server.answer(request)
                }
                let asked = "\(method.rawValue) \(target.prefix(200)) \(isForm ? form.prefix(200) : "") \(headers)"
                let text = answer.text
                #expect((200..<500).contains(answer.status), "\(answer.status) for \(asked)\n\(text)")
                // Only the certificate, the settings, the doors and programs' addresses speak of commands, to whoever runs the machine.
                let isForTheMachine =
                    ["certificate", "settings", "pair", "api"].contains(path.first) || answer.status == 401
                #expect(isForTheMachine || !text.contains("receiptmind "), "\(asked)\n\(text)")
                #expect(!marks.contains { text.contains($0) }, "\(asked)")
            }
        }

        private static func encoded(_ text: String) -> String {
            text.utf8.map { ($0 | 32) >= 97 && ($0 | 32) <= 122 ? String(UnicodeScalar($0)) : "%" + hex($0) }.joined()
        }

        private static func hex(_ byte: UInt8) -> String {
            let digits = String(byte, radix: 16)
            return digits.count < 2 ? "0" + digits : digits
        }
    }

    /// Names of fields, in the order in which they were asked for first.
    private final class Names: Sendable {
        private let names = Mutex<[String]>([])
        var all: [String] { names.withLock { $0 } }
        func add(_ name: String) { names.withLock { if !$0.contains(name) { $0.append(name) } } }
    }

    @Test(arguments: PageServer.routes)
    func `no address, however it is asked, is an error of ours or shows what is another user's`(
        _ route: PageRoute
    ) async throws {
        try await Kitchen.with { kitchen in
            let world = try await World(kitchen)
            let own = try await kitchen.photographed("Cafe")
            let count = route.parts.count { $0 == .parameter }
            let valid = (0..<count).map { $0 == 0 ? own.id.rawValue : "1" }
            for place in valid.indices {
                for value in Self.hostile + world.foreign {
                    var parameters = valid
                    parameters[place] = value
                    try await world.ask(route, parameters)
                }
            }
            for name in ["content-length", "content-type", "if-none-match", "authorization", "accept-language"] {
                for value in Self.hostile + ["Bearer " + world.foreign[0], "multipart/form-data; boundary=b"] {
                    try await world.ask(route, valid, headers: [name: value])
                }
            }
            try await walkFields(of: route, valid, world)
            #expect(try await kitchen.library.records(of: Kitchen.mom).sorted { $0.id < $1.id } == world.hers)
            #expect(try await kitchen.library.devices().contains { $0.user == Kitchen.mom })
            #expect(try await kitchen.ask("/more", as: world.secret).status == 200)
        }
    }

    /// Each field that the screen asks for, as long as it asks for new ones, with each value.
    private func walkFields(of route: PageRoute, _ parameters: [String], _ world: World) async throws {
        let heard = Names()
        try await world.ask(route, parameters, [:], heard)
        var next = 0
        while next < heard.all.count {
            let name = heard.all[next]
            next += 1
            let values = ["do", "scope", "action"].contains(name) ? Self.actions : []
            for value in Self.hostile + world.foreign + values {
                // One that nobody has answered yet, as it is now: behind that an answer's other fields are looked at.
                let draft = try await world.kitchen.draft("Cafe")
                let parameters = parameters.isEmpty ? [] : [draft.id.rawValue] + parameters.dropFirst()
                let usual = ["revision": "\(draft.revision)", "do": "confirm", "action": "confirm"].filter {
                    heard.all.contains($0.key)
                }
                try await world.ask(route, parameters, usual.merging([name: value]) { $1 }, heard)
            }
        }
    }
}

extension PageRoute: CustomTestStringConvertible {
    var testDescription: String {
        let path = parts.map { if case .named(let name) = $0 { name } else { "{}" } }.joined(separator: "/")
        return "\(method.rawValue) /\(path)"
    }
}
