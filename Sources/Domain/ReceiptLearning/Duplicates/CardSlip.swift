public import ReceiptDomain

/// Distinguishes a card terminal's slip from a second photo of the receipt that it belongs to.
public enum CardSlip {
    /// The most minutes between a slip and its receipt.
    static let mostMinutes = 15

    /// Finds out whether one record is the card slip of the other.
    ///
    /// The slip names a card or its approval and has no items; the receipt has items. Both have the same approval number, or the
    /// same amount and day and about the same time.
    ///
    /// - Returns: The receipt and the slip; `nil` for any other two records.
    public static func pair(_ a: Record, _ b: Record) -> (receipt: Record, slip: Record)? {
        if isSlip(a), !b.items.isEmpty { return arePaidAtOnce(b, a) ? (b, a) : nil }
        if isSlip(b), !a.items.isEmpty { return arePaidAtOnce(a, b) ? (a, b) : nil }
        return nil
    }

    private static func isSlip(_ record: Record) -> Bool {
        record.items.isEmpty && (record.printed.approvalNumber != nil || record.printed.cardDigits != nil)
    }

    private static func arePaidAtOnce(_ receipt: Record, _ slip: Record) -> Bool {
        if let number = digits(receipt), let other = digits(slip) { return number == other }
        if let card = receipt.printed.cardDigits, let other = slip.printed.cardDigits, card != other { return false }
        guard let amount = receipt.amount, amount.decimal == slip.amount?.decimal,
            let day = receipt.date, day == slip.date
        else { return false }
        guard let time = receipt.time, let other = slip.time else { return true }
        return abs(time.minutes - other.minutes) <= mostMinutes
    }

    /// The approval number's letters and digits; a short number is misread.
    private static func digits(_ record: Record) -> String? {
        let digits = record.printed.approvalNumber?.filter { $0.isLetter || $0.isNumber } ?? ""
        return digits.count >= 4 ? digits : nil
    }
}
