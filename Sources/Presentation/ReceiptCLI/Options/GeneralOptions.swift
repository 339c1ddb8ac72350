import ArgumentParser
import ReceiptConsole

/// Options that every command has.
struct GeneralOptions: ParsableArguments {
    @Option(help: "Language of messages: ko or en (default: that of the locale).")
    var lang: String?

    func validate() throws {
        if let lang, Language(tag: lang) == nil { throw ValidationError("--lang takes ko or en.") }
    }
}
