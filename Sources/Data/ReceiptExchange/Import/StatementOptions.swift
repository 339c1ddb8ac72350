public import ReceiptDomain

/// A person's answers about a file, which take precedence over the file's own signs.
public struct StatementOptions: Hashable, Sendable {
    public var encoding: TextEncoding?
    public var dateOrder: ReadingContext.DateOrder?
    /// The year of the newest row, where days have none.
    public var year: Int?
    /// Whether positive amounts are what was spent.
    public var spentIsPositive: Bool?
    /// Which sign stands before decimals, where the file's numbers do not tell: `1.230`.
    public var decimalSign: DecimalSign?
    /// Of a workbook that is encrypted; never kept.
    public var password: String?
    /// Columns by what they have, counted from 1; empty where the file's names count.
    public var columns: [StatementRole: Int] = [:]
    /// How days like `03/04/2026` are usually meant where the file comes from, or its owner lives.
    public var usualOrder: ReadingContext.DateOrder?
    /// Whether the account is a card, whose balances may be what is owed.
    public var isOfCard = false
    /// The account's currency, where the account is known.
    public var currency: Currency?
    /// No row is of a later day.
    public var latest: CalendarDay?

    public init() {}
}

/// The signs that stand before decimals.
public enum DecimalSign: String, CaseIterable, Sendable {
    case point, comma

    var character: Character { self == .point ? "." : "," }
}

/// The contents that a person can assign to a column.
public enum StatementRole: String, CaseIterable, Sendable {
    case date, time, text, memo, amount, out, `in`, balance, type, currency
}
