import ArgumentParser
import ReceiptWording

extension String {
    /// A help text in this process's language.
    static func rates(_ text: RatesHelp) -> String { text.text(Language.ofHelp.wording) }
}

extension ArgumentHelp {
    /// A help text in this process's language.
    static func rates(_ text: RatesHelp) -> ArgumentHelp { ArgumentHelp(.rates(text)) }
}
