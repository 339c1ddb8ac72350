import Foundation
import ReceiptDomain
import ReceiptStorage
import Testing

@testable import ReceiptWeb

/// A reverse proxy before the page, which lets people in by itself.
@Suite struct ReverseProxyTests {
    private static let name = "receipts.example.org"
    private static let origin = "https://" + name

    private func withProxy(_ header: String? = "Remote-User", _ work: (Kitchen) async throws -> Void) async throws {
        let proxy = try #require(
            ReverseProxy(origin: Self.origin, addresses: ["127.0.0.1", "10.0.0.2"], userHeader: header)
        )
        try await Kitchen.with(proxy: proxy, work)
    }

    private func ask(
        _ kitchen: Kitchen,
        _ method: PageRequest.Method = .get,
        _ target: String = "/settings",
        _ headers: [String: String] = [:],
        form: String? = nil,
        host: String = name,
        from peer: String? = "127.0.0.1"
    ) async throws -> PageResponse {
        let own = ["host": host, "origin": Self.origin]
        return try await kitchen.ask(method, target, form: form, headers: own.merging(headers) { $1 }, from: peer)
    }

    @Test func `whom the proxy let in is that user, and no other`() async throws {
        try await withProxy { kitchen in
            for name in ["me", "mom"] {
                let page = try await ask(kitchen, .get, "/settings", ["remote-user": name])
                #expect(page.status == 200 && page.text.contains("<body data-user=\"\(name)\""))
            }
            let form = "kind=expense&merchant=Cafe&amount=4500&date=2026-11-20"
            #expect(try await ask(kitchen, .post, "/add", ["remote-user": "mom"], form: form).status == 303)
            #expect(try await kitchen.library.records(of: Kitchen.mom).count == 1)
            #expect(try await kitchen.library.records(of: .me).isEmpty)
            #expect(try await kitchen.library.devices().isEmpty, "nothing is paired for it")
        }
    }

    @Test func `its word counts more than a browser's key, and less than a program's token`() async throws {
        try await withProxy { kitchen in
            let key = try await kitchen.device()
            let cookies = ["cookie": "__Host-receiptmind=\(key)", "remote-user": "mom"]
            #expect(try await ask(kitchen, .get, "/settings", cookies).text.contains("data-user=\"mom\""))
            let token = try await Pairing.token(for: .me, named: "t", [.read], kitchen.library)
            let program = ["authorization": "Bearer " + token, "remote-user": "mom"]
            #expect(try await ask(kitchen, .get, "/api/v1/me", program).text.contains("\"user\":\"me\""))
        }
    }

    /// Who sends it, with which name, from where.
    @Test(arguments: [
        ("10.0.0.3", name), ("192.168.0.7", name), ("::1", name), ("127.0.0.10", name), (nil, name),
        ("127.0.0.1", "kitchen.test:8420"), ("10.0.0.2", "kitchen.test:8420"), ("127.0.0.1", "evil.test"),
        ("127.0.0.1", name + ":443"),
    ])
    func `the header from anywhere else is refused`(_ peer: String?, _ host: String) async throws {
        try await withProxy { kitchen in
            let key = try await kitchen.device()
            let form = "kind=note&text=Hello"
            for path in ["/", "/settings", "/api/v1/records", "/robots.txt"] {
                let headers = ["remote-user": "me", "cookie": "receiptmind=\(key)"]
                let answer = try await ask(kitchen, .get, path, headers, host: host, from: peer)
                #expect(answer.status == 403 && !answer.text.contains("data-user"), "\(path): \(answer.status)")
            }
            let sent = try await ask(kitchen, .post, "/add", ["remote-user": "me"], form: form, host: host, from: peer)
            #expect(sent.status == 403)
            #expect(try await kitchen.library.records(of: .me).isEmpty)
        }
    }

    @Test(arguments: ["", "dad", "Mom", "me, mom", "me\u{0}", "../me", String(repeating: "a", count: 5000), "<b>"])
    func `a name that is no user's opens nothing`(_ name: String) async throws {
        try await withProxy { kitchen in
            let answer = try await ask(kitchen, .get, "/settings", ["remote-user": name])
            #expect(answer.status == 403 && !answer.text.contains("<b>"))
            #expect(try await ask(kitchen, .get, "/api/v1/records", ["remote-user": name]).status == 403)
        }
    }

    @Test func `without the header, devices are paired through the proxy as without it`() async throws {
        try await withProxy { kitchen in
            #expect(try await ask(kitchen).status == 401)
            let link = try await Pairing.link(for: Kitchen.mom, at: Self.origin, kitchen.library)
            let code = String(link.dropFirst((Self.origin + "/pair?code=").count))
            let paired = try await ask(kitchen, .post, "/pair", form: "code=\(code)&name=Phone")
            let cookie = try #require(paired.header("set-cookie"))
            #expect(paired.status == 303 && cookie.hasPrefix("__Host-receiptmind=") && cookie.contains("; Secure"))
            let key = cookie.prefix { $0 != ";" }
            #expect(try await ask(kitchen, .get, "/settings", ["cookie": String(key)]).status == 200)
            // A key of the encrypted page does not open the plain one.
            let plain = String(key.replacing("__Host-", with: ""))
            #expect(try await kitchen.ask("/settings", headers: ["cookie": plain]).status == 401)
        }
    }

    @Test func `a page of another site sends no form by what the proxy let in`() async throws {
        try await withProxy { kitchen in
            for (path, form) in [("/add", "kind=note&text=Hello"), ("/api/v1/entries", "line=Cafe+4500KRW")] {
                for foreign in [["origin": "https://evil.test"], ["origin": "http://" + Self.name], ["origin": "null"]]
                {
                    let headers = foreign.merging(["remote-user": "me"]) { $1 }
                    let answer = try await ask(kitchen, .post, path, headers, form: form)
                    #expect(answer.status == 403)
                }
            }
            #expect(try await kitchen.library.records(of: .me).isEmpty)
        }
    }

    @Test func `a code for a phone can be shown by whom the proxy let in`() async throws {
        try await withProxy { kitchen in
            let page = try await ask(kitchen, .post, "/settings/devices", ["remote-user": "mom"], form: "do=pair")
            let code = try #require(page.text.firstMatch(of: /receipts\.example\.org\/pair\?code=([0-9a-f]+)/)?.1)
            #expect(try await ask(kitchen, .post, "/pair", form: "code=\(code)").status == 303)
            #expect(try await kitchen.library.devices().map(\.user) == [Kitchen.mom])
        }
    }

    @Test func `where no header is named, one that is sent means nothing`() async throws {
        try await withProxy(nil) { kitchen in
            let answer = try await ask(kitchen, .get, "/settings", ["remote-user": "me"])
            #expect(answer.status == 401)
        }
        try await Kitchen.with { kitchen in
            let key = try await kitchen.device()
            let page = try await kitchen.ask("/settings", as: key, headers: ["remote-user": "mom"])
            #expect(page.text.contains("data-user=\"me\""))
            #expect(try await kitchen.ask("/settings", headers: ["host": Self.name]).status == 421)
        }
    }

    @Test(arguments: [
        ("https://a:443", "https://a"), ("http://a:80", "http://a"), ("https://a:80", "https://a:80"),
        ("https://a:8443", "https://a:8443"), ("HTTPS://A", "https://a"),
    ])
    func `a proxy's address is as browsers write it`(_ text: String, _ origin: String) {
        #expect(ReverseProxy(origin: text, addresses: [])?.origin == origin)
    }

    @Test(arguments: [
        ("https://receipts.example.org", true), ("http://10.0.0.1:8080", true), ("HTTPS://Receipts.Example.org", true),
        ("receipts.example.org", false), ("https://", false), ("https://a/b", false), ("https://a b", false),
        ("ftp://a", false), ("https://me@a", false), ("", false),
    ])
    func `a proxy's address is a scheme and a host`(_ text: String, _ isOne: Bool) {
        #expect((ReverseProxy(origin: text, addresses: []) != nil) == isOne)
    }
}
