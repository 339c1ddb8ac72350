public import Foundation
public import HouseholdBook
public import ReceiptDomain

/// Imports a bank or card statement: rows that match a record are noted on it, the others become drafts.
public struct ImportStatement: Sendable {
    private let library: any LedgerTransactions
    private let user: UserID
    private let home: Currency
    private let catalog: CategoryCatalog
    private let now: @Sendable () -> Date

    /// Days around the statement within which records are matched; an entry moved further is not recognised.
    private static let daysAround = 62

    /// `home` is the currency of rows that name none and belong to no account of the book.
    public init(
        library: any LedgerTransactions,
        user: UserID,
        home: Currency,
        catalog: CategoryCatalog,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        (self.library, self.user, self.home, self.catalog, self.now) = (library, user, home, catalog, now)
    }

    // MARK: Looking

    /// Matches the rows with the book, and writes nothing.
    ///
    /// `again` includes rows whose drafts were discarded, or whose import was undone.
    ///
    /// - Throws: ``StatementProblem``
    public func plan(
        _ content: StatementContent,
        account named: String?,
        again: Bool = false
    ) async throws -> StatementPlan {
        let accounts = try await library.accountBook(of: user)
        let rows = try StatementRows(accounts, home: home).rows(content, account: named)
        let records = try await records(around: rows).filter { !again || $0.status != .discarded }
        let matches = StatementMatcher(accounts, records)(rows)
        let byID = Dictionary(records.map { ($0.id, $0) }) { first, _ in first }
        let items = zip(rows, matches).map { row, match in
            StatementPlan.Item(row: row, match: match, record: match.record.flatMap { byID[$0] })
        }
        let groups = Dictionary(grouping: rows, by: \.account)
        return StatementPlan(
            items: items,
            layout: content.layout,
            passedOver: content.passedOver,
            balances: groups.keys.sorted().compactMap { BalanceCheck(groups[$0] ?? []) },
            unknownAccounts: groups.keys.filter { accounts[$0] == nil }.sorted(),
            accounts: accounts
        )
    }

    private func records(around rows: [BankRow]) async throws -> [Record] {
        guard let first = rows.map(\.date).min()?.adding(days: -Self.daysAround),
            let last = rows.map(\.date).max()?.adding(days: Self.daysAround)
        else { return [] }
        let dated = RecordQuery([.day(.minimum, first), .day(.maximum, last)])
        return try await all(dated) + all(RecordQuery([.has(.day, false)]))
    }

    private func all(_ query: RecordQuery) async throws -> [Record] {
        try await library.allRecords(query, of: user)
    }

    // MARK: Writing

    /// Writes the whole plan as one step, which can be undone; `answers` are keyed by the item's index.
    public func write(
        _ plan: StatementPlan,
        answers: [Int: StatementAnswer],
        _ memory: any HouseholdMemory,
        profile: Profile
    ) async throws -> StatementResult {
        var draft = StatementChanges(plan, user: user, catalog: catalog, memory, at: now())
        for index in plan.items.indices { draft.take(index, answers[index] ?? .later) }
        if !draft.answer.changes.isEmpty {
            try await library.addOwner(user, profile: profile)
            _ = try await library.apply(draft.answer, of: user)
        }
        return draft.result
    }
}

extension RowMatch {
    /// The record of the match; `nil` where there is none.
    public var record: RecordID? {
        switch self {
        case .known(let id), .certain(let id), .likely(let id), .amountDiffers(let id), .otherSide(let id),
            .mayBeOtherSide(let id):
            id
        case .transfer, .ownAccount, .new: nil
        }
    }
}
