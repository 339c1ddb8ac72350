public import ReceiptDomain

/// The book, or a part of it, as it is written for another program.
public struct ExportedBook: Sendable {
    /// What an account had when the records begin.
    public struct Opening: Hashable, Sendable {
        public var account: Account
        public var date: CalendarDay
        public var amount: Money
    }

    /// Which records it has.
    public enum Scope: Hashable, Sendable {
        /// All of certain days; `nil` where the days have no limit.
        case days(from: CalendarDay?, to: CalendarDay?)
        /// Chosen by something else than the day: balances cannot follow from these alone.
        case selection
    }

    public let accounts: AccountBook
    /// The oldest first; those without a day come first of all.
    public let records: [Record]
    public let scope: Scope
    /// In which records begin with what accounts have; none where balances cannot be told.
    public let openings: [Opening]
    /// What banks said that accounts have, within the days.
    public let statements: [Statement]
    public let recurrences: [Recurrence]
    /// What subjects are called, by their ids.
    public var subjectNames: [String: String] = [:]
    public var catalog = CategoryCatalog.builtIn
    /// Where copies of a record's images are, as the file that is written names them.
    public var imagePaths: [RecordID: [String]] = [:]
    /// Short words that stand for entries without a name.
    public var words = Words()

    public struct Words: Hashable, Sendable {
        public var opening = "opening balance"
        public var adjustment = "adjustment"
        public var statement = "balance of the statement"
        public var exchange = "currency exchange"
        public var isKorean = false

        public init() {}
    }

    /// `all` are the records of which `chosen` are written.
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
        let balances = Balances(accounts, all)
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
            // One that the book does not agree with, because something was changed since, would make the file invalid.
            return statement.date >= first ?? statement.date && statement.date <= last ?? statement.date
                && balances.balance(of: account, on: statement.date) == statement.balance
        }
    }

    private static func order(_ record: Record) -> (Int, Int, RecordID) {
        (
            record.date?.daysSince1970 ?? .min, record.time.map { $0.hour * 60 + $0.minute } ?? 0,
            record.id
        )
    }

    /// A record that moves money, with what it moves.
    public struct Entry: Sendable {
        public var record: Record
        public var date: CalendarDay
        public var postings: [Posting]
    }

    /// The records that have postings, the oldest first.
    public var entries: [Entry] {
        records.compactMap { record in
            let postings = record.postings(accounts)
            guard let date = record.date, !postings.isEmpty else { return nil }
            return Entry(record: record, date: date, postings: postings)
        }
    }

    /// How many records move no money: drafts, and those without a day, an amount or a currency.
    ///
    /// Notes are not meant to.
    public var leftOut: Int {
        records.count { $0.kind != .note && $0.postings(accounts).isEmpty }
    }

    /// What an entry is called: by its shop, the accounts of a transfer, or the memo.
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
