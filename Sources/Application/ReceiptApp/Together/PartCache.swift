import ReceiptDomain
import ReceiptParsing
import Synchronization

/// A cache of which drafts continue one another, for callers that ask about the same drafts repeatedly.
public final class PartCache: Sendable {
    private struct Known {
        var ends: Ends?
        var follows: [RecordID: Bool] = [:]
    }

    /// The first and last part of a draft: another can precede its top and continue its bottom.
    struct Ends: Sendable {
        var top: PartFollowing
        var bottom: PartFollowing
    }

    /// The most drafts to cache; the rows of a receipt take some kilobytes.
    private static let most = 500
    private let known = Mutex<[RecordID: (images: [StoredImage], known: Known)]>([:])

    public init() {}

    func ends(of draft: Record, reading: () async throws -> Reading?) async throws -> Ends? {
        if let kept = known.withLock({ $0[draft.id] }), kept.images == draft.images { return kept.known.ends }
        let ends = try await reading().flatMap { Ends($0) }
        known.withLock { known in
            if known.count >= Self.most { known.removeAll() }
            known[draft.id] = (draft.images, Known(ends: ends))
        }
        return ends
    }

    func follows(_ first: RecordID, _ second: RecordID, _ find: () -> Bool) -> Bool {
        if let kept = known.withLock({ $0[first]?.known.follows[second] }), known.withLock({ $0[second] != nil }) {
            return kept
        }
        let found = find()
        known.withLock { $0[first]?.known.follows[second] = found }
        return found
    }
}

extension PartCache.Ends {
    /// `nil` for readings that cannot be a photographed part: a document's own text, or one of several receipts on a picture.
    init?(_ reading: Reading) {
        guard reading.part == nil, reading.pages.allSatisfy({ [.photo, .scan].contains($0.kind) }),
            let first = reading.parts.first, let last = reading.parts.last
        else { return nil }
        let top = PartFollowing(first)
        self.init(top: top, bottom: reading.pages.count == 1 ? top : PartFollowing(last))
    }
}
