/// The count of a value under a key, learned from confirmed records.
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

/// Counts learned from a ledger up to some line, available without loading its records.
///
/// Immutable. Where a query throws, ``records()`` has the records that were counted.
public protocol LearnedHistory: Sendable {
    /// The counts of the key's values; with a limit, those of the first values in order.
    func counts(of key: String, limit: Int?) throws -> [String: Int]
    /// The notes under all keys with the prefix.
    func notes(beginning prefix: String) throws -> [LearnedNote]
    /// The record's state at that line.
    func record(_ id: RecordID) throws -> Record?
    /// The confirmed records of a merchant, by its normalised key.
    func records(ofShop shop: String) throws -> [Record]
    /// The states of all records at that line.
    func records() throws -> [Record]
}

/// Counts records for a ``LearnedHistory``.
public protocol LessonCounting {
    /// Adds a confirmed record to the counts, or removes it where `count` is -1.
    mutating func count(_ record: Record, _ count: Int)
    /// The normalised key under which a merchant's records are found.
    func shop(_ merchant: String) -> String
    /// All counts.
    var notes: [LearnedNote] { get }
}

/// The records that a memory has to learn since its last update.
public struct MemoryNews: Sendable {
    public var news: RecordDelta
    /// Counts of the records before, where `news` starts anew; newer states of some of them are in `news`.
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
