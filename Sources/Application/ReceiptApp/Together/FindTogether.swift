public import ReceiptDomain
import ReceiptLearning
import ReceiptParsing

/// Finds drafts that seem to show one purchase: parts of a long receipt, a card slip, a photo of the goods.
public struct FindTogether: Sendable {
    private let library: any RecordRepository
    private let memory: PartCache

    public init(library: any RecordRepository, memory: PartCache = PartCache()) {
        (self.library, self.memory) = (library, memory)
    }

    /// The merge proposal that each draft is part of.
    ///
    /// `readings` are those already loaded; others are fetched.
    public func callAsFunction(
        among drafts: [Record],
        readings: [RecordID: Reading] = [:]
    ) async throws -> [RecordID: MergeProposal] {
        let drafts = drafts.filter { $0.status == .draft && !$0.images.isEmpty }
        guard drafts.count > 1 else { return [:] }
        let neighbours = DraftNeighbours(drafts)
        var found = Found()
        for chain in try await chains(neighbours, readings) { found.note(MergeProposal(.parts, chain)) }
        for (receipt, slip) in slips(drafts) { found.note(MergeProposal(.slip, [receipt, slip])) }
        for (receipt, other) in others(neighbours) { found.note(MergeProposal(.other, [receipt, other])) }
        return found.proposals
    }

    /// Proposals in which each draft appears once at most.
    private struct Found {
        private(set) var proposals: [RecordID: MergeProposal] = [:]

        mutating func note(_ proposal: MergeProposal) {
            guard proposal.drafts.allSatisfy({ proposals[$0] == nil }) else { return }
            for id in proposal.drafts { proposals[id] = proposal }
        }
    }

    /// Parts that continue one another, from top to bottom.
    private func chains(_ neighbours: DraftNeighbours, _ readings: [RecordID: Reading]) async throws -> [[RecordID]] {
        var next: [RecordID: RecordID] = [:]
        var previous: [RecordID: RecordID] = [:]
        for (one, other) in neighbours.pairs where !one.isApart(from: other) {
            guard let a = try await ends(of: one, readings), let b = try await ends(of: other, readings) else {
                continue
            }
            for (first, second, bottom, top) in [(one, other, a.bottom, b.top), (other, one, b.bottom, a.top)] {
                // Of two photos of the same part the first counts.
                guard next[first.id] == nil, previous[second.id] == nil,
                    memory.follows(first.id, second.id, { bottom.isFollowed(by: top) })
                else { continue }
                (next[first.id], previous[second.id]) = (second.id, first.id)
            }
        }
        return next.keys.filter { previous[$0] == nil }.sorted().map { first in
            var chain = [first]
            while let last = chain.last, let following = next[last], !chain.contains(following) {
                chain.append(following)
            }
            return chain
        }
    }

    private func ends(of draft: Record, _ readings: [RecordID: Reading]) async throws -> PartCache.Ends? {
        guard draft.content != PictureContent.none, draft.images.allSatisfy({ $0.part == nil }) else { return nil }
        return try await memory.ends(of: draft) {
            if let known = readings[draft.id] { return known }
            return try await library.reading(of: draft.id, user: draft.user)
        }
    }

    private func slips(_ drafts: [Record]) -> [(receipt: RecordID, slip: RecordID)] {
        var alike: [ReceiptTrait: [Record]] = [:]
        var pairs: [(receipt: RecordID, slip: RecordID)] = []
        for draft in drafts {
            for trait in ReceiptTrait.all(of: draft) {
                for other in alike[trait] ?? [] where !draft.isApart(from: other) {
                    guard let pair = CardSlip.pair(other, draft) else { continue }
                    pairs.append((pair.receipt.id, pair.slip.id))
                }
                if alike[trait, default: []].count < DuplicateFinder.maximumAlike {
                    alike[trait, default: []].append(draft)
                }
            }
        }
        return pairs
    }

    /// Pictures without a receipt, each paired with the only receipt near it.
    private func others(_ neighbours: DraftNeighbours) -> [(receipt: RecordID, other: RecordID)] {
        var beside: [RecordID: Set<RecordID>] = [:]
        for (one, other) in neighbours.pairsByPicture where !one.isApart(from: other) {
            switch (one.content == PictureContent.none, other.content == PictureContent.none) {
            case (true, false): beside[one.id, default: []].insert(other.id)
            case (false, true): beside[other.id, default: []].insert(one.id)
            default: break
            }
        }
        return beside.compactMap { picture, receipts in
            receipts.count == 1 ? receipts.first.map { ($0, picture) } : nil
        }.sorted { $0.1 < $1.1 }
    }
}

extension Record {
    /// Whether a person said that the two are separate purchases.
    fileprivate func isApart(from other: Record) -> Bool {
        separateFrom.contains(other.id) || other.separateFrom.contains(id)
    }
}
