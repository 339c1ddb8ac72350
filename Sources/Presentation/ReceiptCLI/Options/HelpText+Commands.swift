import ArgumentParser
import Foundation
import ReceiptWording

extension Language {
    /// The language of help and usage errors, which are needed before or instead of parsed options.
    static let ofHelp = Language(
        arguments: ProcessInfo.processInfo.arguments,
        environment: ProcessInfo.processInfo.environment
    )

    /// As `--lang` asks, else as the locale does.
    init(arguments: [String], environment: [String: String]) {
        let words = arguments.dropFirst().prefix { $0 != "--" }
        let asked = Array(zip(words, words.dropFirst())).last { $0.0 == "--lang" }?.1
        let joined = words.last { $0.hasPrefix("--lang=") }?.dropFirst("--lang=".count)
        self = (asked ?? joined.map(String.init)).flatMap { Language(tag: $0) } ?? Language(environment: environment)
    }
}

extension Sequence<String> {
    /// The same without `--lang` after `help`, a command of the parser's own that has no options.
    var forParser: [String] {
        let words = Array(self)
        guard words.first == "help" else { return words }
        return words.indices.filter { index in
            !words[index].hasPrefix("--lang") && !(index > 0 && words[index - 1] == "--lang")
        }.map { words[$0] }
    }
}

extension String {
    /// A piece of help in the language of this process.
    static func text(_ text: HelpText) -> String { Language.ofHelp.wording.help(text) }
}

extension ArgumentHelp {
    /// A piece of help in the language of this process.
    static func text(_ text: HelpText) -> ArgumentHelp { ArgumentHelp(.text(text)) }
}

extension ValidationError {
    /// What is wrong with the arguments, in the language of this process.
    init(_ problem: UsageProblem) { self.init(Language.ofHelp.wording.usage(problem)) }
}
