public import ReceiptDomain

/// Counts the lessons of confirmed records, for an index to store.
public struct LessonCounter: LessonCounting {
    private var memories: Memories

    public init() { memories = Memories(nil) }

    public mutating func count(_ record: Record, _ count: Int) { memories.count(record, count) }

    public func shop(_ merchant: String) -> String { NameKey(merchant).text }

    public var notes: [LearnedNote] { memories.notes }
}

/// All counts of records, looked up or made.
struct Memories: Sendable {
    var shops: ShopMemory
    var words: WordMemory
    var accounts: AccountMemory
    var habits: HabitMemory
    var messages: MessageMemory
    private var names = NameKeys()

    /// Looked up in the history; `nil` to count.
    init(_ history: (any LearnedHistory)?) {
        shops = ShopMemory(history)
        words = WordMemory(history)
        accounts = AccountMemory(history)
        habits = HabitMemory(history)
        messages = MessageMemory(history)
    }

    /// Adds a confirmed record; a `count` of -1 removes it.
    mutating func count(_ record: Record, _ count: Int) {
        let shop = record.merchant.map { names.key(of: $0) }
        shops.count(record, shop, read: record.printed.merchant.map { names.key(of: $0) }, count)
        words.count(record, count)
        accounts.count(record, shop, count)
        habits.count(record, count)
        messages.count(record, count)
    }

    var notes: [LearnedNote] { shops.notes + words.notes + accounts.notes + habits.notes + messages.notes }
}

/// A cache of name keys: a household has few merchants and many records of them.
private struct NameKeys: Sendable {
    private var known: [String: NameKey] = [:]
    private static let most = 10_000

    mutating func key(of name: String) -> NameKey {
        if let key = known[name] { return key }
        if known.count >= Self.most { known = [:] }
        let key = NameKey(name)
        known[name] = key
        return key
    }
}
