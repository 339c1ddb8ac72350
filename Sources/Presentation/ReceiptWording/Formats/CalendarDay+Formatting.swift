public import ReceiptDomain

extension CalendarDay {
    /// The day with its weekday: `2026년 11월 18일 (수)` or `Wed 18 Nov 2026`; without a year that is the given one.
    public func formatted(in language: Language, besides known: Int? = nil) -> String {
        let isKnown = year == known
        return switch language {
        case .korean: (isKnown ? "" : "\(year)년 ") + "\(month)월 \(day)일 (\(weekdayName(in: language)))"
        case .english:
            "\(weekdayName(in: language)) \(day) \(Self.englishMonths[month - 1])" + (isKnown ? "" : " \(year)")
        }
    }

    func weekdayName(in language: Language) -> String {
        switch language {
        case .korean: ["월", "화", "수", "목", "금", "토", "일"][weekday - 1]
        case .english: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"][weekday - 1]
        }
    }

    static let englishMonths = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
}
