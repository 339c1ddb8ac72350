import ReceiptDomain
import ReceiptStorage
import Testing

@testable import ReceiptWeb

/// The page as it comes encrypted.
@Suite struct SecureTests {
    private static let origin = "https://kitchen.test:8421"

    @Test func `a device that pairs encrypted gets a key that is never sent in the clear`() async throws {
        try await Kitchen.with { kitchen in
            let link = try await Pairing.link(for: .me, at: Self.origin, kitchen.library)
            let code = String(link.dropFirst((Self.origin + "/pair?code=").count))
            let paired = try await kitchen.ask(
                .post,
                "/pair",
                form: "code=\(code)&name=Phone",
                headers: ["origin": Self.origin],
                isSecure: true
            )
            let cookie = try #require(paired.header("set-cookie"))
            #expect(
                cookie.hasPrefix("__Host-receiptmind=") && cookie.contains("; Secure") && !cookie.contains("Domain")
            )
            let pair = ["cookie": String(cookie.prefix { $0 != ";" })]
            #expect(try await kitchen.ask(.get, "/records", headers: pair, isSecure: true).status == 200)
            #expect(try await kitchen.ask("/records", headers: pair).status == 401)
        }
    }

    @Test func `a key that came in the clear does not open the encrypted page`() async throws {
        try await Kitchen.with { kitchen in
            let secret = try await kitchen.device()
            #expect(try await kitchen.ask(.get, "/records", as: secret, isSecure: true).status == 401)
        }
    }

    /// Requests with the key of a device, in each way that a key can come.
    private static func states(_ kitchen: Kitchen, _ secret: String, isSecure: Bool) async throws -> Set<Int> {
        var states: Set<Int> = []
        let cookie = isSecure ? "__Host-receiptmind" : "receiptmind"
        for key in [["cookie": "\(cookie)=\(secret)"], ["authorization": "Bearer \(secret)"]] {
            states.insert(try await kitchen.ask(.get, "/records", headers: key, isSecure: isSecure).status)
        }
        return states
    }

    @Test(arguments: [true, false])
    func `a key opens the page by the way on which it came, however it is shown`(isSecure: Bool) async throws {
        try await Kitchen.with { kitchen in
            let link = try await Pairing.link(for: .me, at: "", kitchen.library)
            let form = "code=" + link.dropFirst("/pair?code=".count)
            let origin = ["origin": isSecure ? Self.origin : Kitchen.origin]
            let paired = try await kitchen.ask(.post, "/pair", form: form, headers: origin, isSecure: isSecure)
            let cookie = try #require(paired.header("set-cookie"))
            let secret = String(cookie.prefix { $0 != ";" }.suffix(64))
            let (own, other) = (
                try await Self.states(kitchen, secret, isSecure: isSecure),
                try await Self.states(kitchen, secret, isSecure: !isSecure)
            )
            #expect(own == [200])
            #expect(other == [401])
        }
    }

    @Test(arguments: [true, false])
    func `a device of before belongs to the way on which it comes first`(isSecure: Bool) async throws {
        try await Kitchen.with { kitchen in
            let secret = try await kitchen.device()
            #expect(try await Self.states(kitchen, secret, isSecure: isSecure) == [200])
            #expect(try await Self.states(kitchen, secret, isSecure: !isSecure) == [401])
            #expect(try await kitchen.library.devices().first?.channel == (isSecure ? .encrypted : .plain))
        }
    }

    @Test(arguments: [
        "http://kitchen.test:8421", "http://kitchen.test:8420", "https://kitchen.test:8420", "null",
        "https://evil.test",
    ])
    func `a form that came in the clear changes nothing on the encrypted page`(origin: String) async throws {
        try await Kitchen.with { kitchen in
            let answer = try await kitchen.ask(
                .post,
                "/pair",
                form: "code=0",
                headers: ["origin": origin],
                isSecure: true
            )
            #expect(answer.status == 403)
        }
    }

    @Test func `either page is asked for by its own port`() async throws {
        try await Kitchen.with { kitchen in
            let plain = try await kitchen.ask(
                .get,
                "/robots.txt",
                headers: ["host": "kitchen.test:8420"],
                isSecure: true
            )
            let secure = try await kitchen.ask("/robots.txt", headers: ["host": "kitchen.test:8421"])
            #expect(plain.status == 421 && secure.status == 421)
        }
    }

    @Test func `the certificate is there for devices that are not paired yet, with what it means`() async throws {
        try await Kitchen.with { kitchen in
            let page = try await kitchen.ask("/certificate")
            #expect(page.status == 200)
            #expect(page.text.contains("AB:CD") && page.text.contains(Self.origin))
            let file = try await kitchen.ask("/certificate/receiptmind.crt")
            #expect(file.header("content-type") == "application/x-x509-ca-cert")
            #expect(file.text.utf8.elementsEqual([1, 2, 3]))
            #expect(try await kitchen.ask("/certificate/server.pem").status == 404)
        }
    }
}
