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

// Options, flags, arguments and commands with their help in both languages.

extension Option {
    init(
        _ english: String,
        _ korean: String,
        name: NameSpecification = .long,
        completion: CompletionKind? = nil
    ) where Value: ExpressibleByArgument {
        self.init(name: name, help: .localized(english, korean), completion: completion)
    }

    init(wrappedValue: Value, _ english: String, _ korean: String, name: NameSpecification = .long)
    where Value: ExpressibleByArgument {
        self.init(wrappedValue: wrappedValue, name: name, help: .localized(english, korean))
    }

    init<T: ExpressibleByArgument>(
        _ english: String,
        _ korean: String,
        name: NameSpecification = .long,
        parsing: SingleValueParsingStrategy = .next,
        completion: CompletionKind? = nil
    ) where Value == T? {
        self.init(name: name, parsing: parsing, help: .localized(english, korean), completion: completion)
    }

    init<T: ExpressibleByArgument>(
        wrappedValue: [T],
        _ english: String,
        _ korean: String,
        name: NameSpecification = .long,
        completion: CompletionKind? = nil
    ) where Value == [T] {
        self.init(wrappedValue: wrappedValue, name: name, help: .localized(english, korean), completion: completion)
    }
}

extension Flag {
    init(wrappedValue: Bool, _ english: String, _ korean: String, name: NameSpecification = .long)
    where Value == Bool {
        self.init(wrappedValue: wrappedValue, name: name, help: .localized(english, korean))
    }

    init(wrappedValue: Bool, _ english: String, _ korean: String, inversion: FlagInversion) where Value == Bool {
        self.init(wrappedValue: wrappedValue, inversion: inversion, help: .localized(english, korean))
    }

    /// `nil` where neither the flag nor its opposite was given.
    init(_ english: String, _ korean: String, inversion: FlagInversion) where Value == Bool? {
        self.init(inversion: inversion, help: .localized(english, korean))
    }
}

extension Argument {
    init(_ english: String, _ korean: String, completion: CompletionKind? = nil) where Value: ExpressibleByArgument {
        self.init(help: .localized(english, korean), completion: completion)
    }

    init<T: ExpressibleByArgument>(_ english: String, _ korean: String, completion: CompletionKind? = nil)
    where Value == T? {
        self.init(help: .localized(english, korean), completion: completion)
    }

    init<T: ExpressibleByArgument>(
        wrappedValue: [T],
        _ english: String,
        _ korean: String,
        completion: CompletionKind? = nil
    ) where Value == [T] {
        self.init(wrappedValue: wrappedValue, help: .localized(english, korean), completion: completion)
    }

    init<T: ExpressibleByArgument>(
        _ english: String,
        _ korean: String,
        parsing: ArgumentArrayParsingStrategy = .remaining,
        completion: CompletionKind? = nil
    ) where Value == [T] {
        self.init(parsing: parsing, help: .localized(english, korean), completion: completion)
    }
}

extension CommandConfiguration {
    init(
        _ name: String,
        _ english: String,
        _ korean: String,
        discussion: String = "",
        subcommands: [any ParsableCommand.Type] = [],
        defaultSubcommand: (any ParsableCommand.Type)? = nil
    ) {
        self.init(
            commandName: name,
            abstract: .localized(english, korean),
            discussion: discussion,
            subcommands: subcommands,
            defaultSubcommand: defaultSubcommand
        )
    }
}

extension ValidationError {
    /// A usage error in this process's language.
    init(_ english: String, _ korean: String) { self.init(.localized(english, korean)) }

    /// As the parser reports a word that the command does not take, which is then translated with its own messages.
    init(unexpected word: String) { self.init("Unexpected argument '\(word)'") }
}
