import Foundation
import ReceiptDomain
import ReceiptStorage
import Synchronization
import Testing

@testable import ReceiptWeb

@Suite struct PairingTests {
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

    @Test func `nobody keeps others from pairing, however often they try`() async throws {
        try await Kitchen.with { kitchen in
            let link = try await Pairing.link(for: .me, at: Kitchen.origin, kitchen.library)
            let code = String(link.dropFirst((Kitchen.origin + "/pair?code=").count))
            let changeToken = try kitchen.library.changeTokenOfDevices()
            for _ in 0..<50 {
                #expect(try await kitchen.ask("/pair?code=0").status == 410)
                #expect(try await kitchen.ask(.post, "/pair", form: "code=0").status == 410)
                let foreign = ["origin": "http://evil.test", "sec-fetch-site": "cross-site"]
                #expect(try await kitchen.ask(.post, "/pair", form: "code=0", headers: foreign).status == 403)
            }
            // Nor does it write anything.
            #expect(try kitchen.library.changeTokenOfDevices() == changeToken)
            #expect(try await kitchen.ask(.post, "/pair", form: "code=\(code)").status == 303)
        }
    }

    @Test(arguments: [
        ("content-length", "60000000"), ("transfer-encoding", "chunked"),
    ])
    func `whoever is refused with a body on the way is not listened to any more`(
        _ name: String,
        _ value: String
    ) async throws {
        try await Kitchen.withDevice { kitchen, secret in
            let body = [name: value]
            let foreign = body.merging(["origin": "http://evil.test"]) { $1 }
            let answers = [
                try await kitchen.ask(.post, "/add", form: "a=b", headers: body),
                try await kitchen.ask(.put, "/photos", body: [[1]], headers: body),
                try await kitchen.ask(.post, "/pair", form: "code=0", headers: foreign),
                try await kitchen.ask(.get, "/robots.txt", form: "a=b", headers: body),
                try await kitchen.ask(.get, "/nothing", as: secret, form: "a=b", headers: body),
                try await kitchen.ask(.post, "/nothing", as: secret, form: "a=b", headers: body),
                try await kitchen.ask(.put, "/nothing", as: secret, form: "a=b", headers: body),
            ]
            for answer in answers { #expect(answer.header("connection") == "close", "\(answer.status)") }
        }
    }

    @Test func `whoever sent all of it is listened to on`() async throws {
        try await Kitchen.with { kitchen in
            let length = ["content-length": "6"]
            let answer = try await kitchen.ask(.post, "/pair", form: "code=0", headers: length)
            #expect(answer.status == 410 && answer.header("connection") == nil)
            #expect(try await kitchen.ask("/").header("connection") == nil)
        }
    }

    @Test(arguments: [("/pair", PageServer.formTime), ("/photos", PageServer.photoTime)])
    func `a body that comes too slowly is not waited for`(path: String, time: Duration) async throws {
        let clock = Mutex(ContinuousClock.now)
        try await Kitchen.with(clock: { clock.withLock { $0 } }) { kitchen in
            let secret = try await kitchen.device()
            let answer = try await kitchen.ask(
                path == "/pair" ? .post : .put,
                path,
                as: secret,
                body: Array(repeating: [65], count: 100),
                headers: ["content-length": "100"]
            ) { _ in clock.withLock { $0 += time / 50 } }
            #expect(answer.status == 408 && answer.header("connection") == "close")
            #expect(kitchen.inbox.isEmpty)
        }
    }

    @Test func `a device that is removed is out, with its codes, its streams and what it sends`() async throws {
        try await Kitchen.with { kitchen in
            let (secret, other) = (try await kitchen.device(), try await kitchen.device())
            let all = try await kitchen.library.devices()
            let id = try #require(all.first).id
            let offer = "/settings/devices"
            let codes = [
                try await kitchen.ask(.post, offer, as: secret, form: "do=pair"),
                try await kitchen.ask(.post, offer, as: other, form: "do=pair"),
            ].compactMap { $0.text.firstMatch(of: /pair\?code=([0-9a-f]+)/)?.1 }
            try #require(codes.count == 2)
            guard case .stream(let events) = try await kitchen.ask("/events", as: secret).content else {
                Issue.record("no events")
                return
            }
            let photo: [[UInt8]] = [[0xFF, 0xD8], [1, 2, 3]]
            let library = kitchen.library
            let sent = try await kitchen.ask(.put, "/photos", as: secret, body: photo) { number in
                if number == 1 { _ = try await library.removeDevice(id) }
            }
            #expect(sent.status == 401 && kitchen.inbox.isEmpty)
            for await _ in events {}
            #expect(try await kitchen.ask(.post, "/pair", form: "code=\(codes[0])").status == 410)
            #expect(try await kitchen.ask(.post, "/pair", form: "code=\(codes[1])").status == 303)
            #expect(try await kitchen.ask("/", as: secret).status == 401)
        }
    }

    @Test func `a device that is gone makes no code any more`() async throws {
        try await Kitchen.with { kitchen in
            let until = Date().addingTimeInterval(60)
            let code = Secret.pairing()
            let offer = PairingOffer(user: .me, scope: .full, until: until, maker: "gone1")
            try await kitchen.library.offer(offer, codeHash: code.hash)
            #expect(try await kitchen.library.offer(codeHash: code.hash) == nil)
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
        try await Kitchen.withDevice { kitchen, secret in
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
            #expect(try await kitchen.ask(.put, "/photos", body: [[0xFF, 0xD8, 3]], headers: headers).status == 201)
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
            let none = AsyncThrowingStream<[UInt8], any Error> { nil }
            guard let request = PageRequest(method: .get, target: target, headers: headers, body: none) else {
                return
            }
            let answer = await kitchen.server.answer(request)
            #expect(answer.status == 404 || target == "//")
            #expect(!answer.text.contains("secret"))
        }
    }
}
