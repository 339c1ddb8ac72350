public import ReceiptDomain
import ReceiptLearning
public import ReceiptReview

/// Finds the drafts that wait for their user.
public struct ReviewDrafts: Sendable {
    private let library: any RecordJournal

    public init(library: any RecordJournal) { self.library = library }

    /// The drafts with what was read of them, in the order that is asked for.
    public func callAsFunction(of user: UserID, order: ReviewOrder) async throws -> [ReviewItem] {
        let records = try await library.recordsIfAny(of: user)
        let finder = DuplicateFinder(records)
        let drafts = records.filter { $0.status == .draft }
        let offers = try await FulfilledEntries(library: library, user: user).offers(to: drafts, among: records)
        var items: [ReviewItem] = []
        for draft in drafts {
            let reading = try await library.reading(of: draft.id, user: user)
            let duplicate = finder.possibleDuplicate(of: draft)
            var item = ReviewItem(record: draft, reading: reading, possibleDuplicate: duplicate)
            item.offered = offers[draft.id]
            items.append(item)
        }
        return order.sorted(items)
    }
}
