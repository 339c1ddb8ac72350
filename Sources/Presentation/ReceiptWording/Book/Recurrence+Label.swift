import HouseholdBook
import ReceiptDomain

extension Record {
    /// What an entry is called in a sentence: its shop, else its memo or account.
    var label: String { EntryTemplate(of: self).name.escapingControls }
}

extension String {
    /// As a shell takes it for one word.
    var shellQuoted: String {
        allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "." }
            ? self : "\"" + escapingControls.replacing("\"", with: "\\\"") + "\""
    }
}
