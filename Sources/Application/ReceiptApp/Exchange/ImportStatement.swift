public import Foundation
public import HouseholdBook
public import ReceiptDomain
import ReceiptRegions

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

    /// How days like `03/04/2026` are meant on the account; `nil` where its currency's country writes them otherwise than its owner.
    ///
    /// `own` is the owner's order.
    public func usualOrder(
        account named: String?,
        own: ReadingContext.DateOrder
    ) async throws -> ReadingContext.DateOrder? {
        let currency = try await account(named)?.currency ?? home
        guard let usual = Region.issuing(currency.code)?.dates.order else { return own }
        return usual == own || own == .yearFirst ? usual : nil
    }

    /// The account that was named, or the only open one; `nil` where the file has to name it.
    public func account(_ named: String?) async throws -> Account? {
        let accounts = try await library.accountBook(of: user)
        return try named.map { try accounts.account(named: $0) } ?? accounts.onlyOpen
    }

    /// `again` takes rows in once more whose drafts were discarded since, or whose import was undone.
    ///
    /// - Throws: ``StatementProblem``
    public func plan(
        _ content: StatementContent,
        account named: String?,
        again: Bool = false
    ) async throws -> StatementPlan {
        let accounts = try await library.accountBook(of: user)
        var (rows, cancelled, assumptions) = try StatementRows(accounts, home: home).rows(content, account: named)
        let saysKind = [.banksalad, .moneyManager].contains(content.layout)
        var categories = KnownCategories(catalog)
        // The same texts stand in a statement many times.
        var purchases: [[String]: Bool] = [:]
        for index in rows.indices {
            let row = rows[index]
            let texts = [row.text, row.memo, row.amount.minorUnits > 0 ? "+" : "-"]
            let isPurchase = saysKind || purchases[texts] ?? isPurchase(row, accounts, &categories)
            purchases[texts] = isPurchase
            rows[index].isPurchase = isPurchase && !row.isTransfer
        }
        let records = try await records(around: rows).filter { !again || $0.status != .discarded }
        let matches = StatementMatcher(accounts, records)(rows)
        let byID = Dictionary(records.map { ($0.id, $0) }) { first, _ in first }
        let items = zip(rows, matches).map { row, match in
            StatementPlan.Item(row: row, match: match, records: match.records.compactMap { byID[$0] })
        }
        let matched = Set(matches.flatMap(\.records))
        let gone = cancelled.compactMap { row in
            records.first { !matched.contains($0.id) && $0.isPurchase(of: row) }
        }
        let groups = Dictionary(grouping: rows) { [$0.account, $0.amount.currency.code] }
        let running = groups.keys.sorted { $0.lexicographicallyPrecedes($1) }.compactMap {
            BalanceCheck(groups[$0] ?? [])
        }
        return StatementPlan(
            items: items,
            layout: content.layout,
            passedOver: content.passedOver,
            cancelled: gone,
            balances: declared(content, rows) + running,
            unknownAccounts: Set(rows.map(\.account)).filter { accounts[$0] == nil }.sorted(),
            encoding: content.encoding,
            assumptions: assumptions,
            accounts: accounts
        )
    }

    /// Whether a card paid, or the text has a known shop's name and none of the household's accounts.
    private func isPurchase(_ row: BankRow, _ accounts: AccountBook, _ categories: inout KnownCategories) -> Bool {
        let text = row.text + " " + row.memo
        if CardWords.isPurchase(text) { return true }
        guard !accounts.accounts.contains(where: { text.localizedCaseInsensitiveContains($0.name) }) else {
            return false
        }
        let known =
            categories.category(of: row.text, .expense)
            ?? (row.amount.minorUnits > 0 ? categories.category(of: row.text, .income) : nil)
        return known.map { !Category.ofTransfers.contains($0) } ?? false
    }

    /// The balances that the file says apart from its rows; statements of days that follow each other are one.
    private func declared(_ content: StatementContent, _ rows: [BankRow]) -> [BalanceCheck] {
        var checks: [BalanceCheck] = []
        for balance in content.balances.sorted(by: { $0.day < $1.day }) {
            guard let row = rows[balance.lines].first, let text = balance.opening else { continue }
            let currency = balance.currency ?? row.amount.currency
            guard let opening = Money(decimal: text, currency: currency),
                let closing = Money(decimal: balance.closing, currency: currency),
                rows[balance.lines].allSatisfy({ $0.amount.currency == currency })
            else { continue }
            let check = BalanceCheck(
                account: row.account,
                opening: opening,
                closing: closing,
                day: balance.day,
                rows: Array(rows[balance.lines])
            )
            if let both = checks.last?.and(check) {
                checks[checks.count - 1] = both
                continue
            }
            // Movements between two statements of an account are in neither.
            if let last = checks.last, last.account == check.account, last.closing.currency == currency,
                last.closing != opening
            {
                let (before, day) = (last.closing, balance.day)
                checks.append(
                    BalanceCheck(account: row.account, opening: before, closing: opening, day: day, rows: [])
                )
            }
            checks.append(check)
        }
        return checks
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
        let changes = draft.answer
        if !changes.changes.isEmpty {
            try await library.addOwner(user, profile: profile)
            _ = try await library.apply(changes, of: user)
        }
        return draft.result
    }
}

extension ImportStatement {
    /// A balance that the bank states, and the book's with all its drafts.
    public struct BookDifference: Hashable, Sendable {
        public var account: Account
        public var day: CalendarDay
        public var stated: Money
        public var book: Money
        /// Where the account has no opening balance and nothing before the statement: the bank's, which makes both the same.
        public var missing: Account.Opening?
    }

    /// The accounts of which the newest stated balance is not the book's, were all drafts confirmed: a statement between is
    /// missing, the account is another, or it began with another amount.
    public func differences(after plan: StatementPlan) async throws -> [BookDifference] {
        let state = try await library.bookBalances(of: user)
        var days = state.days
        // Some at a time: records are large, and a statement leaves thousands of drafts.
        try await library.forEach(RecordQuery([.status([.draft])]), of: user) { drafts in
            let posted = drafts.map { draft in
                var posted = draft
                posted.status = .confirmed
                return posted
            }
            days = days.replacing([], by: posted)
        }
        // An account without an opening balance that begins too late was told with the rows.
        let early = Set(plan.beforeOpening.filter { $0.account.opening.amount.minorUnits == 0 }.map(\.account.id))
        let newest = Dictionary(
            grouping: plan.balances.filter { $0.broken == nil && $0.difference == nil },
            by: \.account
        )
        .compactMapValues { $0.max { $0.day < $1.day } }
        // The bank has counted what the household dates behind the statement's last day.
        var ahead: [String: Money] = [:]
        for item in plan.items {
            let row = item.row
            guard let check = newest[row.account], row.amount.currency == check.closing.currency,
                let record = item.record,
                let day = record.date, day > check.day, row.date <= check.day,
                try await library.record(record.id, of: user).bankKeys.contains(row.key)
            else { continue }
            ahead[row.account] = ahead[row.account]?.plus(row.amount) ?? row.amount
        }
        return newest.values.sorted { $0.account < $1.account }.compactMap { check in
            guard let account = state.accounts[check.account], !early.contains(account.id),
                account.currency == check.closing.currency,
                check.day >= account.opening.date, let dated = days.balance(of: account, on: check.day)
            else { return nil }
            let book = ahead[account.id].map(dated.plus) ?? dated
            guard book != check.closing else { return nil }
            var difference = BookDifference(account: account, day: check.day, stated: check.closing, book: book)
            if account.opening.amount.minorUnits == 0, check.closing == book.plus(check.opening),
                let first = plan.items.lazy.map(\.row).filter({ $0.account == account.id }).map(\.date).min(),
                first.adding(days: -1).flatMap({ days.balance(of: account, on: $0) })?.minorUnits ?? 0 == 0
            {
                difference.missing = .init(date: account.opening.date, amount: check.opening)
            }
            return difference
        }
    }
}

extension RowMatch {
    /// The record of the match, and behind it the row's own where that is another; none where there is none.
    public var records: [RecordID] {
        switch self {
        case .known(let id), .certain(let id), .likely(let id), .amountDiffers(let id): [id]
        case .otherSide(let id, let own), .mayBeOtherSide(let id, let own): [id] + [own].compactMap(\.self)
        case .transfer, .ownAccount, .new: []
        }
    }
}
