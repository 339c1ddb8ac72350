public import HouseholdBook
import ReceiptDomain
import ReceiptWording

/// Moods over time: how often each was noted in each month, and a calendar of the months that have any.
extension ReportViews {
    public func lines(_ report: MoodReport) -> [StyledLine] {
        let months = report.months.filter { $0.total > 0 }
        let legend = Mood.allCases.filter { report.total[$0] != nil }.map { "\(sign($0)) \(wording.name($0))" }
        return [
            StyledLine("\(wording.page(.moodsOverTime)), \(wording.title(report.period))", .strong), StyledLine(""),
        ]
            + table(report)
            + calendars(months.compactMap { .month(with: $0.first, from: report.period.monthStart) }, report)
            + [StyledLine("")] + legend.joined(separator: "  ").wrapped(toColumns: width).map { StyledLine($0, .faint) }
    }

    private func table(_ report: MoodReport) -> [StyledLine] {
        let noted = Mood.allCases.filter { report.total[$0] != nil }
        func row(_ name: String, _ counts: [Mood: Int], _ ink: Ink) -> [TextTable.Cell] {
            [.init(name, ink)] + noted.map { .init(counts[$0].map { "\($0)" } ?? "", ink) }
                + [.init("\(counts.values.reduce(0, +))", ink)]
        }
        let rows = report.months.map { row($0.first.isoMonth, $0.counts, .plain) }
        return TextTable(
            columns: [.init(wording.monthColumn)] + noted.map { .init(wording.name($0), .right) }
                + [.init(wording.totalName, .right)],
            rows: rows + (rows.count > 1 ? [row(wording.totalName, report.total, .strong)] : [])
        ).lines(width: width)
    }

    /// As many months beside each other as there is room for.
    private func calendars(_ months: [ReportPeriod], _ report: MoodReport) -> [StyledLine] {
        let perRow = max(1, (width + 3) / (Self.calendarColumns + 3))
        return stride(from: 0, to: months.count, by: perRow).flatMap { start -> [StyledLine] in
            let row = months[start..<min(start + perRow, months.count)].map { calendar($0, report.days) }
            let height = row.map(\.count).max() ?? 0
            return [StyledLine("")]
                + (0..<height).map { line in
                    let parts = row.map { line < $0.count ? $0[line] : "" }
                    let text = parts.map { $0.padded(toColumns: Self.calendarColumns + 3) }.joined()
                    return StyledLine(
                        String(text.reversed().drop { $0 == " " }.reversed()),
                        line == 0 ? .strong : .plain
                    )
                }
        }
    }

    /// Seven days of two digits, a mood, and `+` where others were noted too.
    private static let calendarColumns = 35

    private func calendar(_ month: ReportPeriod, _ days: [CalendarDay: [Mood]]) -> [String] {
        let names = wording.weekdays.map { wording.weekdayName($0).padded(toColumns: 5) }.joined()
        let weeks = month.weeks(from: wording.weekdays[0]).map { week in
            week.map { day in
                guard let day else { return "     " }
                let moods = days[day] ?? []
                let number = "\(day.day)".padded(toColumns: 2, .right)
                let others = Set(moods).count > 1 ? "+" : ""
                return (number + (mostNoted(moods).map(sign) ?? "") + others).padded(toColumns: 5)
            }.joined()
        }
        return [wording.title(month).truncated(toColumns: Self.calendarColumns), names] + weeks
    }

    private func mostNoted(_ moods: [Mood]) -> Mood? {
        moods.max { a, b in moods.count { $0 == a } < moods.count { $0 == b } }
    }

    private func sign(_ mood: Mood) -> String { isPlain ? wording.letter(mood) : mood.icon }
}
