public import HouseholdBook
public import ReceiptDomain
public import ReceiptWording

public struct ReportCharts {
    private let wording: any Wording
    private let isPlain: Bool

    /// The most bars that stay readable; the table has the other rows.
    private static let mostBars = 20
    /// More days than these are drawn as a ``HeatGrid``, not as columns.
    private static let mostColumns = 62

    public init(_ wording: any Wording, isPlain: Bool) { (self.wording, self.isPlain) = (wording, isPlain) }

    /// The spending in the first currency that has any; `nil` without spending.
    public func chart(_ report: Report) -> Chart? {
        guard let sheet = report.shownSheets.first(where: { !$0.spentRows.isEmpty }) else { return nil }
        return chart(
            report,
            sheet.spentRows,
            title:
                "\(wording.title(of: report, isPlain: isPlain)): \(wording.title(.spent, by: report.context.grouping))"
        )
    }

    /// A chart that suits the rows' grouping; `nil` without rows.
    public func chart(_ report: Report, _ rows: [Report.Row], title: String) -> Chart? {
        guard !rows.isEmpty else { return nil }
        let legend = (wording.column(report.period), wording.columnBefore(report.period))
        let same = report.period.sameDays(until: report.context.today)
        switch report.context.grouping {
        case .month:
            let isCompared = rows.contains { $0.sum.before.minorUnits != 0 }
            let columns = rows.map { month($0, isCompared: isCompared) }
            return ColumnChart(title, columns, names: isCompared ? legend : nil, mark: wording.short).svg
        case .day where rows.count > Self.mostColumns:
            let days = rows.compactMap { row in
                row.key.flatMap { CalendarDay(iso: $0) }.map { HeatGrid.Day($0, row.sum.now) }
            }
            return HeatGrid(title, days, wording).svg
        case .day: return ColumnChart(title, rows.map(day), mark: wording.short).svg
        default:
            // Records without a mood would dwarf all others.
            let shown = report.context.grouping == .mood ? rows.filter { $0.key != nil } : rows
            let bars = shown.prefix(Self.mostBars).map { row in
                BarChart.Row(
                    wording.label(row.key, report.context.grouping, isPlain: isPlain),
                    row.sum.now,
                    before: same == nil ? row.sum.before : row.sum.sameDays,
                    mood: report.context.grouping == .mood ? row.key.flatMap { Mood(rawValue: $0) } : nil
                )
            }
            return BarChart(
                title,
                Array(bars),
                names: (legend.0, same.map { wording.columnUntil($0.upperBound) } ?? legend.1)
            ).svg
        }
    }

    private func month(_ row: Report.Row, isCompared: Bool) -> ColumnChart.Column {
        let number = row.key.flatMap { Int($0.suffix(2)) }
        return ColumnChart.Column(
            number.map { wording.monthName($0) } ?? "",
            row.key ?? "",
            row.sum.now,
            before: isCompared ? row.sum.before : nil
        )
    }

    private func day(_ row: Report.Row) -> ColumnChart.Column {
        let number = row.key.flatMap { Int($0.suffix(2)) }
        return ColumnChart.Column(number.map { "\($0)" } ?? "", row.key ?? "", row.sum.now)
    }

    /// Gifts given and received, for each person.
    public func chart(_ report: EventReport, _ currency: Currency) -> Chart? {
        let people = report.people(in: currency).prefix(Self.mostBars)
        guard !people.isEmpty else { return nil }
        let rows = people.map { person in
            BarChart.Row(
                wording.label(person.name, .subject, isPlain: isPlain),
                person.given(in: currency),
                before: person.received(in: currency)
            )
        }
        return BarChart(wording.eventsTitle, rows, names: (wording.givenColumn, wording.receivedColumn)).svg
    }

    /// The sum and its part without exclusions for each means of payment, in the first currency.
    public func chart(_ report: TaxReport) -> Chart? {
        guard let currency = report.rows.first?.sum.currency else { return nil }
        let rows = report.rows.filter { $0.sum.currency == currency }
            .map { BarChart.Row(wording.name($0.means), $0.sum, before: $0.rest) }
        return BarChart(
            wording.title(ofTax: report.period),
            rows,
            names: (wording.spentName, wording.restColumn)
        ).svg
    }
}
