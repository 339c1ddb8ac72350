import ReceiptDomain

/// What became of an action.
extension ReviewConversation {
    mutating func finish(_ action: ReviewAction, with record: Record) {
        switch action {
        case .confirm(let before, _):
            remember(.confirmed, before, record)
            notice = .confirmed(record)
        case .discard(let before):
            remember(.discarded, before, record)
            notice = .discarded(record)
        case .undo(let answer):
            answers.removeLast()
            items[answer.index].record = record
            memory.learn(record)
            show(answer.index)
            restoreChanges(of: answer)
            notice = .undone
        case .openImage: notice = .imageOpened
        }
    }

    mutating func remember(_ kind: ReviewAnswer.Kind, _ before: Record, _ after: Record) {
        answers.append(ReviewAnswer(kind: kind, before: before, after: after, index: position))
        items[position].record = after
        memory.learn(after)
        showNext()
    }

    /// Shows the draft again with what had been changed in it, so that only the mistake needs to be corrected.
    mutating func restoreChanges(of answer: ReviewAnswer) {
        guard answer.kind == .confirmed, var working else { return }
        working.take(answer.after.changedFields(since: answer.before), from: answer.after)
        set(working)
    }

    mutating func accept(_ current: Record, insteadOf action: ReviewAction) {
        if case .undo(let answer) = action {
            answers.removeLast()
            items[answer.index].record = current
            notice = .undoRefused
            return
        }
        items[position].record = current
        if current.status == .draft {
            show(position)
            notice = .changedElsewhere
        } else {
            notice = .answeredElsewhere(current)
            showNext()
        }
    }
}

extension Record {
    fileprivate mutating func take(_ fields: Set<ReviewField>, from other: Record) {
        if fields.contains(.merchant) { merchant = other.merchant }
        if fields.contains(.date) { date = other.date }
        if fields.contains(.time) { time = other.time }
        if fields.contains(.amount) || fields.contains(.currency) {
            (amount, tax, subtotal, items) = (other.amount, other.tax, other.subtotal, other.items)
        }
        if fields.contains(.kind) { kind = other.kind }
        if fields.contains(.category) { category = other.category }
        if fields.contains(.account) { account = other.account }
        if fields.contains(.memo) { memo = other.memo }
        if fields.contains(.tags) { tags = other.tags }
        if fields.contains(.subject) { subject = other.subject }
    }
}
