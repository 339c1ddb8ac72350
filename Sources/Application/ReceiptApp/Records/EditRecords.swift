public import HouseholdBook
public import ReceiptDomain
public import ReceiptReview

/// Changes fields of records.
public struct EditRecords: Sendable {
    private let library: any RecordJournal
    private let user: UserID

    public init(library: any RecordJournal, user: UserID) {
        self.library = library
        self.user = user
    }

    /// The records that are named and fit the filter; all that fit where none is named.
    public func records(named names: [String], _ filter: RecordFilter) async throws -> [Record] {
        guard !names.isEmpty else { return try await FindRecords(library: library, user: user).all(filter) }
        var named: [Record] = []
        for name in names { named.append(try await library.record(matching: name, of: user)) }
        return filter.isEmpty ? named : filter.select(named)
    }

    /// What the edit makes of the records, each once, where it makes a difference.
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

    /// Whether the book can be so: accounts, splits, what was settled, overdrafts.
    ///
    /// - Throws: ``BookProblem``, and ``LibraryError/checked(_:)`` for what a statement has.
    public func check(_ changes: [RecordChange]) async throws {
        for change in changes where !change.after.keepsCheck(of: change.before) {
            throw LibraryError.checked(change.before.id)
        }
        let accounts = try await library.accountBook(of: user)
        let concerned = changes.filter { $0.after.postings(accounts) != $0.before.postings(accounts) }
        // What moves no money changes no balance.
        guard !concerned.isEmpty else { return }
        let standing = try await library.bookStanding(of: user)
        try EntryCheck(standing.days, replacing: concerned.map(\.before))(concerned.map(\.after))
    }

    /// Those of the changes that can be made, each after those before it, and why the others cannot.
    public func possible(
        _ changes: [RecordChange]
    ) async throws -> (changes: [RecordChange], refused: [BookProblem]) {
        var possible: [RecordChange] = []
        var refused: [BookProblem] = []
        for change in changes {
            do {
                try await check(possible + [change])
                possible.append(change)
            } catch let problem as BookProblem {
                refused.append(problem)
            }
        }
        return (possible, refused)
    }

    /// Writes the changes as one step, which can be undone.
    public func write(_ changes: [RecordChange]) async throws {
        _ = try await library.write(changes, of: user, undoing: nil)
    }
}
