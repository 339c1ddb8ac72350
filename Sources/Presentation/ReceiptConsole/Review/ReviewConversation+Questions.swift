import ReceiptDomain

/// Answering a question: a field, a value, or whether to drop changes.
extension ReviewConversation {
    mutating func chooseField(_ text: String) {
        guard !text.trimmingSpaces.isEmpty else { return goBack() }
        guard let field = ReviewField(named: text) else {
            notice = .problem(.noSuchField(text))
            return
        }
        if step == .chooseField { steps.removeLast() }
        steps.append(field == .category ? .chooseCategory : .enter(field, isNeeded: false))
    }

    mutating func enter(_ text: String, for field: ReviewField, isNeeded: Bool) {
        guard let working else { return }
        let answer = text.trimmingSpaces
        if answer == "<" || answer.isEmpty && !isNeeded { return goBack() }
        // `yes '' | receiptmind review` must come to an end: what is incomplete stays a draft.
        if answer.isEmpty, !isInteractive { return skip() }
        do throws(InputProblem) {
            let change =
                if let choice = choice(answer, for: field) { choice } else {
                    try parser(answer, for: field, of: working)
                }
            let changed = try change.applied(to: working)
            if step != .draft { steps.removeLast() }
            set(changed)
        } catch {
            notice = .problem(error)
            return
        }
        guard isNeeded else { return }
        if let next = self.working?.missingFields.first {
            notice = .needed(next)
            steps.append(.enter(next, isNeeded: true))
        } else {
            notice = .completed
        }
    }

    /// A number that cannot be meant as a value picks one of the field's alternatives.
    private func choice(_ answer: String, for field: ReviewField) -> FieldChange? {
        guard field == .merchant || field == .date, let number = Int(answer) else { return nil }
        let choices = others(field)
        return choices.indices.contains(number - 1) ? choices[number - 1] : nil
    }

    mutating func change(_ change: FieldChange) {
        guard let working else { return }
        do throws(InputProblem) {
            set(try change.applied(to: working))
        } catch {
            notice = .problem(error)
        }
    }

    mutating func set(_ changed: Record) {
        guard let working, changed != working else { return }
        earlierStates.append(working)
        self.working = changed.merchant == working.merchant ? changed : following(changed)
    }

    /// The record under its new name, with what history says of a shop of that name.
    private func following(_ renamed: Record) -> Record {
        guard let item, !changedFields.contains(.category) || renamed.learned.category != nil,
            let best = memory.advice(on: item.facts(merchant: renamed.merchant)).categories.first,
            best.value.kind == renamed.kind
        else { return renamed }
        var record = renamed
        record.category = best.value
        record.learned.category = .init(best.reason, confidence: best.confidence)
        return record
    }

    mutating func dropChanges(_ text: String, _ reason: ReviewStep.DropReason) {
        steps.removeLast()
        guard Self.isYes(text) else { return }
        working = proposal
        earlierStates = []
        leave(reason)
    }

    /// Only a plain yes is one; all else is the safe answer.
    private static func isYes(_ text: String) -> Bool {
        ["y", "yes", "예", "네", "ㅛ"].contains(text.trimmingSpaces.lowercased())
    }
}
