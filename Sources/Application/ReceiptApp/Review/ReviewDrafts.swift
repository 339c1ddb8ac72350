public import ReceiptDomain
import ReceiptLearning
public import ReceiptReview

/// Finds the drafts that wait for their user.
public struct ReviewDrafts: Sendable {
    private let library: any RecordRepository

    public init(library: any RecordRepository) { self.library = library }

    /// The drafts with what was read of them, in the order that is asked for.
    public func callAsFunction(of user: UserID, order: ReviewOrder) async throws -> [ReviewItem] {
        let records = try await library.recordsIfAny(of: user)
        let finder = DuplicateFinder(records)
        var items: [ReviewItem] = []
        for draft in records where draft.status == .draft {
            let reading = try await library.reading(of: draft.id, user: user)
            items.append(
                ReviewItem(record: draft, reading: reading, possibleDuplicate: finder.possibleDuplicate(of: draft))
            )
        }
        return order.sorted(items)
    }
}
