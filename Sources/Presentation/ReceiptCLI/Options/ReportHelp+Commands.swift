import ArgumentParser
import ReceiptWording

extension String {
    /// A piece of help in the language of this process.
    static func reports(_ text: ReportHelp) -> String { text.text(Language.ofHelp.wording) }
}

extension ArgumentHelp {
    /// A piece of help in the language of this process.
    static func reports(_ text: ReportHelp) -> ArgumentHelp { ArgumentHelp(.reports(text)) }
}
