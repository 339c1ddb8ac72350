import ReceiptDomain

/// What the lines of a ledger are in the order of time: steps, and the undoing of steps.
extension LedgerIndex {
    /// A line as a part of a step.
    struct Entry {
        var subject: LedgerSubject
        var line: Line
        /// The state before; `nil` for the first line.
        var lineBefore: Line?
        var step: Int
        /// The step that the line undoes.
        var undoes: Int?
        /// Something was done, not only told: the first line of a record is what was read.
        var canBeUndone: Bool
    }

    private struct Part: Hashable {
        var step: Int
        var subject: LedgerSubject
    }

    /// Steps that were not undone, with their lines in order, the newest step first.
    ///
    /// A power cut can leave a part of a step, or of its undoing: each subject counts by itself. A record whose images are
    /// gone for good has no way back to a state that had them.  A step that is only about kinds other than `kinds` is passed
    /// over: nobody could be told what would be undone.
    func openSteps(newest count: Int, kinds: Set<String>) -> [(number: Int, entries: [Entry])] {
        var undoneParts: Set<Part> = []
        var steps: [(number: Int, entries: [Entry])] = []
        for entry in entries.reversed() {
            if let undone = entry.undoes {
                undoneParts.insert(Part(step: undone, subject: entry.subject))
            } else if entry.canBeUndone, !isPurged(entry.subject),
                !undoneParts.contains(Part(step: entry.step, subject: entry.subject))
            {
                if steps.last?.number == entry.step {
                    steps[steps.count - 1].entries.insert(entry, at: 0)
                } else {
                    if let last = steps.last, !isKnown(last.entries, kinds) { steps.removeLast() }
                    guard steps.count < count else { return steps }
                    steps.append((entry.step, [entry]))
                }
            }
        }
        if let last = steps.last, !isKnown(last.entries, kinds) { steps.removeLast() }
        return steps
    }

    /// The steps that changed the subject and were not undone, the newest first.
    func openSteps(of subject: LedgerSubject) -> [Int] {
        var undoneSteps: Set<Int> = []
        var steps: [Int] = []
        for entry in entries.reversed() where entry.subject == subject {
            if let undone = entry.undoes {
                undoneSteps.insert(undone)
            } else if entry.canBeUndone, !undoneSteps.contains(entry.step) {
                steps.append(entry.step)
            }
        }
        return steps
    }

    private func isPurged(_ subject: LedgerSubject) -> Bool {
        guard case .record(let id) = subject else { return false }
        return records[id]?.isPurged ?? true
    }

    private func isKnown(_ entries: [Entry], _ kinds: Set<String>) -> Bool {
        entries.contains { entry in
            guard case .entity(let key) = entry.subject else { return true }
            return kinds.contains(key.kind)
        }
    }
}
