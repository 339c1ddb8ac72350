public import HouseholdBook
public import ReceiptDomain

/// Text about accounts and entries of the household's book.
public protocol BookWording: Sendable {
    func header(_ column: BookColumn) -> String
    func accountKind(_ kind: Account.Kind) -> String
    func notice(_ notice: BookNotice) -> String
    func problem(_ problem: BookProblem) -> String
    /// The name of a field of the book, by its name in the ledger.
    func bookField(_ name: String) -> String
    /// The prompt for a part of an entry; ``hint(_:)`` has the accepted formats.
    func question(_ part: EntryPart) -> String
    func hint(_ part: EntryPart) -> String
    /// The keys of the prompt for an entry.
    var entryKeys: [KeyLabel] { get }
    var entryTitle: String { get }
    /// The question whether to enter the difference as an adjustment; anything but yes means no.
    var adjustQuestion: String { get }
    /// The question whether statements may disagree with the book; anything but yes means no.
    var unlockQuestion: String { get }
}

/// A column of the tables about accounts.
public enum BookColumn: CaseIterable, Hashable, Sendable {
    case account, name, kind, balance, due, change, entry, checked
}

/// The parts of an entry in the order in which they are asked for.
public enum EntryPart: Int, CaseIterable, Hashable, Sendable {
    case date, merchant, amount, category, account, more
}

/// The result of a command about accounts and entries.
public enum BookNotice: Hashable, Sendable {
    case noAccounts
    case accountAdded(Account, adopted: Int)
    /// The id was chosen by the program.
    case accountNamed(Account)
    case accountChanged(Account, adopted: Int)
    case accountClosed(Account)
    case netWorth([Money], on: CalendarDay)
    /// The amount due on a card's next payment day, which may have passed without a payment, and the amount due later.
    case due(CalendarDay, Money, later: Money, isPast: Bool)
    case closedOn(CalendarDay)
    case unsettled([Money])
    case entered(Record)
    case notEntered
    case wouldEnter
    case balance(Account, Money)
    /// The balance with planned entries, at the end of the last one's day.
    case plannedBalance(Account, Money, on: CalendarDay)
    /// The entry counts from its day, which is in the future.
    case countsFrom(CalendarDay)
    /// The entry changes no balance, because it has no account.
    case withoutAccount
    /// The entry's day is before the account's opening balance, which includes it already.
    case beforeOpening(Account)
    case noEntries
    case page(Int, of: Int)
    case difference(counted: Money, book: Money, Money)
    case unchecked(Int)
    case reconciled(Account, on: CalendarDay, checked: Int, adjusted: Money?)
    /// Reconciled statements disagree with the book.
    case unfits([StatementMisfit])
}

extension Wording {
    /// A record's title in a list: its merchant, the accounts of a transfer, otherwise its kind or memo.
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

extension Account.Kind {
    /// Parses a code or a name in any language; `nil` for any other text.
    public init?(typed text: String) {
        let wanted = text.lowercased()
        let found = Self.allCases.first { kind in
            ([kind.rawValue] + Language.allCases.map { $0.wording.accountKind(kind).lowercased() }).contains(wanted)
        }
        guard let found else { return nil }
        self = found
    }
}
