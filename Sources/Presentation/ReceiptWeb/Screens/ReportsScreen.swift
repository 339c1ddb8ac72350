import HouseholdBook
import ReceiptApp
import ReceiptCharts
import ReceiptDomain
import ReceiptMarkup
import ReceiptReview
import ReceiptWording

/// The report of a month: spending by category, against budgets, and beside the months before.
struct ReportsScreen {
    let context: RequestContext

    private var wording: any Wording { context.wording }

    func show() async throws -> PageResponse {
        let convention = try await context.convention()
        guard let month = month(convention) else { throw PageProblem.notFound }
        let reports = HouseholdReports(
            library: context.library,
            user: context.user,
            today: context.today,
            home: convention.homeCurrency
        )
        let overview = try await reports.overview(month, by: [.category], filter: ReportFilter())
        let year = try await reports.overview(.months(12, through: month), by: [.month], filter: ReportFilter())
        var frame = Frame(context: context, place: .reports, title: wording.title(month), isLive: true)
        frame.drafts = try await context.draftCount()
        return frame.answer {
            months(month)
            if let report = overview.reports.first {
                if let sentence = wording.leftOut(report.leftOut) { tag("p", .class("ink-doubt")) { sentence } }
                if report.shownSheets.allSatisfy(\.isEmpty) { context.empty(wording.nothingToReport) }
                for sheet in report.shownSheets where !sheet.isEmpty { self.sheet(sheet, report, month) }
            }
            if !overview.budgets.isEmpty { budgets(overview.budgets) }
            if let report = year.reports.first { for sheet in report.shownSheets { columns(sheet, report) } }
        }
    }

    /// The month that the address names, by default the current one; `nil` for a text that is no month.
    private func month(_ convention: InputConvention) -> ReportPeriod? {
        guard let text = context.request.query["month"] else { return .month(with: context.today) }
        return CalendarDay(iso: text + "-01").flatMap { .month(with: $0) }
    }

    private func link(_ period: ReportPeriod) -> Link {
        Link("/reports").with("month", String(period.first.description.prefix(7)))
    }

    private func months(_ month: ReportPeriod) -> Markup {
        tag("form", .class("actions"), .action(Link("/reports"))) {
            if let before = month.previous {
                tag("a", .class("button", "quiet"), .href(link(before))) { "← " + context.text(.monthBefore) }
            }
            if month.last < context.today,
                let after = month.last.adding(days: 1).flatMap({ ReportPeriod.month(with: $0) })
            {
                tag("a", .class("button", "quiet"), .href(link(after))) { context.text(.monthAfter) + " →" }
            }
            tag("div", .class("pick")) {
                tag("label", .class("unseen"), .set("for", "month")) { context.text(.month) }
                context.input(
                    "month",
                    String(month.first.description.prefix(7)),
                    .set("type", "month"),
                    .set("pattern", "[0-9]{4}-[0-9]{2}")
                )
                tag("button", .class("quiet")) { context.text(.show) }
            }
        }
    }

    // MARK: One month

    private func sheet(_ sheet: Report.Sheet, _ report: Report, _ month: ReportPeriod) -> Markup {
        tag("section", .class("card")) {
            tag("div", .class("sums")) {
                sum(wording.spentName, sheet.spent, month)
                sum(wording.earnedName, sheet.earned, month)
                sum(wording.differenceName, sheet.difference, month)
            }
            rows(wording.spentName, sheet.spentRows, report, month)
            rows(wording.earnedName, sheet.earnedRows, report, month)
            if sheet.transferred.isThere {
                tag("p", .class("ink-faint")) { wording.transferredName + ": " + sheet.transferred.now.formatted }
            }
            if sheet.adjusted.isThere {
                tag("p", .class("ink-faint")) { wording.adjustedName + ": " + sheet.adjusted.now.formatted }
            }
        }
    }

    /// The days of the month before that a sum is compared with: as many as have gone by.
    private func against(_ month: ReportPeriod) -> String {
        let end = month.sameDays(until: context.today)?.upperBound
        return "(" + (end.map { wording.columnUntil($0) } ?? wording.columnBefore(month)) + ")"
    }

    private func sum(_ name: String, _ sum: Report.Sum, _ month: ReportPeriod) -> Markup {
        tag("p") {
            tag("small", .class("ink-faint")) { name }
            tag("b") { sum.now.formatted }
            if let change = month.sameDays(until: context.today) == nil ? sum.change : sum.changeOfSameDays {
                tag("small", .class("ink-faint")) { wording.percent(change) + " " + against(month) }
            }
        }
    }

    private var names: ReportNames {
        ReportNames(accounts: context.accounts, subjects: context.subjects, isPlain: false)
    }

    /// A chart of the rows, and the same figures as a table with links to the records.
    private func rows(_ name: String, _ rows: [Report.Row], _ report: Report, _ month: ReportPeriod) -> Markup {
        let shown = rows.filter { $0.sum.now.minorUnits != 0 }
        guard let chart = ReportCharts(wording, names: names).chart(report, shown, title: name) else { return Markup() }
        let largest = shown.map(\.sum.now.minorUnits).max() ?? 0
        return tag("div") {
            tag("h2") { name }
            // On a phone the figures have bars of their own: the drawing's letters would be too small.
            tag("div", .class("wide")) { chart.markup }
            tag("ul", .class("items", "bars")) {
                for row in shown {
                    tag("li") {
                        tag(
                            "a",
                            .href(
                                Link("/records").with("month", String(month.first.description.prefix(7)))
                                    .with("category", row.key ?? "-")
                            )
                        ) { wording.label(row.key, .category, names) }
                        tag("span", .class("amount")) { row.sum.now.formatted }
                        BookScreens.meter(row.sum.now.minorUnits, of: largest)
                    }
                }
            }
        }
    }

    private func budgets(_ statuses: [BudgetStatus]) -> Markup {
        tag("section", .class("card")) {
            tag("h2") { wording.budgetHeading }
            BudgetChart(statuses, wording).svg.markup
        }
    }

    // MARK: Twelve months

    /// A column chart of the months, and the same figures as a table; empty unless two months have spending.
    private func columns(_ sheet: Report.Sheet, _ report: Report) -> Markup {
        let rows = sheet.spentRows.sorted { ($0.key ?? "") < ($1.key ?? "") }
        let title = context.text(.lastMonths) + " · " + sheet.currency.code
        guard rows.count(where: { $0.sum.now.minorUnits != 0 }) > 1,
            let chart = ReportCharts(wording, names: names).chart(report, rows, title: title)
        else { return Markup() }
        return tag("section", .class("card")) {
            tag("h2") { title }
            chart.markup
            tag("details") {
                tag("summary") { context.text(.asTable) }
                tag("table") {
                    tag("tbody") {
                        for row in rows {
                            tag("tr") {
                                tag("th", .set("scope", "row")) { row.key ?? wording.missing }
                                tag("td", .class("amount")) { row.sum.now.formatted }
                            }
                        }
                    }
                }
            }
        }
    }
}
