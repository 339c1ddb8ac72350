/// The records with rows of an account's imported statements, and the days that they cover.
///
/// Discarded records do not count.
public struct ImportedAccount: Hashable, Sendable {
    /// Its name, or as the statement calls it where the book does not have it.
    public var account: String
    public var rows: Int
    public var first: CalendarDay?
    public var last: CalendarDay?
    public var drafts: Int

    public init(account: String, rows: Int = 0, drafts: Int = 0, first: CalendarDay? = nil, last: CalendarDay? = nil) {
        (self.account, self.rows, self.drafts, self.first, self.last) = (account, rows, drafts, first, last)
    }

    /// The sums by account of those that several values are about.
    public static func sums(_ parts: some Sequence<ImportedAccount>) -> [ImportedAccount] {
        var sums: [String: ImportedAccount] = [:]
        for part in parts {
            var sum = sums[part.account] ?? ImportedAccount(account: part.account)
            sum.rows += part.rows
            sum.drafts += part.drafts
            sum.first = [sum.first, part.first].compactMap(\.self).min()
            sum.last = [sum.last, part.last].compactMap(\.self).max()
            sums[part.account] = sum
        }
        return sums.values.sorted { $0.account < $1.account }
    }
}
