import HouseholdBook
public import ReceiptDomain

/// A matched record that leaves its account's balance, at the end of a month or from then on, another than the bank's.
///
/// A match keeps the record's own day and amount: a purchase of the 30th that the bank books on the 2nd is no mistake, and a
/// mistyped day is one.
public struct StatementDifference: Hashable, Sendable {
    public var record: Record
    /// The bank's day, where it lies in another month.
    public var date: CalendarDay?
    /// The bank's amount with the record's sign, where it is another one.
    public var amount: Money?

    /// `nil` where every month's balance is the bank's.
    init?(_ record: Record, _ row: BankRow, _ match: RowMatch) {
        self.record = record
        if let own = record.date, (own.year, own.month) != (row.date.year, row.date.month) { date = row.date }
        // Other matches have the row's amount, a transfer together with its fee.
        if case .amountDiffers = match, let own = record.amount, own.currency == row.amount.currency {
            amount = own.minorUnits < 0 ? row.amount.magnitude.negated : row.amount.magnitude
        }
        if date == nil, amount == nil { return nil }
    }
}
