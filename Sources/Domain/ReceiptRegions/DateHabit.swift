public import ReceiptDomain

/// A country's order of dates in figures.
public struct DateHabit: Hashable, Sendable {
    /// The order in typed input.
    public let order: ReadingContext.DateOrder
    public let printed: ReadingContext.DateOrder
    /// The weight of the printed order for the country's receipts, from 0 to 1: low if tills of several makes differ.
    public let weight: Double

    init(_ order: ReadingContext.DateOrder) { self.init(order, printed: order, weight: 1) }

    init(_ order: ReadingContext.DateOrder, printed: ReadingContext.DateOrder, weight: Double) {
        (self.order, self.printed, self.weight) = (order, printed, weight)
    }

    /// The order of most of the world: of unknown countries, and of those that give no other.
    public static let usual = DateHabit(.dayFirst)
}
