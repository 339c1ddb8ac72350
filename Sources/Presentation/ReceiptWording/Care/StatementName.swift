/// Names of files that may be a bank's statement.
public enum StatementName {
    /// The extensions of formats that nothing else has.
    public static let extensions = ["csv", "tsv", "xlsx", "xls", "ofx", "qfx", "qif", "sta", "mt940"]
}

extension String {
    /// Whether a file of this name may be a bank's statement, which is dropped among photos of receipts now and then.
    var isNameOfStatement: Bool {
        lastIndex(of: ".").map { StatementName.extensions.contains(self[index(after: $0)...].lowercased()) } ?? false
    }
}
