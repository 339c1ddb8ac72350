public import ReceiptDomain

/// A person's answers about a bank's files, for later files with the same column names.
public struct StatementFormat: LedgerEntity {
    public static let kind = "statementFormat"
    public static let fields: Set<String> = [
        "id", "header", "account", "encoding", "dateOrder", "spentIsPositive", "decimalSign", "columns",
    ]

    /// The id in commands: `kb-1`.
    public let id: String
    /// The column names by which its files are recognised.
    public let header: String
    /// The account whose files it is for; `nil` for any.
    public var account: String?
    public var encoding: String?
    /// A ``ReadingContext/DateOrder``.
    public var dateOrder: String?
    public var spentIsPositive: Bool?
    /// `point` or `comma`, where the numbers of the files do not tell.
    public var decimalSign: String?
    /// Column numbers by their content, counted from 1.
    public var columns: [String: Int]?

    public init(id: String, header: String, account: String? = nil) {
        (self.id, self.header, self.account) = (id, header, account)
    }

    /// Whether it has no answer.
    public var isEmpty: Bool {
        encoding == nil && dateOrder == nil && spentIsPositive == nil && decimalSign == nil && columns?.isEmpty ?? true
    }
}
