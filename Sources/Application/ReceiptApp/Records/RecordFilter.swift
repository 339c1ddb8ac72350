public import ReceiptDomain
public import ReceiptReview

/// Which records are meant: all conditions hold; those set aside are left out unless asked for.
public struct RecordFilter: Hashable, Sendable {
    private var conditions: [RecordCondition] = []
    /// What stands somewhere in what is searched of a record, folded as that is.
    public private(set) var words: [String] = []
    /// How the person writes, for whoever reads conditions that they type.
    public let convention: InputConvention

    public init(convention: InputConvention) { self.convention = convention }

    public var isEmpty: Bool { conditions.isEmpty && words.isEmpty }

    public mutating func require(_ condition: RecordCondition) { conditions.append(condition) }

    /// A part of a name, a memo, a tag or something bought, in capitals or small letters.
    public mutating func require(word: String) {
        let word = SearchText.folded(word)
        if !word.isEmpty { words.append(word) }
    }

    /// The filter as an index can be asked; `nil` where only a look at each record tells.
    public var query: RecordQuery? {
        let tests = conditions.map { $0.test(convention.catalog) }
        guard !tests.contains(nil) else { return nil }
        let states: [RecordTest] = asksForStatus ? [] : [.status([.draft, .confirmed])]
        return RecordQuery(words.map { .word($0) } + tests.compactMap(\.self) + states)
    }

    private var asksForStatus: Bool { conditions.contains { $0.subject == .status } }

    public mutating func require(status: RecordStatus) {
        require(RecordCondition(.status, .is, .status(status)))
    }

    /// The records that are meant, the newest receipts first and those without a date before all.
    public func select(_ records: [Record]) -> [Record] {
        let asksForStatus = asksForStatus
        let selected = records.filter { record in
            (asksForStatus || record.status != .discarded)
                && conditions.allSatisfy { $0.matches(record, convention.catalog) }
                && words.allSatisfy { SearchText(record).contains($0) }
        }
        // Their numbers are sorted: a record is large, and sorting copies what it moves.
        let keys = selected.map { ($0.date?.daysSince1970 ?? .max, $0.id) }
        return selected.indices.sorted { keys[$1] < keys[$0] }.map { selected[$0] }
    }
}
