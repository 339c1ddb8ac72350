public import ReceiptDomain

/// A line of a statement or of another program's book, as the file has it.
public struct StatementLine: Hashable, Sendable {
    public var date: CalendarDay
    public var time: TimeOfDay?
    /// A signed decimal, whose sign ``StatementContent/sign`` explains.
    public var amount: String
    public var currency: Currency?
    public var text: String
    public var memo = ""
    /// The account's balance after the line.
    public var balance: String?
    public var approval: String?
    /// The file's name for the account; `nil` in a statement of one account.
    public var account: String?
    /// The file's name for the other account of a transfer.
    public var counterpart: String?
    public var category: String?
    public var months: Int?
    /// Whether the file marks it as a transfer.
    public var isTransfer = false
    /// The record's id, in our own export.
    public var recordID: String?
    /// The line's number in the file, counted from 1.
    public var line: Int

    public init(date: CalendarDay, amount: String, text: String, line: Int) {
        (self.date, self.amount, self.text, self.line) = (date, amount, text, line)
    }
}

/// The parsed content of a statement file.
public struct StatementContent: Hashable, Sendable {
    /// The file's origin, recognised by its columns.
    public enum Layout: String, CaseIterable, Sendable {
        /// 뱅크샐러드.
        case banksalad
        /// 편한가계부, "Money Manager" outside Korea.
        case moneyManager = "money-manager"
        case toss
        /// A card issuer's statement.
        case card
        /// Any bank's statement, with columns for withdrawals and deposits.
        case bank
        /// Date, description, amount.
        case plain
        case hledger, beancount
        /// Our own export.
        case receiptmind
    }

    public enum Sign: Hashable, Sendable {
        /// Negative amounts leave the account.
        case signed
        /// Positive amounts are spending, as on card bills.
        case spending
        /// The file does not tell, as with foreign cards: the majority of lines is taken for spending.
        case unclear
    }

    public var layout: Layout
    public var sign: Sign
    public var lines: [StatementLine]
    /// Lines without a movement: trial charges of one won, cancellations, later instalments of a known purchase.
    public var passedOver: Int

    public init(layout: Layout, sign: Sign, lines: [StatementLine], passedOver: Int = 0) {
        (self.layout, self.sign, self.lines, self.passedOver) = (layout, sign, lines, passedOver)
    }
}
