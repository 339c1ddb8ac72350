public import HouseholdBook
public import ReceiptDomain
public import ReceiptReview

public struct EditRecords: Sendable {
    private let library: any LedgerTransactions
    private let user: UserID

    public init(library: any LedgerTransactions, user: UserID) {
        self.library = library
        self.user = user
    }

    /// The named records that fit the filter; all that fit where none is named.
    public func records(named names: [String], _ filter: RecordFilter) async throws -> [Record] {
        guard !names.isEmpty else { return try await library.allRecords(filter.query, of: user) }
        var named: [Record] = []
        for name in names { named.append(try await library.record(matching: name, of: user)) }
        return filter.isEmpty ? named : filter.select(named)
    }

    /// The changes that `edit` makes to the records, without repeated records and unchanged ones.
    public static func changes<Problem: Error>(
        of records: [Record],
        _ edit: (inout RecordEdit) throws(Problem) -> Void
    ) throws(Problem) -> [RecordChange] {
        var changes: [RecordChange] = []
        for record in records where !changes.contains(where: { $0.before.id == record.id }) {
            var edited = RecordEdit(record)
            try edit(&edited)
            if edited.change.isSubstantial { changes.append(edited.change) }
        }
        return changes
    }

    /// Checks accounts, splits, settled amounts and overdraft limits, and unless unlocked also reconciled statements.
    ///
    /// - Throws: ``BookProblem``, and ``LibraryError/checked(_:)`` for a reconciled record.
    public func check(_ changes: [RecordChange], unlocking: Bool = false) async throws {
        let lost = changes.first { change in
            let splits = change.after.book.splits
            return change.before.status == .confirmed && change.before.category != change.after.category
                && !splits.isEmpty && splits == change.before.book.splits
        }
        if let lost { throw BookProblem.categoryOfSplits(lost.before.id) }
        try await BookGuard(library: library, user: user).check(ChangeSet(changes), unlocking: unlocking)
    }

    /// The changes that restore discarded records; other records get none.
    ///
    /// - Throws: ``LibraryError/purged(_:)`` where the images were deleted, ``BookProblem/joined(_:)`` for a draft that was
    ///   merged into another.
    public func returning(_ records: [Record]) async throws -> [RecordChange] {
        var changes: [RecordChange] = []
        for record in records where record.status == .discarded {
            guard !record.isPurged else { throw LibraryError.purged(record.id) }
            guard record.joinedInto == nil else { throw BookProblem.joined(record.id) }
            let states = try await library.history(of: record.id, user: user).map(\.record)
            var back = record
            back.status = states.last { $0.status != .discarded }?.status ?? .draft
            changes.append(RecordChange(before: record, after: back))
        }
        return changes
    }

    /// The changes that can be made, each checked together with those before it, and the reasons against the others.
    public func possible(
        _ changes: [RecordChange]
    ) async throws -> (changes: [RecordChange], refused: [BookProblem]) {
        var possible: [RecordChange] = []
        var refused: [BookProblem] = []
        // Changes that cannot be made together are tried in halves: each check looks at the whole book.
        var waiting = changes.isEmpty ? [] : [changes[...]]
        while let part = waiting.popLast() {
            do {
                try await check(possible + part, unlocking: true)
                possible += part
            } catch let problem as BookProblem {
                let middle = part.startIndex + part.count / 2
                if part.count == 1 { refused.append(problem) } else { waiting += [part[middle...], part[..<middle]] }
            }
        }
        return (possible, refused)
    }

    /// Checks the changes again and writes them as one step, which can be undone.
    ///
    /// - Returns: The records as they are now, in the order of the changes.
    @discardableResult
    public func write(_ changes: [RecordChange], unlocking: Bool = false) async throws -> [Record] {
        try await BookGuard(library: library, user: user).write(ChangeSet(changes), unlocking: unlocking).records
    }
}
