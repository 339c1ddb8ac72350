import ReceiptDomain

/// Factors by which each fact favours one order of day, month and year over the others.
///
/// Set by hand: fitted as facts of the days themselves, fewer days are right in cross-validation.
enum DateOrderTable {
    /// Prior share of each order: most of the world writes the day first.
    static func share(of order: ReadingContext.DateOrder) -> Double {
        switch order {
        case .dayFirst: 0.5
        case .monthFirst: 0.4
        case .yearFirst: 0.1
        }
    }

    /// The usual order of the country's tills; `weight` is their agreement, from 0 to 1.
    static func country(_ weight: Double) -> Double { 1 + 40 * weight }

    /// Two-digit years come first in East Asia only.
    static let yearFirstAbroad = 0.2
    /// Another unambiguous date on the receipt has this order.
    static let otherDate = 20.0
    /// The household's own order, where the country is unknown and where it is known.
    static let profile = 6.0
    static let profileBesideCountry = 1.5
    /// The printed weekday is the day's.
    static let weekday = 50.0
    /// The same day is printed elsewhere unambiguously, which may be chance: a month's return from 6 May ends on 5 June.
    static let plainElsewhere = 20.0
    /// The same day is printed elsewhere with the year first, which outweighs every country's order.
    static let yearFirstElsewhere = 5000.0
    /// The Nepali calendar names the same day.
    static let nepaliDay = 500.0
}
