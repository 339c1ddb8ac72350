import ReceiptDomain

/// Days of the Nepali calendar, which bills print beside the Gregorian day: `Miti 21/03/2081`.
///
/// The year begins in mid-April and is 57 ahead. Month lengths vary from 29 to 32 days by a different table each year, so a day
/// is converted to within three days: enough to tell which figure of the other date is the month.
enum BikramSambat {
    /// The days named on the page, as days since 1970, for sales from 2005 on.
    static func days(on page: Page, today: CalendarDay) -> [Int] {
        page.lines.flatMap(\.readings).flatMap(\.words).compactMap { word in
            let figures = word.text.drop { !$0.isNumber }
            let numbers = figures.split(whereSeparator: { "-/.".contains($0) }).map { Int($0) }
            guard numbers.count == 3, let first = numbers[0], let month = numbers[1], let last = numbers[2] else {
                return nil
            }
            let (year, day) = first > last ? (first, last) : (last, first)
            guard year >= 2062, year <= today.year + 57, (1...12).contains(month), (1...32).contains(day),
                let newYear = CalendarDay(year: year - 57, month: 4, day: 14)
            else { return nil }
            return newYear.daysSince1970 + monthStarts[month - 1] + day - 1
        }
    }

    /// Whether one of them is this day, within their accuracy.
    static func names(_ day: CalendarDay, among days: [Int]) -> Bool {
        days.contains { abs($0 - day.daysSince1970) <= 3 }
    }

    /// Days before each month, as in most years.
    private static let monthStarts = [0, 31, 62, 94, 125, 156, 187, 217, 247, 276, 306, 335]
}
