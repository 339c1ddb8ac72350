public import ReceiptDomain

/// How a country writes dates in figures.
public struct DateHabit: Hashable, Sendable {
    /// Its people, in what they type.
    public let order: ReadingContext.DateOrder
    /// Its tills, where theirs is another.
    public let printed: ReadingContext.DateOrder
    /// How much a receipt from there speaks for the printed order, from 0 to 1: little where tills of several makes differ.
    public let weight: Double

    init(_ order: ReadingContext.DateOrder) {
        self.init(order, printed: order, weight: 1)
    }

    init(_ order: ReadingContext.DateOrder, printed: ReadingContext.DateOrder, weight: Double) {
        self.order = order
        self.printed = printed
        self.weight = weight
    }

    /// Of most of the world, and so of countries that are not known.
    public static let usual = DateHabit(.dayFirst)
}
