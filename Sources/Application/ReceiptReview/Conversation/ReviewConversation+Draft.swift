import ReceiptDomain

/// Input on a draft, and going back.
extension ReviewConversation {
    mutating func decideOnDraft(_ input: ReviewInput) -> ReviewAction? {
        guard let item, let working else { return nil }
        switch input {
        case .confirm: return confirm()
        case .set(let change): self.change(change)
        case .choose(let number): pick(number)
        case .edit(nil): steps.append(.chooseField)
        case .edit(let field?): ask(for: field)
        case .point(let offset): point(offset)
        case .takeOther(let offset): takeOther(offset)
        case .split: split()
        case .join(nil): leave(.join)
        case .fulfil: fulfil()
        case .skip: leave(.skip)
        case .discard: return ask(.discard(item.record))
        case .openImage:
            if !working.images.isEmpty { return ask(.openImage(working)) }
            notice = .noImage
        case .undo: return undo()
        case .quit: leave(.quit)
        case .items: openItems()
        case .editItem, .item, .apply, .dropChanges, .keepApart, .join, .back, .endOfInput, .interrupt:
            notice = .notPossibleHere
        }
        return nil
    }

    /// Confirms the draft; one that looks like another record only where it is said to be a purchase of its own.
    mutating func confirm(isOwnPurchase: Bool = false) -> ReviewAction? {
        guard let item, let working else { return nil }
        do throws(IncompleteRecord) {
            var change = try RecordEdit(item.record, from: working).confirmation()
            if let other = item.doubled(by: working) {
                guard isOwnPurchase else {
                    steps.append(.duplicate(other))
                    return nil
                }
                change.after = change.after.kept(apartFrom: [other.record.id]).after
            }
            return ask(.confirm(before: change.before, after: change.after))
        } catch {
            notice = .needed(error.missing)
            steps.append(.enter(error.missing, isNeeded: true))
            return nil
        }
    }

    /// Proposes parts by the categories of the line items; asks for the splits where there are none or it is divided already.
    ///
    /// Answers from a file are not asked.
    mutating func split() {
        guard let working else { return }
        guard working.amount != nil else {
            notice = .needed(.amount)
            steps.append(.enter(.amount, isNeeded: true))
            return
        }
        if working.book.splits.isEmpty,
            let splits = ItemCategories(memory, convention.catalog, goods).splits(of: working)
        {
            steps.append(.divide(splits))
            if !isInteractive { divide(into: splits) }
        } else {
            ask(for: .splits)
        }
    }

    mutating func divide(into splits: [Split]) {
        steps.removeLast()
        change(.splits(splits))
        notice = .split(parts: splits.count)
    }

    /// Assigns the draft to the offered occurrence, or takes the assignment back.
    private mutating func fulfil() {
        guard let offered = item?.offered, let working else {
            notice = .nothingDue
            return
        }
        var changed = working
        if working.occurrence == offered.key {
            changed.occurrence = nil
        } else {
            changed = offered.fulfilled(by: working)
        }
        set(changed)
    }

    mutating func pick(_ number: Int) {
        let candidates = candidates
        guard let chosen = candidates[counted: number] else {
            notice = .noSuchChoice(number, of: candidates.count)
            return
        }
        change(chosen)
    }

    mutating func ask(_ action: ReviewAction) -> ReviewAction {
        steps.append(.waiting(action))
        return action
    }

    mutating func leave(_ reason: ReviewStep.DropReason) {
        guard !hasChanges else {
            steps.append(.dropChanges(reason))
            return
        }
        switch reason {
        case .skip: skip()
        case .join: askToJoin()
        case .quit: steps = [.finished(.quit)]
        }
    }

    /// Ends the review; changes that are not written are asked about first, and the second time dropped.
    mutating func interrupt() {
        if hasChanges, isInteractive, step != .dropChanges(.quit) {
            steps.append(.dropChanges(.quit))
        } else {
            steps = [.finished(.interrupted)]
        }
    }

    mutating func skip() {
        guard let record = item?.record else { return }
        answers.append(ReviewAnswer(kind: .skipped, before: record, after: record, index: position))
        notice = .skipped(record)
        showNext()
    }

    mutating func goBack() {
        if steps.count > 1 {
            steps.removeLast()
        } else if let earlier = earlierStates.popLast() {
            working = earlier
            notice = .undone
        } else {
            notice = .nothingToGoBackTo
        }
    }

    mutating func undo() -> ReviewAction? {
        guard earlierStates.isEmpty else {
            goBack()
            return nil
        }
        if let last = groupAnswers.last, last.earlierAnswers == answers.count { return ask(last.reversal) }
        guard let last = answers.last else {
            notice = .nothingToUndo
            return nil
        }
        guard last.kind == .skipped else { return ask(.undo(last)) }
        answers.removeLast()
        show(last.index)
        notice = .undone
        return nil
    }
}
