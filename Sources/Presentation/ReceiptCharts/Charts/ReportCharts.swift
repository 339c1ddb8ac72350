public import HouseholdBook
public import ReceiptDomain
public import ReceiptWording

/// Which chart shows a report.
public struct ReportCharts {
    private let wording: any Wording
    private let names: ReportNames

    /// Bars beyond these are as good as none; the table has them.
    private static let mostBars = 20
    /// More days than these are squares, not columns.
    private static let mostColumns = 62

    public init(_ wording: any Wording, names: ReportNames) { (self.wording, self.names) = (wording, names) }

    /// What was spent, in the first currency that anything was spent in; `nil` where nothing was.
    public func chart(_ report: Report) -> Chart? {
        guard let sheet = report.shownSheets.first(where: { !$0.spentRows.isEmpty }) else { return nil }
        return chart(
            report,
            sheet.spentRows,
            title: "\(wording.title(of: report, names)): \(wording.title(.spent, by: report.context.grouping))"
        )
    }

    /// Some rows of a report, as suits what they are divided by; `nil` for none.
    public func chart(_ report: Report, _ rows: [Report.Row], title: String) -> Chart? {
        guard !rows.isEmpty else { return nil }
        let legend = (wording.column(report.period), wording.columnBefore(report.period))
        switch report.context.grouping {
        case .month: return ColumnChart(title, rows.map(month), names: legend).svg
        case .day where rows.count > Self.mostColumns:
            let days = rows.compactMap { row in
                row.key.flatMap { CalendarDay(iso: $0) }.map { HeatGrid.Day($0, row.sum.now) }
            }
            return HeatGrid(title, days, wording).svg
        case .day: return ColumnChart(title, rows.map(day)).svg
        default:
            // What has no mood is the most by far, and no mood.
            let shown = report.context.grouping == .mood ? rows.filter { $0.key != nil } : rows
            let bars = shown.prefix(Self.mostBars).map { row in
                BarChart.Row(
                    wording.label(row.key, report.context.grouping, names),
                    row.sum.now,
                    before: row.sum.before,
                    mood: report.context.grouping == .mood ? row.key.flatMap { Mood(rawValue: $0) } : nil
                )
            }
            return BarChart(title, Array(bars), names: legend).svg
        }
    }

    private func month(_ row: Report.Row) -> ColumnChart.Column {
        let number = row.key.flatMap { Int($0.suffix(2)) }
        return ColumnChart.Column(
            number.map { wording.monthName($0) } ?? "",
            row.key ?? "",
            row.sum.now,
            before: row.sum.before
        )
    }

    private func day(_ row: Report.Row) -> ColumnChart.Column {
        let number = row.key.flatMap { Int($0.suffix(2)) }
        return ColumnChart.Column(number.map { "\($0)" } ?? "", row.key ?? "", row.sum.now)
    }

    /// What was given and received.
    public func chart(_ report: EventReport, _ currency: Currency) -> Chart? {
        let people = report.people(in: currency).prefix(Self.mostBars)
        guard !people.isEmpty else { return nil }
        let rows = people.map { person in
            BarChart.Row(
                wording.label(person.name, .subject, names),
                person.given(in: currency),
                before: person.received(in: currency)
            )
        }
        return BarChart(wording.eventsTitle, rows, names: (wording.givenColumn, wording.receivedColumn)).svg
    }

    /// What is left by each means of payment, in the first currency.
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
