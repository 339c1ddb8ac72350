public import ReceiptDomain
public import ReceiptReview

/// A conjunction of conditions and words; discarded records are left out unless a condition asks for the status.
public struct RecordFilter: Hashable, Sendable {
    private var tests: [RecordTest] = []
    /// Search words, folded like the searched text; each must occur in it.
    public private(set) var words: [String] = []
    /// The person's date order, currency and categories, for parsing typed conditions.
    public let convention: InputConvention

    public init(convention: InputConvention) { self.convention = convention }

    public var isEmpty: Bool { tests.isEmpty && words.isEmpty }

    public mutating func require(_ test: RecordTest) { tests.append(test) }

    /// Adds a word that must occur in a name, a memo, a tag or a line item, in any case.
    public mutating func require(word: String) {
        let word = SearchText.folded(word)
        if !word.isEmpty { words.append(word) }
    }

    public var query: RecordQuery {
        let states: [RecordTest] = asksForStatus ? [] : [.status([.draft, .confirmed])]
        return RecordQuery(words.map(Self.test) + tests + states)
    }

    /// A number may be an amount, which texts have with separators.
    private static func test(_ word: String) -> RecordTest {
        let isNumber = word.allSatisfy { $0.isASCII && $0.isNumber }
        let amount = isNumber ? Money(decimal: word, currency: .unknown) : nil
        return amount.map { .number(word, $0) } ?? .word(word)
    }

    private var asksForStatus: Bool { tests.contains { if case .status = $0 { true } else { false } } }

    /// The selected ones of records in memory, in list order: those without a date first, then the newest.
    public func select(_ records: [Record]) -> [Record] {
        let query = query
        let selected = records.filter(query.matches)
        // Sorts indices instead of records: a record is large, and sorting copies its elements.
        let keys = selected.map { ($0.date?.daysSince1970 ?? .max, $0.id) }
        return selected.indices.sorted { keys[$1] < keys[$0] }.map { selected[$0] }
    }
}
