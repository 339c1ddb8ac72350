import ReceiptDomain
import ReceiptParsing

/// Answers to questions: a field, a value, or whether to drop changes.
extension ReviewConversation {
    mutating func ask(for field: ReviewField) {
        if step == .chooseField { steps.removeLast() }
        steps.append(field == .category ? .chooseCategory : .enter(field, isNeeded: false))
    }

    /// Applies the entered value, and asks for the next missing one.
    mutating func enter(_ change: FieldChange, isNeeded: Bool) {
        let question = steps.popLast()
        guard self.change(change) else {
            if let question { steps.append(question) }
            return
        }
        guard isNeeded else { return }
        if let next = working?.missingFields.first {
            notice = .needed(next)
            steps.append(.enter(next, isNeeded: true))
        } else {
            notice = .completed
        }
    }

    /// Applies the change; `false`, with a notice, where it is invalid.
    @discardableResult
    mutating func change(_ change: FieldChange) -> Bool {
        guard let item, let working else { return false }
        var edit = RecordEdit(item.record, from: working)
        do throws(InputProblem) {
            try edit.apply(change, convention.catalog)
        } catch {
            notice = .problem(error)
            return false
        }
        set(edit.record)
        return true
    }

    mutating func set(_ changed: Record) {
        guard let item, let working else { return }
        let changed = RecordEdit(item.record, from: changed).record
        guard changed != working else { return }
        earlierStates.append(working)
        self.working = changed.merchant == working.merchant ? changed : following(changed)
    }

    /// The renamed record with the category that history suggests for the new name, otherwise that of the name itself.
    private func following(_ renamed: Record) -> Record {
        guard let item, !changedFields.contains(.category) || renamed.learned.category != nil else { return renamed }
        var record = renamed
        if let best = memory.suggestions(for: item.facts(merchant: renamed.merchant)).categories.first,
            convention.catalog.fits(best.value, renamed.kind)
        {
            record.category = best.value
            record.learned.category = .init(best.reason, confidence: best.confidence)
        } else if renamed.category == nil, renamed.kind == .expense,
            let known = renamed.merchant.flatMap(ShopCategories.category), convention.catalog.fits(known, .expense)
        {
            record.category = known
        }
        return record
    }

    mutating func dropChanges(_ reason: ReviewStep.DropReason) {
        steps.removeLast()
        working = proposal
        earlierStates = []
        leave(reason)
    }
}
