import ArgumentParser
import ReceiptWording

extension String {
    /// A piece of help in the language of this process.
    static func exchange(_ text: ExchangeHelp) -> String { text.text(Language.ofHelp.wording) }
}

extension ArgumentHelp {
    /// A piece of help in the language of this process.
    static func exchange(_ text: ExchangeHelp) -> ArgumentHelp { ArgumentHelp(.exchange(text)) }
}
