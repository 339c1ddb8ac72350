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
        for proposal in proposals { try emit(ProposalLine(proposal, session.wording)) }
        try emit(ReviewEventLine(event: "ready", drafts: proposals.count))
        var refused = 0
        var drafts = AnswerDrafts(proposals, library: library, user: user)
        let join = JoinDrafts(library: library, user: user)
        while let line = await answers.readLine() {
            guard !line.allSatisfy(\.isWhitespace) else { continue }
            var id: String?
            do {
                let answer = try AnswerLine(line)
                id = answer.id
                try emit(try await drafts.take(answer, convention, join))
            } catch let problem as AnswerLine.Problem {
                refused += 1
                try emit(refusal(id, problem))
            } catch let problem as BookProblem {
                refused += 1
                let message = session.wording.problem(problem)
                try emit(ReviewEventLine(event: "refused", id: id, error: .init(code: "accounts", message: message)))
            } catch LibraryError.stale(let record, _) {
                refused += 1
                let message = session.wording.notice(ReviewNotice.changedElsewhere)
                try emit(
                    ReviewEventLine(
                        event: "refused",
                        id: record.rawValue,
                        error: .init(code: "stale", message: message)
                    )
                )
            }
        }
        return refused == 0 ? .done : .someFailed
    }

    private func refusal(_ id: String?, _ problem: AnswerLine.Problem) -> ReviewEventLine {
        let field: String? =
            switch problem {
            case .invalid(let field, _), .needed(let field): field.name
            case .noSuchField(let name): name
            default: nil
            }
        let error = ReviewEventLine.Problem(
            code: problem.code,
            field: field,
            message: session.wording.problem(problem)
        )
        return ReviewEventLine(event: "refused", id: id, error: error)
    }

    private func emit(_ line: some Encodable) throws { try StandardStreams.output(JSONLine.encode(line)) }
}
