public import ReceiptDomain

import struct Foundation.Date

/// A value that the person put right and that earlier records of the shop do not have.
public struct Correction: Hashable, Sendable {
    /// The shop as earlier records call it.
    public var merchant: String
    public var effect: Rule.Effect
    /// What the earlier records become, the newest first.
    public var earlier: [RecordChange]

    /// What follows from now on.
    func rule(since instant: Date) -> Rule { Rule(merchant: merchant, effect: effect, since: instant) }
}

/// Drafts of one shop of which the category is not known surely.
public struct DraftGroup: Hashable, Sendable {
    public var merchant: String
    /// Their ids, in the order of the review.
    public var drafts: [RecordID]
    /// What words on the receipts suggest for most of them.
    public var category: Category?
}

/// An answer to a question about many drafts, to take it back.
struct GroupAnswer: Hashable, Sendable {
    var group: DraftGroup
    /// What it changed, as it was written.
    var changes: [RecordChange]
    /// How many answers were given before.
    var earlierAnswers: Int

    /// The drafts as they were, and the number of the step in the ledger, which is that of its first line.
    var reversal: ReviewAction {
        .takeBack(changes.map(\.inverse), step: changes.step ?? 0)
    }
}

extension ReviewConversation {
    /// Fewer drafts than this are asked about one by one.
    private static let leastInGroup = 3

    /// The questions to ask before all others, the largest groups first.
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
            guard let records = drafts[key], records.count >= Self.leastInGroup, let name = records[0].merchant else {
                return nil
            }
            let counts = Dictionary(grouping: records.compactMap(\.category)) { $0 }.mapValues(\.count)
            let most = counts.max { ($0.value, $1.key.code) < ($1.value, $0.key.code) }
            return DraftGroup(merchant: name, drafts: records.map(\.id), category: most?.key)
        }
        return found.sorted { $0.drafts.count > $1.drafts.count }
    }

    /// Its category comes from the household, or was read surely.
    private static func isSettled(_ record: Record, _ item: ReviewItem) -> Bool {
        guard let category = record.category else { return false }
        if record.learned.category != nil { return true }
        guard let read = item.draft?.category, read.value == category else { return true }
        return Sureness(confidence: read.confidence) >= .likely
    }

    mutating func answer(_ text: String, to group: DraftGroup) -> ReviewAction? {
        switch ReviewCommand(text) {
        case .confirm, .pick(1):
            if let category = group.category { return assign(category, to: group) }
            steps.append(.chooseGroupCategory(group))
        case .category(nil), .edit(nil): steps.append(.chooseGroupCategory(group))
        case .category(let query?): return chooseCategory(query, for: group)
        case .skip, .back: steps.removeLast()
        case .quit: steps = [.finished(.quit)]
        default: notice = .unknownCommand(text)
        }
        return nil
    }

    mutating func chooseCategory(_ text: String, for group: DraftGroup) -> ReviewAction? {
        guard !text.trimmingSpaces.isEmpty, text != "<" else {
            goBack()
            return nil
        }
        do throws(InputProblem) {
            let category = try CategorySearch(kind: .expense)(text.trimmingSpaces)
            if case .chooseGroupCategory = step { steps.removeLast() }
            return assign(category, to: group)
        } catch {
            notice = .problem(error)
            return nil
        }
    }

    private mutating func assign(_ category: Category, to group: DraftGroup) -> ReviewAction? {
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

    /// What the person put right in the draft at hand, where earlier records of the shop have it otherwise.
    func corrections(in confirmed: Record) -> [Correction] {
        guard let proposal, let merchant = confirmed.merchant else { return [] }
        var found: [Correction] = []
        if let old = proposal.merchant, old != merchant, confirmed.learned.merchant == nil {
            let earlier = memory.records(named: old).filter { $0.merchant != merchant }
            found.append(correction(old, .merchant(merchant), earlier))
        }
        if let category = confirmed.category, category != proposal.category, confirmed.learned.category == nil {
            let earlier = memory.records(named: merchant).filter { $0.category != category && $0.kind == category.kind }
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

    mutating func answer(_ text: String, to correction: Correction) -> ReviewAction? {
        let rule = correction.rule(since: answers.last?.after.updatedAt ?? .distantPast)
        switch ScopeAnswer(text) {
        case .thisOne: steps.removeLast()
        case .fromNowOn: return ask(.follow(rule, []))
        case .earlierToo: return ask(.follow(rule, correction.earlier))
        case nil: notice = .unknownCommand(text)
        }
        return nil
    }
}

/// For which records a correction is meant.
private enum ScopeAnswer {
    case thisOne, fromNowOn, earlierToo

    init?(_ text: String) {
        switch text.trimmingSpaces.lowercased() {
        case "", "1", "<", "s", "ㄴ": self = .thisOne
        case "2", "f", "ㄹ": self = .fromNowOn
        case "3", "a", "ㅁ": self = .earlierToo
        default: return nil
        }
    }
}
