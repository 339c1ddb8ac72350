public import ReceiptApp
public import ReceiptDomain
public import ReceiptReview
public import ReceiptWording

extension HouseholdAPI {
    public static let draftListing: [APIParameter] = [
        APIParameter("limit", .integer(1...200), "The most drafts (50).", "최대 초안 수 (50).")
    ]

    /// The drafts as `review --json` prints them, the least certain first; `count` tells how many there are, listed or not.
    public func drafts(_ values: APIValues) async throws -> JSONForm {
        let items = try await ReviewDrafts(library: library, together: together)(of: user, order: .doubt)
        let memory = try await memories.memory(of: user)
        let shown = items.prefix(try values.integer("limit", in: 1...200) ?? 50)
        let drafts = shown.map { JSONForm.proposal(ReviewProposal($0, memory: memory), wording) }
        return ["drafts": drafts, "count": items.count]
    }

    /// - Throws: ``LibraryError/noSuchRecord(_:)`` where it is no draft any more.
    public func draft(_ record: Record) async throws -> JSONForm {
        guard record.status == .draft else { throw LibraryError.noSuchRecord(record.id) }
        return .proposal(try await proposal(of: record), wording)
    }

    private func proposal(of draft: Record) async throws -> ReviewProposal {
        let item = try await ReviewDrafts(library: library, together: together).item(draft)
        return ReviewProposal(item, memory: try await memories.memory(of: user))
    }

    public static let answering: [APIParameter] = [
        revision,
        APIParameter(
            "action",
            .choice(AnswerLine.Action.allCases.map(\.rawValue)),
            required: true,
            """
            As in review --json: confirm, fulfil, edit, discard, skip, join, apart; a draft with a lookalike is confirmed only \
            after apart.
            """,
            """
            review --json에서와 같습니다: confirm, fulfil, edit, discard, skip, join, apart. lookalike가 있는 초안은 apart 다음에만 \
            확정됩니다.
            """
        ),
        set,
    ]

    /// Answers a draft; the step can be undone.
    ///
    /// - Throws: ``LibraryError/stale(_:current:)`` where it was answered or changed meanwhile.
    public func answer(_ draft: Record, _ values: APIValues) async throws -> JSONForm {
        try requireRevision(of: draft, values)
        guard draft.status == .draft else { throw LibraryError.stale(draft.id, current: draft) }
        let name = try values.required("action")
        guard let action = AnswerLine.Action(rawValue: name) else { throw AnswerLine.Problem.unknownAction(name) }
        let set = try values.texts("set", of: ReviewField.allCases.map(\.name))
        guard action.takesValues || set.isEmpty else { throw APIProblem.setBeside(action: name) }
        let proposal = try await proposal(of: draft)
        var proposals = [proposal]
        for id in proposal.item.together?.drafts ?? [] where id != draft.id {
            proposals.append(try await self.proposal(of: library.record(id, of: user)))
        }
        var drafts = AnswerDrafts(proposals, library: library, user: user)
        return try await drafts.take(
            AnswerLine(id: draft.id.rawValue, action: action, set: set),
            convention,
            JoinDrafts(library: library, user: user)
        )
    }
}

extension AnswerDrafts {
    /// Takes a program's answer, and says what became of the draft.
    ///
    /// - Throws: ``AnswerLine/Problem`` and ``BookProblem`` for a refused one.
    public mutating func take(
        _ answer: AnswerLine,
        _ convention: InputConvention,
        _ join: JoinDrafts
    ) async throws -> JSONForm {
        guard let proposal = proposal(matching: answer.id) else { throw AnswerLine.Problem.noSuchDraft(answer.id) }
        if answer.action == .join || answer.action == .apart {
            let item = proposal.item
            if answer.action == .join, let together = item.together {
                let kept = try await self.join(together, join)
                return .answered("joined", kept.id, kept)
            }
            guard answer.action == .apart, item.together != nil || item.possibleDuplicate != nil else {
                throw AnswerLine.Problem.nothingTogether(answer.id)
            }
            try await keepApart(item)
            return .answered("apart", proposal.record.id)
        }
        guard let change = try answer.change(proposal, convention) else {
            return .answered("skipped", proposal.record.id)
        }
        let written = try await write(change)
        let event = [.confirm: "confirmed", .fulfil: "confirmed", .discard: "discarded"][answer.action] ?? "edited"
        return .answered(event, written.id, written)
    }
}
