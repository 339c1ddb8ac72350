public import HouseholdBook
import ReceiptDomain

extension StatementFile {
    /// The longest header by which a format is known.
    private static let longestHeader = 2000

    /// By what files of one format are known: the names of the columns, or their number; `nil` for formats that leave nothing open.
    public func header(of bytes: [UInt8]) throws(ExchangeError) -> String? {
        switch try body(of: bytes).body {
        case .tables(let tables):
            let headers = tables.map(Self.header)
            return String((headers.max { $0.count < $1.count } ?? "").prefix(Self.longestHeader))
        case .text(_, .qif): return "qif"
        case .text: return nil
        }
    }

    private static func header(of table: StatementTable) -> String {
        if let found = StatementColumns.find(in: table.rows) { return found.columns.names.joined(separator: "|") }
        let first = table.rows.prefix(60)
        let width = first.map { $0.count { !$0.isEmpty } }.max() ?? 0
        guard let widest = first.first(where: { $0.count { !$0.isEmpty } == width }) else { return "" }
        let isData = widest.contains {
            DayCell($0) != nil || PlainDays.isDay($0.onOneLine) || StatementCell.amount($0) != nil
        }
        return isData ? "#\(width)" : widest.map(ColumnWords.plain).joined(separator: "|")
    }
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
            for (name, number) in format.columns ?? [:] where (1...StatementTable.mostColumns).contains(number) {
                StatementRole(rawValue: name).map { all.columns[$0] = number }
            }
        }
        return all
    }
}

extension StatementOptions {
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
                StatementRole(rawValue: $0.key) != nil && (1...StatementTable.mostColumns).contains($0.value)
            }
    }
}
