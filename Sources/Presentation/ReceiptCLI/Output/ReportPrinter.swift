import HouseholdBook
import ReceiptAPI
import ReceiptApp
import ReceiptCharts
import ReceiptDomain
import ReceiptTerminal
import ReceiptWording

/// Prints reports in the requested form.
struct ReportPrinter {
    enum Form { case text, json, tsv }

    let session: Session
    /// Whether icons and Braille patterns are left out, which some terminals cannot show.
    let isPlain: Bool
    let home: Currency?
    let today: CalendarDay
    let form: Form
    /// Whether to include small rows.
    let showsAll: Bool
    /// Files to write instead of printing.
    var html: OutputFile?
    var svg: OutputFile?

    /// The most rows of a table, so that the sums stay on screen.
    private static let limit = 20

    private var wording: any Wording { session.wording }
    private var limit: Int { showsAll ? .max : Self.limit }
    /// The terminal's width; 80 without one.
    private var width: Int { session.outputWidth ?? 80 }
    private var views: ReportViews { ReportViews(wording, isPlain: isPlain, width: width, home: home) }

    private var page: ReportPage { ReportPage(wording, isPlain: isPlain, home: home, today: today) }
    private var charts: ReportCharts { ReportCharts(wording, isPlain: isPlain) }

    /// Checks that the files may be written, before anything is computed.
    func check() throws {
        try html?.check()
        try svg?.check()
    }

    /// Writes the requested files; `false` where there are none.
    private func writeFiles(_ text: @autoclosure () -> String, _ chart: @autoclosure () -> Chart?) throws -> Bool {
        if let html {
            try html.write(text())
            session.message(wording.written(report: html.path))
        }
        if let svg {
            guard let chart = chart() else {
                session.message(wording.nothingToDraw)
                try ExitStatus.wrongUsage.leave()
                return true
            }
            try svg.write(chart.file)
            session.message(wording.written(report: svg.path))
        }
        return html != nil || svg != nil
    }

    private func write(_ lines: [StyledLine]) throws {
        try session.show(lines)
    }

    private func write(row: [String?]) throws { try StandardStreams.output(row.tabSeparated) }

    /// `netWorth` is used on a page only.
    func show(_ overview: HouseholdReports.Overview, netWorth: NetWorthReport? = nil) throws {
        guard let report = overview.reports.first else { return }
        if try writeFiles(page.text(overview, netWorth: netWorth), charts.chart(report)) { return }
        switch form {
        case .json:
            try StandardStreams.json(JSONForm.report(report, overview.budgets, overview.goals, wording))
        case .tsv: try writeRows(of: report)
        case .text:
            if report.shownSheets.allSatisfy(\.isEmpty) { session.message(wording.nothingToReport) }
            let sheet = ReportSheet(
                report,
                budgets: overview.budgets,
                isPlain: isPlain,
                wording: wording,
                width: width,
                limit: limit
            )
            try write(sheet.lines)
            guard !overview.goals.isEmpty else { return }
            try write([StyledLine(""), StyledLine(wording.goalsHeading, .strong)] + views.lines(overview.goals))
        }
    }

    private func writeRows(of report: Report) throws {
        for sheet in report.sheets {
            for (direction, rows) in [("spent", sheet.spentRows), ("earned", sheet.earnedRows)] {
                for row in rows {
                    try write(row: [
                        sheet.currency.code, direction, row.key,
                        wording.label(row.key, report.context.grouping, isPlain: true), row.sum.now.decimal,
                        row.sum.before.decimal, row.sum.sameDays.decimal, "\(row.sum.records)",
                    ])
                }
            }
        }
        if let leftOut = wording.leftOut(report.leftOut) { session.message(leftOut) }
        for note in report.converted.map({ wording.conversionNotes($0) }) ?? [] { session.message(note) }
    }

    func show(_ report: NetWorthReport) throws {
        if try writeFiles(page.text(report), netWorthChart(report)) { return }
        switch form {
        case .json: try StandardStreams.json(JSONForm.netWorth(report))
        case .tsv:
            for currency in report.currencies(home: home) {
                for point in report.points[currency] ?? [] {
                    try write(row: [currency.code, point.day.description, point.sum.decimal])
                }
            }
            for note in report.converted.map({ wording.conversionNotes(ofBalances: $0) }) ?? [] {
                session.message(note)
            }
        case .text:
            guard !report.lines.isEmpty else { return session.message(wording.notice(.noAccounts)) }
            try write(views.lines(report))
        }
    }

    private func netWorthChart(_ report: NetWorthReport) -> Chart? {
        report.currencies(home: home).first.map { currency in
            let chart = report.chart(in: currency, title: wording.title(ofNetWorth: report.period))
            return chart.svg(wording)
        }
    }

    private func priceChart(_ report: PriceReport) -> Chart? {
        let charts = report.currencies.lazy.compactMap {
            report.chart(in: $0, title: wording.title(ofPrices: report.word))
        }
        return charts.first.map { $0.svg(wording) }
    }

    func show(_ report: PriceReport) throws {
        if try writeFiles(page.text(report), priceChart(report)) { return }
        switch form {
        case .json: try StandardStreams.json(JSONForm.prices(report))
        case .tsv:
            for one in report.purchases {
                try write(row: [
                    one.day.description, one.price.decimal, one.price.currency.code, one.name, one.quantity, one.shop,
                    one.record.rawValue,
                ])
            }
        case .text:
            guard !report.purchases.isEmpty else { return session.message(wording.noPrices(report.word)) }
            try write(views.lines(report, limit: limit))
        }
    }

    func show(_ report: EventReport) throws {
        if try writeFiles(page.text(report), report.currencies.first.flatMap { charts.chart(report, $0) }) { return }
        switch form {
        case .json: try StandardStreams.json(JSONForm.events(report))
        case .tsv:
            for person in report.people {
                for entry in person.entries {
                    try write(row: [
                        person.name, entry.day.description, entry.amount.decimal, entry.amount.currency.code,
                        entry.text,
                        entry.record.rawValue,
                    ])
                }
            }
        case .text:
            guard !report.people.isEmpty else { return session.message(wording.noEvents) }
            try write(views.lines(report))
        }
    }

    func show(_ report: MoodReport) throws {
        if try writeFiles(page.text(report), report.days.isEmpty ? nil : MoodChart(report, wording).svg) { return }
        switch form {
        case .json: try StandardStreams.json(JSONForm.moods(report))
        case .tsv:
            for month in report.months {
                for mood in Mood.allCases {
                    guard let count = month.counts[mood] else { continue }
                    let name = month.first.isoMonth
                    try write(row: [name, mood.rawValue, wording.name(mood), "\(count)"])
                }
            }
        case .text:
            guard !report.days.isEmpty else { return session.message(wording.noMoods) }
            try write(views.lines(report))
        }
    }

    func show(_ report: TaxReport) throws {
        if try writeFiles(page.text(report), charts.chart(report)) { return }
        switch form {
        case .json: try StandardStreams.json(JSONForm.tax(report))
        case .tsv:
            for row in report.rows {
                try write(row: [
                    row.sum.currency.code, row.means.rawValue, wording.name(row.means), row.sum.decimal,
                    row.excluded.decimal, row.rest.decimal, "\(row.records)",
                ])
            }
        case .text:
            guard !report.rows.isEmpty else { return session.message(wording.nothingToReport) }
            try write(views.lines(report))
        }
    }

    func show(_ statuses: [BudgetStatus]) throws {
        guard form == .text else {
            try StandardStreams.json(each: statuses.map(JSONForm.budget))
            return
        }
        guard !statuses.isEmpty else { return session.message(wording.notice(BudgetNotice.none)) }
        try write(views.lines(statuses, today: today))
    }
}
