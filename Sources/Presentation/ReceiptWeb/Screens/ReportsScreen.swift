import HouseholdBook
import ReceiptApp
import ReceiptCharts
import ReceiptDomain
import ReceiptMarkup
import ReceiptReview
import ReceiptWording

/// The report of a month or of twelve: spending by category, shop and more, against budgets, and beside the months before.
struct ReportsScreen {
    let context: RequestContext

    var wording: any Wording { context.wording }

    static let groupings: [ReportGrouping] = [.category, .merchant, .account, .subject, .mood]

    func show() async throws -> PageResponse {
        let reports = try await reports()
        guard let month = try await month() else { throw PageProblem.notFound }
        let grouping = context.request.query["by"].flatMap { ReportGrouping(rawValue: $0) } ?? .category
        let isYear = context.request.query["span"] == "year"
        let year = ReportPeriod.months(12, through: month)
        let period = isYear ? year : month
        let (conversion, problem) = try await conversion(year)
        let overview = try await reports.overview(period, by: [grouping], conversion: conversion)
        let months = try await reports.overview(year, by: [.month], conversion: conversion)
        let home = try await context.convention().homeCurrency
        let isMixed = (overview.reports + months.reports).contains { $0.shownSheets.count > 1 }
        let frame = try await context.frame(.reports, wording.title(period), isLive: true)
        return frame.answer {
            choice(month, grouping, isYear, one: target == nil && isMixed ? home : nil)
            if let problem { tag("p", .class("ink-doubt")) { problem.sentence(wording) } }
            if let report = overview.reports.first {
                for note in report.converted.map({ wording.conversionNotes($0) }) ?? [] {
                    tag("p", .class("ink-faint")) { note }
                }
                if let sentence = wording.leftOut(report.leftOut) { leftOut(sentence, report.leftOut) }
                if report.shownSheets.allSatisfy(\.isEmpty) {
                    context.empty(wording.nothingToReport, Link("/add"), context.text(.addEntry))
                }
                for sheet in report.shownSheets where !sheet.isEmpty { self.sheet(sheet, report) }
            }
            if !overview.budgets.isEmpty { budgets(overview.budgets) }
            if let report = months.reports.first { for sheet in report.shownSheets { columns(sheet, report) } }
        }
    }

    /// The records that no sum includes, with a link to the drafts, if there are any.
    private func leftOut(_ sentence: String, _ omissions: ReportOmissions) -> Markup {
        tag("p", .class("ink-doubt")) {
            if omissions.drafts.count + omissions.undated.count > 0 {
                tag("a", .class("ink-doubt"), .href(Link("/records").with("status", "draft"))) { sentence }
            } else {
                sentence
            }
        }
    }

    /// The conversion to the currency that is asked for, or the reason why there is none.
    private func conversion(_ period: ReportPeriod) async throws -> (Conversion?, RateProblem?) {
        guard let target else { return (nil, nil) }
        do {
            return (try await HouseholdRates(context.library).conversion(to: target, period), nil)
        } catch let problem as RateProblem {
            return (nil, problem)
        }
    }

    func reports() async throws -> HouseholdReports {
        let home = try await context.convention().homeCurrency
        return HouseholdReports(library: context.library, user: context.user, today: context.today, home: home)
    }

    /// The month that the address names, by default the current one; `nil` for a text that is no month.
    func month() async throws -> ReportPeriod? {
        let convention = try await context.convention()
        guard let text = context.request.query["month"] else { return convention.month(with: context.today) }
        return convention.month(iso: text)
    }

    /// The currency that the address names, in which all sums are; `nil` keeps currencies apart.
    var target: Currency? {
        context.request.query["in"].flatMap { Currency(code: $0) }.flatMap {
            Currency.codes.contains($0.code) ? $0 : nil
        }
    }

    static func text(_ period: ReportPeriod) -> String { period.first.isoMonth }

    /// The same report of another month, grouping or currency.
    private func link(_ month: ReportPeriod, _ grouping: ReportGrouping, _ isYear: Bool, in target: Currency?) -> Link {
        Link("/reports").with("month", Self.text(month))
            .with("by", grouping == .category ? nil : grouping.rawValue).with("span", isYear ? "year" : nil)
            .with("in", target?.code)
    }

    /// One row: the months before and behind, the period, the grouping, and the pages of days, moods and prices.
    private func choice(_ month: ReportPeriod, _ grouping: ReportGrouping, _ isYear: Bool, one: Currency?) -> Markup {
        let after = month.last < context.today ? month.nextMonth : nil
        let others: [(link: Link, name: PageText)] = [
            (Link("/calendar").with("month", Self.text(month)), .calendar), (Link("/reports/moods"), .moodsOverTime),
            (Link("/reports/prices"), .prices), (Link("/export"), .export),
        ]
        return tag("nav", .class("choose"), .text(.ariaLabel, context.text(.whichView))) {
            step(month.previous.map { link($0, grouping, isYear, in: target) }, "‹", context.text(.monthBefore))
            menu(context.text(isYear ? .overYear : .overMonth), context.text(.howLong)) {
                period(month, grouping, isYear)
            }
            step(after.map { link($0, grouping, isYear, in: target) }, "›", context.text(.monthAfter))
            menu(title(grouping), context.text(.groupedBy)) {
                for one in Self.groupings {
                    tag(
                        "a",
                        .class("button", one == grouping ? "main" : "quiet"),
                        .href(link(month, one, isYear, in: target)),
                        one == grouping ? .set("aria-current", "page") : nil
                    ) { title(one) }
                }
            }
            menu("⋯", context.text(.furtherViews)) {
                if let one {
                    tag("a", .class("button", "quiet"), .href(link(month, grouping, isYear, in: one))) {
                        wording.allIn(one)
                    }
                } else if target != nil {
                    tag("a", .class("button", "quiet"), .href(link(month, grouping, isYear, in: nil))) {
                        wording.currenciesApart
                    }
                }
                for other in others {
                    tag("a", .class("button", "quiet"), .href(other.link)) { context.text(other.name) }
                }
            }
        }
    }

    private func title(_ grouping: ReportGrouping) -> String { wording.name(grouping).asTitle }

    /// A link to another month; its place stays where there is none.
    private func step(_ link: Link?, _ sign: String, _ name: String) -> Markup {
        guard let link else { return tag("span", .class("button", "quiet"), .set("aria-hidden", "true")) { sign } }
        return tag("a", .class("button", "quiet"), .href(link), .text(.ariaLabel, name)) { sign }
    }

    /// The parts that open below the row, without a script; one at a time.
    private func menu(_ title: String, _ name: String, @MarkupBuilder _ content: () -> Markup) -> Markup {
        let content = content()
        return tag("details", .class("menu"), .set("name", "choose")) {
            tag("summary", .class("button", "quiet"), .text(.ariaLabel, name + ": " + title)) { title }
            tag("div", .class("card")) { content }
        }
    }

    private func period(_ month: ReportPeriod, _ grouping: ReportGrouping, _ isYear: Bool) -> Markup {
        tag("form", .class("pick"), .action(Link("/reports"))) {
            tag("label", .class("unseen"), .set("for", "month")) { context.text(.month) }
            context.input("month", Self.text(month), .set("type", "month"), .set("pattern", "[0-9]{4}-[0-9]{2}"))
            tag("label", .class("unseen"), .set("for", "span")) { context.text(.howLong) }
            context.select(
                "span",
                [("month", context.text(.overMonth)), ("year", context.text(.overYear))],
                chosen: isYear ? "year" : "month"
            )
            if grouping != .category { context.hidden("by", grouping.rawValue) }
            if let target { context.hidden("in", target.code) }
            tag("button", .class("quiet")) { context.text(.show) }
        }
    }

    // MARK: One month

    private func sheet(_ sheet: Report.Sheet, _ report: Report) -> Markup {
        let month = report.period
        return tag("section", .class("card")) {
            tag("div", .class("sums")) {
                sum(wording.spentName, sheet.spent, month)
                sum(wording.earnedName, sheet.earned, month)
                sum(wording.differenceName, sheet.difference, month)
            }
            rows(wording.spentName, sheet.spentRows, report)
            rows(wording.earnedName, sheet.earnedRows, report)
            if sheet.transferred.isThere {
                tag("p", .class("ink-faint")) { wording.transferredName + ": " + sheet.transferred.now.formatted }
            }
            if sheet.adjusted.isThere {
                tag("p", .class("ink-faint")) { wording.adjustedName + ": " + sheet.adjusted.now.formatted }
            }
        }
    }

    private func change(_ sum: Report.Sum, _ month: ReportPeriod) -> Int? {
        let change = month.sameDays(until: context.today) == nil ? sum.change : sum.changeOfSameDays
        // A percentage of almost nothing says nothing.
        return change.flatMap { $0 < 1000 ? $0 : nil }
    }

    private func sum(_ name: String, _ sum: Report.Sum, _ month: ReportPeriod) -> Markup {
        tag("p") {
            tag("small", .class("ink-faint")) { name }
            tag("b") { sum.now.formatted }
            if let change = change(sum, month) {
                tag("small", .class("ink-faint")) {
                    wording.change(change, since: month, isPart: month.sameDays(until: context.today) != nil)
                }
            }
        }
    }

    /// More rows than these are left to the records themselves.
    private static let mostRows = 30

    /// The rows with links to their records, each with a bar and its change since the month before.
    private func rows(_ name: String, _ rows: [Report.Row], _ report: Report) -> Markup {
        let grouping = report.context.grouping
        let shown = rows.filter { $0.sum.now.minorUnits != 0 }
        guard let largest = shown.map(\.sum.now.minorUnits).max() else { return Markup() }
        return tag("div") {
            tag("h2") { name }
            tag("ul", .class("items", "bars")) {
                for row in shown.prefix(Self.mostRows) {
                    tag("li") {
                        tag("a", .href(records(row.key, grouping, report.period))) { label(row.key, grouping) }
                        tag("span", .class("amount")) {
                            if let change = change(row.sum, report.period) {
                                tag("small", .class("ink-faint")) { wording.percent(change) + " " }
                            }
                            row.sum.now.formatted
                        }
                        BookScreens.meter(row.sum.now.minorUnits, of: largest, tone: tone(row.key, grouping))
                    }
                }
            }
        }
    }

    private func label(_ key: String?, _ grouping: ReportGrouping) -> Markup {
        if grouping == .mood, let mood = key.flatMap({ Mood(rawValue: $0) }) { return context.chip(mood) }
        let name = wording.label(key, grouping, isPlain: true).escapingControls
        guard grouping == .category else { return Markup(data: name) }
        return context.named(key.flatMap { ReceiptDomain.Category(code: $0) }, name)
    }

    private func tone(_ key: String?, _ grouping: ReportGrouping) -> String? {
        guard grouping == .category, let category = key.flatMap({ ReceiptDomain.Category(code: $0) }) else {
            return nil
        }
        return DesignTokens.toneName(of: category)
    }

    /// The list of the records in a row.
    func records(_ key: String?, _ grouping: ReportGrouping, _ period: ReportPeriod) -> Link {
        var words: [String] = []
        var link = Link("/records")
        if period.unit == .month {
            link = link.with("month", Self.text(period))
        } else {
            words = ["date>=\(period.first)", "date<=\(period.last)"]
        }
        switch grouping {
        case .category: link = link.with("category", key ?? "-")
        // A shop's name may have blanks, which separate the words of a search.
        case .merchant: words.append(key ?? "merchant=")
        default: words.append("\(grouping.rawValue)=\(key ?? "")")
        }
        return words.isEmpty ? link : link.with("q", words.joined(separator: " "))
    }

    private func budgets(_ statuses: [BudgetStatus]) -> Markup {
        tag("section", .class("card")) {
            tag("h2") {
                tag("span") { wording.budgetHeading }
                tag("a", .href(Link("/budgets"))) { context.text(.change) }
            }
            tag("ul", .class("rest")) {
                for status in statuses {
                    BookScreens.line(status, context, BookScreens.records(of: status, context))
                }
            }
        }
    }

    // MARK: Twelve months

    /// A column chart of the months, and the same figures as a table; empty unless two months have spending.
    private func columns(_ sheet: Report.Sheet, _ report: Report) -> Markup {
        let rows = sheet.spentRows.sorted { ($0.key ?? "") < ($1.key ?? "") }
        let title = context.text(.lastMonths) + String.dot + sheet.currency.code
        guard rows.count(where: { $0.sum.now.minorUnits != 0 }) > 1,
            let chart = ReportCharts(wording, isPlain: true).chart(report, rows, title: title)
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
                                tag("th", .set("scope", "row")) {
                                    row.key.flatMap { CalendarDay(iso: $0 + "-01") }.map { wording.month($0) }
                                }
                                tag("td", .class("amount")) { row.sum.now.formatted }
                            }
                        }
                    }
                }
            }
        }
    }
}
