import HouseholdBook
import ReceiptDomain

extension Record {
    /// A short name for an entry within a sentence: its merchant, otherwise its memo or account.
    var label: String { EntryTemplate(of: self).name.escapingControls }
}

extension String {
    /// Quoted for a shell as one word, if it needs that.
    var shellQuoted: String {
        allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "." }
            ? self : "\"" + escapingControls.replacing("\"", with: "\\\"") + "\""
    }
}
