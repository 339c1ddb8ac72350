/// The sum of a day's plain records with equal keys.
///
/// A report of a year thus reads some sums for each day instead of every record.
public struct RecordSum: Hashable, Sendable {
    /// The values that the summed records share.
    public struct Key: Hashable, Sendable {
        public var day: CalendarDay
        public var kind: RecordKind
        public var category: Category?
        public var account: String?
        public var currency: Currency

        public init(day: CalendarDay, kind: RecordKind, category: Category?, account: String?, currency: Currency) {
            (self.day, self.kind, self.category) = (day, kind, category)
            (self.account, self.currency) = (account, currency)
        }
    }

    public var key: Key
    /// In minor units; a sum that overflows stays at the largest number, as in all sums of the book.
    public var minorUnits: Int
    public var count: Int

    public init(_ key: Key, minorUnits: Int, count: Int) {
        (self.key, self.minorUnits, self.count) = (key, minorUnits, count)
    }
}

extension Record {
    /// Whether one amount on one day in one category is all it spends or earns: without splits, settled amount and interest.
    ///
    /// Subject, tags and mood do not matter; reports by these read the records.
    public var isPlain: Bool {
        guard status == .confirmed, kind == .expense || kind == .income, date != nil, let amount else { return false }
        return amount.currency != .unknown && book.splits.isEmpty && book.settled == nil
            && book.installments?.interest == nil
    }
}
