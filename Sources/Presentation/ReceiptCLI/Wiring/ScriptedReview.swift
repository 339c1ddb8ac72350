import HouseholdBook
import ReceiptAPI
import ReceiptApp
import ReceiptDomain
import ReceiptReview
import ReceiptTerminal
import ReceiptWording

/// A scripted review: prints drafts as JSON lines, then reads answers as JSON lines and prints a result for each.
struct ScriptedReview {
    let session: Session
    let library: any LedgerTransactions & JoinDrafts.Library
    let user: UserID
    let convention: InputConvention

    /// Prints the drafts and takes answers until the end of input.
    ///
    /// - Returns: Whether some answers were refused.
    func hold(_ proposals: [ReviewProposal], answers: any LineConsole) async throws -> ExitStatus {
        try StandardStreams.json(each: proposals.map { JSONForm.proposal($0, session.wording) })
        try StandardStreams.json(["event": "ready", "drafts": proposals.count] as JSONForm)
        var refused = 0
        var drafts = AnswerDrafts(proposals, library: library, user: user)
        let join = JoinDrafts(library: library, user: user)
        while let line = await answers.readLine() {
            guard !line.allSatisfy(\.isWhitespace) else { continue }
            var id: String?
            do {
                let answer = try AnswerLine(line)
                id = answer.id
                try StandardStreams.json(try await drafts.take(answer, convention, join))
            } catch {
                guard let refusal = refusal(id, error) else { throw error }
                refused += 1
                try StandardStreams.json(refusal)
            }
        }
        return refused == 0 ? .done : .someFailed
    }

    /// The line that refuses an answer; `nil` for an error that ends the review.
    private func refusal(_ id: String?, _ error: any Error) -> JSONForm? {
        var (id, field) = (id, String?.none)
        let (code, message): (String, String)
        switch error {
        case let problem as AnswerLine.Problem:
            (code, message) = (problem.code, session.wording.problem(problem))
            switch problem {
            case .invalid(let invalid, _), .needed(let invalid): field = invalid.name
            case .noSuchField(let name): field = name
            default: break
            }
        case let problem as BookProblem: (code, message) = ("accounts", session.wording.problem(problem))
        case LibraryError.stale(let record, _):
            id = record.rawValue
            (code, message) = ("stale", session.wording.notice(ReviewNotice.changedElsewhere))
        case LibraryError.checked(let record):
            (code, message) = ("not-possible", session.wording.error(LibraryError.checked(record)))
        default: return nil
        }
        return ["event": "refused", "id": id, "error": JSONForm.problem(code, field: field, message)]
    }
}
