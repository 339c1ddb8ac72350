import ArgumentParser
import Foundation
import ReceiptDomain
import ReceiptTerminal
import ReceiptWording

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

    /// Wider than any line.
    private static let unbroken = 100_000
    /// The column at which the parser starts an option's description.
    private static let descriptionColumn = 26

    /// The line wrapped to the given columns, with continuation lines indented.
    private static func broken(_ line: String, _ columns: Int, indent minimum: Int) -> [String] {
        guard line.columns > columns else { return [line] }
        let leading = line.prefix { $0 == " " }.count
        let label = line.prefix(min(line.count, descriptionColumn))
        // An option is followed by spaces up to its description.
        let isListed = leading == 2 && label.dropFirst(2).contains("  ")
        let head = isListed ? String(label) : String(line.prefix(leading))
        let indent = String(repeating: " ", count: max(isListed ? descriptionColumn : leading, minimum))
        let lines = line.dropFirst(head.count).description.wrapped(toColumns: max(20, columns - indent.count))
        return lines.enumerated().map { ($0.offset == 0 ? head : indent) + $0.element }
    }
}
