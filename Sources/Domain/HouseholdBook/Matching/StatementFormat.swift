public import ReceiptDomain

/// How a bank's files are meant, as a person said it once; files with the same names of columns are read so.
public struct StatementFormat: LedgerEntity {
    public static let kind = "statementFormat"
    public static let fields: Set<String> = [
        "id", "header", "account", "encoding", "dateOrder", "spentIsPositive", "decimalSign", "columns",
    ]

    /// As it is called in commands: `kb-1`.
    public let id: String
    /// By what its files are known: the names of their columns.
    public let header: String
    /// The account whose files it is for; `nil` for any.
    public var account: String?
    public var encoding: String?
    /// A ``ReadingContext/DateOrder``.
    public var dateOrder: String?
    public var spentIsPositive: Bool?
    /// `point` or `comma`, where the numbers of the files do not tell.
    public var decimalSign: String?
    /// Columns by what they have, counted from 1.
    public var columns: [String: Int]?

    public init(id: String, header: String, account: String? = nil) {
        (self.id, self.header, self.account) = (id, header, account)
    }

    /// Whether it says anything.
    public var isEmpty: Bool {
        encoding == nil && dateOrder == nil && spentIsPositive == nil && decimalSign == nil && columns?.isEmpty ?? true
    }
}
