import ArgumentParser
import ReceiptWording

extension String {
    /// A piece of help in the language of this process.
    static func life(_ text: LifeHelp) -> String { text.text(Language.ofHelp.wording) }
}

extension ArgumentHelp {
    /// A piece of help in the language of this process.
    static func life(_ text: LifeHelp) -> ArgumentHelp { ArgumentHelp(.life(text)) }
}
