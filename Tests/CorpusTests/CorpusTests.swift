import Foundation
import ReceiptApp
import ReceiptDomain
import ReceiptParsing
import ReceiptReading
import Testing

/// Interprets what recognition made of 445 typed receipts, without an engine, and holds it against `Tests/Corpus/expected.tsv`.
///
/// What was right has to stay right. Where a change makes more right than it spoils, the file changes in the same commit:
/// `receiptmind bench --replay --each Tests/Corpus/readings/*.jsonl > Tests/Corpus/expected.tsv`.
@Suite struct CorpusTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Corpus")

    @Test(arguments: ["asia-latin", "commonwealth", "europe", "kr-a", "kr-b", "others", "us"])
    func `what was read right of a recorded receipt is read right still`(source: String) async throws {
        let expected = try Self.expected()
        let file = Self.folder.appending(path: "readings/\(source).jsonl")
        let receipts = try RecordedReceipt.all(in: Data(contentsOf: file))
        var board = Scoreboard()
        for receipt in receipts {
            let draft = receipt.replay(RuleInterpreter()).draft.withoutUncertainFields
            let right = Set(board.note(draft, of: receipt.file, against: receipt.truth).map(\.rawValue))
            let lost = try #require(expected[receipt.file]).subtracting(right)
            #expect(lost.isEmpty, "\(receipt.file): \(lost.sorted().joined(separator: " "))")
        }
        print(Self.line(source, board))
        #expect(receipts.count >= 60)
    }

    @Test func `papers that are no receipts get no amount, and most are known for what they are`() throws {
        let papers = try RecordedReceipt.all(in: Data(contentsOf: Self.folder.appending(path: "papers/none.jsonl")))
        let drafts = papers.map { $0.replay(RuleInterpreter()).draft }
        let withAmount = zip(papers, drafts).filter { $1.withoutUncertainFields.total != nil }.map(\.0.file)
        // A table of nutrition facts: percents in a column below a heading.
        #expect(withAmount.count <= 1, "\(withAmount)")
        #expect(drafts.count { $0.content == .none } >= 6)
    }

    /// The fields that are right of each receipt.
    private static func expected() throws -> [String: Set<String>] {
        let text = try String(contentsOf: folder.appending(path: "expected.tsv"), encoding: .utf8)
        let lines = text.split(separator: "\n").map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
        return Dictionary(
            uniqueKeysWithValues: lines.filter { $0.count == 2 }.map { line in
                (String(line[0]), Set(line[1].split(separator: " ").map(String.init)))
            }
        )
    }

    private static func line(_ source: String, _ board: Scoreboard) -> String {
        let counts = Scoreboard.Field.allCases.map { field in
            let count = board.counts[field] ?? Scoreboard.Count()
            return "\(field.rawValue) \(count.right)/\(count.scored)"
        }
        return "corpus \(source): " + counts.joined(separator: ", ")
    }
}
