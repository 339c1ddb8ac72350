import ArgumentParser
import ReceiptWording

extension String {
    /// A help text in this process's language.
    static func exchange(_ text: ExchangeHelp) -> String { text.text(Language.ofHelp.wording) }
}

extension ArgumentHelp {
    /// A help text in this process's language.
    static func exchange(_ text: ExchangeHelp) -> ArgumentHelp { ArgumentHelp(.exchange(text)) }
}
