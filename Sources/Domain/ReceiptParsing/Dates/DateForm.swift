import ReceiptDomain

/// A printed date whose order of day and month is still open.
struct PrintedDate: Hashable {
    /// The form in which the numbers are printed, which tells how reliable they are.
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
    /// Possible days; several where day and month cannot be distinguished.
    var interpretations: [Interpretation]
    /// In the line's scalars.
    var range: Range<Int>
    /// The weekday printed beside it: 1 for Monday to 7 for Sunday (ISO 8601).
    var weekday: Int?
    /// From 0 to 1: lower for digits read as letters and lost separators.
    var clarity: Double
}
