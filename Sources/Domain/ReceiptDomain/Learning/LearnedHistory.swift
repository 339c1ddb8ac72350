/// The count of a value under a key, learned from confirmed records.
public struct LearnedNote: Hashable, Sendable {
    public var key: String
    public var value: String
    public var count: Int

    public init(key: String, value: String, count: Int) {
        (self.key, self.value, self.count) = (key, value, count)
    }
}

/// The counts learned from a ledger's confirmed records, always as they are now.
public protocol LearnedHistory: Sendable {
    /// Another text whenever the counts have changed.
    var version: String { get throws }
    /// The counts of the key's values; with a limit, those of the first values in order.
    func counts(of key: String, limit: Int?) throws -> [String: Int]
    /// The notes under all keys with the prefix.
    func notes(beginning prefix: String) throws -> [LearnedNote]
    /// The confirmed records of a merchant, by its normalised key.
    func records(ofShop shop: String) throws -> [Record]
    /// Learns a record that was written; a ledger's history has it already.
    func learn(_ record: Record)
}

/// Counts records for a ``LearnedHistory``.
public protocol LessonCounting {
    /// Adds a confirmed record to the counts, or removes it where `count` is -1.
    mutating func count(_ record: Record, _ count: Int)
    /// The normalised key under which a merchant's records are found.
    func shop(_ merchant: String) -> String
    var notes: [LearnedNote] { get }
}
