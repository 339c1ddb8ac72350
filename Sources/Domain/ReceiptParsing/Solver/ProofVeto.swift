/// What keeps a total from being called proved, though arithmetic yields it.
enum ProofVeto: String, CaseIterable, Sendable {
    /// What a veto is shown with beside facts that are weighed: more than all of them together.
    static let weight = -100.0

    /// Arithmetic says nothing of the minus of a refund, which is a small mark.
    case isRefund
    /// No legible figure on the page says so: a difference of two figures is no proof of itself.
    case isNotPrinted
    /// Arithmetic does not say which of two currencies was paid in.
    case isOfTwoCurrencies
    /// A greater sum is called the total further down: something may have been added that was not read.
    case isFollowedByTotal
    /// It is called the sum before tax, and nothing below the tax says the same.
    case isBeforeTax
    /// A tip is printed, and what it and the sum come to.
    case isBeforeTip
    /// What is taken off below leads from it to a further sum.
    case isBeforeDiscount
    /// It is called something less than the total, and something is added or taken off below.
    case isBeforeExtras
    /// Its name stands on the line above, and cash less change is another sum.
    case isOffChange
    /// Most readings of its line say otherwise, and so does another line.
    case isRarerReading
    /// Another figure is just as well called what was paid.
    case hasRival
}
