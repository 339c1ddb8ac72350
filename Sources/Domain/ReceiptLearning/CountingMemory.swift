public import ReceiptDomain

/// Learns by counting what was confirmed; every suggestion can be explained by its counts.
///
/// Nothing is stored: the ledger is the truth, and ten thousand records are counted in a fraction of a second.
public struct CountingMemory: HouseholdMemory {
    /// The records that were counted, so that a newer state takes the place of an older one.
    private var counted: [RecordID: Record] = [:]
    private var shops = ShopMemory()
    private var words = WordMemory()
    private var habitMemory = HabitMemory()

    public init() {}

    public init(_ records: some Sequence<Record>) {
        for record in records { learn(record) }
    }

    public var habits: Habits { habitMemory.habits }

    public mutating func learn(_ record: Record) {
        let known = counted[record.id]
        // A revision is one state of a record; 0 is none that was written.
        if let known, known.revision == record.revision, record.revision > 0 { return }
        if let known { count(known, -1) }
        counted[record.id] = record.status == .confirmed ? record : nil
        if record.status == .confirmed { count(record, 1) }
    }

    private mutating func count(_ record: Record, _ count: Int) {
        shops.count(record, count)
        words.count(record, count)
        habitMemory.count(record, count)
    }

    public func advice(on facts: ReceiptFacts) -> Advice {
        let known = shops.name(for: facts)
        var advice = Advice()
        if let known, let spelling = shops.spelling(known.key), spelling != facts.merchant {
            advice.merchant = Suggestion(spelling, confidence: known.confidence, known.reason)
        }
        advice.categories = shops.categories(facts, name: known?.key)
        if advice.categories.isEmpty, let suggestion = words.suggestion(facts) { advice.categories = [suggestion] }
        return advice
    }
}
