import Foundation
import HouseholdBook
import ReceiptDomain
import ReceiptLearning
import ReceiptTestSupport
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
    var sums: [Set<RecordSum>] = []
    var imported: [ImportedAccount]
    var lessons: Lessons
    var book: Book

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
        for days in [DayRange(), DayRange(CalendarDay(iso: "2026-03-05"), through: CalendarDay(iso: "2026-06-30"))] {
            sums.append(Set(try await library.sums(ofPlainIn: days, of: user)))
        }
        imported = try await library.importedAccounts(of: user)
        lessons = try await Lessons(of: library, user, records)
        book = try await Book(of: library, user)
        entities = try await library.entities(SampleEntity.self, of: user).map { $0.entity.id + ($0.entity.name ?? "") }
    }

    /// Questions that are answered in another way.
    func differences(from other: Answers) -> [String] {
        let parts: [(String, Bool)] = [
            ("records", records == other.records), ("counts", counts == other.counts),
            ("selections", selections == other.selections), ("summaries", summaries == other.summaries),
            ("sums", sums == other.sums), ("imported", imported == other.imported), ("steps", steps == other.steps),
            ("histories", histories == other.histories),
            ("alike", alike == other.alike), ("held", held == other.held), ("entities", entities == other.entities),
            ("matches", matches == other.matches), ("habits", lessons.habits == other.lessons.habits),
            ("shops", lessons.shops == other.lessons.shops), ("named", lessons.named == other.lessons.named),
            ("suggestions", lessons.suggestions == other.lessons.suggestions), ("days", book.days == other.book.days),
            ("bills", book.bills == other.book.bills), ("pages", book.pages == other.book.pages),
        ]
        return parts.filter { !$0.1 }.map(\.0)
    }

    static let queries: [RecordQuery] = {
        func day(_ text: String) -> CalendarDay? { CalendarDay(iso: text) }
        var tests: [RecordTest] = [
            .status([.draft]), .status([.confirmed, .draft]), .category([.food, .health], orNone: true),
            .category([.food], orNone: false), .category([], orNone: true), .isNotCategory(.food), .kind([.income]),
            .has(.day, false), .has(.time, true),
            .has(.amount, false),
            .word("성"), .word("café"), .word("s"),
            .word("&"), .word("없는말"), .number("4500", Money(minorUnits: 4500, currency: .krw)),
            .number("12", Money(minorUnits: 12, currency: .unknown)), .text(field: "merchant", .contains("성수")),
            .isPlain(true), .isPlain(false),
            .text(field: "memo", .isThere(false)), .text(field: "tags", .compare(.is, "여행")),
            .text(field: "tags", .compare(.isNot, "여행")), .text(field: "memo", .contains("가")),
            .text(field: "account", .compare(.minimum, "visa")), .text(field: "item", .contains("우유")),
            .text(field: "items", .contains("우유 1l 100")), .text(field: "splits", .contains("health=")),
            .text(field: "currency", .compare(.isNot, "krw")), .text(field: "currency", .isThere(false)),
            .categoryCode(contains: "o", or: [.health]), .categoryCode(contains: "", or: []),
            .has(.tax, true),
        ]
        let comparisons: [RecordTest.Comparison] = [.is, .isNot, .minimum, .maximum, .more, .less]
        for comparison in comparisons {
            if let day = day("2026-06-15") { tests.append(.day(comparison, day)) }
            if let time = TimeOfDay(hour: 12, minute: 1) { tests.append(.time(comparison, time)) }
            for currency in [Currency.krw, .usd, .unknown] {
                tests.append(.amount(comparison, Money(minorUnits: 500, currency: currency)))
            }
            tests.append(.amount(comparison, Money(minorUnits: 550, currency: .unknown)))
            tests.append(.tax(comparison, Money(minorUnits: 50, currency: .krw)))
        }
        return [RecordQuery()] + tests.map { RecordQuery([$0]) }
            + zip(tests, tests.dropFirst(9)).map { RecordQuery([$0, $1]) }
    }()
}

/// Says what is answered in another way.
func expectEqual(_ answers: Answers, _ others: Answers) {
    let differences = answers.differences(from: others)
    #expect(differences.isEmpty)
}

/// The lessons of a library's records.
struct Lessons: Equatable {
    var habits: Habits
    var shops: [ShopLesson]
    var suggestions: [Suggestions]
    var named: [[Record]]

    init(of library: ReceiptLibrary, _ user: UserID, _ records: [Record]) async throws {
        try await self.init(CountingMemory(library.learnedHistory(of: user)), records)
    }

    init(_ memory: CountingMemory, _ records: [Record]) {
        (habits, shops) = (memory.habits, memory.shops)
        // Each takes some milliseconds without optimization.
        suggestions = stride(from: 0, to: records.count, by: max(1, records.count / 12)).map { records[$0] }.map {
            record in
            let facts = ReceiptFacts(
                merchant: record.printed.merchant,
                merchantConfidence: 0.7,
                businessNumber: record.printed.businessNumber,
                cardDigits: record.printed.cardDigits,
                itemNames: record.items.map(\.name),
                category: record.printed.category.map { Field($0, confidence: 0.6) }
            )
            return memory.suggestions(for: facts)
        }
        named = ["스타벅스 성수점", "GS25 역삼", "nobody"].map { memory.records(named: $0) }
    }
}

/// The movements of a library's records on accounts.
struct Book: Equatable {
    var days: [[DailyBalances.Day]]
    var bills: [CardBills?]
    var pages: [MovedRecords] = []

    init(of library: ReceiptLibrary, _ user: UserID) async throws {
        let opening = try #require(CalendarDay(iso: "2026-03-01"))
        let last = try #require(CalendarDay(iso: "2026-10-05"))
        let accounts = ["현대카드", "Visa"].map { name in
            let none = Money(minorUnits: 0, currency: name == "Visa" ? .usd : .krw)
            var account = Account(id: name, name: name, kind: .card, opening: .init(date: opening, amount: none))
            account.billing = CardBilling(cutoff: 31, payDay: 14)
            return account
        }
        let ids = Set(accounts.map(\.id))
        let flows = try await library.flows(on: ids, of: user)
        let standing = DailyBalances(AccountBook(accounts), flows)
        days = accounts.map { standing.days(of: $0) }
        let locked = try await library.look(at: user) { state in try state.flows(on: ids) }
        let same = DailyBalances(AccountBook(accounts), locked)
        #expect(accounts.map { same.days(of: $0) } == days)
        bills = accounts.map { standing.bills(of: $0, on: last) }
        for account in accounts {
            for (days, skipped) in [(DayRange(), 0), (DayRange(opening, through: last), 7), (DayRange(last), 2)] {
                pages.append(
                    try await library.moved(
                        on: account.id,
                        days,
                        after: skipped,
                        limit: 9,
                        of: user
                    )
                )
            }
        }
    }
}

/// An entity of the sample ledgers.
struct SampleEntity: LedgerEntity {
    static let kind = "sample"
    static let fields: Set<String> = ["id", "name"]
    var id: String
    var name: String?
}

@Suite struct SameAnswerTests {
    @Test func `an index answers as a look at every record does`() async throws {
        let place = try await SampleLibrary(records: 300)
        let library = try place.indexed()
        let records = try place.records()
        let answers = try await Answers(of: library)
        #expect(FileManager.default.fileExists(atPath: place.index().path))
        #expect(answers.records == records)
        #expect(answers.counts == Dictionary(grouping: records, by: \.status).mapValues(\.count))
        for (query, (found, summary)) in zip(Answers.queries, zip(answers.selections, answers.summaries)) {
            let all = RecordSelection(records, query, after: nil, limit: .max).records
            #expect(found == all, "\(query)")
            #expect(summary == RecordSummary(all), "\(query)")
        }
        for days in [DayRange(), DayRange(CalendarDay(iso: "2026-03-05"), through: CalendarDay(iso: "2026-06-30"))] {
            #expect(try await Set(library.sums(ofPlainIn: days, of: .me)) == Set(records.sumsOfPlain(in: days)))
            for account in ["현대카드", "Visa"] {
                let moved = records.moved(on: account, days)
                let page = try await library.moved(on: account, days, after: 3, limit: 9, of: .me)
                #expect(page == MovedRecords(records: Array(moved.dropFirst(3).prefix(9)), count: moved.count))
            }
        }
        let flows = try await library.flows(on: ["현대카드", "Visa"], of: .me)
        #expect(Set(flows) == Set(records.flows(on: ["현대카드", "Visa"]) { $0.movements }))
        #expect(
            answers.imported == records.importedAccounts && answers.imported.map(\.account) == ["kb", "odd", "visa"]
        )
        #expect(answers.lessons == Lessons(CountingMemory(records), records))
        for record in records.prefix(40) {
            let traits = ReceiptTrait.all(of: record)
            let alike = try await library.records(sharing: traits, limit: 3, of: .me)
            #expect(alike == records.sharing(traits, limit: 3))
        }
    }

    @Test func `lines that come later change the answers as they do when all are read anew`() async throws {
        let place = try await SampleLibrary(records: 120)
        let library = try place.indexed()
        _ = try await library.counts(of: .me)
        var household = SampleHousehold(seed: 1)
        let again = household.lines(120)
        for part in 0..<4 {
            // The same records once more, changed; then others.
            var more = SampleHousehold(seed: part + 2)
            try place.append(Array(again.dropFirst(part * 20).prefix(15)) + more.lines(15))
            let plain = try await Answers(of: place.plain(), step: 5)
            try await expectEqual(Answers(of: library, step: 5), plain)
            try await expectEqual(Answers(of: place.indexed(), step: 5), plain)
        }
    }

    @Test func `what is written and taken back is in the index as if it were made anew`() async throws {
        let place = try await SampleLibrary(records: 120)
        let library = try place.indexed()
        let undo = UndoSteps(journal: library)
        let records = try await library.select(RecordQuery(), after: nil, limit: 8, of: .me).records
        for record in records {
            _ = try await library.update(record.id, of: .me, basedOn: record.revision) { $0.memo = "x" }
        }
        try await undo(of: .me, count: 3) { _ in }
        try await expectEqual(Answers(of: library, step: 9), Answers(of: place.plain(), step: 9))
        try await undo(of: .me, count: 9) { _ in }
        try await expectEqual(Answers(of: place.indexed(), step: 9), Answers(of: place.plain(), step: 9))
    }

    @Test func `amounts beyond all that is possible are found and summed`() async throws {
        let place = try await SampleLibrary(records: 5)
        var record = try place.records()[0]
        record.status = .confirmed
        record.kind = .expense
        for units in [1 << 53, Int.max, -Int.max] {
            record.amount = Money(minorUnits: units, currency: .usd)
            try place.append([.record(record)])
            let library = try place.indexed()
            #expect(try await library.select(RecordQuery(), after: nil, limit: 9, of: .me).records.count == 5)
            _ = try await library.summary(RecordQuery(), of: .me)
            #expect(try await library.record(record.id, of: .me).amount == record.amount)
        }
    }
}
