import ArgumentParser
import Foundation
import ReceiptTerminal
import ReceiptWording
import Testing

@testable import ReceiptCLI

@Suite struct HelpLanguageTests {
    @Test(
        arguments: [
            (["list", "--lang", "ko", "--help"], [:], .korean), (["--lang=ko"], [:], .korean),
            (["list"], ["LANG": "ko_KR.UTF-8"], .korean), (["list", "--lang", "en"], ["LC_ALL": "ko_KR"], .english),
            (["list", "--lang", "fr"], ["LC_ALL": "ko_KR"], .korean), (["list", "--lang"], [:], .english),
            (["scan", "--", "--lang", "ko"], [:], .english), ([], [:], .english),
        ] as [([String], [String: String], Language)]
    )
    func `help is in the language that is asked for, else in the locale's`(
        _ arguments: [String],
        _ environment: [String: String],
        _ language: Language
    ) {
        #expect(Language(arguments: ["receiptmind"] + arguments, environment: environment) == language)
    }

    @Test(arguments: [
        (["help", "review", "--lang", "ko"], ["help", "review"]), (["help", "--lang=ko", "rules"], ["help", "rules"]),
        (["list", "--lang", "ko"], ["list", "--lang", "ko"]), ([], []),
    ])
    func `the parser's own help takes a language too`(_ arguments: [String], _ parsed: [String]) {
        #expect(arguments.forParser == parsed)
    }

    @Test(arguments: [Language.english, .korean])
    func `commands are listed in groups, those of every day first`(_ language: Language) {
        let asked = CleanExit.helpRequest(ReceiptMind.self)
        let lines = ParserMessage(asked, language: language, columns: 80).text.split(separator: "\n")
        let headings = lines.filter { $0.hasSuffix(":") && !$0.hasPrefix(" ") }
        #expect(headings.count == ReceiptMind.configuration.groupedSubcommands.count + 1, "\(headings)")
        #expect(!lines.contains { $0.contains("SUBCOMMANDS") })
        let names = ReceiptMind.configuration.subcommands.compactMap { $0.configuration.commandName }
        #expect(Set(names).count == names.count && names.count > 30)
    }

    @Test(arguments: [("--sort", nil), ("--libary", "--library"), ("--usermom", "--user")] as [(String, String?)])
    func `only an option that is like the typed one is suggested`(_ typed: String, _ suggested: String?) {
        let error = #expect(throws: (any Error).self) { try ReceiptMind.parseAsRoot(["list", typed]) }
        for language in Language.allCases {
            let text = error.map { ParserMessage($0, language: language, columns: 80).text } ?? ""
            let first = text.split(separator: "\n").first.map(String.init) ?? ""
            let isSuggesting = first.contains("Did you mean") || first.contains("혹시")
            #expect(first.contains(typed) && isSuggesting == (suggested != nil), "\(text)")
        }
    }

    @Test(arguments: [60, 80])
    func `help in Korean fits the screen`(_ columns: Int) {
        let asked = CleanExit.helpRequest(ReviewCommand.self)
        let message = ParserMessage(asked, language: .korean, columns: columns)
        #expect(message.status == 0)
        let lines = message.text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.allSatisfy { $0.columns <= columns }, "\(message.text)")
        #expect(message.text.hasPrefix("개요: ") && message.text.contains("\n옵션:\n"))
        // The purposes of options stand in one column.
        #expect(lines.contains { $0.hasPrefix("  --auto [<auto>]         ") })
    }
}
