public import ReceiptDomain
public import ReceiptReview

/// Finds the drafts that wait for their user.
public struct ReviewDrafts: Sendable {
    private let library: any LedgerTransactions

    public init(library: any LedgerTransactions) { self.library = library }

    /// The drafts with what was read of them, in the order that is asked for.
    public func callAsFunction(of user: UserID, order: ReviewOrder) async throws -> [ReviewItem] {
        let drafts = try await library.draftsIfAny(of: user)
        let duplicates = try await PossibleDuplicates(library: library, user: user)(of: drafts)
        let offers = try await FulfilledEntries(library: library, user: user).offers(to: drafts)
        var items: [ReviewItem] = []
        for draft in drafts {
            items.append(try await item(draft, duplicates[draft.id], offers[draft.id]))
        }
        return order.sorted(items)
    }

    /// One draft, with all that helps to judge it.
    public func item(_ draft: Record) async throws -> ReviewItem {
        let duplicates = try await PossibleDuplicates(library: library, user: draft.user)(of: [draft])
        let offers = try await FulfilledEntries(library: library, user: draft.user).offers(to: [draft])
        return try await item(draft, duplicates[draft.id], offers[draft.id])
    }

    private func item(
        _ draft: Record,
        _ duplicate: PossibleDuplicate?,
        _ offered: OfferedOccurrence?
    ) async throws -> ReviewItem {
        let reading = try await library.reading(of: draft.id, user: draft.user)
        var item = ReviewItem(record: draft, reading: reading, possibleDuplicate: duplicate)
        item.offered = offered
        return item
    }
}
