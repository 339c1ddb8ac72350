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
        } catch BookProblem.unfits(let misfits) {
            let isAsked = !isUnlocked && isatty(STDIN_FILENO) == 1
            guard isUnlocked || isAsked else { throw BookProblem.unfits(misfits) }
            if isAsked {
                message(wording.problem(BookProblem.unfits(misfits)))
                guard await agrees(to: wording.unlockQuestion) else {
                    message(wording.localized("nothing was changed", "아무것도 바꾸지 않았습니다"))
                    throw ExitCode(ExitStatus.wrongUsage.rawValue)
                }
            }
            let result = try await work(true)
            message(wording.notice(.unfits(misfits)))
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
