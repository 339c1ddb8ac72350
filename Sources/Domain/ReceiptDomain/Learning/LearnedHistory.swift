/// How often a value was noted under a key, in what confirmed records teach.
public struct LearnedNote: Hashable, Sendable {
    public var key: String
    public var value: String
    public var count: Int

    public init(key: String, value: String, count: Int) {
        self.key = key
        self.value = value
        self.count = count
    }
}

/// What confirmed records have taught up to some line of a ledger, counted and at hand without them.
///
/// It never changes. Where an answer throws, ``records()`` has what it was counted from.
public protocol LearnedHistory: Sendable {
    /// How often each value was noted under the key; with a limit, of those values that come first in order.
    func counts(of key: String, limit: Int?) throws -> [String: Int]
    /// The notes under all keys that begin so.
    func notes(beginning prefix: String) throws -> [LearnedNote]
    /// The record as it was then.
    func record(_ id: RecordID) throws -> Record?
    /// The confirmed records of a shop, by the key that it is known by.
    func records(ofShop shop: String) throws -> [Record]
    /// All records as they were then.
    func records() throws -> [Record]
}

/// Counts what records teach, for a ``LearnedHistory``.
public protocol LessonCounting {
    /// Adds a confirmed record, or takes it away again where `count` is -1.
    mutating func count(_ record: Record, _ count: Int)
    /// The key that the records of a shop with this name are found by.
    func shop(_ merchant: String) -> String
    /// All that was counted.
    var notes: [LearnedNote] { get }
}

/// What a memory has to learn beside what it knows.
public struct MemoryNews: Sendable {
    public var news: RecordDelta
    /// What was counted already, where the news are everything: newer states of some of its records are among these.
    public var history: (any LearnedHistory)?

    public init(_ news: RecordDelta, history: (any LearnedHistory)? = nil) {
        self.news = news
        self.history = history
    }
}

extension RecordRepository {
    public func memoryNews(of user: UserID, since mark: LedgerMark?) async throws -> MemoryNews {
        MemoryNews(try await changes(of: user, since: mark))
    }
}
