import Foundation
import ReceiptDomain
import ReceiptIndex
@testable import ReceiptStorage
import Testing

/// All that can be asked of a library, answered.
struct Answers: Equatable {
    var records: [Record]
    var counts: [RecordStatus: Int]
    var selections: [[Record]] = []
    var summaries: [RecordSummary] = []
    var steps: [LedgerStep]
    var histories: [[LedgerEntry]] = []
    var alike: [[Record]] = []
    var held: [RecordID?] = []
    var entities: [String]
    var matches: [RecordID?] = []

    /// With `step`, only some of the queries are asked.
    init(of library: ReceiptLibrary, user: UserID = .me, step: Int = 1) async throws {
        counts = try await library.counts(of: user)
        for query in stride(from: 0, to: Self.queries.count, by: step).map({ Self.queries[$0] }) {
            summaries.append(try await library.summary(query, of: user))
            var place: RecordOrder?
            var found: [Record] = []
            repeat {
                let page = try await library.select(query, after: place, limit: 97, of: user)
                found += page.records
                place = page.next
            } while place != nil
            selections.append(found)
        }
        records = try await library.records(of: user)
        steps = try await library.steps(of: user, newest: 12)
        for record in records.suffix(5) + records.prefix(5) {
            histories.append(try await library.history(of: record.id, user: user))
            alike.append(try await library.records(sharing: ReceiptTrait.all(of: record), limit: 3, of: user))
            held.append(try await library.record(holding: record.images.first?.sha256 ?? "", of: user)?.id)
            for part in [record.id.rawValue.prefix(20), record.id.rawValue.suffix(9), record.id.rawValue.prefix(1)] {
                matches.append(try? await library.record(matching: String(part), of: user).id)
            }
        }
        entities = try await library.entities(SampleEntity.self, of: user).map { $0.entity.id + ($0.entity.name ?? "") }
    }

    static let queries: [RecordQuery] = {
        func day(_ text: String) -> CalendarDay? { CalendarDay(iso: text) }
        var tests: [RecordTest] = [
            .status([.draft]), .status([.confirmed, .draft]), .category([.food, .health], orNone: true),
            .category([.food], orNone: false), .category([], orNone: true), .isNotCategory(.food), .kind([.income]),
            .has(.day, false), .has(.time, true),
            .has(.amount, false),
            .currency([.usd], orNone: false), .currency([], orNone: true), .word("성"), .word("café"), .word("s"),
            .word("&"), .word("없는말"), .text(field: "merchant", .contains("성수")),
            .text(field: "memo", .isThere(false)), .text(field: "tags", .compare(.is, "여행")),
            .text(field: "tags", .compare(.isNot, "여행")), .text(field: "memo", .contains("가")),
            .text(field: "account", .compare(.minimum, "visa")), .text(field: "item", .contains("우유")),
        ]
        let comparisons: [RecordTest.Comparison] = [.is, .isNot, .minimum, .maximum, .more, .less]
        for comparison in comparisons {
            if let day = day("2026-06-15") { tests.append(.day(comparison, day)) }
            if let time = TimeOfDay(hour: 12, minute: 1) { tests.append(.time(comparison, time)) }
            for currency in [Currency.krw, .usd, .unknown] {
                tests.append(.amount(comparison, Money(minorUnits: 500, currency: currency)))
            }
            tests.append(.amount(comparison, Money(minorUnits: 550, currency: .unknown)))
        }
        return [RecordQuery()] + tests.map { RecordQuery([$0]) }
            + zip(tests, tests.dropFirst(9)).map { RecordQuery([$0, $1]) }
    }()
}

/// What the sample ledgers have beside records.
struct SampleEntity: LedgerEntity {
    static let kind = "sample"
    static let fields: Set<String> = ["id", "name"]
    var id: String
    var name: String?
}

@Suite struct SameAnswerTests {
    private func expectSame(_ place: SampleLibrary, tail: Int = 4000) async throws {
        let plain = try await Answers(of: place.plain())
        #expect(try await Answers(of: place.indexed(tail: tail)) == plain)
        #expect(FileManager.default.fileExists(atPath: place.index().path))
        // From the file that is there now.
        #expect(try await Answers(of: place.indexed(tail: tail)) == plain)
    }

    @Test(arguments: [0, 4000, 40_000])
    func `with an index the answers are the same, however much is behind it`(_ tail: Int) async throws {
        try await expectSame(try await SampleLibrary(records: 100), tail: tail)
    }

    @Test func `lines that come later change the answers as they do without an index`() async throws {
        let place = try await SampleLibrary(records: 120)
        let library = try place.indexed()
        _ = try await library.counts(of: .me)
        var household = SampleHousehold(seed: 1)
        let again = household.lines(120)
        for part in 0..<4 {
            // The same records once more, changed; then others.
            var more = SampleHousehold(seed: UInt64(part + 2))
            try place.append(Array(again.dropFirst(part * 20).prefix(15)) + more.lines(15))
            let plain = try await Answers(of: place.plain(), step: 5)
            #expect(try await Answers(of: library, step: 5) == plain)
            #expect(try await Answers(of: place.indexed(), step: 5) == plain)
        }
    }

    @Test func `what is written and taken back through an index is what would be without`() async throws {
        let place = try await SampleLibrary(records: 120)
        let library = try place.indexed()
        let undo = UndoSteps(journal: library)
        let records = try await library.select(RecordQuery(), after: nil, limit: 8, of: .me).records
        for record in records {
            _ = try await library.update(record.id, of: .me, basedOn: record.revision) { $0.memo = "x" }
        }
        try await undo(of: .me, count: 3) { _ in }
        #expect(try await Answers(of: library, step: 9) == Answers(of: place.plain(), step: 9))
        try await undo(of: .me, count: 9) { _ in }
        #expect(try await Answers(of: place.indexed(), step: 9) == Answers(of: place.plain(), step: 9))
    }
}
