import Foundation
import ReceiptDomain
@testable import ReceiptStorage
import Testing

@Suite struct NewsTests {
    let place: TemporaryLibrary
    let library: ReceiptLibrary
    let records: [Record]

    init() async throws {
        place = try TemporaryLibrary()
        library = try await place.openWithMe()
        for name in ["a", "b", "c"] { _ = try await library.take(place.drop("photo \(name)", as: "\(name).jpg")) }
        records = try await library.records(of: .me)
    }

    @Test func `what was told is not told again, whoever changes a record`() async throws {
        let all = try await library.changes(of: .me, since: nil)
        #expect(all.isEverything && Set(all.records) == Set(records))
        let none = try await library.changes(of: .me, since: all.mark)
        #expect(none == RecordDelta(records: [], isEverything: false, mark: all.mark))
        var changed = records[0]
        for memo in ["x", "y"] {
            changed = try await place.open().update(changed.id, of: .me, basedOn: nil) { $0.memo = memo }
        }
        let news = try await library.changes(of: .me, since: all.mark)
        #expect(news.records == [changed])
        #expect(!news.isEverything)
        #expect(try await library.changes(of: .me, since: news.mark).records.isEmpty)
    }

    @Test func `of a ledger that was replaced everything is told`() async throws {
        let mark = try await library.changes(of: .me, since: nil).mark
        let lines = try place.ledgerLines()
        try FileManager.default.removeItem(at: place.ledger)
        try place.writeLedger(lines.dropLast())
        let news = try await library.changes(of: .me, since: mark)
        #expect(news.isEverything)
        #expect(news.records.count == 2)
    }

    @Test func `a mark of another process is of no use here`() async throws {
        let mark = try await place.open().changes(of: .me, since: nil).mark
        #expect(try await library.changes(of: .me, since: mark).isEverything)
    }
}
