import ArgumentParser
import ReceiptWording

extension String {
    /// A help text in this process's language.
    static func claims(_ text: ClaimHelp) -> String { text.text(Language.ofHelp.wording) }
}

extension ArgumentHelp {
    /// A help text in this process's language.
    static func claims(_ text: ClaimHelp) -> ArgumentHelp { ArgumentHelp(.claims(text)) }
}
