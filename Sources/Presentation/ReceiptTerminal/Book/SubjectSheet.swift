import HouseholdBook
public import ReceiptApp
public import ReceiptDomain
public import ReceiptWording

/// Everything about one subject as lines.
public struct SubjectSheet: Sendable {
    private let view: SubjectView
    private let today: CalendarDay
    private let wording: any Wording

    /// The most rows of a list, so that the rest stays on screen.
    private static let longestList = 12

    public init(view: SubjectView, today: CalendarDay, wording: any Wording) {
        (self.view, self.today, self.wording) = (view, today, wording)
    }

    public func lines(width: Int) -> [StyledLine] {
        var lines = [heading]
        if !view.reminders.isEmpty { lines += section(wording.dueHeading) + view.reminders.map(reminder) }
        if !view.measures.isEmpty { lines += section(wording.measuredHeading) + view.measures.map(measure) }
        if !view.months.isEmpty { lines += section(wording.spendingByMonth) + months(width) }
        if !view.records.isEmpty {
            lines += section(wording.visits(view.records.count, photos: view.photos)) + records
        }
        return lines.map { $0.truncated(toColumns: width) }
    }

    private var heading: StyledLine {
        let subject = view.subject
        var facts = [wording.kind(subject.subjectKind)] + [subject.species.map(wording.species)].compactMap(\.self)
        if let born = subject.birthday, born <= today {
            let months = (today.year - born.year) * 12 + today.month - born.month - (today.day < born.day ? 1 : 0)
            facts.append("\(born), \(wording.age(months: months))")
        }
        return StyledLine([
            .init(wording.label(subject), .strong),
            .init("  " + facts.joined(separator: ", ").escapingControls, .faint),
        ])
    }

    private func section(_ title: String) -> [StyledLine] { [StyledLine(""), StyledLine(title, .strong)] }

    private func reminder(_ reminder: Reminder) -> StyledLine {
        guard let due = reminder.nextDue else {
            return StyledLine("  \(wording.missing.padded(toColumns: 10))  \(reminder.title.escapingControls)", .faint)
        }
        let line = "  \(due)  \(reminder.title.escapingControls)"
        return StyledLine([
            .init(line), .init("  " + wording.distance(from: today, to: due), due <= today ? .doubt : .faint),
        ])
    }

    private func measure(_ measure: Measure) -> StyledLine {
        StyledLine([
            .init("  \(measure.date)  "), .init(wording.measure(measure.what) + "  ", .faint),
            .init(measure.shown.escapingControls),
        ])
    }

    /// A bar for each month and currency, scaled to the largest sum.
    private func months(_ width: Int) -> [StyledLine] {
        let shown = view.months.prefix(Self.longestList)
        let sums = shown.map { $0.spent.map(\.formatted).joined(separator: " ") }
        let columns = (sums + [total]).map(\.columns).max() ?? 0
        let largest = shown.compactMap { $0.spent.first?.minorUnits }.max() ?? 0
        let room = max(0, min(30, width - columns - 14))
        let rows = zip(shown, sums).map { month, sum in
            let units = max(0, month.spent.first?.minorUnits ?? 0)
            let bar = largest > 0 ? Int((Double(units) / Double(largest) * Double(room)).rounded(.up)) : 0
            return StyledLine([
                .init("  \(month.month.isoMonth)  "), .init(sum.padded(toColumns: columns, .right)),
                .init("  " + String(repeating: "#", count: bar), .accent),
            ])
        }
        return rows + [
            StyledLine("  " + String(repeating: " ", count: 9) + total.padded(toColumns: columns, .right), .strong)
        ]
    }

    private var total: String { view.total.map(\.formatted).joined(separator: " ") }

    private var records: [StyledLine] {
        let shown = view.records.prefix(Self.longestList)
        let lines = shown.map { record in
            let parts = [
                record.date?.description ?? wording.missing, record.merchant ?? record.memo, amount(of: record),
                record.mood.map { wording.label($0) } ?? "",
            ]
            return StyledLine([
                .init("  " + parts.filter { !$0.isEmpty }.joined(separator: "  ").escapingControls),
                .init("  " + record.id.short, .faint),
            ])
        }
        let rest = view.records.count - shown.count
        return rest > 0 ? lines + [StyledLine("  " + wording.andMore(rest), .faint)] : lines
    }

    private func amount(of record: Record) -> String {
        let shares = record.shares.filter { $0.subject == view.subject.id }
        guard let first = shares.first else { return "" }
        let units = shares.filter { $0.amount.currency == first.amount.currency }.map(\.amount.minorUnits).clampedSum
        return Money(minorUnits: units, currency: first.amount.currency).formatted
    }
}
