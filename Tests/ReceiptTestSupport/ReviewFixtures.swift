import Foundation
public import ReceiptDomain
public import ReceiptReview

/// Drafts as they come from reading, in every state of certainty.
public enum Fixture {
    public static let today = day("2026-11-20")
    public static let convention = InputConvention(today: today, dateOrder: .yearFirst, homeCurrency: .krw)

    /// A review of the items in a household without history.
    public static func review(
        _ items: [ReviewItem],
        goods: @escaping @Sendable (String) -> Category? = { _ in nil },
        isInteractive: Bool = true
    ) -> ReviewConversation {
        ReviewConversation(
            items: items,
            convention: convention,
            memory: NoHistory(),
            goods: goods,
            isInteractive: isInteractive
        )
    }

    public static func day(_ iso: String) -> CalendarDay { require(CalendarDay(iso: iso)) }
    public static func time(_ iso: String) -> TimeOfDay { require(TimeOfDay(iso: iso)) }
    public static func won(_ amount: Int) -> Money { Money(minorUnits: amount, currency: .krw) }
    public static func currency(_ code: String) -> Currency { require(Currency(code: code)) }

    public static func id(_ number: Int) -> RecordID {
        let digits = String(number)
        let zeros = String(repeating: "0", count: 8 - digits.count)
        return require(RecordID("019aa0b0-0000-7000-8000-0000\(zeros)\(digits)"))
    }

    /// Fixtures are literals: what does not parse is a slip in the test.
    private static func require<Value>(_ value: Value?) -> Value {
        guard let value else { preconditionFailure("the fixture is malformed") }
        return value
    }

    /// All fields read, the total proved.
    public static let proved = item(1, "emart.jpg") { draft in
        draft.merchant = Field("이마트 성수점", confidence: 0.97)
        draft.date = Field(day("2026-11-18"), confidence: 0.99)
        draft.time = Field(time("19:42"), confidence: 0.9)
        draft.total = Field(won(23400), confidence: 1, alternatives: [won(21273)])
        draft.category = Field(.food, confidence: 0.8, alternatives: [.household])
        draft.items = [LineItem(name: "우유", amount: won(2980)), LineItem(name: "식빵", amount: won(3480))]
            .map { ReadItem($0, confidence: 0.9) }
        draft.proofs = [Proof(identity: .tendered, expression: "tendered 30000 - change 6600 = 23400")]
    }

    /// Date and amount are doubtful and have runners-up.
    public static let doubtful = item(2, "스타벅스 영수증.png") { draft in
        draft.merchant = Field(
            "스타벅스 강남R점",
            confidence: 0.82,
            evidence: Evidence(text: "스타벅스 강남R점 02-1234-5678")
        )
        draft.date = Field(
            day("2026-04-03"),
            confidence: 0.55,
            evidence: Evidence(text: "26.04.03  08:11"),
            alternatives: [day("2026-03-04")]
        )
        draft.total = Field(
            won(9800),
            confidence: 0.64,
            evidence: Evidence(text: "합계 9,8O0"),
            alternatives: [won(9300)]
        )
        draft.category = Field(.food, confidence: 0.88)
    }

    /// Only the date could be read.
    public static let incomplete = item(3, "blurred.jpg") { draft in
        draft.date = Field(day("2026-10-30"), confidence: 0.96)
    }

    /// Its name tries to colour the terminal; the total was repaired by its proof.
    public static let hostile = item(4, "diner.jpg", warnings: ["ends early; the rest is grey"]) { draft in
        draft.merchant = Field("DINER \u{1B}[31mON 5TH AVENUE AND MADISON SQUARE, NEW YORK", confidence: 0.7)
        draft.date = Field(day("2026-11-02"), confidence: 0.96)
        draft.total = Field(Money(minorUnits: 4860, currency: .usd), confidence: 1)
        draft.proofs = [
            Proof(
                identity: .subtotal,
                expression: "subtotal 38.00 + tax 3.36 + tip 7.24 = 48.60",
                repairs: ["48.80 → 48.60"]
            )
        ]
    }

    public static func item(
        _ number: Int,
        _ file: String,
        warnings: [String] = [],
        _ read: (inout Draft) -> Void
    ) -> ReviewItem {
        var draft = Draft()
        read(&draft)
        let record = Record(
            id: id(number),
            user: .me,
            merchant: draft.merchant?.value,
            date: draft.date?.value,
            time: draft.time?.value,
            amount: draft.total?.value,
            items: draft.items.map(\.item),
            category: draft.category?.value,
            images: [StoredImage(file: "1.jpg", sha256: "", bytes: 1, originalName: file)],
            isProved: draft.isProved,
            printed: PrintedFacts(draft),
            createdAt: Date(timeIntervalSince1970: 0),
            revision: number
        )
        let picture = PictureSummary(format: .jpeg, width: 600, height: 1200, warnings: warnings)
        let reading = Reading(draft: draft, passes: [], picture: picture, versions: [], timings: ReadingTimings())
        return ReviewItem(record: record, reading: reading)
    }
}

/// A caller whose ledger always takes what it is given.
public struct ObedientLedger {
    public private(set) var actions: [ReviewAction] = []
    public private(set) var rules = RuleBook()

    public init() {}

    public mutating func perform(_ action: ReviewAction) -> ReviewOutcome {
        actions.append(action)
        switch action {
        case .confirm(_, var after):
            after.revision += 100
            return .done(after)
        case .discard(var record):
            record.status = .discarded
            return .done(record)
        case .undo(let answer):
            for consequence in answer.consequences.reversed() {
                rules.undo(consequence.rule, restoring: consequence.replaced)
            }
            let earlier = answer.consequences.flatMap(\.changes).map(\.before)
            return .applied(earlier + [answer.before], rules)
        case .openImage(let record): return .done(record)
        case .setCard, .join: return .applied([], nil)
        case .change(let changes), .undoChange(let changes, _): return .applied(changes.map(\.after), nil)
        case .follow(let rule, let changes):
            let replaced = rules.replaced(by: rule)
            rules.add(rule)
            return .followed(changes.map(\.after), rules, replaced: replaced)
        }
    }
}

/// Knows a shop's category by its exact name, and which readings are which shop.
public struct SimpleMemory: HouseholdMemory {
    public var names: [String: String] = [:]
    public var records: [RecordID: Record] = [:]
    public var rules = RuleBook()
    public let habits = Habits()
    public var shops: [ShopLesson] = []
    /// Names of earlier receipts with the business number of any.
    public var sameNumber: [String] = []

    public init(names: [String: String] = [:], sameNumber: [String] = []) {
        self.names = names
        self.sameNumber = sameNumber
    }

    public mutating func follow(_ rules: RuleBook) { self.rules = rules }

    public func records(named merchant: String) -> [Record] {
        records.values.filter { $0.merchant == merchant }.sorted { $0.id > $1.id }
    }

    public mutating func follow(_ catalog: CategoryCatalog) {}

    public func message(in text: String, on today: CalendarDay) -> MoneyMessage? { nil }

    public func repaired(_ items: [LineItem], of merchant: String?) -> [LineItem] { items }

    public mutating func learn(_ record: Record) { records[record.id] = record.status == .confirmed ? record : nil }

    public func suggestions(for facts: ReceiptFacts) -> Suggestions {
        guard let read = facts.merchant else { return Suggestions() }
        var suggestions = Suggestions(otherMerchants: sameNumber)
        let name = names[read] ?? read
        if name != read { suggestions.merchant = Suggestion(name, confidence: 0.9, .spelling) }
        let known = records.values.filter { $0.merchant == name }
        let groups = Dictionary(grouping: known.compactMap(\.category)) { $0 }.sorted {
            $0.value.count > $1.value.count
        }
        suggestions.categories = groups.map {
            Suggestion(
                $0.key,
                confidence: 0.8,
                .history(merchant: name, matching: $0.value.count, of: known.count)
            )
        }
        return suggestions
    }
}
