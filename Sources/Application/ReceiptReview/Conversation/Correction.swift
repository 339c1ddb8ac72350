public import ReceiptDomain

import struct Foundation.Date

/// A corrected value that earlier records of the merchant do not have.
public struct Correction: Hashable, Sendable {
    /// The merchant's name in the earlier records.
    public var merchant: String
    public var effect: Rule.Effect
    /// The changes that would correct the earlier records, newest first.
    public var earlier: [RecordChange]

    /// The rule that applies the correction to future receipts.
    func rule(since instant: Date) -> Rule { Rule(merchant: merchant, effect: effect, since: instant) }
}

/// Drafts of one merchant without a confident category, answered together.
public struct DraftGroup: Hashable, Sendable {
    public var merchant: String
    /// Their ids, in the order of the review.
    public var drafts: [RecordID]
    /// The category that words on the receipts suggest for most of them.
    public var category: Category?
}

/// An answered question about several drafts, kept for undo.
struct GroupAnswer: Hashable, Sendable {
    /// The group, picture, merge or card question.
    var question: ReviewStep
    /// The record changes as they were written.
    var changes: [RecordChange]
    /// The number of single answers given before it, which orders the undo.
    var earlierAnswers: Int
    /// The drafts before a merge, which changes more of them than their records.
    var items: [ReviewItem] = []

    /// The undoing action: the inverse changes with the sequence number of the step's first ledger line.
    var reversal: ReviewAction {
        if case .card(let offer) = question { return .setCard(offer, isListed: false) }
        return .undoChange(changes.map(\.inverse), step: changes.step ?? 0)
    }
}

extension ReviewConversation {
    /// Smaller groups are not asked about; each draft gets its own question.
    private static let minimumGroup = 3

    /// The groups to ask about before the single drafts, largest first.
    var groups: [DraftGroup] {
        var drafts: [String: [Record]] = [:]
        var order: [String] = []
        for item in items {
            let record = proposed(item)
            guard let merchant = record.merchant, !Self.isSettled(record, item) else { continue }
            let key = merchant.lowercased().filter { !$0.isWhitespace }
            if drafts[key] == nil { order.append(key) }
            drafts[key, default: []].append(record)
        }
        let found = order.compactMap { key -> DraftGroup? in
            guard let records = drafts[key], records.count >= Self.minimumGroup, let name = records[0].merchant else {
                return nil
            }
            let counts = Dictionary(grouping: records.compactMap(\.category)) { $0 }.mapValues(\.count)
            let commonest = counts.max { ($0.value, $1.key.code) < ($1.value, $0.key.code) }
            return DraftGroup(merchant: name, drafts: records.map(\.id), category: commonest?.key)
        }
        return found.sorted { $0.drafts.count > $1.drafts.count }
    }

    /// Whether the category comes from the household's history or was inferred with confidence.
    private static func isSettled(_ record: Record, _ item: ReviewItem) -> Bool {
        guard let category = record.category else { return false }
        if record.learned.category != nil { return true }
        guard let read = item.draft?.category, read.value == category else { return true }
        return ConfidenceLevel(confidence: read.confidence) >= .likely
    }

    mutating func decide(_ input: ReviewInput, on group: DraftGroup) -> ReviewAction? {
        switch input {
        case .confirm, .choose(1):
            if let category = group.category { return assign(category, to: group) }
            steps.append(.chooseGroupCategory(group))
        case .set(.category(let category?)): return assign(category, to: group)
        case .edit(.category), .edit(nil): steps.append(.chooseGroupCategory(group))
        case .skip: steps.removeLast()
        case .quit: steps = [.finished(.quit)]
        default: notice = .notPossibleHere
        }
        return nil
    }

    mutating func assign(_ category: Category, to group: DraftGroup) -> ReviewAction? {
        if case .chooseGroupCategory = step { steps.removeLast() }
        let ids = Set(group.drafts)
        let changes = items.filter { ids.contains($0.record.id) && $0.record.status == .draft }.map { item in
            var after = item.record
            after.category = category
            after.learned.category = nil
            return RecordChange(before: item.record, after: after)
        }
        return ask(.change(changes))
    }

    // MARK: Corrections

    /// The values corrected in the current draft that earlier records of the merchant have differently.
    func corrections(in confirmed: Record) -> [Correction] {
        guard let proposal, let merchant = confirmed.merchant else { return [] }
        var found: [Correction] = []
        if let old = proposal.merchant, old != merchant, confirmed.learned.merchant == nil {
            let earlier = memory.records(named: old).filter { $0.merchant != merchant }
            found.append(correction(old, .merchant(merchant), earlier))
        }
        if let category = confirmed.category, category != proposal.category, confirmed.learned.category == nil {
            let earlier = memory.records(named: merchant).filter {
                $0.category != category && convention.catalog.fits(category, $0.kind)
            }
            found.append(correction(merchant, .category(category), earlier))
        }
        return found.filter { !$0.earlier.isEmpty }
    }

    private func correction(_ merchant: String, _ effect: Rule.Effect, _ earlier: [Record]) -> Correction {
        let changes = earlier.map { record in
            var after = record
            switch effect {
            case .merchant(let name):
                after.merchant = name
                after.learned.merchant = nil
            case .category(let category):
                after.category = category
                after.learned.category = nil
            }
            return RecordChange(before: record, after: after)
        }
        return Correction(merchant: merchant, effect: effect, earlier: changes)
    }

    mutating func apply(_ correction: Correction, to scope: CorrectionScope) -> ReviewAction? {
        let rule = correction.rule(since: answers.last?.after.updatedAt ?? .distantPast)
        switch scope {
        case .thisRecord: steps.removeLast()
        case .fromNowOn: return ask(.follow(rule, []))
        case .earlierRecordsToo: return ask(.follow(rule, correction.earlier))
        }
        return nil
    }
}
