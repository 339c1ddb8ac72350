extension String {
    /// Whether a file of this name may be a bank's statement, which is dropped among photos of receipts now and then.
    var isNameOfStatement: Bool {
        guard let dot = lastIndex(of: ".") else { return false }
        let formats: Set = ["csv", "tsv", "xlsx", "xls", "ofx", "qfx", "qif", "sta", "mt940"]
        return formats.contains(self[index(after: dot)...].lowercased())
    }
}
