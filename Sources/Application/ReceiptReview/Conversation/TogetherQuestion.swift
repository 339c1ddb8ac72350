public import ReceiptDomain

/// Drafts that seem to be of one purchase: joined by a person, or never.
extension ReviewConversation {
    /// The question about the draft at the position, where all that it is about are drafts and nobody was asked yet.
    func together(at index: Int) -> MergeProposal? {
        guard isInteractive, let proposal = items[index].together, !offeredTogether.contains(proposal) else {
            return nil
        }
        let drafts = Set(items.lazy.map(\.record).filter { $0.status == .draft }.map(\.id))
        return drafts.isSuperset(of: proposal.drafts) ? proposal : nil
    }

    mutating func decide(_ input: ReviewInput, on proposal: MergeProposal) -> ReviewAction? {
        switch input {
        case .confirm: return ask(.join(proposal))
        case .keepApart:
            let drafts = items.map(\.record).filter { proposal.drafts.contains($0.id) }
            return ask(.change(drafts.map { $0.kept(apartFrom: proposal) }))
        case .skip: steps.removeLast()
        case .undo: return undo()
        case .quit: steps = [.finished(.quit)]
        default: notice = .notPossibleHere
        }
        return nil
    }

    /// The drafts are one: it is looked at next.
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

    /// It is remembered that they are not one.
    mutating func finishApart(_ changes: [RecordChange]) {
        let ids = Set(changes.map(\.after.id))
        for index in items.indices where ids.contains(items[index].record.id) { items[index].together = nil }
        proposal = item.map(proposed)
        working = proposal
        notice = .keptApart
    }

    /// The answer was undone: all drafts are there again, and are asked about again.
    mutating func askAgain(about proposal: MergeProposal, _ answer: GroupAnswer) {
        for index in items.indices where proposal.drafts.contains(items[index].record.id) {
            let record = items[index].record
            if let earlier = answer.items.first(where: { $0.record.id == record.id }) { items[index] = earlier }
            items[index].record = record
            items[index].together = proposal
        }
        offeredTogether.remove(proposal)
        if let first = items.firstIndex(where: { proposal.drafts.contains($0.record.id) }) { show(first) }
        notice = .undone
    }
}

extension Record {
    /// What remembers that it does not belong to the others.
    public func kept(apartFrom proposal: MergeProposal) -> RecordChange {
        var after = self
        after.apart = Set(apart + proposal.drafts).subtracting([id]).sorted()
        return RecordChange(before: self, after: after)
    }
}

extension ReviewConversation {
    /// The draft at hand itself, whatever it seems to belong to.
    public var looking: ReviewConversation {
        guard case .together = step else { return self }
        var conversation = self
        _ = conversation.handle(.skip)
        return conversation
    }
}
