import Foundation
import ReceiptDomain
@testable import ReceiptIndex
@testable import ReceiptStorage
import Testing

/// A question that the index cannot answer is answered from all records, and nobody notices: so it is asked itself.
@Suite struct OwnAnswersTests {
    @Test func `every question is answered by the index itself`() async throws {
        let place = try await SampleLibrary(records: 150)
        let records = try await place.plain().records(of: .me)
        _ = try await place.indexed(tail: 0).counts(of: .me)
        let index = try #require(SampleLibrary.indexes.index(in: FileLocation(place.folder().path), of: .me))
        let others = Set(records.prefix(20).map(\.id))
        for query in Answers.queries {
            _ = try index.select(query, without: others, after: nil, limit: 5)
            _ = try index.sums(query, without: others)
        }
        let days = DayRange(CalendarDay(iso: "2026-02-01"), through: CalendarDay(iso: "2026-11-30"))
        for others in [[], others] {
            #expect(try !index.flows(on: ["현대카드", "Visa"], without: others).flows.isEmpty)
            #expect(try index.moved(on: "Visa", days, without: others, limit: 3).lines.count == 3)
            #expect(try !index.counts(without: others).isEmpty)
            #expect(try !index.sums(ofPlainIn: days, without: others).isEmpty)
            for record in records.suffix(30) {
                _ = try index.records(sharing: ReceiptTrait.all(of: record), without: others, limit: 3)
            }
        }
        #expect(try !index.notes(beginning: "shop\u{1F}").isEmpty)
        #expect(try !index.counts(of: "currency\u{1F}", limit: nil).isEmpty)
        #expect(try !index.lines(ofShop: "gs25역삼").isEmpty)
        #expect(try index.readText(of: records[0].id) == nil)
        #expect(try index.newestLines().count == records.count)
        #expect(try index.stepLines(before: nil, limit: 5).count == 5)
        #expect(try !index.entities(ofKind: "sample").isEmpty)
    }
}
