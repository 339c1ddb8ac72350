/// Why a foreign format cannot be written or read.
public enum ExchangeError: Error, Hashable, Sendable {
    /// The library that writes spreadsheets says so.
    case spreadsheet(String)
}
