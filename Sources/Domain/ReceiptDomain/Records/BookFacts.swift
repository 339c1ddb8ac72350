/// What the household's book knows of a record beside what a receipt says.
public struct BookFacts: Hashable, Sendable {
    /// Of a transfer: the account that the money went to.
    public var toAccount: String?
    /// Of a transfer between two currencies: what arrived.
    public var toAmount: Money?
    /// Of a transfer: what it cost beside the amount.
    public var fee: Money?
    /// Of a purchase in a foreign currency: what it came to in the account's own.
    public var settled: Money?
    /// The purchase whose money came back.
    public var refundOf: RecordID?
    /// What the amount is divided into, to the last unit; empty where it is one.
    public var splits: [Split] = []
    public var installments: Installments?
    /// The recurrence that made the record, or that it fulfils; with ``due`` the key by which a due entry is made once.
    public var recurrence: String?
    /// The nominal day of the occurrence, which stays when the record is moved.
    public var due: CalendarDay?
    /// The row of a bank's statement that it was matched with.
    public var bank: String?
    /// A statement that was reconciled has it: it is changed only after it was unlocked.
    public var isChecked = false

    public init() {}
}

extension Record {
    /// Whether a change of a checked record leaves alone what a statement says, or takes the check off.
    public func keepsCheck(of current: Record) -> Bool {
        guard current.book.isChecked, book.isChecked else { return true }
        return kind == current.kind && status == current.status && date == current.date && amount == current.amount
            && account == current.account && book.toAccount == current.book.toAccount
            && book.toAmount == current.book.toAmount && book.fee == current.book.fee
            && book.settled == current.book.settled
    }
}

/// A part of a record's amount that has a category, and a subject, of its own.
public struct Split: Hashable, Sendable {
    public var category: Category?
    public var amount: Money
    public var subject: String?
    public var memo: String?

    public init(category: Category?, amount: Money, subject: String? = nil, memo: String? = nil) {
        (self.category, self.amount, self.subject, self.memo) = (category, amount, subject, memo)
    }
}

/// When a card asks for a purchase that is paid in parts.
///
/// The purchase itself is one expense on its day.
public struct Installments: Hashable, Sendable {
    /// As many as a card may be asked for.
    public static let possibleMonths = 2...240

    /// How many there are, at least 2.
    public var months: Int
    /// The first month whose bill has one: its first day.
    public var first: CalendarDay
    /// What all of them cost beside the amount.
    public var interest: Money?

    public init(months: Int, first: CalendarDay, interest: Money? = nil) {
        (self.months, self.first, self.interest) = (months, first, interest)
    }
}
