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

extension String {
    /// The sentence in this process's language; help stands where its command is declared.
    static func localized(_ english: String, _ korean: String) -> String {
        Language.ofHelp.wording.localized(english, korean)
    }
}

extension ArgumentHelp {
    static func localized(_ english: String, _ korean: String) -> ArgumentHelp {
        ArgumentHelp(.localized(english, korean))
    }
}

extension ValidationError {
    /// A usage error in this process's language.
    init(_ problem: UsageProblem) { self.init(Language.ofHelp.wording.usage(problem)) }

    /// As the parser reports a word that the command does not take, which is then translated with its own messages.
    init(unexpected word: String) { self.init("Unexpected argument '\(word)'") }
}
