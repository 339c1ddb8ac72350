public import HouseholdBook
public import ReceiptDomain

/// Accounts and entries of the household's book.
public protocol BookWording: Sendable {
    func header(_ column: BookColumn) -> String
    func accountKind(_ kind: Account.Kind) -> String
    func notice(_ notice: BookNotice) -> String
    func problem(_ problem: BookProblem) -> String
    /// What a field of the book is called, by its name in the ledger.
    func bookField(_ name: String) -> String
    /// The question for a part of an entry, and how the answer may look.
    func question(_ part: EntryPart) -> String
    func hint(_ part: EntryPart) -> String
    /// Keys of the prompt for an entry.
    var entryKeys: [KeyLabel] { get }
    var entryTitle: String { get }
    /// Asks whether a difference is to be entered as an adjustment; only yes means yes.
    var adjustQuestion: String { get }
    /// Asks whether statements may no longer fit; only yes means yes.
    var unlockQuestion: String { get }
}

/// A column of the tables about accounts.
public enum BookColumn: CaseIterable, Hashable, Sendable {
    case account, name, kind, balance, due, change, entry, checked
}

/// What is asked for an entry, one after the other.
public enum EntryPart: Int, CaseIterable, Hashable, Sendable {
    case date, merchant, amount, category, account, more
}

/// What came of a command about accounts and entries.
public enum BookNotice: Hashable, Sendable {
    case noAccounts
    case accountAdded(Account, adopted: Int)
    case accountChanged(Account)
    case accountClosed(Account)
    /// Undone: an account, or a statement, as it is called.
    case accountTakenBack(String)
    case statementTakenBack(String)
    case netWorth([Money], on: CalendarDay)
    /// What a card asks for on its next pay day, and afterwards.
    case due(CalendarDay, Money, later: Money)
    case closedOn(CalendarDay)
    case unsettled([Money])
    case entered(Record)
    case notEntered
    case wouldEnter
    case balance(Account, Money)
    /// The entry is in no balance, because it has no account.
    case withoutAccount
    /// The entry's day is before the account's opening balance, which includes it.
    case beforeOpening(Account)
    case noEntries
    case page(Int, of: Int)
    case difference(counted: Money, book: Money, Money)
    case unchecked(Int)
    case reconciled(Account, on: CalendarDay, checked: Int, adjusted: Money?)
    /// Reconciled statements no longer fit.
    case unfits([StatementMisfit])
}

extension Wording {
    /// What a record is called in a list: its shop, the two accounts of a transfer, else what it is.
    public func title(of record: Record) -> String? {
        func name(_ id: String?) -> String { id.map { names.account($0) } ?? missing }
        if let merchant = record.merchant { return merchant }
        switch record.kind {
        case .transfer: return name(record.account) + " → " + name(record.book.toAccount)
        case .adjust: return kind(.adjust)
        case .note: return record.memo
        case .expense, .income: return nil
        }
    }
}

extension BookProblem: LocalizedProblem {
    public func sentence(_ wording: any Wording) -> String { wording.problem(self) }
}
