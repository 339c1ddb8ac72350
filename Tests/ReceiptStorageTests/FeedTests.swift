import ReceiptDomain
import Testing

@testable import ReceiptStorage

/// The ledger as news: each line about a record once, with what was before.
@Suite struct FeedTests {
    @Test func `lines behind a place are told in order, with the state before`() async throws {
        let place = try TemporaryLibrary()
        let library = try await place.openWithMe()
        let old = try await library.take(place.drop("old", as: "old.jpg"))
        let start = try await library.feedEnd(of: .me)
        #expect(try await library.feed(of: .me, after: start, limit: 9).items.isEmpty)
        let new = try await library.take(place.drop("new", as: "new.jpg"))
        let changed = try await library.update(old.id, of: .me, basedOn: nil) { $0.memo = "x" }
        let (items, next) = try await library.feed(of: .me, after: start, limit: 9)
        #expect(items.map(\.after.id) == [new.id, old.id] && items.map(\.before?.id) == [nil, old.id])
        #expect(items[1].after == changed && items[1].before == old)
        #expect(try await library.feed(of: .me, after: next, limit: 9).items.isEmpty)
        let first = try await library.feed(of: .me, after: start, limit: 1)
        #expect(first.items.count == 1)
        #expect(try await library.feed(of: .me, after: first.next, limit: 9).items == [items[1]])
    }

    @Test func `a place in another file is found again by its number`() async throws {
        let place = try TemporaryLibrary()
        let library = try await place.openWithMe()
        for name in ["a", "b", "c"] { _ = try await library.take(place.drop(name, as: name + ".jpg")) }
        for offset in [17, 1 << 30] {
            let strange = FeedPlace(sequence: 2, offset: offset)
            let (items, next) = try await library.feed(of: .me, after: strange, limit: 9)
            #expect(items.count == 1 && items[0].place.sequence == 3)
            #expect(try await library.feedEnd(of: .me) == next)
        }
    }
}
