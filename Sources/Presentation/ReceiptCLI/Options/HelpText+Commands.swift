import ArgumentParser
import Foundation
import ReceiptWording

extension Language {
    /// The language of help and usage errors, which are needed before or without parsed options.
    static let ofHelp = Language(
        arguments: ProcessInfo.processInfo.arguments,
        environment: ProcessInfo.processInfo.environment
    )

    /// The language of `--lang`, else of the locale.
    init(arguments: [String], environment: [String: String]) {
        let words = arguments.dropFirst().prefix { $0 != "--" }
        let asked = Array(zip(words, words.dropFirst())).last { $0.0 == "--lang" }?.1
        let joined = words.last { $0.hasPrefix("--lang=") }?.dropFirst("--lang=".count)
        self = (asked ?? joined.map(String.init)).flatMap { Language(tag: $0) } ?? Language(environment: environment)
    }
}

extension Sequence<String> {
    /// The arguments without `--lang` after `help`, which is the parser's own command and takes no options.
    var forParser: [String] {
        let words = Array(self)
        guard words.first == "help" else { return words }
        return words.indices.filter { index in
            !words[index].hasPrefix("--lang") && !(index > 0 && words[index - 1] == "--lang")
        }.map { words[$0] }
    }
}

// Help texts in this process's language, of each table.

extension String {
    static func text(_ text: HelpText) -> String { Language.ofHelp.wording.help(text) }
    static func categories(_ text: CategoryHelp) -> String { text.text(Language.ofHelp.wording) }
    static func claims(_ text: ClaimHelp) -> String { text.text(Language.ofHelp.wording) }
    static func currencies(_ text: CurrencyHelp) -> String { text.text(Language.ofHelp.wording) }
    static func exchange(_ text: ExchangeHelp) -> String { text.text(Language.ofHelp.wording) }
    static func goals(_ text: GoalHelp) -> String { text.text(Language.ofHelp.wording) }
    static func hooks(_ text: HooksHelp) -> String { text.text(Language.ofHelp.wording) }
    static func life(_ text: LifeHelp) -> String { text.text(Language.ofHelp.wording) }
    static func note(_ text: NoteHelp) -> String { text.text(Language.ofHelp.wording) }
    static func rates(_ text: RatesHelp) -> String { text.text(Language.ofHelp.wording) }
    static func reports(_ text: ReportHelp) -> String { text.text(Language.ofHelp.wording) }
    static func web(_ text: WebHelp) -> String { text.text(Language.ofHelp.wording) }
    static func work(_ text: WorkHelp) -> String { text.text(Language.ofHelp.wording) }
}

extension ArgumentHelp {
    static func text(_ text: HelpText) -> ArgumentHelp { ArgumentHelp(.text(text)) }
    static func categories(_ text: CategoryHelp) -> ArgumentHelp { ArgumentHelp(.categories(text)) }
    static func claims(_ text: ClaimHelp) -> ArgumentHelp { ArgumentHelp(.claims(text)) }
    static func currencies(_ text: CurrencyHelp) -> ArgumentHelp { ArgumentHelp(.currencies(text)) }
    static func exchange(_ text: ExchangeHelp) -> ArgumentHelp { ArgumentHelp(.exchange(text)) }
    static func goals(_ text: GoalHelp) -> ArgumentHelp { ArgumentHelp(.goals(text)) }
    static func life(_ text: LifeHelp) -> ArgumentHelp { ArgumentHelp(.life(text)) }
    static func note(_ text: NoteHelp) -> ArgumentHelp { ArgumentHelp(.note(text)) }
    static func rates(_ text: RatesHelp) -> ArgumentHelp { ArgumentHelp(.rates(text)) }
    static func reports(_ text: ReportHelp) -> ArgumentHelp { ArgumentHelp(.reports(text)) }
    static func web(_ text: WebHelp) -> ArgumentHelp { ArgumentHelp(.web(text)) }
    static func work(_ text: WorkHelp) -> ArgumentHelp { ArgumentHelp(.work(text)) }
}

extension ValidationError {
    /// A usage error in this process's language.
    init(_ problem: UsageProblem) { self.init(Language.ofHelp.wording.usage(problem)) }
}
