import ReceiptDomain

/// A date as printed: its numbers, before it is known which is the day.
struct PrintedDate: Hashable {
    /// How the numbers were told apart, which says how much to believe.
    enum Shape: Int, Hashable {
        /// `2026-11-18`, `2026년 11월 18일`
        case yearFirst
        /// `18/11/2026`
        case yearLast
        /// `18 Nov 2026`
        case monthName
        /// `26.11.18`
        case twoDigit
        /// `20261118`
        case glued
        /// `R6.11.18`
        case era
    }

    struct Interpretation: Hashable {
        let day: CalendarDay
        let order: ReadingContext.DateOrder
    }

    var shape: Shape
    /// What it can mean; more than one where day and month cannot be told apart.
    var interpretations: [Interpretation]
    /// In the line's scalars.
    var range: Range<Int>
    /// Printed beside it: 1 for Monday to 7 for Sunday (ISO 8601).
    var weekday: Int?
    /// From 0 to 1: letters taken for digits and lost separators make it smaller.
    var clarity: Double
}
