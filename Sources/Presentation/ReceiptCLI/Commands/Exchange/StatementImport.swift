import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptTerminal
import ReceiptWording

/// A statement's file that `receiptmind bank import` reads: its format, and what a person answers about it.
struct StatementImport {
    let command: ImportStatementCommand
    let path: String
    let reading: ReadStatement
    let session: Session

    /// The plan, and the options as they were given or answered.
    func plan(_ meant: StatementOptions) async throws -> (StatementPlan, StatementOptions) {
        let kept = try await reading.format(meant)
        let all = kept.map(meant.completed) ?? meant
        do {
            let plan = try await reading.plan(all)
            // The file names its account, and the format is for another one.
            if let own = kept?.account, plan.items.contains(where: { $0.row.account != own }) {
                return try await asked(meant)
            }
            if let kept { session.message(session.wording.notice(.used(kept))) }
            return (plan, meant)
        } catch let problem as StatementProblem where !command.json && StatementQuestion.isPossible {
            return try await answered(problem, all)
        }
    }

    /// Open questions are asked where somebody is there to answer.
    private func asked(_ meant: StatementOptions) async throws -> (StatementPlan, StatementOptions) {
        do {
            return (try await reading.plan(meant), meant)
        } catch let problem as StatementProblem where !command.json && StatementQuestion.isPossible {
            return try await answered(problem, meant)
        }
    }

    private func answered(
        _ problem: StatementProblem,
        _ meant: StatementOptions
    ) async throws -> (StatementPlan, StatementOptions) {
        let question = StatementQuestion(path: path, reading: reading)
        guard let told = try await question.answer(to: problem, meant, session.wording), told != meant else {
            throw problem
        }
        return try await asked(told)
    }

    /// Keeps the format in which the file was read.
    func keep(_ told: StatementOptions, _ plan: StatementPlan) async throws {
        guard let format = try await reading.keep(told, plan) else { return }
        session.message(session.wording.notice(.kept(format)))
    }

    /// Offers to begin accounts with what the bank had before the rows, without which these stand in no balance.
    func offerOpenings(_ openings: [(account: Account, opening: Account.Opening)], _ book: OpenBook) async throws {
        guard !command.json, StatementQuestion.isPossible else { return }
        let console = StandardConsole(toStandardError: true)
        for (account, opening) in openings {
            await console.write("\n" + book.wording.question(account, opening))
            guard let line = await console.readLine() else { return }
            let word = line.lowercased().filter { !$0.isWhitespace }
            guard word.isEmpty || word.isYes else { continue }
            let changed = try await book.accounts.change(account.id) { changed, _ in changed.opening = opening }
            book.say(book.wording.notice(.accountChanged(changed.after, adopted: 0)))
        }
    }

    /// Asks about what is likely; the end of input leaves the rest for later.
    func answers(_ plan: StatementPlan) async -> [Int: StatementAnswer] {
        let questions = plan.items.indices.filter { plan.items[$0].isQuestion }
        if command.accept {
            return Dictionary(
                uniqueKeysWithValues: questions.map { ($0, plan.items[$0].isOtherAmount ? .later : .same) }
            )
        }
        guard !command.json, !questions.isEmpty else { return [:] }
        let console = StandardConsole(toStandardError: true)
        var answers: [Int: StatementAnswer] = [:]
        for index in questions {
            await console.write("\n" + session.wording.question(plan.items[index]))
            guard let line = await console.readLine() else { break }
            switch line.lowercased().filter({ !$0.isWhitespace }) {
            case "" where plan.items[index].isOtherAmount: answers[index] = .later
            case let word where word.isEmpty || word.isYes: answers[index] = .same
            case "n", "no", "아니요", "아니오", "ㅜ": answers[index] = .other
            default: answers[index] = .later
            }
        }
        return answers
    }
}
