/// Undoes the newest steps one by one, or redoes those that were undone last.
public struct UndoSteps: Sendable {
    private let journal: any RecordJournal
    private let kind: LedgerStep.Kind

    public init(journal: any RecordJournal, _ kind: LedgerStep.Kind = .change) {
        (self.journal, self.kind) = (journal, kind)
    }

    /// The steps that would be taken back, newest first; at most `count`.
    public func steps(of user: UserID, count: Int) async throws -> [LedgerStep] {
        try await journal.steps(kind, of: user, newest: count)
    }

    /// Takes steps back one by one, so that a failure keeps those already taken back.
    public func callAsFunction(
        of user: UserID,
        count: Int,
        onStep: @Sendable (LedgerStep) async throws -> Void
    ) async throws {
        for _ in 0..<count {
            guard let step = try await journal.takeBackNewest(kind, of: user) else { return }
            try await onStep(step)
        }
    }
}
