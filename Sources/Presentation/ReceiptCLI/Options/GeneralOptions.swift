import ArgumentParser
import ReceiptWording

/// Options of every command.
struct GeneralOptions: ParsableArguments {
    @Option(help: .text(.program(.generalLang)))
    var lang: String?

    func validate() throws {
        if let lang, Language(tag: lang) == nil { throw ValidationError(.languageUnknown) }
    }
}
