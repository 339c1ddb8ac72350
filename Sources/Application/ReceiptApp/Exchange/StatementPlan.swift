public import HouseholdBook
public import ReceiptDomain

/// What a statement would change: looked at before anything is written.
public struct StatementPlan: Hashable, Sendable {
    public struct Item: Hashable, Sendable {
        public var row: BankRow
        public var match: RowMatch
        /// The record that the match is about.
        public var record: Record?

        /// Whether a person has to say that the two are the same.
        public var isQuestion: Bool {
            switch match {
            case .likely, .amountDiffers, .mayBeOtherSide: true
            default: false
            }
        }
    }

    public var items: [Item]
    public var layout: StatementContent.Layout
    /// Lines of the file that stand for no movement.
    public var passedOver: Int
    /// Of each account whose balances the file tells.
    public var balances: [BalanceCheck]
    /// What the file calls accounts that the book does not know; records keep that as words.
    public var unknownAccounts: [String]
    /// In which encoding the file was read, where that is not UTF-8.
    public var encoding: String?
    /// What only what is usual says, and should be looked at.
    public var assumptions: [Assumption]
    let accounts: AccountBook

    public enum Assumption: Hashable, Sendable {
        case dateOrder(ReadingContext.DateOrder)
        /// Positive amounts are what was spent.
        case spentIsPositive
    }

    /// Rows that were taken in before, and whose drafts were discarded.
    public var setAside: Int {
        items.count { item in
            guard case .known = item.match else { return false }
            return item.record?.status == .discarded
        }
    }

    public func count(_ isMeant: (RowMatch) -> Bool) -> Int { items.count { isMeant($0.match) } }
}

/// What a person says to a question of a plan.
public enum StatementAnswer: Hashable, Sendable {
    /// They are the same.
    case same
    /// The row is another movement, which becomes a draft.
    case other
    /// Neither is written; the next import asks again.
    case later
}

/// What became of a statement.
public struct StatementResult: Hashable, Sendable {
    /// Rows that were noted before.
    public var known = 0
    public var matched = 0
    /// Drafts that were made, transfers among them.
    public var drafts = 0
    public var transfers = 0
    /// Questions that nobody answered.
    public var open = 0

    public init() {}
}

/// Why a statement cannot be taken in.
public enum StatementProblem: Error, Hashable, Sendable {
    /// The file does not say whose it is, and the book has no account or several.
    case needsAccount(known: [String])
    /// One account was named, and the file has rows of all these.
    case severalAccounts([String])
    /// The amount has more decimals than its currency, or is more than ``Money/largest``.
    case amountUnfit(line: Int, text: String)
    /// Nothing says whether positive amounts on the account are what was spent.
    case signUnclear(line: Int, text: String, amount: String)
    /// Why a file cannot be read; the sentence is the wording's.
    case file(path: String, Fault)

    /// What is wrong with a file.
    public enum Fault: Hashable, Sendable {
        case unreachable(String), unknownFormat, oldSpreadsheet, passwordNeeded, damaged(String), tooLarge
        case unknownEncoding, noColumns, noRows
        case formulasWithoutValues(sheet: String, line: Int)
        case unreadable(line: Int, text: String)
        case noDay(line: Int, text: String)
        /// Another program's whole book.
        case otherBook
        case doubt(StatementDoubt)
    }
}
