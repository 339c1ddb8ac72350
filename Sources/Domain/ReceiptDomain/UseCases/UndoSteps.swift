/// Undoes what was done last, step by step, however long ago that was.
public struct UndoSteps: Sendable {
    private let journal: any RecordJournal

    public init(journal: any RecordJournal) { self.journal = journal }

    /// The steps that would be undone, the newest first; fewer than asked for where there are fewer.
    public func steps(of user: UserID, count: Int) async throws -> [LedgerStep] {
        try await journal.steps(of: user, newest: count)
    }

    /// Undoes so many steps, each by itself, so that what was undone before a failure stays so.
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
