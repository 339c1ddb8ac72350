import Glibc
import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptExchange
import ReceiptTerminal
import ReceiptWording

/// Asks a person about what a statement leaves open, with some of its rows as they would be entered.
struct StatementQuestion {
    /// A way to mean it, and some rows as they would be entered then.
    private struct Choice {
        var options: StatementOptions
        var name: String
        var rows: [String]
    }

    var path: String
    var account: String?
    var use: ImportStatement
    /// Columns of the terminal.
    var columns = Session.columns
    var console: any LineConsole = StandardConsole(toStandardError: true)

    /// Whether somebody is there to answer.
    static var isPossible: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDERR_FILENO) == 1 }

    private static let shownRows = 3
    /// The current year and those before it.
    private static let offeredYears = 3

    /// The options as the person means them; `nil` where it is no question of these, or nothing was chosen.
    func answer(
        to problem: StatementProblem,
        _ options: StatementOptions,
        _ wording: any Wording
    ) async throws -> StatementOptions? {
        switch problem {
        case .file(_, .passwordNeeded): return await withPassword(options, wording)
        case .file(_, .wrongPassword):
            await console.write(problem.sentence(wording) + "\n")
            return await withPassword(options, wording)
        default: break
        }
        var choices: [Choice] = []
        for (changed, name) in Self.ways(problem, options, wording) {
            if let rows = await rows(changed) { choices.append(Choice(options: changed, name: name, rows: rows)) }
        }
        guard choices.count > 1, let question = wording.openPoint(problem) else { return nil }
        var lines = (path.escapingControls + ": " + question).wrapped(toColumns: columns)
        for (number, choice) in choices.enumerated() {
            lines.append("\(number + 1)  \(choice.name)")
            lines += choice.rows.map { ("     " + $0).truncated(toColumns: columns) }
        }
        await console.write(lines.joined(separator: "\n") + "\n" + wording.choiceQuestion(choices.count))
        guard let line = await console.readLine(), let number = Int(line.filter { !$0.isWhitespace }),
            choices.indices.contains(number - 1)
        else { return nil }
        return choices[number - 1].options
    }

    private func withPassword(_ options: StatementOptions, _ wording: any Wording) async -> StatementOptions? {
        guard let typed = getpass(wording.passwordQuestion(path)) else { return nil }
        var told = options
        told.password = String(cString: typed)
        memset(typed, 0, strlen(typed))
        return told.password?.isEmpty == true ? nil : told
    }

    private static func ways(
        _ problem: StatementProblem,
        _ options: StatementOptions,
        _ wording: any Wording
    ) -> [(StatementOptions, String)] {
        switch problem {
        case .file(_, .doubt(.dateOrder)):
            ReadingContext.DateOrder.allCases.map { order in
                var changed = options
                changed.dateOrder = order
                return (changed, wording.choice(order))
            }
        case .file(_, .doubt(.year)):
            (0..<Self.offeredYears).compactMap { back in
                guard let latest = options.latest else { return nil }
                var changed = options
                changed.year = latest.year - back
                return (changed, wording.choice(year: latest.year - back))
            }
        case .file(_, .doubt(.decimalSign)):
            DecimalSign.allCases.map { sign in
                var changed = options
                changed.decimalSign = sign
                return (changed, wording.choice(decimalComma: sign == .comma))
            }
        case .file(_, .doubt(.text(let columns))):
            columns.map { column in
                var changed = options
                changed.columns[.text] = column
                return (changed, wording.choice(textColumn: column))
            }
        case .signUnclear, .file(_, .doubt(.sign)), .file(_, .doubt(.mixedColumn)):
            [true, false].map { spent in
                var changed = options
                changed.spentIsPositive = spent
                return (changed, wording.choice(spentIsPositive: spent, for: problem))
            }
        default: []
        }
    }

    /// The first rows as they would be entered; `nil` where the file cannot be read so.
    private func rows(_ options: StatementOptions) async -> [String]? {
        guard let content = try? StatementPlace(path: path, options: options).content() else { return nil }
        if options.year != nil, let latest = options.latest, content.lines.contains(where: { $0.date > latest }) {
            return nil
        }
        // Other open questions are asked next.
        guard let plan = try? await use.plan(content, account: account) else {
            return content.lines.prefix(Self.shownRows).map { "\($0.date)  \($0.amount)  \($0.text.escapingControls)" }
        }
        return plan.items.prefix(Self.shownRows).map { item in
            "\(item.row.date)  \(item.row.amount.formatted)  \(item.row.text.escapingControls)"
        }
    }
}
