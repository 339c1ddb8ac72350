public import HouseholdBook
public import ReceiptDomain
import ReceiptReview

/// Gathers what is written for another program.
public struct ExportBook: Sendable {
    private let library: any RecordJournal
    private let user: UserID

    public init(library: any RecordJournal, user: UserID) { (self.library, self.user) = (library, user) }

    /// The records that a filter means, with the accounts and balances that belong to them.
    ///
    /// `days` are those that the filter is about, where it is about nothing else: only then balances are known.
    public func callAsFunction(
        _ filter: RecordFilter,
        days: ExportedBook.Scope
    ) async throws -> ExportedBook {
        let state = try await library.bookState(of: user)
        var book = ExportedBook(
            accounts: state.accounts,
            all: state.records,
            chosen: filter.select(state.records),
            scope: days,
            statements: try await entities(Statement.self),
            recurrences: try await entities(Recurrence.self)
        )
        book.catalog = filter.convention.catalog
        let subjects = try await entities(Subject.self)
        book.subjectNames = Dictionary(subjects.map { ($0.id, $0.name) }) { _, last in last }
        return book
    }

    private func entities<Entity: LedgerEntity>(_ type: Entity.Type) async throws -> [Entity] {
        try await library.entities(type, of: user).map(\.entity)
    }
}
