import ArgumentParser
import Foundation
import ReceiptTerminal
import ReceiptWording
import SystemPackage

/// A message of the argument parser: help, version, completions, or a usage error.
///
/// The parser writes English and counts characters; for other languages the text is translated line by line, and wrapped by
/// terminal columns.
struct ParserMessage {
    let text: String
    let status: Int32

    init(_ error: any Error, language: Language, columns: Int) {
        status = ReceiptMind.exitCode(for: error).rawValue
        guard language != .english else {
            text = Self.beginning(
                Self.withoutNoise(ReceiptMind.fullMessage(for: error)).replacing(" SUBCOMMANDS:\n", with: ":\n")
            )
            return
        }
        let message = Self.withoutNoise(ReceiptMind.fullMessage(for: error, columns: Self.unbroken))
        let isForEyes = ["OVERVIEW: ", "USAGE: ", "Error: "].contains { message.hasPrefix($0) }
        let lines = message.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
        text = lines.map { line in
            guard isForEyes else { return language.wording.parser(line) }
            return Self.lines(of: line, in: language.wording, columns).joined(separator: "\n")
        }.joined(separator: "\n")
    }

    /// The message beginning as all others do: `receiptmind: unknown option '--bogus'`.
    private static func beginning(_ message: String) -> String {
        let mark = "Error: "
        guard message.hasPrefix(mark) else { return message }
        let text = message.dropFirst(mark.count)
        return "receiptmind: " + text.prefix(1).lowercased() + text.dropFirst()
    }

    /// Without an option that the parser suggests although it is hardly like the one that was typed: `--user` for `--sort`.
    private static func withoutNoise(_ message: String) -> String {
        guard let match = message.firstMatch(of: /^(Error: Unknown option '([^']+)')\. Did you mean '([^']+)'\?/),
            !match.2.hasPrefix(match.3), [String(match.3)].nearest(to: String(match.2)) == nil
        else { return message }
        return message.replacingCharacters(in: match.range, with: String(match.1))
    }

    func leave() -> Never {
        if !text.isEmpty {
            if status == 0 {
                try? StandardStreams.output(text)
            } else {
                StandardStreams.message(text.folded(toColumns: Session.columns(of: .standardError)))
            }
        }
        exit(status)
    }

    // MARK: Lines

    /// Wider than any line.
    private static let unbroken = 100_000
    /// The column at which the parser starts an option's description.
    private static let descriptionColumn = 26

    /// A line of the parser in another language, in lines of at most so many columns; all but the first are indented as what
    /// they continue.
    private static func lines(of line: String, in wording: any Wording, _ columns: Int) -> [String] {
        let leading = line.prefix { $0 == " " }.count
        var head = String(line.prefix(leading))
        var indent = leading
        var text = wording.parser(line)
        if leading == 2, !line.hasPrefix("  See '"), let description = description(in: line) {
            let label = "  " + wording.parser(line.prefix(descriptionColumn).trimmingCharacters(in: .whitespaces))
            head = label + String(repeating: " ", count: max(1, descriptionColumn - label.columns))
            indent = descriptionColumn
            text = head + wording.parser(String(description))
        } else if ["USAGE: ", "Usage: "].contains(where: { line.hasPrefix($0) }) {
            indent = 8
        }
        guard text.columns > columns else { return [text] }
        let further = String(repeating: " ", count: indent)
        let parts = text.dropFirst(head.count).description.wrapped(toColumns: max(20, columns - indent))
        return parts.enumerated().map { ($0.offset == 0 ? head : further) + $0.element }
    }

    /// The text for an option or a command, which begins at one character for all of them; `nil` where the line has none.
    private static func description(in line: String) -> Substring? {
        let text = line.dropFirst(descriptionColumn)
        guard let first = text.first, first != " ", line.prefix(descriptionColumn).last == " " else { return nil }
        return text
    }
}
