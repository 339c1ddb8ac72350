public import HouseholdBook
public import ReceiptDomain

extension Wording {
    /// A period: `2026년 11월`, `November 2026`; with its days if they differ from the calendar's.
    public func title(_ period: ReportPeriod) -> String {
        let days = localized("\(period.first) to \(period.last)", "\(period.first) ~ \(period.last)")
        let (year, month) = (period.first.year, period.first.month)
        let name: String? =
            switch period.unit {
            case .month: localized("\(Self.englishMonths[month - 1]) \(year)", "\(year)년 \(month)월")
            case .year: localized("\(year)", "\(year)년")
            case .months: months(from: period.first, to: period.last)
            case .days: period.first == period.last ? day(period.first) : nil
            }
        guard let name else { return days }
        return period.monthStart == 1 || period.unit == .days ? name : "\(name) (\(days))"
    }

    private func months(from first: CalendarDay, to last: CalendarDay) -> String {
        let (begin, end) = (Self.englishMonths[first.month - 1], Self.englishMonths[last.month - 1])
        if first.year == last.year {
            return localized(
                "\(begin) to \(end) \(last.year)",
                "\(first.year)년 \(first.month)월 ~ \(last.month)월"
            )
        }
        return localized(
            "\(begin) \(first.year) to \(end) \(last.year)",
            "\(first.year)년 \(first.month)월 ~ \(last.year)년 \(last.month)월"
        )
    }

    /// A period as a column's heading: `11월`, `Nov`, `2026`.
    public func column(_ period: ReportPeriod?) -> String {
        guard let period else { return "-" }
        return switch period.unit {
        case .month: monthName(period.first.month)
        case .year: localized("\(period.first.year)", "\(period.first.year)년")
        case .months, .days: localized("Then", "이 기간")
        }
    }

    public func columnBefore(_ period: ReportPeriod) -> String {
        switch period.unit {
        case .month, .year: column(period.previous)
        case .months, .days: localized("Before", "그 전")
        }
    }

    /// The change since the month before, or since its first days where only as many have gone by: `10월보다 -4%`.
    public func change(_ percent: Int, since period: ReportPeriod, isPart: Bool) -> String {
        let (before, change) = (columnBefore(period), self.percent(percent))
        return isPart
            ? localized("\(change) vs the same days of \(before)", "\(before) 이맘때보다 \(change)")
            : localized("\(change) vs \(before)", "\(before)보다 \(change)")
    }

    /// The heading if the period before is compared up to the same day only: `10월 22일까지`.
    public func columnUntil(_ day: CalendarDay) -> String {
        localized("to \(day.day) \(monthName(day.month))", "\(day.month)월 \(day.day)일까지")
    }

    /// The month of a day in a list of several years: `2026년 11월`, `Nov 2026`.
    public func month(_ day: CalendarDay) -> String {
        localized("\(monthName(day.month)) \(day.year)", "\(day.year)년 \(day.month)월")
    }

    public func monthName(_ month: Int) -> String {
        localized(String(Self.englishMonths[month - 1].prefix(3)), "\(month)월")
    }

    public func dayOfPeriod(_ number: Int, of days: Int) -> String {
        localized("day \(number) of \(days)", "\(days)일 중 \(number)일째")
    }

    private static var englishMonths: [String] {
        [
            "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
            "November",
            "December",
        ]
    }

    /// A week's days in their order, 1 for Monday: in Korea weeks begin on Sunday.
    public var weekdays: [Int] { language == .korean ? [7, 1, 2, 3, 4, 5, 6] : Array(1...7) }

    /// The short name of a weekday, 1 for Monday: `Mon`, `월`.
    public func weekdayName(_ weekday: Int) -> String {
        let (english, korean) = (
            ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"], ["월", "화", "수", "목", "금", "토", "일"]
        )
        return localized(english[weekday - 1], korean[weekday - 1])
    }
}
