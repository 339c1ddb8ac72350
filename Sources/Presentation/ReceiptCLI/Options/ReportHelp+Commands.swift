import ArgumentParser
import ReceiptWording

extension String {
    /// A help text in this process's language.
    static func reports(_ text: ReportHelp) -> String { text.text(Language.ofHelp.wording) }
}

extension ArgumentHelp {
    /// A help text in this process's language.
    static func reports(_ text: ReportHelp) -> ArgumentHelp { ArgumentHelp(.reports(text)) }
}
