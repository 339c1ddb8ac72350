import ArgumentParser
import ReceiptWording

extension String {
    /// A help text in this process's language.
    static func life(_ text: LifeHelp) -> String { text.text(Language.ofHelp.wording) }
}

extension ArgumentHelp {
    /// A help text in this process's language.
    static func life(_ text: LifeHelp) -> ArgumentHelp { ArgumentHelp(.life(text)) }
}
