import ArgumentParser
import ReceiptWording

extension String {
    /// A piece of help in the language of this process.
    static func web(_ text: WebHelp) -> String { text.text(Language.ofHelp.wording) }
}

extension ArgumentHelp {
    /// A piece of help in the language of this process.
    static func web(_ text: WebHelp) -> ArgumentHelp { ArgumentHelp(.web(text)) }
}
