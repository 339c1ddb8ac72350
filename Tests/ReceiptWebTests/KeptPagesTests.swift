import Foundation
import ReceiptDomain
import ReceiptStorage
import ReceiptTestSupport
import ReceiptWording
import Testing

@testable import ReceiptWeb

/// Pages that are drawn once and shown again, and what must never come of it.
@Suite struct KeptPagesTests {
    /// A moment at which everything has been on the disk for a while: only then is a page kept.
    private static let later: @Sendable () -> Date = { Date().addingTimeInterval(60) }

    @Test func `a draft that a terminal changes is another page at the next request`() async throws {
        try await Kitchen.with(now: Self.later) { kitchen in
            let secret = try await kitchen.device()
            let draft = try await kitchen.draft("Old Cafe")
            let path = "/review/\(draft.id.rawValue)"
            for _ in 0..<3 { #expect(try await kitchen.ask(path, as: secret).text.contains("Old Cafe")) }
            #expect(kitchen.server.drawn.count == 1)
            // Another process at the same folder.
            let terminal = try ReceiptLibrary(
                .folder(FileLocation(kitchen.folder.path)),
                now: Self.later,
                indexes: testIndexes
            )
            _ = try await terminal.update(draft.id, of: .me, basedOn: nil) { $0.merchant = "New Cafe" }
            let page = try await kitchen.ask(path, as: secret).text
            #expect(page.contains("New Cafe") && !page.contains("Old Cafe"))
            #expect(kitchen.server.drawn.count == 1)
        }
    }

    @Test func `nobody is shown a page that was drawn for somebody else`() async throws {
        try await Kitchen.with(now: Self.later) { kitchen in
            let (mine, hers) = (try await kitchen.device(), try await kitchen.device(of: Kitchen.mom))
            let draft = try await kitchen.draft("My Cafe")
            _ = try await kitchen.draft("Her Cafe", of: Kitchen.mom)
            let path = "/review/\(draft.id.rawValue)"
            #expect(try await kitchen.ask(path, as: mine).status == 200)
            #expect(try await kitchen.ask(path, as: hers).status == 404)
            #expect(try await kitchen.ask(path).status == 401)
            for _ in 0..<2 {
                for (secret, own, other) in [(mine, "My Cafe", "Her Cafe"), (hers, "Her Cafe", "My Cafe")] {
                    let page = try await kitchen.ask("/records", as: secret).text
                    #expect(page.contains(own) && !page.contains(other))
                }
            }
        }
    }

    @Test func `languages, colours and addresses have pages of their own`() async throws {
        try await Kitchen.with(now: Self.later) { kitchen in
            let secret = try await kitchen.device()
            _ = try await kitchen.draft("Cafe")
            let cookie = "receiptmind=\(secret)"
            var pages: [String] = []
            for other in ["", "; lang=ko", "; theme=dark"] {
                pages.append(try await kitchen.ask("/records", headers: ["cookie": cookie + other]).text)
            }
            pages.append(try await kitchen.ask("/records?q=Cafe", headers: ["cookie": cookie]).text)
            #expect(Set(pages).count == 4 && kitchen.server.drawn.count == 4)
        }
    }

    @Test func `what a browser has already is not sent again, unless it has become different`() async throws {
        try await Kitchen.with(now: Self.later) { kitchen in
            let secret = try await kitchen.device()
            _ = try await kitchen.draft("Cafe")
            let first = try await kitchen.ask("/records", as: secret)
            let tag = try #require(first.header("etag"))
            let again = try await kitchen.ask("/records", as: secret, headers: ["if-none-match": tag])
            #expect(again.status == 304 && again.text.isEmpty)
            _ = try await kitchen.draft("Bar")
            let changed = try await kitchen.ask("/records", as: secret, headers: ["if-none-match": tag])
            #expect(changed.status == 200 && changed.text.contains("Bar"))
        }
    }

    @Test func `nothing is kept while the disk's clock could hide a second change`() async throws {
        // By this clock nothing has been there for long, however slow the machine is.
        try await Kitchen.with(now: { Date().addingTimeInterval(-3600) }) { kitchen in
            let secret = try await kitchen.device()
            _ = try await kitchen.draft("Cafe")
            #expect(try await kitchen.ask("/records", as: secret).status == 200)
            #expect(kitchen.server.drawn.count == 0)
        }
    }

    @Test func `a device that is shut out is shown nothing more`() async throws {
        try await Kitchen.with(now: Self.later) { kitchen in
            let secret = try await kitchen.device()
            _ = try await kitchen.draft("Cafe")
            for _ in 0..<2 { #expect(try await kitchen.ask("/records", as: secret).status == 200) }
            let device = try #require(try await kitchen.library.devices().first)
            _ = try await kitchen.library.removeDevice(device.id)
            #expect(try await kitchen.ask("/records", as: secret).status == 401)
        }
    }

    @Test func `what belongs to one device or one moment is kept for none`() async throws {
        try await Kitchen.with(now: Self.later) { kitchen in
            let secret = try await kitchen.device()
            let photo = try await kitchen.library.receivePhoto(of: .me)
            try await photo.append([0xFF, 0xD8, 1])
            let arrived = try await photo.finish()
            let paths = ["/settings", "/review/question", "/photos/\(arrived.sha256)", "/"]
            for path in paths { _ = try await kitchen.ask(path, as: secret) }
            #expect(kitchen.server.drawn.count == 0)
        }
    }

    @Test func `another day, and another state of the disk, are other pages`() throws {
        let drawn = PageCache()
        let key = PageCache.Key(target: "/coming", language: .english, theme: .system)
        let day = try #require(CalendarDay(year: 2026, month: 11, day: 23))
        let next = try #require(day.adding(days: 1))
        var changeToken = ChangeToken()
        let state = PageCache.State(changeToken: changeToken, today: day)
        drawn.keep(.text("due"), key, of: .me, in: state)
        #expect(drawn.page(key, of: .me, in: state)?.text == "due")
        #expect(drawn.page(key, of: Kitchen.mom, in: state) == nil)
        #expect(drawn.page(key, of: .me, in: .init(changeToken: changeToken, today: next)) == nil)
        changeToken.add([1], changed: 1)
        #expect(drawn.page(key, of: .me, in: .init(changeToken: changeToken, today: day)) == nil)
    }

    @Test func `pages take so much memory and no more, and those asked for last stay`() throws {
        let drawn = PageCache(limit: 40_000)
        let day = try #require(CalendarDay(year: 2026, month: 11, day: 23))
        let state = PageCache.State(changeToken: ChangeToken(), today: day)
        let first = PageCache.Key(target: "/first", language: .english, theme: .system)
        drawn.keep(.text("first"), first, of: .me, in: state)
        for number in 0..<200 {
            let key = PageCache.Key(target: "/\(number)", language: .english, theme: .system)
            drawn.keep(.text(String(repeating: "x", count: 1000)), key, of: .me, in: state)
            #expect(drawn.page(first, of: .me, in: state) != nil)
            #expect(drawn.count <= 20)
        }
        let large = PageCache.Key(target: "/large", language: .english, theme: .system)
        drawn.keep(.text(String(repeating: "x", count: 30_000)), large, of: .me, in: state)
        #expect(drawn.page(large, of: .me, in: state) == nil)
    }
}
