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
            let reading = try await library.reading(of: draft.id, user: user)
            var item = ReviewItem(record: draft, reading: reading, possibleDuplicate: duplicates[draft.id])
            item.offered = offers[draft.id]
            items.append(item)
        }
        return order.sorted(items)
    }
}
