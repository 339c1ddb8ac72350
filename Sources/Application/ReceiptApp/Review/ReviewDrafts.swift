public import ReceiptDomain
public import ReceiptReview

/// Loads a user's drafts for review.
public struct ReviewDrafts: Sendable {
    private let library: any LedgerTransactions
    /// `nil` where no person can be asked which drafts belong together.
    private let together: FindTogether?

    public init(library: any LedgerTransactions, together: FindTogether? = nil) {
        (self.library, self.together) = (library, together)
    }

    /// The drafts with their readings, in the given order.
    public func callAsFunction(of user: UserID, order: ReviewOrder) async throws -> [ReviewItem] {
        let drafts = try await library.drafts(of: user)
        let duplicates = try await PossibleDuplicates(library: library, user: user)(of: drafts)
        let offers = try await FulfilledEntries(library: library, user: user).offers(to: drafts)
        var items: [ReviewItem] = []
        var readings: [RecordID: Reading] = [:]
        for draft in drafts {
            let reading = try await library.reading(of: draft.id, user: draft.user)
            readings[draft.id] = reading
            items.append(item(draft, reading, duplicates[draft.id], offers[draft.id]))
        }
        if let proposals = try await together?(among: drafts, readings: readings) {
            for index in items.indices { items[index].together = proposals[items[index].record.id] }
        }
        return order.sorted(items)
    }

    /// One draft with its reading, duplicates and offers.
    public func item(_ draft: Record) async throws -> ReviewItem {
        let duplicates = try await PossibleDuplicates(library: library, user: draft.user)(of: [draft])
        let offers = try await FulfilledEntries(library: library, user: draft.user).offers(to: [draft])
        let reading = try await library.reading(of: draft.id, user: draft.user)
        var item = item(draft, reading, duplicates[draft.id], offers[draft.id])
        if let together {
            item.together = try await together(among: library.drafts(of: draft.user))[draft.id]
        }
        return item
    }

    private func item(
        _ draft: Record,
        _ reading: Reading?,
        _ duplicate: PossibleDuplicate?,
        _ offered: OfferedOccurrence?
    ) -> ReviewItem {
        var item = ReviewItem(record: draft, reading: reading, possibleDuplicate: duplicate)
        item.offered = offered
        return item
    }
}
