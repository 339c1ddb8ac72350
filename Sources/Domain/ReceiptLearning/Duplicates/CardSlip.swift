public import ReceiptDomain

/// Tells a card terminal's slip from a second photo of the receipt that it was printed for.
public enum CardSlip {
    /// Minutes that a slip may be printed before or after its receipt.
    static let mostMinutes = 15

    /// Whether one of the two is the slip of the other: it names a card or its approval and lists nothing, the other one does; and
    /// they have the approval's number in common, or the amount, the day and about the time.
    ///
    /// - Returns: the receipt and the slip.
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

    /// Of the approval; shorter ones are misread.
    private static func digits(_ record: Record) -> String? {
        let digits = record.printed.approvalNumber?.filter { $0.isLetter || $0.isNumber } ?? ""
        return digits.count >= 4 ? digits : nil
    }
}

extension TimeOfDay {
    fileprivate var minutes: Int { 60 * hour + minute }
}
