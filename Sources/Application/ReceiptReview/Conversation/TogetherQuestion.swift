public import ReceiptDomain

import struct Foundation.TimeInterval

/// The question whether drafts show one purchase: merge them, or keep them apart for good.
extension ReviewConversation {
    /// The merge question at this position, if all its records are still drafts and it was not asked yet.
    func together(at index: Int) -> MergeProposal? {
        guard isInteractive, let proposal = items[index].together, !offeredTogether.contains(proposal) else {
            return nil
        }
        return isOpen(proposal) ? proposal : nil
    }

    private func isOpen(_ proposal: MergeProposal) -> Bool {
        let drafts = Set(items.lazy.map(\.record).filter { $0.status == .draft }.map(\.id))
        return drafts.isSuperset(of: proposal.drafts)
    }

    /// The drafts that a person may join with the current one: those with a photo, first what came at about the same time.
    public var joinable: [Record] {
        guard let current = item?.record, !current.images.isEmpty else { return [] }
        func distance(_ record: Record) -> TimeInterval { abs(record.createdAt.timeIntervalSince(current.createdAt)) }
        return items.map(\.record).filter { $0.id != current.id && $0.status == .draft && !$0.images.isEmpty }
            .sorted { (distance($0), $0.id) < (distance($1), $1.id) }
    }

    /// Asks again about the proposal that the draft is part of, otherwise with which draft to join it.
    mutating func askToJoin() {
        if let proposal = item?.together, isOpen(proposal) {
            steps.append(.together(proposal))
        } else if joinable.isEmpty {
            notice = .nothingToJoin
        } else {
            steps.append(.chooseDraft)
        }
    }

    mutating func join(with other: RecordID) {
        guard let current = item?.record.id, joinable.contains(where: { $0.id == other }) else { return }
        steps.append(.together(MergeProposal(.chosen, [current, other])))
    }

    mutating func decide(_ input: ReviewInput, on proposal: MergeProposal) -> ReviewAction? {
        switch input {
        case .confirm: return ask(.join(proposal))
        case .keepApart where proposal.reason != .chosen:
            let drafts = items.map(\.record).filter { proposal.drafts.contains($0.id) }
            return ask(.change(drafts.map { $0.kept(apartFrom: proposal.drafts) }))
        case .skip: steps.removeLast()
        case .undo: return undo()
        case .quit: steps = [.finished(.quit)]
        default: notice = .notPossibleHere
        }
        return nil
    }

    /// Replaces the merged drafts by the kept one and shows it.
    mutating func finishJoin(_ joined: ReviewItem, _ changes: [RecordChange]) {
        guard case .together(let proposal)? = steps.popLast() else { return }
        let ids = Set(proposal.drafts)
        groupAnswers.append(
            GroupAnswer(
                question: .together(proposal),
                changes: changes,
                earlierAnswers: answers.count,
                items: items.filter { ids.contains($0.record.id) }
            )
        )
        for change in changes {
            guard let index = items.firstIndex(where: { $0.record.id == change.after.id }) else { continue }
            items[index].record = change.after
            items[index].together = nil
        }
        if let index = items.firstIndex(where: { $0.record.id == joined.record.id }) {
            items[index] = joined
            show(index)
        }
        notice = .joined(proposal)
    }

    /// Removes the proposal from drafts that were recorded as separate purchases.
    mutating func finishApart(_ changes: [RecordChange]) {
        let ids = Set(changes.map(\.after.id))
        for index in items.indices where ids.contains(items[index].record.id) { items[index].together = nil }
        proposal = item.map(proposed)
        working = proposal
        notice = .keptApart
    }

    /// Restores the drafts after an undo and asks the question again.
    mutating func askAgain(about proposal: MergeProposal, _ answer: GroupAnswer) {
        for index in items.indices where proposal.drafts.contains(items[index].record.id) {
            let record = items[index].record
            if let earlier = answer.items.first(where: { $0.record.id == record.id }) {
                items[index] = earlier
            } else {
                items[index].together = proposal
            }
            items[index].record = record
        }
        offeredTogether.remove(proposal)
        if let first = items.firstIndex(where: { proposal.drafts.contains($0.record.id) }) { show(first) }
        notice = .undone
    }
}

extension Record {
    /// The change that records the others as separate purchases.
    public func kept(apartFrom others: [RecordID]) -> RecordChange {
        var after = self
        after.separateFrom = Set(separateFrom + others).subtracting([id]).sorted()
        return RecordChange(before: self, after: after)
    }
}

extension ReviewConversation {
    /// The conversation with the current draft itself, without a merge question in front.
    public var looking: ReviewConversation {
        guard case .together = step else { return self }
        var conversation = self
        _ = conversation.handle(.skip)
        return conversation
    }
}
