import ReceiptDomain

/// State changes after the caller has performed an action.
extension ReviewConversation {
    mutating func finish(_ action: ReviewAction, with record: Record) {
        switch action {
        case .confirm(let before, _):
            let corrections = corrections(in: record)
            let questions =
                corrections.map(ReviewStep.correction) + [cardOffer(in: record).map(ReviewStep.card)].compactMap(\.self)
            pendingQuestions = isInteractive ? questions : []
            remember(.confirmed, before, record)
            notice = .confirmed(record)
        case .discard(let before):
            remember(.discarded, before, record)
            notice = .discarded(record)
        case .undo(let answer): undo(answer, record)
        case .openImage: notice = .imageOpened
        case .follow, .change, .undoChange, .setCard, .join: break
        }
    }

    mutating func finish(_ action: ReviewAction, with records: [Record], _ rules: RuleBook?) {
        for record in records {
            memory.learn(record)
            if let index = items.firstIndex(where: { $0.record.id == record.id }) { items[index].record = record }
        }
        if let rules { memory.follow(rules) }
        if case .setCard(let offer, let isListed) = action { return finish(offer, isListed: isListed) }
        if case .undoChange = action {
            undoGroupAnswer()
            return refresh()
        }
        if case .undo(let answer) = action {
            return undo(answer, records.last { $0.id == answer.before.id } ?? answer.before)
        }
        let question = steps.popLast()
        switch action {
        case .follow(let rule, let changes): notice = .followed(rule, earlier: changes.count)
        case .change(let changes):
            remember(question, changes, records)
            if case .pictures = question {
                notice = .discardedAll(drafts: changes.count)
                return showNext()
            }
            if case .together = question { return finishApart(changes) }
            if let category = changes.first?.after.category { notice = .grouped(category, drafts: changes.count) }
        default: break
        }
        refresh()
    }

    private mutating func remember(_ question: ReviewStep?, _ changes: [RecordChange], _ written: [Record]) {
        switch question {
        case .group, .pictures, .together: break
        default: return
        }
        guard let question else { return }
        let changes = changes.written(as: written)
        groupAnswers.append(GroupAnswer(question: question, changes: changes, earlierAnswers: answers.count))
    }

    private mutating func undo(_ answer: ReviewAnswer, _ record: Record) {
        answers.removeLast()
        items[answer.index].record = record
        memory.learn(record)
        show(answer.index)
        restoreChanges(of: answer)
        notice =
            answer.consequences.isEmpty
            ? .undone : .undoneWithRule(earlier: answer.consequences.flatMap(\.changes).count)
    }

    /// Undoes the last group answer and asks its question again.
    mutating func undoGroupAnswer() {
        guard let last = groupAnswers.popLast() else { return }
        if case .pictures(let pictures) = last.question,
            let first = items.firstIndex(where: { pictures.drafts.contains($0.record.id) })
        {
            show(first)
        }
        if case .together(let proposal) = last.question { return askAgain(about: proposal, last) }
        steps.append(last.question)
        notice = .undone
    }

    /// Proposes the current draft anew with what was just learned, unless the person has changed it.
    private mutating func refresh() {
        guard !hasChanges, let item else { return }
        proposal = proposed(item)
        if working != nil { working = proposal }
    }

    func proposed(_ item: ReviewItem) -> Record {
        ReviewProposal(item, memory: memory).record
    }

    mutating func remember(_ kind: ReviewAnswer.Kind, _ before: Record, _ after: Record) {
        answers.append(ReviewAnswer(kind: kind, before: before, after: after, index: position))
        items[position].record = after
        memory.learn(after)
        showNext()
    }

    /// Shows the draft again with the changes it was answered with, so that only the mistake needs correcting.
    mutating func restoreChanges(of answer: ReviewAnswer) {
        guard answer.kind == .confirmed, var working else { return }
        working.take(answer.after.changedFields(since: answer.before), from: answer.after)
        set(working)
    }

    mutating func accept(_ current: Record, insteadOf action: ReviewAction) {
        if case .follow = action { return give(up: current) }
        if case .change = action { return give(up: current) }
        if case .join = action { return give(up: current) }
        if case .undoChange = action {
            groupAnswers.removeLast()
            notice = .undoRefused
            return
        }
        if case .undo(let answer) = action {
            answers.removeLast()
            items[answer.index].record = current
            notice = .undoRefused
            return
        }
        let (mine, before) = (working, items[position].record)
        let corrected = proposal.flatMap { mine?.changedFields(since: $0) } ?? []
        items[position].record = current
        if current.status == .draft {
            show(position)
            // A correction made here stays, unless the field was changed there.
            let theirs = current.changedFields(since: before)
            if let mine, var working {
                working.take(corrected.filter { !theirs.contains($0) }, from: mine)
                set(working)
            }
            notice = .changedElsewhere
        } else {
            notice = .answeredElsewhere(current)
            showNext()
        }
    }
}

extension ReviewConversation {
    /// Drops a question about several records, one of which changed meanwhile: nothing was written.
    private mutating func give(up current: Record) {
        steps.removeLast()
        if let index = items.firstIndex(where: { $0.record.id == current.id }) { items[index].record = current }
        memory.learn(current)
        notice = .changedElsewhere
    }
}

extension [RecordChange] {
    /// The same changes with the records as stored.
    func written(as records: [Record]) -> [RecordChange] {
        let now = Dictionary(records.map { ($0.id, $0) }) { _, last in last }
        return map { RecordChange(before: $0.before, after: now[$0.after.id] ?? $0.after) }
    }

    /// The sequence number of their ledger step, that of its first line; unchanged records wrote none.
    var step: Int? {
        filter { $0.after.revision != $0.before.revision }.map(\.after.revision).min()
    }
}

extension Record {
    /// Copies the fields from another record, with the reasons learned for them.
    mutating func take(_ fields: Set<ReviewField>, from other: Record) {
        if fields.contains(.merchant) { (merchant, learned.merchant) = (other.merchant, other.learned.merchant) }
        if fields.contains(.date) { date = other.date }
        if fields.contains(.time) { time = other.time }
        if fields.contains(.amount) || fields.contains(.currency) {
            (amount, tax, subtotal, items) = (other.amount, other.tax, other.subtotal, other.items)
        }
        if fields.contains(.tax) { tax = other.tax }
        if fields.contains(.kind) { kind = other.kind }
        if fields.contains(.category) { (category, learned.category) = (other.category, other.learned.category) }
        if fields.contains(.splits) { book.splits = other.book.splits }
        if fields.contains(.account) { (account, learned.account) = (other.account, other.learned.account) }
        for field in RecordField.freeForm where fields.contains(.freeForm(field)) {
            // The value comes from the same field, so it fits.
            _ = field.set(field.value(of: other), in: &self)
        }
    }
}
