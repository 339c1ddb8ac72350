import HouseholdBook
import ReceiptApp
import ReceiptExchange
import ReceiptTerminal
import ReceiptWording

/// A statement's file that `receiptmind bank import` reads: its format, and what a person answers about it.
struct StatementImport {
    let command: ImportStatementCommand
    let path: String
    let use: ImportStatement
    let formats: StatementFormats
    let session: Session

    /// The plan, and the options as they were given or answered.
    func plan(_ meant: StatementOptions) async throws -> (StatementPlan, StatementOptions) {
        let kept = try await format(meant)
        let all = kept.map(meant.completed) ?? meant
        do {
            let plan = try await plan(reading: all)
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

    private func plan(reading options: StatementOptions) async throws -> StatementPlan {
        let content = try StatementPlace(path: path, options: options).content()
        return try await use.plan(content, account: command.account, again: command.again)
    }

    /// Open questions are asked where somebody is there to answer.
    private func asked(_ meant: StatementOptions) async throws -> (StatementPlan, StatementOptions) {
        do {
            return (try await plan(reading: meant), meant)
        } catch let problem as StatementProblem where !command.json && StatementQuestion.isPossible {
            return try await answered(problem, meant)
        }
    }

    private func answered(
        _ problem: StatementProblem,
        _ meant: StatementOptions
    ) async throws -> (StatementPlan, StatementOptions) {
        let question = StatementQuestion(path: path, account: command.account, use: use)
        guard let told = try await question.answer(to: problem, meant, session.wording), told != meant else {
            throw problem
        }
        return try await asked(told)
    }

    /// The format that is kept for such files on the account; `nil` where there is none, or several are.
    private func format(_ meant: StatementOptions) async throws -> StatementFormat? {
        let all = try await formats.all()
        guard !all.isEmpty else { return nil }
        let own = try await formats.accountID(command.account)
        let fitting = all.filter { format in
            (own == nil || format.account == nil || format.account == own)
                && (try? StatementPlace(path: path, options: meant.completed(by: format)).header()) == format.header
        }
        let exact = fitting.filter { $0.account != nil }
        let found = exact.isEmpty ? fitting : exact
        return found.count == 1 ? found.first : nil
    }

    /// Keeps the format in which the file was read.
    func keep(_ told: StatementOptions, _ plan: StatementPlan) async throws {
        guard let header = try StatementPlace(path: path, options: told).header() else { return }
        let accounts = Set(plan.items.map(\.row.account)).subtracting(plan.unknownAccounts)
        let only = accounts.count == 1 ? accounts.first : nil
        let format = try await formats.format(header: header, account: only).saying(told)
        guard !format.isEmpty else { return }
        try await formats.keep(format)
        session.message(session.wording.notice(.kept(format)))
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
