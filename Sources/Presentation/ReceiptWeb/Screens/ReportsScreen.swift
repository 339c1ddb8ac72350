import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptMarkup
import ReceiptReview
import ReceiptWording

/// What a month came to: by category, against its budgets, and beside the months before.
struct ReportsScreen {
    let visit: Visit

    private var wording: any Wording { visit.wording }

    func show() async throws -> PageAnswer {
        let convention = try await visit.convention()
        guard let month = month(convention) else { throw PageProblem.notFound }
        let reports = HouseholdReports(
            library: visit.library,
            user: visit.user,
            today: visit.today,
            home: convention.homeCurrency
        )
        let overview = try await reports.overview(month, by: [.category], filter: ReportFilter())
        let year = try await reports.overview(.months(12, through: month), by: [.month], filter: ReportFilter())
        var frame = Frame(visit: visit, place: .more, title: wording.title(month), isLive: true)
        frame.drafts = try await visit.draftCount()
        return frame.answer {
            months(month)
            if let report = overview.reports.first {
                if let sentence = wording.leftOut(report.leftOut) { tag("p", .class("ink-doubt")) { sentence } }
                if report.shownSheets.allSatisfy(\.isEmpty) { visit.empty(wording.nothingToReport) }
                for sheet in report.shownSheets where !sheet.isEmpty { self.sheet(sheet, month) }
            }
            if !overview.budgets.isEmpty { budgets(overview.budgets) }
            for sheet in year.reports.first?.shownSheets ?? [] { columns(sheet) }
        }
    }

    /// The month that the address names; this one where it names none.
    private func month(_ convention: InputConvention) -> ReportPeriod? {
        guard let text = visit.request.query["month"] else { return .month(with: visit.today) }
        return CalendarDay(iso: text + "-01").flatMap { .month(with: $0) }
    }

    private func link(_ period: ReportPeriod) -> Link {
        Link("/reports").with("month", String(period.first.description.prefix(7)))
    }

    private func months(_ month: ReportPeriod) -> Markup {
        tag("p", .class("actions")) {
            if let before = month.previous {
                tag("a", .class("button", "quiet"), .href(link(before))) { "← " + visit.text(.monthBefore) }
            }
            if month.last < visit.today,
                let after = month.last.adding(days: 1).flatMap({ ReportPeriod.month(with: $0) })
            {
                tag("a", .class("button", "quiet"), .href(link(after))) { visit.text(.monthAfter) + " →" }
            }
        }
    }

    // MARK: One month

    private func sheet(_ sheet: Report.Sheet, _ month: ReportPeriod) -> Markup {
        let largest = sheet.rows.map { $0.sum.now.minorUnits }.max() ?? 0
        return tag("section", .class("card")) {
            tag("div", .class("sums")) {
                sum(wording.spentName, sheet.spent)
                sum(wording.earnedName, sheet.earned)
                sum(wording.differenceName, sheet.difference)
            }
            rows(wording.spentName, sheet.spentRows, largest, month)
            rows(wording.earnedName, sheet.earnedRows, largest, month)
            if sheet.transferred.isThere {
                tag("p", .class("ink-faint")) { wording.transferredName + ": " + sheet.transferred.now.formatted }
            }
            if sheet.adjusted.isThere {
                tag("p", .class("ink-faint")) { wording.adjustedName + ": " + sheet.adjusted.now.formatted }
            }
        }
    }

    private func sum(_ name: String, _ sum: Report.Sum) -> Markup {
        tag("p") {
            tag("small", .class("ink-faint")) { name }
            tag("b") { sum.now.formatted }
            if sum.change != nil { tag("small", .class("ink-faint")) { wording.percent(sum.change) } }
        }
    }

    /// A bar for each; the number beside it says the same, and leads to the records.
    private func rows(_ name: String, _ rows: [Report.Row], _ largest: Int, _ month: ReportPeriod) -> Markup {
        let names = ReportNames(accounts: visit.accounts, subjects: visit.subjects, isPlain: false)
        let shown = rows.filter { $0.sum.now.minorUnits != 0 }
        guard !shown.isEmpty else { return Markup() }
        return tag("div") {
            tag("h2") { name }
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
                        BookScreens.meter(row.sum.now.minorUnits, of: largest)
                        tag("span", .class("amount")) { row.sum.now.formatted }
                    }
                }
            }
        }
    }

    private func budgets(_ standings: [BudgetStanding]) -> Markup {
        tag("section", .class("card")) {
            tag("h2") { wording.budgetHeading }
            tag("ul", .class("items", "bars")) {
                for standing in standings {
                    tag("li") {
                        tag("span") { wording.name(budgetFor: standing.budget.category) }
                        BookScreens.meter(standing.spent.minorUnits, of: max(1, standing.amount.minorUnits))
                        tag("span", .class("amount")) { standing.spent.formatted + " / " + standing.amount.formatted }
                    }
                }
            }
        }
    }

    // MARK: Twelve months

    /// Columns, with the same as a table; one month alone has no course.
    private func columns(_ sheet: Report.Sheet) -> Markup {
        let rows = sheet.spentRows.sorted { ($0.key ?? "") < ($1.key ?? "") }
        guard rows.count(where: { $0.sum.now.minorUnits != 0 }) > 1 else { return Markup() }
        let largest = Double(max(1, rows.map { $0.sum.now.minorUnits }.max() ?? 1))
        let (width, height) = (360.0, 130.0)
        let step = width / Double(rows.count)
        return tag("section", .class("card")) {
            tag("h2") { visit.text(.lastMonths) + " · " + sheet.currency.code }
            tag(
                "svg",
                .class("columns"),
                .viewBox(0, 0, width, height + 20),
                .set("role", "img"),
                .text(.ariaLabel, visit.text(.lastMonths))
            ) {
                for (index, row) in rows.enumerated() {
                    let tall = Double(max(0, row.sum.now.minorUnits)) / largest * height
                    tag(
                        "rect",
                        .number("x", Double(index) * step + step * 0.15),
                        .number("y", height - tall),
                        .number("width", step * 0.7),
                        .number("height", tall),
                        .number("rx", 2)
                    ) { tag("title") { (row.key ?? "") + ": " + row.sum.now.formatted } }
                    tag(
                        "text",
                        .number("x", (Double(index) + 0.5) * step),
                        .number("y", height + 15),
                        .set("text-anchor", "middle")
                    ) { String((row.key ?? "").suffix(2)) }
                }
            }
            tag("details") {
                tag("summary") { visit.text(.asTable) }
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
