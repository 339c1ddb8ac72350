import ArgumentParser
import Glibc
import HouseholdBook
import ReceiptTerminal
import ReceiptWording

extension Session {
    /// Runs the work; where it would make reconciled statements disagree, only with the option or the person's consent.
    func unlocking<Result>(_ isUnlocked: Bool, _ work: (Bool) async throws -> Result) async throws -> Result {
        do {
            return try await work(false)
        } catch BookProblem.disagrees(let disagreements) {
            let isAsked = !isUnlocked && isatty(STDIN_FILENO) == 1
            guard isUnlocked || isAsked else { throw BookProblem.disagrees(disagreements) }
            if isAsked {
                message(wording.problem(BookProblem.disagrees(disagreements)))
                guard await agrees(to: wording.unlockQuestion) else {
                    message(wording.localized("nothing was changed", "아무것도 바꾸지 않았습니다"))
                    throw ExitCode(ExitStatus.wrongUsage.rawValue)
                }
            }
            let result = try await work(true)
            message(wording.notice(.disagrees(disagreements)))
            return result
        }
    }

    /// Asks a person for consent; without a terminal, or for any answer but yes, the result is no.
    func agrees(to question: String) async -> Bool {
        guard isatty(STDIN_FILENO) == 1 else { return false }
        StandardStreams.messagePart(question)
        let answer = await StandardConsole().readLine() ?? ""
        return answer.lowercased().filter { !$0.isWhitespace }.isYes
    }
}
