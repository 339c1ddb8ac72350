/// The facts of a record beyond its receipt, kept for the household's book.
public struct BookFacts: Hashable, Sendable {
    /// The receiving account of a transfer.
    public var toAccount: String?
    /// The received amount of a transfer between two currencies.
    public var toAmount: Money?
    /// The fee of a transfer, in addition to the amount.
    public var fee: Money?
    /// The amount of a foreign purchase in the account's currency, once settled.
    public var settled: Money?
    public var refundOf: RecordID?
    /// The division of the amount, exact to the minor unit; empty for an undivided record.
    public var splits: [Split] = []
    public var installments: Installments?
    /// The recurrence that made the record or that it fulfils; with ``due`` the key by which an entry is made once.
    public var recurrence: String?
    /// The occurrence's nominal day, which stays when the record is moved.
    public var due: CalendarDay?
    /// The bank statement row that it was matched with.
    public var bank: String?
    /// Whether a reconciled statement includes it; it must be unlocked before it can change.
    public var isChecked = false

    public init() {}
}

extension Record {
    /// The record's category and those of its splits.
    public var categories: [Category] { [category].compactMap(\.self) + book.splits.compactMap(\.category) }

    /// Whether a change of a reconciled record keeps all that the statement confirms, or removes the mark.
    public func keepsCheck(of current: Record) -> Bool {
        // A discarded one is in no statement: what was undone may come back.
        guard current.book.isChecked, book.isChecked, current.status != .discarded else { return true }
        return kind == current.kind && status == current.status && date == current.date && amount == current.amount
            && account == current.account && book.toAccount == current.book.toAccount
            && book.toAmount == current.book.toAmount && book.fee == current.book.fee
            && book.settled == current.book.settled
    }
}

/// A part of a record's amount with its own category and subject.
public struct Split: Hashable, Sendable {
    public var category: Category?
    public var amount: Money
    public var subject: String?
    public var memo: String?

    public init(category: Category?, amount: Money, subject: String? = nil, memo: String? = nil) {
        (self.category, self.amount, self.subject, self.memo) = (category, amount, subject, memo)
    }
}

/// The billing of a purchase in monthly instalments.
///
/// The purchase itself is one expense on its day.
public struct Installments: Hashable, Sendable {
    /// The supported numbers of instalments.
    public static let possibleMonths = 2...240

    /// The number of instalments, at least 2.
    public var months: Int
    /// The first day of the month of the first instalment.
    public var first: CalendarDay
    /// The interest of all instalments together, in addition to the amount.
    public var interest: Money?

    public init(months: Int, first: CalendarDay, interest: Money? = nil) {
        (self.months, self.first, self.interest) = (months, first, interest)
    }
}
