import Foundation
import ReceiptDomain
import Testing

@testable import ReceiptWeb

/// The figures for a monitor.
@Suite struct MetricsTests {
    private func value(_ name: String, _ answer: PageResponse) -> String? {
        answer.text.split(separator: "\n").first { $0.hasPrefix("receiptmind_" + name + " ") }?.split(separator: " ")
            .last
            .map(String.init)
    }

    @Test func `it says what waits and what was done, of all users, without their names`() async throws {
        try await Kitchen.with(freeSpace: { 1 << 40 }) { kitchen in
            _ = try await kitchen.draft("Her Secret Cafe", of: Kitchen.mom)
            _ = try await kitchen.draft("Cafe")
            _ = try await kitchen.draft("Market", status: .confirmed)
            let key = try await kitchen.device()
            #expect(try await kitchen.ask(.put, "/photos", as: key, body: [[0xFF, 0xD8, 0xFF, 1]]).status == 201)
            let answer = try await kitchen.ask(.get, "/metrics", from: "127.0.0.1")
            #expect(answer.status == 200)
            #expect(answer.header("content-type") == "text/plain; version=0.0.4; charset=utf-8")
            for (name, expected) in [
                ("drafts", "2"), ("photos_waiting", "1"), ("photos_unreadable", "0"), ("photos_received_total", "1"),
                ("reader_restarts_total", "0"), ("photos_read_total{outcome=\"drafted\"}", "0"),
            ] { #expect(value(name, answer) == expected, "\(name) in \(answer.text)") }
            #expect(Int(value("free_bytes", answer) ?? "") ?? 0 > 0)
            #expect(!answer.text.contains("mom") && !answer.text.contains("Cafe"))
            // Each figure is explained and has a type.
            for line in answer.text.split(separator: "\n") where !line.hasPrefix("#") {
                let name = line.prefix { $0 != " " && $0 != "{" }
                #expect(answer.text.contains("# HELP \(name) ") && answer.text.contains("# TYPE \(name) "), "\(line)")
            }
        }
    }

    @Test(
        arguments: [
            ("127.0.0.1", [:], 200), ("::1", [:], 200), ("192.168.0.7", [:], 401), (nil, [:], 401),
            ("12.7.0.1", [:], 401),
            ("127.0.0.1", ["x-forwarded-for": "192.168.0.7"], 401), ("127.0.0.1", ["forwarded": "for=1.2.3.4"], 401),
            ("127.0.0.1", ["via": "1.1 proxy"], 401), ("127.0.0.1", ["host": "evil.test"], 421),
        ] as [(String?, [String: String], Int)]
    )
    func `without a token only this machine sees it`(
        _ peer: String?,
        _ headers: [String: String],
        _ status: Int
    ) async throws {
        try await Kitchen.with { kitchen in
            let answer = try await kitchen.ask(.get, "/metrics", headers: headers, from: peer)
            #expect(answer.status == status)
        }
    }

    @Test func `others need a token that was made for it`() async throws {
        try await Kitchen.with { kitchen in
            for right in Device.Right.allCases {
                let token = try await Pairing.token(for: Kitchen.mom, named: "t", [right], kitchen.library)
                let answer = try await kitchen.ask("/metrics", headers: ["authorization": "Bearer " + token])
                #expect(answer.status == (right == .metrics ? 200 : 404), "\(right)")
            }
            for (user, status) in [(UserID.me, 200), (Kitchen.mom, 404)] {
                let key = try await kitchen.device(of: user)
                #expect(try await kitchen.ask("/metrics", as: key).status == status)
            }
            let token = try await Pairing.token(for: .me, named: "t", [.metrics], kitchen.library)
            let program = ["authorization": "Bearer " + token]
            #expect(try await kitchen.ask("/records", headers: program).status == 404)
            #expect(try await kitchen.ask("/api/v1/records", headers: program).status == 403)
        }
    }

    @Test func `a proxy's own requests are not this machine's`() async throws {
        let proxy = try #require(ReverseProxy(origin: "https://receipts.example.org", addresses: ["127.0.0.1"]))
        try await Kitchen.with(proxy: proxy) { kitchen in
            let passed = ["host": "receipts.example.org"]
            let answer = try await kitchen.ask(.get, "/metrics", headers: passed, from: "127.0.0.1")
            #expect(answer.status == 401)
            #expect(try await kitchen.ask(.get, "/metrics", from: "127.0.0.1").status == 200)
        }
    }
}
