public import ReceiptDomain
public import ReceiptReview

/// Takes answers to drafts in any order, as a script or a form sends them.
public struct AnswerDrafts {
    private let ledger: ReviewLedger
    public private(set) var waiting: [ReviewProposal]

    public init(_ proposals: [ReviewProposal], library: any LedgerTransactions, user: UserID) {
        (waiting, ledger) = (proposals, ReviewLedger(library: library, user: user))
    }

    /// The draft whose id, or the end of it that lists show, begins or ends with the text; `nil` where none or several do.
    public func proposal(matching text: String) -> ReviewProposal? {
        let text = text.lowercased()
        let found = waiting.filter { proposal in
            let id = proposal.record.id.rawValue
            return !text.isEmpty && (id.hasPrefix(text) || id.hasSuffix(text) || id.suffix(8).hasPrefix(text))
        }
        return found.count == 1 ? found.first : nil
    }

    /// Merges the proposal's drafts into one, which still waits for its answer.
    public mutating func join(_ together: MergeProposal, _ join: JoinDrafts) async throws -> Record {
        let changes = try await join(together)
        waiting.removeAll { proposal in changes.contains { $0.after.id == proposal.record.id } }
        guard let kept = changes.first?.after else { throw LibraryError.noSuchRecord(together.drafts[0]) }
        waiting.append(ReviewProposal(try await ReviewDrafts(library: ledger.library).item(kept), memory: NoHistory()))
        return kept
    }

    /// Records that a draft is a purchase of its own, as one step: the drafts of its proposal, and the record that it looks like,
    /// are others.
    public mutating func keepApart(_ item: ReviewItem) async throws {
        let together = item.together?.drafts ?? []
        let concerned = waiting.indices.filter { ([item.record.id] + together).contains(waiting[$0].record.id) }
        let changes = concerned.map { index in
            let record = waiting[index].item.record
            let lookalike = record.id == item.record.id ? item.possibleDuplicate?.record.id : nil
            return record.kept(apartFrom: together + [lookalike].compactMap(\.self))
        }
        let written = try await ledger.change(changes)
        for (index, record) in zip(concerned, written) {
            var other = waiting[index].item
            (other.record, other.together) = (record, nil)
            if record.id == item.record.id { other.possibleDuplicate = nil }
            waiting[index] = ReviewProposal(other, memory: NoHistory())
        }
    }

    /// Writes the change of a waiting draft; one that stays a draft goes on waiting.
    ///
    /// - Throws: ``LibraryError/stale(_:current:)`` where the draft was changed elsewhere.
    public mutating func write(_ change: RecordChange) async throws -> Record {
        let written = try await ledger.answer(change)
        guard let index = waiting.firstIndex(where: { $0.record.id == written.id }) else { return written }
        if written.status == .draft {
            var item = waiting[index].item
            item.record = written
            waiting[index] = ReviewProposal(item, memory: NoHistory())
        } else {
            waiting.remove(at: index)
        }
        return written
    }
}
