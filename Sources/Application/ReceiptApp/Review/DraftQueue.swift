public import ReceiptDomain
import ReceiptReview

/// Each user's drafts in review order, least confident first, handed out one at a time.
///
/// A draft's rank is cached by its revision, so that its reading is loaded only once.
public actor DraftQueue {
    private let library: any LedgerTransactions
    private var ranks: [UserID: [RecordID: (revision: Int, rank: ReviewRank)]] = [:]

    public init(library: any LedgerTransactions) { self.library = library }

    /// The draft after this one in review order, which may be answered already; from the end it wraps to the first.
    ///
    /// Drafts in `skipped`, with the revision that was skipped, are left out; one that changed since is not.
    public func next(
        after draft: Record?,
        of user: UserID,
        skipping skipped: [RecordID: Int] = [:]
    ) async throws -> Record? {
        let place = draft.flatMap { ranks[user]?[$0.id]?.rank }
        let drafts = try await ordered(of: user).filter { one in
            one.record.id != draft?.id && skipped[one.record.id] != one.record.revision
        }
        let behind = place.flatMap { place in drafts.first { place < $0.rank } }
        return (behind ?? drafts.first)?.record
    }

    /// Drafts whose pictures show no receipt, in review order.
    public func otherPictures(of user: UserID) async throws -> [Record] {
        try await ordered(of: user).filter(\.rank.isOther).map(\.record)
    }

    private func ordered(of user: UserID) async throws -> [(record: Record, rank: ReviewRank)] {
        let drafts = try await library.drafts(of: user)
        var known = ranks[user] ?? [:]
        var kept: [RecordID: (revision: Int, rank: ReviewRank)] = [:]
        var ordered: [(record: Record, rank: ReviewRank)] = []
        for draft in drafts {
            var rank: ReviewRank
            if let earlier = known.removeValue(forKey: draft.id), earlier.revision == draft.revision {
                rank = earlier.rank
            } else {
                rank = ReviewRank(draft, try await library.reading(of: draft.id, user: user)?.draft)
            }
            kept[draft.id] = (draft.revision, rank)
            ordered.append((draft, rank))
        }
        ranks[user] = kept
        return ordered.sorted { $0.rank < $1.rank }
    }
}
