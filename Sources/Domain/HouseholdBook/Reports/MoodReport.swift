public import ReceiptDomain

/// How often each mood was noted in each month, and on which days, by entries and notes.
public struct MoodReport: Hashable, Sendable {
    public struct Month: Hashable, Sendable {
        public let first: CalendarDay
        public internal(set) var counts: [Mood: Int] = [:]
        public var total: Int { counts.values.reduce(0, +) }
    }

    public let period: ReportPeriod
    /// In chronological order, those without a mood included.
    public private(set) var months: [Month]
    /// The moods of each day that has any, in the order of the records.
    public private(set) var days: [CalendarDay: [Mood]] = [:]

    public init(_ period: ReportPeriod, _ records: some Sequence<Record>) {
        self.period = period
        months = period.months.map { Month(first: $0.first) }
        for record in records where record.status == .confirmed {
            guard let mood = record.mood, let day = record.date, period.contains(day),
                let index = months.lastIndex(where: { $0.first <= day })
            else { continue }
            months[index].counts[mood, default: 0] += 1
            days[day, default: []].append(mood)
        }
    }

    /// Of all months together.
    public var total: [Mood: Int] { months.reduce(into: [:]) { $0.merge($1.counts, uniquingKeysWith: +) } }
}
