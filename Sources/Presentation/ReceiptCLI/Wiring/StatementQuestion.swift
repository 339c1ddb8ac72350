import Glibc
import HouseholdBook
import ReceiptApp
import ReceiptTerminal
import ReceiptWording

/// Asks a person about what a statement leaves open, with some of its rows as they would be entered.
struct StatementQuestion {
    var path: String
    var reading: ReadStatement
    var columns = Session.columns
    var console: any LineConsole = StandardConsole(toStandardError: true)

    /// Whether somebody is there to answer.
    static var isPossible: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDERR_FILENO) == 1 }

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
        let choices = await reading.choices(for: problem, options)
        guard choices.count > 1, let question = wording.openPoint(problem) else { return nil }
        var lines = (path.escapingControls + ": " + question).wrapped(toColumns: columns)
        for (number, choice) in choices.enumerated() {
            lines.append("\(number + 1)  \(wording.choice(choice.meaning, for: problem))")
            lines += choice.rows.map { row in
                "     \(row.date)  \(row.money?.formatted ?? row.amount)  \(row.text.escapingControls)".truncated(
                    toColumns: columns
                )
            }
        }
        await console.write(lines.joined(separator: "\n") + "\n" + wording.choiceQuestion(choices.count))
        guard let line = await console.readLine(), let number = Int(line.filter { !$0.isWhitespace }),
            choices.indices.contains(number - 1)
        else { return nil }
        return choices[number - 1].meaning.added(to: options)
    }

    private func withPassword(_ options: StatementOptions, _ wording: any Wording) async -> StatementOptions? {
        guard let typed = getpass(wording.passwordQuestion(path)) else { return nil }
        var told = options
        told.password = String(cString: typed)
        memset(typed, 0, strlen(typed))
        return told.password?.isEmpty == true ? nil : told
    }
}
