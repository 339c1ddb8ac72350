import ReceiptDomain

/// Undo: the ledger's lines in order of time, as steps and their inverses.
extension Ledger {
    /// One line of a step that can be undone.
    struct Entry {
        var subject: LedgerSubject
        var line: LinePlace
        /// The line with the state before; `nil` for the first line.
        var lineBefore: LinePlace?
    }

    private struct Part: Hashable {
        var step: Int
        var subject: LedgerSubject
    }

    /// The newest steps that were not undone, with their lines in order.
    ///
    /// A power cut can leave part of a step or of its undoing, so each subject counts by itself. A record whose images were
    /// purged cannot return to a state that had them. Steps that change no kind in `kinds` are skipped: their undoing could not
    /// be described.
    func openSteps(newest count: Int, kinds: Set<String>) throws -> [(number: Int, entries: [Entry])] {
        var undoneParts: Set<Part> = []
        var steps: [(number: Int, entries: [Entry])] = []
        try forEachStepLine { line in
            if let undone = line.undoes {
                // An undoing that was undone itself, by a redo, counts no more.
                guard !undoneParts.contains(Part(step: line.step, subject: line.subject)) else { return true }
                undoneParts.insert(Part(step: undone, subject: line.subject))
                return true
            }
            guard !undoneParts.contains(Part(step: line.step, subject: line.subject)),
                let entry = try entry(for: line), try !isPurged(line.subject)
            else { return true }
            if steps.last?.number == line.step {
                steps[steps.count - 1].entries.insert(entry, at: 0)
            } else {
                if let last = steps.last, !Self.isKnown(last.entries, kinds) { steps.removeLast() }
                guard steps.count < count else { return false }
                steps.append((line.step, [entry]))
            }
            return true
        }
        if let last = steps.last, !Self.isKnown(last.entries, kinds) { steps.removeLast() }
        return steps
    }

    /// The steps that undid others since the newest change, without those that were redone; newest first, with their lines in order.
    func undoings(newest count: Int, kinds: Set<String>) throws -> [(number: Int, entries: [Entry])] {
        var steps: [(number: Int, undone: Set<Int>, entries: [Entry])] = []
        try forEachStepLine { line in
            let entry = try entry(for: line)
            if steps.last?.number != line.step {
                // A step that only records an existing state, such as a photo that was read, is no change.
                guard line.undoes != nil else { return entry == nil }
                steps.append((line.step, [], []))
            }
            if let undone = line.undoes { steps[steps.count - 1].undone.insert(undone) }
            if let entry, try !isPurged(line.subject) { steps[steps.count - 1].entries.insert(entry, at: 0) }
            return true
        }
        let numbers = Set(steps.map(\.number))
        let redone = steps.reduce(into: Set<Int>()) { $0.formUnion($1.undone.intersection(numbers)) }
        return steps.filter { step in
            step.undone.isDisjoint(with: numbers) && !redone.contains(step.number) && Self.isKnown(step.entries, kinds)
        }.prefix(count).map { ($0.number, $0.entries) }
    }

    /// The steps that changed the entity and were not undone, newest first.
    func openSteps(of key: EntityKey) throws -> [Int] {
        var undoneSteps: Set<Int> = []
        var steps: [Int] = []
        for line in try ask({ try $0.stepLines(of: .entity(key)) }).reversed() {
            if let undone = line.undoes {
                if !undoneSteps.contains(line.step) { undoneSteps.insert(undone) }
            } else if !line.adopts, !undoneSteps.contains(line.step) {
                steps.append(line.step)
            }
        }
        return steps
    }

    /// `nil` for a line that only records an existing state, such as a record's first line.
    private func entry(for line: LedgerStepLine) throws -> Entry? {
        guard !line.adopts else { return nil }
        let lines = try lines(of: line.subject)
        let before = lines.lastIndex { $0.offset < line.place.offset }.map { lines[$0] }
        if case .record = line.subject, before == nil { return nil }
        return Entry(subject: line.subject, line: line.place, lineBefore: before)
    }

    /// Visits lines from the newest back, until `body` returns `false`.
    private func forEachStepLine(_ body: (LedgerStepLine) throws -> Bool) throws {
        var number: Int?
        while true {
            let page = try ask { try $0.stepLines(before: number, limit: 256) }
            for (_, line) in page {
                guard try body(line) else { return }
            }
            guard let last = page.last?.number else { return }
            number = last
        }
    }

    private func isPurged(_ subject: LedgerSubject) throws -> Bool {
        guard case .record(let id) = subject else { return false }
        return try record(id)?.isPurged ?? true
    }

    private static func isKnown(_ entries: [Entry], _ kinds: Set<String>) -> Bool {
        entries.contains { entry in
            guard case .entity(let key) = entry.subject else { return true }
            return kinds.contains(key.kind)
        }
    }
}
