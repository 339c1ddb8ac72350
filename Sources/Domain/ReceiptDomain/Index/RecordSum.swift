/// What plain records of a day come to that are alike in all that a sum depends on.
///
/// So a report of a year needs not the year's records, but some numbers for each of its days.
public struct RecordSum: Hashable, Sendable {
    /// What the records have in common.
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

        /// `nil` for a record that is not plain.
        public init?(_ record: Record) {
            guard record.isPlain, let day = record.date, let currency = record.amount?.currency else { return nil }
            self.init(
                day: day,
                kind: record.kind,
                category: record.category,
                account: record.account,
                currency: currency
            )
        }
    }

    public var key: Key
    /// In the currency's smallest unit; what does not fit stays at the largest number, as in all sums of the book.
    public var minorUnits: Int
    public var count: Int

    public init(_ key: Key, minorUnits: Int, count: Int) {
        (self.key, self.minorUnits, self.count) = (key, minorUnits, count)
    }
}

extension Record {
    /// Whether all that it spends or earns is its amount, on its day, in its category: no part of it has another one, and it was
    /// not settled in another currency.
    ///
    /// A subject, tags or a mood make no difference: whoever divides by these looks at the records.
    public var isPlain: Bool {
        guard status == .confirmed, kind == .expense || kind == .income, date != nil, let amount else { return false }
        return amount.currency != .unknown && book.splits.isEmpty && book.settled == nil
            && book.installments?.interest == nil
    }
}

extension Sequence<Record> {
    /// The sums of those that are plain, in any order.
    public func sumsOfPlain(in days: DayRange) -> [RecordSum] {
        var sums: [RecordSum.Key: RecordSum] = [:]
        for record in self {
            guard let key = RecordSum.Key(record), days.contains(key.day), let units = record.amount?.minorUnits else {
                continue
            }
            var sum = sums[key] ?? RecordSum(key, minorUnits: 0, count: 0)
            sum.minorUnits = sum.minorUnits.clampedAdding(units)
            sum.count += 1
            sums[key] = sum
        }
        return Array(sums.values)
    }
}
