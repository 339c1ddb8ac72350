public import HouseholdBook
public import ReceiptDomain
import ReceiptReview

/// Gathers the records and accounts of an export.
public struct ExportBook: Sendable {
    private let library: any RecordJournal
    private let user: UserID

    public init(library: any RecordJournal, user: UserID) { (self.library, self.user) = (library, user) }

    /// The records that the filter selects, with the accounts and balances that belong to them.
    ///
    /// `days` is the filter's range where it has no other condition: only then can balances be exported.
    /// `withDiscarded` selects discarded ones as well, so that another library knows of their rows of statements.
    public func callAsFunction(
        _ filter: RecordFilter,
        days: ExportedBook.Scope,
        withDiscarded: Bool = false
    ) async throws -> ExportedBook {
        let records = try await library.records(of: user)
        var book = ExportedBook(
            accounts: try await library.accountBook(of: user),
            all: records,
            chosen: withDiscarded ? records : filter.select(records),
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
