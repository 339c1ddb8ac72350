/// The reason why a journal is not taken in; each names a line, and nothing of the file is written.
public struct JournalProblem: Error, Hashable, Sendable {
    public enum Reason: Hashable, Sendable {
        /// A line that is no part of a journal.
        case unreadable(String)
        case notADay(String)
        case notAnAmount(String)
        /// `1,000` may be a thousand or one.
        case ambiguousAmount(String)
        /// More decimals than the currency has, or more than ``Money/largest``.
        case amountUnfit(String)
        case notACurrency(String)
        /// Another file has a part of the journal.
        case include(String)
        /// Postings that rules add.
        case automated
        /// Postings that need not balance.
        case virtualPosting(String)
        /// Lots, expressions, plug-ins and the like.
        case unsupported(String)
        /// The postings do not sum to zero.
        case unbalanced(String)
        case severalWithoutAmount
        case balanceDiffers(account: String, stated: String, found: String)
        /// Nothing says whether it is an asset or an expense.
        case unknownRoot(String)
        /// Currencies meet whose rate nothing says.
        case noRate
        /// Income and expenses that go to equity, as at the end of a year.
        case closingEntry
        /// An account of that id is in the book, with another opening or currency.
        case accountDiffers(String)
        case noEntries
    }

    public var line: Int
    public var reason: Reason

    public init(_ line: Int, _ reason: Reason) { (self.line, self.reason) = (line, reason) }
}
