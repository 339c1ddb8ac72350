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

    public static let mostColumns = 256

    public init() {}
}

/// The signs that stand before decimals.
public enum DecimalSign: String, CaseIterable, Sendable {
    case point, comma

    package var character: Character { self == .point ? "." : "," }
}

/// The contents that a person can assign to a column.
public enum StatementRole: String, CaseIterable, Sendable {
    case date, time, text, memo, amount, out, `in`, balance, type, currency
}

extension StatementOptions {
    /// With what the format says, where nothing else was said.
    public func completed(by format: StatementFormat) -> StatementOptions {
        var all = self
        all.encoding = encoding ?? format.encoding.flatMap(TextEncoding.init(named:))
        all.dateOrder = dateOrder ?? format.dateOrder.flatMap(ReadingContext.DateOrder.init(rawValue:))
        all.spentIsPositive = spentIsPositive ?? format.spentIsPositive
        all.decimalSign = decimalSign ?? format.decimalSign.flatMap(DecimalSign.init(rawValue:))
        if columns.isEmpty {
            for (name, number) in format.columns ?? [:] where (1...StatementOptions.mostColumns).contains(number) {
                StatementRole(rawValue: name).map { all.columns[$0] = number }
            }
        }
        return all
    }

    /// Without what is of one file only.
    public var ofAllFiles: StatementOptions {
        var all = self
        (all.year, all.password) = (nil, nil)
        return all
    }
}

extension StatementFormat {
    /// With what the options say of all files of a bank.
    public func saying(_ options: StatementOptions) -> StatementFormat {
        var format = self
        if let encoding = options.encoding { format.encoding = encoding.rawValue }
        if let order = options.dateOrder { format.dateOrder = order.rawValue }
        if let spent = options.spentIsPositive { format.spentIsPositive = spent }
        if let sign = options.decimalSign { format.decimalSign = sign.rawValue }
        if !options.columns.isEmpty {
            format.columns = Dictionary(uniqueKeysWithValues: options.columns.map { ($0.key.rawValue, $0.value) })
        }
        return format
    }

    /// Whether this program knows all that it says.
    public var isKnown: Bool {
        (encoding.map { TextEncoding(named: $0) != nil } ?? true)
            && (dateOrder.map { ReadingContext.DateOrder(rawValue: $0) != nil } ?? true)
            && (decimalSign.map { DecimalSign(rawValue: $0) != nil } ?? true)
            && (columns ?? [:]).allSatisfy {
                StatementRole(rawValue: $0.key) != nil && (1...StatementOptions.mostColumns).contains($0.value)
            }
    }
}
