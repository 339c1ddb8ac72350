public import ReceiptDomain

/// A line of a bank's or card's statement, or of another program's book, as the file has it.
public struct StatementLine: Hashable, Sendable {
    public var date: CalendarDay
    public var time: TimeOfDay?
    /// A plain decimal with its sign; what a sign means, ``StatementContent/sign`` says.
    public var amount: String
    public var currency: Currency?
    public var text: String
    public var memo = ""
    /// On the account after it.
    public var balance: String?
    public var approval: String?
    /// What the file calls the account; `nil` for a statement of one account.
    public var account: String?
    /// Of a transfer: what the file calls the other account.
    public var counterpart: String?
    public var category: String?
    public var months: Int?
    /// The file says that it is between accounts.
    public var isTransfer = false
    /// Of our own export: the record's id.
    public var recordID: String?
    /// Counted from 1, in the file.
    public var line: Int

    public init(date: CalendarDay, amount: String, text: String, line: Int) {
        (self.date, self.amount, self.text, self.line) = (date, amount, text, line)
    }
}

/// What a statement has.
public struct StatementContent: Hashable, Sendable {
    /// Whose file it is, as its columns tell.
    public enum Layout: String, CaseIterable, Sendable {
        /// 뱅크샐러드.
        case banksalad
        /// 편한가계부, abroad "Money Manager".
        case moneyManager = "money-manager"
        case toss
        /// A card issuer's.
        case card
        /// Any bank's, with columns for what goes out and what comes in.
        case bank
        /// Date, description, amount.
        case plain
        case hledger, beancount
        /// Our own export.
        case receiptmind
    }

    public enum Sign: Hashable, Sendable {
        /// What leaves the account is negative.
        case signed
        /// What is spent is positive, as on a card's bill.
        case spending
        /// Either, as with cards abroad: what most lines have is spent.
        case unclear
    }

    public var layout: Layout
    public var sign: Sign
    public var lines: [StatementLine]
    /// Lines that stand for no movement: of one won, cancelled, later parts of a purchase that was noted before.
    public var passedOver: Int

    public init(layout: Layout, sign: Sign, lines: [StatementLine], passedOver: Int = 0) {
        (self.layout, self.sign, self.lines, self.passedOver) = (layout, sign, lines, passedOver)
    }
}
