public import ReceiptDomain

/// The book, or a selection of it, for export to another program.
public struct ExportedBook: Sendable {
    /// An account's balance at the start of the exported records.
    public struct Opening: Hashable, Sendable {
        public var account: Account
        public var date: CalendarDay
        public var amount: Money
    }

    /// The selection of records.
    public enum Scope: Hashable, Sendable {
        /// All records of a range of days; a `nil` end is open.
        case days(from: CalendarDay?, to: CalendarDay?)
        /// Selected by other criteria, so that balances cannot be derived from them.
        case selection
    }

    public let accounts: AccountBook
    /// Oldest first; records without a day before all.
    public let records: [Record]
    public let scope: Scope
    /// The opening balances in the order of accounts; empty where balances cannot be known.
    public let openings: [Opening]
    public let statements: [Statement]
    public let recurrences: [Recurrence]
    public var subjectNames: [String: String] = [:]
    public var catalog = CategoryCatalog.builtIn
    /// Relative paths of copied images, as written in the file.
    public var imagePaths: [RecordID: [String]] = [:]
    /// Names for entries without one.
    public var words = Words()

    public struct Words: Hashable, Sendable {
        public var opening = "opening balance"
        public var adjustment = "adjustment"
        public var statement = "balance of the statement"
        public var exchange = "currency exchange"
        public var isKorean = false

        public init() {}
    }

    /// `all` are the records that `chosen` were selected from.
    public init(
        accounts: AccountBook,
        all: [Record],
        chosen: [Record],
        scope: Scope,
        statements: [Statement] = [],
        recurrences: [Recurrence] = []
    ) {
        (self.accounts, self.scope, self.recurrences) = (accounts, scope, recurrences)
        records = chosen.sorted { Self.order($0) < Self.order($1) }
        guard case .days(let first, let last) = scope else {
            (openings, self.statements) = ([], [])
            return
        }
        let balances = DailyBalances(accounts, all)
        openings = accounts.accounts.compactMap { account in
            let opening = account.opening
            if let last, opening.date > last { return nil }
            guard let first, opening.date < first, let before = first.adding(days: -1) else {
                return Opening(account: account, date: opening.date, amount: opening.amount)
            }
            let amount = balances.balance(of: account, on: before) ?? opening.amount
            return Opening(account: account, date: first, amount: amount)
        }
        self.statements = statements.filter { statement in
            guard let account = accounts[statement.account], statement.date >= account.opening.date else {
                return false
            }
            // A statement that the book no longer agrees with would make the file invalid.
            return statement.date >= first ?? statement.date && statement.date <= last ?? statement.date
                && balances.balance(of: account, on: statement.date) == statement.balance
        }
    }

    private static func order(_ record: Record) -> (Int, Int, RecordID) {
        (record.date?.daysSince1970 ?? .min, record.time?.minutes ?? 0, record.id)
    }

    /// A record with its postings.
    public struct Entry: Sendable {
        public var record: Record
        public var date: CalendarDay
        public var postings: [Posting]
    }

    /// The records with postings, oldest first.
    public var entries: [Entry] {
        records.compactMap { record in
            let postings = record.postings(accounts)
            guard let date = record.date, !postings.isEmpty else { return nil }
            return Entry(record: record, date: date, postings: postings)
        }
    }

    /// The recurring entries of money that nobody has ended.
    public var goingOn: [Recurrence] { recurrences.filter { $0.ended == nil && $0.template.kind != .note } }

    /// The number of records without postings: drafts, and records without a day, amount or currency.
    ///
    /// Notes are not counted.
    public var leftOut: Int {
        records.count { $0.kind != .note && $0.postings(accounts).isEmpty }
    }

    /// A title for a record: its merchant, the accounts of a transfer, or its memo.
    public func title(of record: Record) -> String {
        if let merchant = record.merchant, !merchant.isEmpty { return merchant }
        func name(_ id: String?) -> String { id.map { accounts[$0]?.name ?? $0 } ?? "?" }
        switch record.kind {
        case .transfer: return name(record.account) + " → " + name(record.book.toAccount)
        case .adjust: return words.adjustment
        case .expense, .income, .note: return record.memo.isEmpty ? record.kind.rawValue : record.memo
        }
    }

    public func name(of category: Category) -> String {
        words.isKorean ? catalog.koreanName(of: category) : catalog.englishName(of: category)
    }

    public func subjectName(_ id: String) -> String { subjectNames[id] ?? id }
}
