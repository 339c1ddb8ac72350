import ReceiptDomain
import ReceiptReview
import ReceiptTerminal
import ReceiptWording

/// A review by a script: drafts as JSON lines, then answers as JSON lines, each with a line of what came of it.
struct ScriptedReview {
    let session: Session
    let library: any RecordJournal
    let user: UserID
    let convention: InputConvention

    /// Prints the drafts, and takes answers until there are no more.
    ///
    /// - Returns: The status: some answers were refused, or none.
    func hold(_ proposals: [ReviewProposal], answers: any LineConsole) async throws -> ExitStatus {
        for proposal in proposals { try emit(ProposalLine(proposal, session.wording)) }
        try emit(ReviewEventLine(event: "ready", drafts: proposals.count))
        var refused = 0
        var waiting = proposals
        while let line = await answers.readLine() {
            guard !line.allSatisfy(\.isWhitespace) else { continue }
            var id: String?
            do {
                let answer = try AnswerLine(line)
                id = answer.id
                try emit(try await take(answer, &waiting))
            } catch let problem as AnswerLine.Problem {
                refused += 1
                try emit(refusal(id, problem))
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

    private func take(_ answer: AnswerLine, _ waiting: inout [ReviewProposal]) async throws -> ReviewEventLine {
        // A beginning or an end will do, as elsewhere, if it is one draft's alone.
        let found = waiting.indices.filter { index in
            let id = waiting[index].record.id.rawValue
            return !answer.id.isEmpty && (id.hasPrefix(answer.id) || id.hasSuffix(answer.id))
        }
        guard let index = found.first, found.count == 1 else { throw AnswerLine.Problem.noSuchDraft(answer.id) }
        let proposal = waiting[index]
        guard let change = try answer.change(proposal, convention) else {
            return ReviewEventLine(event: "skipped", id: proposal.record.id.rawValue)
        }
        let written = try await library.write([change], of: user, undoing: nil).first ?? change.after
        if answer.action == .edit {
            var item = proposal.item
            item.record = written
            waiting[index] = ReviewProposal(item, memory: NoHistory())
        } else {
            waiting.remove(at: index)
        }
        let event = [.confirm: "confirmed", .discard: "discarded"][answer.action] ?? "edited"
        return ReviewEventLine(event: event, id: written.id.rawValue, record: RecordForm(written))
    }

    private func refusal(_ id: String?, _ problem: AnswerLine.Problem) -> ReviewEventLine {
        let field: String? =
            switch problem {
            case .invalid(let field, _), .needed(let field): field.rawValue
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
