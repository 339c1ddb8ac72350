import ReceiptDomain

/// What the lines of a ledger are in the order of time: steps, and the taking back of steps.
extension LedgerIndex {
    /// A line as a part of a step.
    struct Entry {
        var record: RecordID
        var line: Line
        /// The record's state before; `nil` for its first line.
        var lineBefore: Line?
        var step: Int
        /// The step that the line takes back.
        var undoes: Int?
    }

    private struct Part: Hashable {
        var step: Int
        var record: RecordID
    }

    /// Steps that were not taken back, with their lines in order, the newest step first.
    ///
    /// A power cut can leave a part of a step, or of its taking back: each record counts by itself.  A record whose images are
    /// gone for good has no way back to a state that had them.
    func openSteps(newest count: Int) -> [(number: Int, entries: [Entry])] {
        var takenBack: Set<Part> = []
        var steps: [(number: Int, entries: [Entry])] = []
        for entry in entries.reversed() {
            if let undone = entry.undoes {
                takenBack.insert(Part(step: undone, record: entry.record))
            } else if entry.lineBefore != nil, records[entry.record]?.isPurged == false,
                !takenBack.contains(Part(step: entry.step, record: entry.record))
            {
                if steps.last?.number == entry.step {
                    steps[steps.count - 1].entries.insert(entry, at: 0)
                } else {
                    guard steps.count < count else { break }
                    steps.append((entry.step, [entry]))
                }
            }
        }
        return steps
    }
}
