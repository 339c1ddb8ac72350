import Foundation
import ReceiptDomain
import ReceiptStorage
import Synchronization
import Testing

@testable import ReceiptWeb

@Suite struct DoorTests {
    @Test func `a code pairs one device, once`() async throws {
        try await Kitchen.with { kitchen in
            let link = try await Pairing.link(for: .me, at: Kitchen.origin, kitchen.library)
            let target = String(link.dropFirst(Kitchen.origin.count))
            let code = String(target.dropFirst("/pair?code=".count))
            // Looking spends nothing: a program that looks at links before the person does must not use it up.
            for _ in 0..<3 { #expect(try await kitchen.ask(target).status == 200) }
            let paired = try await kitchen.ask(.post, "/pair", form: "code=\(code)&name=Phone")
            #expect(paired.status == 303)
            let cookie = try #require(paired.header("set-cookie"))
            #expect(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"))
            let secret = String(cookie.dropFirst("receiptmind=".count).prefix { $0 != ";" })
            #expect(try await kitchen.ask("/", as: secret).status == 200)
            #expect(try await kitchen.ask(.post, "/pair", form: "code=\(code)").status == 410)
            let kept = try String(contentsOf: kitchen.folder.appendingPathComponent("devices.json"), encoding: .utf8)
            #expect(!kept.contains(secret) && !kept.contains(code))
            let device = try #require(try await kitchen.library.devices().first)
            _ = try await kitchen.library.removeDevice(device.id)
            #expect(try await kitchen.ask("/", as: secret).status == 401)
        }
    }

    @Test func `an offer that is over pairs nothing`() async throws {
        try await Kitchen.with { kitchen in
            let code = Secret.pairing()
            let offer = PairingOffer(user: .me, scope: .full, until: Date().addingTimeInterval(-1))
            try await kitchen.library.offer(offer, codeHash: code.hash)
            #expect(try await kitchen.ask(.post, "/pair", form: "code=\(code.text)").status == 410)
        }
    }

    @Test func `codes cannot be guessed in a hurry`() async throws {
        let start = ContinuousClock.now
        let time = Mutex(start)
        try await Kitchen.with(pairings: Attempts(most: 10) { time.withLock { $0 } }) { kitchen in
            var states: [Int] = []
            for _ in 0..<12 { states.append(try await kitchen.ask("/pair?code=0").status) }
            #expect(states.prefix(10).allSatisfy { $0 == 410 } && states.suffix(2) == [429, 429])
            time.withLock { $0 = start + .seconds(61) }
            #expect(try await kitchen.ask("/pair?code=0").status == 410)
        }
    }

    @Test(arguments: ["evil.test:8420", "kitchen.test", "kitchen.test:80", "kitchen.test:8420.evil.test", ""])
    func `another host's name is not answered`(host: String) async throws {
        try await Kitchen.with { kitchen in
            let secret = try await kitchen.device()
            #expect(try await kitchen.ask("/", as: secret, headers: ["host": host]).status == 421)
        }
    }

    @Test(arguments: [
        ["origin": "http://evil.test"], ["origin": "null"], ["origin": "https://kitchen.test:8420"],
        ["origin": "http://kitchen.test:8420.evil.test"], ["origin": ""],
    ])
    func `a form of another page changes nothing`(headers: [String: String]) async throws {
        try await Kitchen.with { kitchen in
            let secret = try await kitchen.device()
            let draft = try await kitchen.draft("Cafe")
            let form = "revision=\(draft.revision)&do=confirm"
            let answer = try await kitchen.ask(
                .post,
                "/review/\(draft.id.rawValue)",
                as: secret,
                form: form,
                headers: headers
            )
            #expect(answer.status == 403)
            #expect(try await kitchen.library.record(draft.id, of: .me).status == .draft)
        }
    }

    @Test func `whoever is not paired sees nothing`() async throws {
        try await Kitchen.with { kitchen in
            _ = try await kitchen.draft("Cafe")
            for path in ["/", "/review", "/records", "/add", "/accounts", "/settings", "/steps", "/events"] {
                let answer = try await kitchen.ask(path)
                #expect(answer.status == 401 && !answer.text.contains("Cafe"))
            }
            #expect(try await kitchen.ask("/", as: String(repeating: "0", count: 64)).status == 401)
        }
    }

    @Test func `a token for sending sees nothing`() async throws {
        try await Kitchen.with { kitchen in
            let token = ["authorization": "Bearer " + (try await kitchen.device(.upload))]
            let draft = try await kitchen.draft("Cafe")
            for path in ["/", "/review/\(draft.id.rawValue)", "/records", "/settings", "/steps", "/events"] {
                #expect(try await kitchen.ask(path, headers: token).status == 404)
            }
            // A script has no origin.
            let headers = token.merging(["origin": "http://anything.test"]) { $1 }
            #expect(try await kitchen.ask(.put, "/photos", body: [[1, 2, 3]], headers: headers).status == 201)
        }
    }

    @Test(arguments: [
        "/../devices.json", "/records/../../devices.json", "/records/%2e%2e/x", "/photos/..%2f..%2fdevices.json", "//",
        "",
        "http://evil.test/", "/records/%00", "/records/%zz", "/records/a%2Fb",
    ])
    func `paths lead nowhere else`(target: String) async throws {
        try await Kitchen.with { kitchen in
            let secret = try await kitchen.device()
            let headers = ["host": "kitchen.test:8420", "cookie": "receiptmind=\(secret)"]
            guard let request = PageRequest(method: .get, target: target, headers: headers, body: EmptyBody()) else {
                return
            }
            let answer = await kitchen.server.answer(request)
            #expect(answer.status == 404 || target == "//")
            #expect(!answer.text.contains("secret"))
        }
    }
}
