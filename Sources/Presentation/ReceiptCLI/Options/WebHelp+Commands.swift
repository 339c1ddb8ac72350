import ArgumentParser
import ReceiptWording

extension String {
    /// A help text in this process's language.
    static func web(_ text: WebHelp) -> String { text.text(Language.ofHelp.wording) }
}

extension ArgumentHelp {
    /// A help text in this process's language.
    static func web(_ text: WebHelp) -> ArgumentHelp { ArgumentHelp(.web(text)) }
}
