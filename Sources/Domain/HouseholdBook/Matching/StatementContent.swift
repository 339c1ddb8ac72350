public import ReceiptDomain

/// A line of a statement or of another program's book, as the file has it.
public struct StatementLine: Hashable, Sendable {
    public var date: CalendarDay
    public var time: TimeOfDay?
    /// A signed decimal, whose sign ``StatementContent/sign`` explains.
    public var amount: String
    public var currency: Currency?
    /// Whether only a sign states the currency that several share: `$`, `¥`.
    public var isCurrencyASign = false
    /// The amount of a foreign purchase in its own currency, where it is stated beside the account's.
    public var bought: Bought?
    public var text: String
    public var memo = ""
    /// The bank's reference.
    public var reference: String?
    /// The account's balance after it.
    public var balance: String?
    /// The sum of the skipped lines between the previous line and this one.
    public var passedBefore: String?
    public var approval: String?
    /// The file's name for the account; `nil` in a statement of one account.
    public var account: String?
    /// The file's name for the other account of a transfer.
    public var counterpart: String?
    public var category: String?
    public var months: Int?
    /// Whether the file marks it as a transfer.
    public var isTransfer = false
    /// Whether it is one side of an exchange of own money for another currency; the other stands beside it.
    public var isExchange = false
    /// The record's id, in our own export.
    public var recordID: String?
    /// The line's number in the file, counted from 1.
    public var line: Int

    /// An unsigned decimal of a currency.
    public struct Bought: Hashable, Sendable {
        public var amount: String
        public var currency: Currency

        public init(amount: String, currency: Currency) { (self.amount, self.currency) = (amount, currency) }
    }

    public init(date: CalendarDay, amount: String, text: String, line: Int) {
        (self.date, self.amount, self.text, self.line) = (date, amount, text, line)
    }
}

public struct StatementContent: Hashable, Sendable {
    /// The file's origin, recognised by its columns.
    public enum Layout: String, CaseIterable, Sendable {
        /// 뱅크샐러드.
        case banksalad
        /// 편한가계부, "Money Manager" outside Korea.
        case moneyManager = "money-manager"
        case toss
        /// Wise's history, with a side that pays and one that receives.
        case wise
        /// A card issuer's statement.
        case card
        /// Any bank's statement, with columns for withdrawals and deposits.
        case bank
        /// Date, description, amount.
        case plain
        case hledger, beancount
        /// Formats that banks and programs share.
        case ofx, qif, mt940, camt
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

    /// An account's balances before and after the file's lines, as the file states them.
    public struct Balance: Hashable, Sendable {
        /// The file's name for the account, where it has several.
        public var account: String?
        public var currency: Currency?
        public var opening: String?
        public var closing: String
        public var day: CalendarDay
        /// The indices of the lines between them.
        public var lines: Range<Int>

        public init(
            account: String?,
            currency: Currency?,
            opening: String?,
            closing: String,
            day: CalendarDay,
            lines: Range<Int>
        ) {
            (self.account, self.currency, self.opening, self.closing) = (account, currency, opening, closing)
            (self.day, self.lines) = (day, lines)
        }
    }

    /// A sheet of a workbook that has days and amounts, and was not taken in.
    public struct SkippedSheet: Hashable, Sendable {
        public var name: String
        /// Those with a day and an amount.
        public var rows: Int

        public init(name: String, rows: Int) { (self.name, self.rows) = (name, rows) }
    }

    public var layout: Layout
    public var sign: Sign
    public var lines: [StatementLine]
    /// Lines without a movement: trial charges of one won, cancellations, later instalments of a known purchase.
    public var passedOver: Int
    /// Of those, purchases that were cancelled.
    public var cancelled: [StatementLine] = []
    /// Whether its accounts are cards that stand above their rows, which the household may have as one account.
    public var isOfCards = false
    /// The file's name for its account, where it has only one.
    public var number: String?
    /// The balances that the file states outside its lines.
    public var balances: [Balance] = []
    /// The file's encoding, where it is not UTF-8.
    public var encoding: String?
    /// The date order, where it was assumed from habits alone.
    public var assumedOrder: ReadingContext.DateOrder?
    /// Unknown states of rows by their number of rows, where most rows have a known one.
    public var unknownStates: [String: Int] = [:]
    /// Sheets that were not read: of another layout, or with the same rows.
    public var skippedSheets: [SkippedSheet] = []

    public init(layout: Layout, sign: Sign, lines: [StatementLine], passedOver: Int = 0) {
        (self.layout, self.sign, self.lines, self.passedOver) = (layout, sign, lines, passedOver)
    }
}

/// A question that a statement leaves open, for a person to answer.
public enum StatementDoubt: Hashable, Sendable {
    /// `03/04/2026` may be in March or in April.
    case dateOrder(line: Int, text: String)
    /// `12/28` has no year, and nothing else in the file says it.
    case year(line: Int, text: String)
    /// Whether positive amounts were spent.
    case sign(line: Int, text: String)
    /// Whether a number of the rarer sign, in a column for one direction, went the other way.
    case mixedColumn(line: Int, text: String)
    /// Whether `1.230` is more than a thousand, or has decimals.
    case decimalSign(line: Int, text: String)
    /// The meaning of the columns.
    case columns
    /// The column with the shop or the other side, one of these, counted from 1.
    case text(columns: [Int])
}

/// A fault of a row that has a day and an amount.
public enum StatementRowDefect: Hashable, Sendable {
    /// It has more cells than there are columns: the sign that separates them stands within one.
    case moved
    /// The amount's column has nothing, and one of unknown meaning has money.
    case moneyElsewhere
    /// More than a year ahead, or before 1900.
    case farDay
    /// A part of it was cancelled, and nothing says how much.
    case partlyCancelled
}
