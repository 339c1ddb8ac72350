import ReceiptDomain

/// How many times likelier each fact makes one order of day, month and year than the others.
///
/// Set by hand: fitted as facts of the days themselves, fewer days are right in cross-validation.
enum DateOrderTable {
    /// Where nothing is known: most of the world writes the day first.
    static func share(of order: ReadingContext.DateOrder) -> Double {
        switch order {
        case .dayFirst: 0.5
        case .monthFirst: 0.4
        case .yearFirst: 0.1
        }
    }

    /// The country's tills print it; `weight` is how much they agree, from 0 to 1.
    static func country(_ weight: Double) -> Double { 1 + 40 * weight }

    /// No country but those of the east begins with a year of two digits.
    static let yearFirstAbroad = 0.2
    /// Another date on the receipt, which can be taken in one way only, has this order.
    static let otherDate = 20.0
    /// The household writes it, where the country is not known and where it is.
    static let profile = 6.0
    static let profileBesideCountry = 1.5
    /// The printed day of the week is that of the day.
    static let weekday = 50.0
    /// The same day is printed elsewhere in a way that can be taken in one way only.
    static let plainElsewhere = 20.0
    /// Nepal's own calendar names the same day.
    static let nepaliDay = 500.0
}
