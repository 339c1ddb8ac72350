public import HouseholdBook
public import ReceiptDomain

/// The matches and changes that an import would make, for review before anything is written.
public struct StatementPlan: Hashable, Sendable {
    public struct Item: Hashable, Sendable {
        public var row: BankRow
        public var match: RowMatch
        /// Apart from the item, because a record is large and most rows have none.
        private let matched: [Record]

        init(row: BankRow, match: RowMatch, records: [Record]) {
            (self.row, self.match, matched) = (row, match, records)
        }

        public var record: Record? { matched.first }

        /// The row's own record, where it was matched with that of the other side of a transfer as well.
        public var ownRecord: Record? { matched.count > 1 ? matched.last : nil }

        /// Whether a person has to confirm the match.
        public var isQuestion: Bool {
            switch match {
            case .likely, .amountDiffers, .mayBeOtherSide: true
            default: false
            }
        }

        /// Whether the row has another amount in the record's currency, so that it may as well be another purchase.
        public var isOtherAmount: Bool {
            guard case .amountDiffers = match else { return false }
            return record?.amount?.currency == row.amount.currency
        }
    }

    public var items: [Item]
    public var layout: StatementContent.Layout
    /// Lines of the file that are no movement.
    public var passedOver: Int
    /// Records of purchases that the file says were cancelled.
    public var cancelled: [Record]
    /// A check for each account whose balances the file states.
    public var balances: [BalanceCheck]
    /// Account names in the file that the book does not know; records keep them as text.
    public var unknownAccounts: [String]
    /// In which encoding the file was read, where that is not UTF-8.
    public var encoding: String?
    /// Readings that follow from custom alone, and what was left out, for a person to check.
    public var assumptions: [Assumption]
    let accounts: AccountBook

    public enum Assumption: Hashable, Sendable {
        case dateOrder(ReadingContext.DateOrder)
        /// Positive amounts are what was spent.
        case spentIsPositive
        /// Rows whose state is not known have come about.
        case unknownState(String, rows: Int)
        /// The file has the number of another account than the one that was named.
        case otherAccount(String, named: String)
        /// A sheet whose rows were not taken in.
        case sheetSkipped(StatementContent.SkippedSheet)
    }

    /// Rows that were taken in before, and whose drafts were discarded.
    public var setAside: Int {
        items.count { item in
            guard case .known = item.match else { return false }
            return item.record?.status == .discarded
        }
    }

    /// For each account the rows of days before its first, which no balance has, and the balance before them.
    ///
    /// It is the bank's, otherwise the one from which the rows lead to the account's own; `nil` where it has none.
    public var beforeOpening: [(account: Account, rows: Int, first: CalendarDay, balance: Money?)] {
        Dictionary(grouping: items.map(\.row), by: \.account).compactMap { id, rows in
            guard let account = accounts[id] else { return nil }
            let early = rows.filter { $0.date < account.opening.date }
            guard let first = early.map(\.date).min() else { return nil }
            let checks = balances.filter { $0.account == id && $0.opening.currency == account.currency }
            let sure = checks.count == 1 ? checks.first { $0.broken == nil && $0.difference == nil } : nil
            let own = account.opening.amount
            let isCounted = own.minorUnits != 0 && early.allSatisfy { $0.amount.currency == own.currency }
            let led = isCounted ? early.reduce(own) { $0.plus($1.amount.negated) } : nil
            return (account, early.count, first, sure?.opening ?? led)
        }.sorted { $0.account.id < $1.account.id }
    }

    public func count(_ isMeant: (RowMatch) -> Bool) -> Int { items.count { isMeant($0.match) } }
}

/// A person's decision on an uncertain match.
public enum StatementAnswer: Hashable, Sendable {
    /// The row is the record's movement.
    case same
    /// The row is another movement, which becomes a draft.
    case other
    /// Nothing is written; the next import asks again.
    case later
}

/// The counts of a finished import.
public struct StatementResult: Hashable, Sendable {
    /// Rows that an earlier import already noted.
    public var known = 0
    public var matched = 0
    /// Drafts made, transfers included.
    public var drafts = 0
    public var transfers = 0
    /// Questions without an answer.
    public var open = 0
    /// Matched records that keep a balance from being the bank's.
    public var differences: [StatementDifference] = []
}

/// The reason why a statement cannot be imported.
public enum StatementProblem: Error, Hashable, Sendable {
    /// The file names no account, and the book has none or several.
    case needsAccount(known: [String])
    /// One account was named, but the file has rows of all these.
    case severalAccounts([String])
    /// The amount has more decimals than its currency, or is more than ``Money/largest``.
    case amountUnfit(line: Int, text: String)
    /// All rows of a bank account are in a currency that is not its own.
    case otherCurrency(Currency, account: String, Currency)
    /// Nothing says whether positive amounts on the account are what was spent.
    case signUnclear(line: Int, text: String, amount: String)
    /// Why a file cannot be read; the sentence is the wording's.
    case file(path: String, Fault)

    /// The defect that makes a file unreadable.
    public enum Fault: Hashable, Sendable {
        case unreachable(String), unknownFormat, oldSpreadsheet, passwordNeeded, wrongPassword, damaged(String),
            tooLarge
        case unknownEncoding, noColumns, noRows
        case formulasWithoutValues(sheet: String, line: Int)
        case unreadable(line: Int, text: String)
        case unknownCurrency(line: Int, code: String)
        /// Our own JSON or table, with all that cannot be taken in.
        case export([ExportFault])
        /// Our own JSON of a newer program.
        case newerExport
        case row(line: Int, text: String, StatementRowDefect)
        case noDay(line: Int, text: String)
        /// Another program's whole book.
        case otherBook
        /// Payments of several persons together, with each one's share.
        case sharedCosts
        case doubt(StatementDoubt)
        case journal(JournalProblem)
    }
}
