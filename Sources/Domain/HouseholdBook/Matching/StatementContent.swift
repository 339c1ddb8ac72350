public import ReceiptDomain

/// A line of a bank's or card's statement, or of another program's book, as the file has it.
public struct StatementLine: Hashable, Sendable {
    public var date: CalendarDay
    public var time: TimeOfDay?
    /// A plain decimal with its sign; what a sign means, ``StatementContent/sign`` says.
    public var amount: String
    public var currency: Currency?
    /// Only a sign says the currency, which others have too: `$`, `¥`.
    public var isCurrencyASign = false
    public var text: String
    public var memo = ""
    /// The bank's own name for it.
    public var reference: String?
    /// On the account after it.
    public var balance: String?
    /// What lines between the one before and this one moved that are passed over.
    public var passedBefore: String?
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
        /// Formats that banks and programs share.
        case ofx, qif, mt940, camt
        /// Our own export.
        case receiptmind
    }

    public enum Sign: Hashable, Sendable {
        /// What leaves the account is negative.
        case signed
        /// What is spent is positive, as on a card's bill.
        case spending
        /// The file does not say it.
        case unclear
    }

    /// What a file says that an account had before its lines and after them.
    public struct Balance: Hashable, Sendable {
        /// What the file calls the account, where it has several.
        public var account: String?
        public var currency: Currency?
        public var opening: String?
        public var closing: String
        public var day: CalendarDay
        /// The lines that lie between, as their places in the content.
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

    public var layout: Layout
    public var sign: Sign
    public var lines: [StatementLine]
    /// Lines that stand for no movement: of one won, cancelled, later parts of a purchase that was noted before.
    public var passedOver: Int
    /// What the file calls its account, where it has only one.
    public var number: String?
    /// Those that the file says for itself, apart from its lines.
    public var balances: [Balance] = []
    /// In which encoding it was read, where that is not UTF-8.
    public var encoding: String?
    /// How days are meant, where only what is usual says so.
    public var assumedOrder: ReadingContext.DateOrder?

    public init(layout: Layout, sign: Sign, lines: [StatementLine], passedOver: Int = 0) {
        (self.layout, self.sign, self.lines, self.passedOver) = (layout, sign, lines, passedOver)
    }
}

/// What a statement leaves open, which a person has to say.
public enum StatementDoubt: Hashable, Sendable {
    /// `03/04/2026` may be in March or in April.
    case dateOrder(line: Int, text: String)
    /// Whether positive amounts were spent.
    case sign(line: Int, text: String)
    /// Whether a number of the rarer sign, in a column for one direction, went the other way.
    case mixedColumn(line: Int, text: String)
    /// Which columns have what.
    case columns
}
