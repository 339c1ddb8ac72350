public import ReceiptDomain
public import ReceiptReview

/// Takes answers to drafts in any order, as a script or a form gives them.
public struct AnswerDrafts {
    private let library: any LedgerTransactions
    private let user: UserID
    /// The drafts without an answer.
    public private(set) var waiting: [ReviewProposal]

    public init(_ proposals: [ReviewProposal], library: any LedgerTransactions, user: UserID) {
        waiting = proposals
        self.library = library
        self.user = user
    }

    /// The draft whose identifier begins or ends with the text; `nil` where there is none, or more than one.
    public func proposal(matching text: String) -> ReviewProposal? {
        let found = waiting.filter { proposal in
            let id = proposal.record.id.rawValue
            return !text.isEmpty && (id.hasPrefix(text) || id.hasSuffix(text))
        }
        return found.count == 1 ? found.first : nil
    }

    /// Writes the change of a draft that waits; one that stays a draft waits on.
    ///
    /// - Throws: ``LibraryError/stale(_:current:)`` when the draft was changed elsewhere.
    public mutating func write(_ change: RecordChange) async throws -> Record {
        try await EditRecords(library: library, user: user).check([change])
        let written =
            try await library.write(
                FulfilledEntries(library: library, user: user).changes(with: change),
                of: user,
                undoing: nil
            ).first ?? change.after
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
