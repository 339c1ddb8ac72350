import ReceiptDomain

/// Looking at a draft: commands, and going back.
extension ReviewConversation {
    mutating func command(_ text: String) -> ReviewAction? {
        guard let working else { return nil }
        switch ReviewCommand(text) {
        case .confirm: return confirm()
        case .pick(let number): pick(number)
        case .edit(nil): steps.append(.chooseField)
        case .edit(let name?): chooseField(name)
        case .category(nil): steps.append(.chooseCategory)
        case .category(let query?): enter(query, for: .category, isNeeded: false)
        case .skip: leave(.skip)
        case .discard: return ask(.discard(item?.record ?? working))
        case .openImage:
            if !working.images.isEmpty { return ask(.openImage(working)) }
            notice = .noImage
        case .undo: return undo()
        case .help: steps.append(.help)
        case .quit: leave(.quit)
        case .back: goBack()
        case nil: notice = .unknownCommand(text)
        }
        return nil
    }

    mutating func confirm() -> ReviewAction? {
        guard let item, var after = working else { return nil }
        if let missing = after.missingFields.first {
            notice = .needed(missing)
            steps.append(.enter(missing, isNeeded: true))
            return nil
        }
        after.status = .confirmed
        // A proof holds for the printed total, not for another one that was typed.
        after.isProved = item.record.isProved && after.amount == item.record.amount
        return ask(.confirm(before: item.record, after: after))
    }

    mutating func pick(_ number: Int) {
        let candidates = candidates
        guard candidates.indices.contains(number - 1) else {
            notice = .noSuchChoice(number, of: candidates.count)
            return
        }
        change(candidates[number - 1])
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
        case .quit: steps = [.finished(.quit)]
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

    mutating func answerAtEnd(_ text: String) -> ReviewAction? {
        switch ReviewCommand(text) {
        case .undo, .back: return undo()
        case .confirm, .quit: steps = [.finished(.completed)]
        default: notice = .unknownCommand(text)
        }
        return nil
    }
}
