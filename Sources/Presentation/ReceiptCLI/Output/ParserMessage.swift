import ArgumentParser
import Foundation
import ReceiptDomain
import ReceiptTerminal
import ReceiptWording

/// What the argument parser has to say: help, the version, completions, or what is wrong with the arguments.
///
/// The parser speaks English and counts characters; other languages are translated line by line, and broken into lines by
/// the columns that they take up.
struct ParserMessage {
    let text: String
    let status: Int32

    init(_ error: any Error, language: Language, columns: Int) {
        status = ReceiptMind.exitCode(for: error).rawValue
        guard language != .english else {
            text = ReceiptMind.fullMessage(for: error).replacing(" SUBCOMMANDS:\n", with: ":\n")
            return
        }
        let message = ReceiptMind.fullMessage(for: error, columns: Self.unbroken)
        let isForEyes = ["OVERVIEW: ", "USAGE: ", "Error: "].contains { message.hasPrefix($0) }
        let lines = message.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
        text = lines.map { line in
            let said = language.wording.parser(line)
            guard isForEyes else { return said }
            let isUsage = ["USAGE: ", "Usage: "].contains { line.hasPrefix($0) }
            return Self.broken(said, columns, indent: isUsage ? 8 : 0).joined(separator: "\n")
        }.joined(separator: "\n")
    }

    func leave() -> Never {
        if !text.isEmpty {
            if status == 0 { try? StandardStreams.output(text) } else { StandardStreams.message(text) }
        }
        exit(status)
    }

    // MARK: Lines

    /// More columns than any line has.
    private static let unbroken = 100_000
    /// Where the parser begins to say what an option is for.
    private static let descriptionColumn = 26

    /// The line in lines of at most so many columns, all but the first indented as what they continue.
    private static func broken(_ line: String, _ columns: Int, indent minimum: Int) -> [String] {
        guard line.columns > columns else { return [line] }
        let leading = line.prefix { $0 == " " }.count
        let label = line.prefix(min(line.count, descriptionColumn))
        // An option is said in a few words, then spaces lead to its description.
        let isListed = leading == 2 && label.dropFirst(2).contains("  ")
        let head = isListed ? String(label) : String(line.prefix(leading))
        let indent = String(repeating: " ", count: max(isListed ? descriptionColumn : leading, minimum))
        let lines = line.dropFirst(head.count).description.wrapped(toColumns: max(20, columns - indent.count))
        return lines.enumerated().map { ($0.offset == 0 ? head : indent) + $0.element }
    }
}
