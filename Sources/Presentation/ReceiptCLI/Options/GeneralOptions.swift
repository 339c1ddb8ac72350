import ArgumentParser
import ReceiptWording

/// Options of every command.
struct GeneralOptions: ParsableArguments {
    @Option("Language of messages: ko or en (default: the locale's).", "표시 언어: ko 또는 en (기본: 로캘의 언어).")
    var lang: String?

    func validate() throws {
        if let lang, Language(tag: lang) == nil {
            throw ValidationError("--lang takes ko or en.", "--lang에는 ko나 en을 씁니다.")
        }
    }
}
