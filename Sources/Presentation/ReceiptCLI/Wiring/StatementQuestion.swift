import Glibc
import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptExchange
import ReceiptTerminal
import ReceiptWording

/// Asks a person about what a statement leaves open, with some of its rows as they would be entered.
struct StatementQuestion {
    /// A way to mean it, and the option that says so.
    private struct Choice {
        var options: StatementOptions
        var flag: String
        var rows: [String]
    }

    var path: String
    var account: String?
    var use: ImportStatement
    var console: any LineConsole = StandardConsole(toStandardError: true)

    /// Whether somebody is there to answer.
    static var isPossible: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDERR_FILENO) == 1 }

    private static let shownRows = 3

    /// The options as the person means them; `nil` where it is no question of these, or nothing was chosen.
    func answer(
        to problem: StatementProblem,
        _ options: StatementOptions,
        _ wording: any Wording
    ) async throws -> StatementOptions? {
        var choices: [Choice] = []
        for (changed, flag) in Self.ways(problem, options) {
            if let rows = await rows(changed) { choices.append(Choice(options: changed, flag: flag, rows: rows)) }
        }
        guard choices.count > 1 else { return nil }
        var lines = [problem.sentence(wording)]
        for (number, choice) in choices.enumerated() {
            lines.append("\(number + 1)  \(choice.flag)")
            lines += choice.rows.map { "     " + $0 }
        }
        await console.write(lines.joined(separator: "\n") + "\n" + wording.choiceQuestion(choices.count))
        guard let line = await console.readLine(), let number = Int(line.filter { !$0.isWhitespace }),
            choices.indices.contains(number - 1)
        else { return nil }
        return choices[number - 1].options
    }

    private static func ways(
        _ problem: StatementProblem,
        _ options: StatementOptions
    ) -> [(StatementOptions, String)] {
        switch problem {
        case .file(_, .doubt(.dateOrder)):
            ReadingContext.DateOrder.allCases.map { order in
                var changed = options
                changed.dateOrder = order
                return (changed, "--date-order \(order.name)")
            }
        case .signUnclear, .file(_, .doubt(.sign)), .file(_, .doubt(.mixedColumn)):
            [(true, "--flip"), (false, "--no-flip")].map { spent, flag in
                var changed = options
                changed.spentIsPositive = spent
                return (changed, flag)
            }
        default: []
        }
    }

    /// The first rows as they would be entered; `nil` where the file cannot be read so.
    private func rows(_ options: StatementOptions) async -> [String]? {
        guard let content = try? StatementPlace(path: path, options: options).content() else { return nil }
        // Other open questions are asked later.
        guard let plan = try? await use.plan(content, account: account) else {
            return content.lines.prefix(Self.shownRows).map { "\($0.date)  \($0.amount)  \($0.text.escapingControls)" }
        }
        return plan.items.prefix(Self.shownRows).map { item in
            "\(item.row.date)  \(item.row.amount.formatted)  \(item.row.text.escapingControls)"
        }
    }
}
