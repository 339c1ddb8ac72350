/// Undoes the newest steps one by one.
public struct UndoSteps: Sendable {
    private let journal: any RecordJournal

    public init(journal: any RecordJournal) { self.journal = journal }

    /// The steps that would be undone, newest first; at most `count`.
    public func steps(of user: UserID, count: Int) async throws -> [LedgerStep] {
        try await journal.steps(of: user, newest: count)
    }

    /// Undoes steps one by one, so that a failure keeps those already undone.
    public func callAsFunction(
        of user: UserID,
        count: Int,
        onStep: @Sendable (LedgerStep) throws -> Void
    ) async throws {
        for _ in 0..<count {
            guard let step = try await journal.steps(of: user, newest: 1).first else { return }
            var changes = step.entities.map { LedgerChange($0.inverse, undoing: step.number) }
            for change in step.changes {
                let current = try await journal.record(change.after.id, of: user)
                guard current.hasSameContent(as: change.after) else {
                    throw LibraryError.stale(current.id, current: current)
                }
                let inverse = RecordChange(before: current, after: change.before)
                changes.append(LedgerChange(inverse, undoing: step.number))
            }
            _ = try await journal.apply(ChangeSet(changes), of: user)
            try onStep(step)
        }
    }
}
