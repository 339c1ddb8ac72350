/// Reasons against calling a total proved though arithmetic yields it.
enum ProofVeto: String, CaseIterable, Sendable {
    /// The weight shown for a veto beside weighed facts, which exceeds their sum.
    static let weight = -100.0

    /// Arithmetic cannot verify a refund's minus, which is a small mark.
    case isRefund
    /// No legible figure on the page has the value: a difference of two figures does not prove itself.
    case isNotPrinted
    /// Arithmetic cannot tell which of two currencies was paid.
    case isOfTwoCurrencies
    /// A larger sum is labelled total further down, so an addition may be unread.
    case isFollowedByTotal
    /// It is labelled as the sum before tax, and not repeated below the tax.
    case isBeforeTax
    /// A tip and its sum with this one are printed.
    case isBeforeTip
    /// Deductions below lead from it to another sum.
    case isBeforeDiscount
    /// Its label is weaker than total, and an addition or deduction follows.
    case isBeforeExtras
    /// Its label is on the line above, and cash less change is another sum.
    case isOffChange
    /// Most readings of its line, and another line, have another value.
    case isRarerReading
    /// Another figure is labelled paid just as well.
    case hasRival
}
