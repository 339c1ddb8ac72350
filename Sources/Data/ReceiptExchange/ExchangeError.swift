public import HouseholdBook

/// Why a foreign format cannot be written or read.
public enum ExchangeError: Error, Hashable, Sendable {
    /// The library that writes spreadsheets or PDFs says so.
    case notWritten(String)
    /// Nothing of what can be read.
    case unknownFormat
    /// A binary workbook of Excel 95 or older, or one with a password of that time.
    case oldSpreadsheet
    case passwordNeeded
    case wrongPassword
    /// It ends early, or its parts do not fit together.
    case damaged(String)
    /// More than any statement has; a bomb says so, too.
    case tooLarge
    /// Bytes that are no text in any encoding that is known, or not in the one that was named.
    case unknownEncoding
    /// No line names a day and an amount.
    case noColumns
    /// Cells of a sheet that have a formula, and not what it comes to.
    case formulasWithoutValues(sheet: String, line: Int)
    /// A line whose day or amount cannot be read.
    case unreadable(line: Int, text: String)
    /// A line of our own table with a currency that is not defined here.
    case unknownCurrency(line: Int, code: String)
    /// A line that would be taken wrong.
    case row(line: Int, text: String, StatementRowDefect)
    /// A line with an amount and no day.
    case noDay(line: Int, text: String)
    /// The postings of another program's whole book, which are no statement.
    case otherBook
    /// Payments of several persons together, with each one's share, as Splitwise exports them.
    case sharedCosts
    /// A person has to say how it is meant.
    case doubt(StatementDoubt)
    case noRows
}
