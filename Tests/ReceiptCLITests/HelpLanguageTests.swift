import ArgumentParser
import Foundation
import ReceiptApp
import ReceiptReview
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

    /// All that the commands say about themselves, and that is not the parser's own.
    private static func texts() throws -> Set<String> {
        let dump = try #require(ReceiptMind._dumpHelp().data(using: .utf8))
        var found: Set<String> = []
        func collect(_ value: Any) {
            if let object = value as? [String: Any] {
                for (key, value) in object {
                    if ["abstract", "discussion"].contains(key), let text = value as? String, !text.isEmpty {
                        found.insert(text)
                    } else {
                        collect(value)
                    }
                }
            } else if let list = value as? [Any] {
                list.forEach(collect)
            }
        }
        collect(try JSONSerialization.jsonObject(with: dump))
        return found.filter { Language.korean.wording.parser($0) == $0 }
    }

    @Test func `every command, argument and option has its help from the tables, and all of the tables is used`() throws
    {
        let wording = Language.ofHelp.wording
        let tables = Set(
            HelpText.allCases.map(wording.help) + CategoryHelp.allCases.map { $0.text(wording) }
                + CurrencyHelp.allCases.map { $0.text(wording) } + GoalHelp.allCases.map { $0.text(wording) }
                + ExchangeHelp.allCases.map { $0.text(wording) } + HooksHelp.allCases.map { $0.text(wording) }
                + LifeHelp.allCases.map { $0.text(wording) } + NoteHelp.allCases.map { $0.text(wording) }
                + ReportHelp.allCases.map { $0.text(wording) } + WebHelp.allCases.map { $0.text(wording) }
                + RatesHelp.allCases.map { $0.text(wording) } + ClaimHelp.allCases.map { $0.text(wording) }
                + WorkHelp.allCases.map { $0.text(wording) }
        )
        let texts = try Self.texts()
        #expect(texts.subtracting(tables) == [], "shown, and in no table")
        #expect(tables.subtracting(texts) == [], "in a table, and never shown")
    }

    @Test(arguments: [Language.english, .korean])
    func `commands are listed in groups, those of every day first`(_ language: Language) {
        let asked = CleanExit.helpRequest(ReceiptMind.self)
        let lines = ParserMessage(asked, language: language, columns: 80).text.split(separator: "\n")
        let headings = lines.filter { $0.hasSuffix(":") && !$0.hasPrefix(" ") }
        #expect(headings.count == CommandGroupName.allCases.count + 1, "\(headings)")
        #expect(!lines.contains { $0.contains("SUBCOMMANDS") })
        let names = ReceiptMind.configuration.subcommands.compactMap { $0.configuration.commandName }
        #expect(Set(names).count == names.count && names.count > 30)
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
