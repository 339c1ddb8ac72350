public import HouseholdBook
public import ReceiptApp
public import ReceiptDomain
import ReceiptMarkup
public import ReceiptWording

/// A report as a self-contained HTML page: charts, each with a table of its figures, for screens and printing.
public struct ReportPage {
    let wording: any Wording
    let isPlain: Bool
    let home: Currency?
    let today: CalendarDay

    public init(_ wording: any Wording, isPlain: Bool, home: Currency?, today: CalendarDay) {
        (self.wording, self.isPlain, self.home, self.today) = (wording, isPlain, home, today)
    }

    /// The requested grouping followed by those of the page's overviews, which are all summed up in one pass.
    public static func groupings(for asked: ReportGrouping) -> [ReportGrouping] {
        [asked] + [.category, .mood, .month, .day].filter { $0 != asked }
    }

    /// `overview` has the reports of ``groupings(for:)`` in that order; `netWorth` is `nil` without accounts.
    public func text(_ overview: HouseholdReports.Overview, netWorth: NetWorthReport?) -> String {
        guard let report = overview.reports.first else { return "" }
        let others = report.shownSheets.dropFirst().map(\.currency)
        let title = wording.title(of: report, isPlain: isPlain)
        let conversion = netWorth?.converted.map { wording.conversionNotes(ofBalances: $0) } ?? []
        return page(title, notes: notes(report, others) + conversion) {
            for sheet in report.shownSheets {
                section(others.isEmpty ? title : sheet.currency.code) {
                    summary(report, sheet).markup
                    if sheet.transferred.isThere || sheet.adjusted.isThere { tag("p") { wording.movedNote } }
                    if sheet.overlap.minorUnits != 0 { tag("p") { wording.overlap(sheet.overlap) } }
                }
                for other in overview.reports {
                    if let own = other.sheets.first(where: { $0.currency == sheet.currency }) {
                        division(other, own, isAsked: other.context.grouping == report.context.grouping)
                    }
                }
            }
            budgets(overview.budgets)
            goals(overview.goals)
            if let netWorth, !netWorth.lines.isEmpty { netWorthSections(netWorth) }
        }
    }

    public func text(_ report: NetWorthReport) -> String {
        let notes =
            (report.unsettled.isEmpty ? [] : [wording.notice(.unsettled(report.unsettled))])
            + (report.converted.map { wording.conversionNotes(ofBalances: $0) } ?? [])
        return page(wording.title(ofNetWorth: report.period), notes: notes) { netWorthSections(report) }
    }

    private func notes(_ report: Report, _ others: [Currency]) -> [String] {
        [wording.leftOut(report.leftOut), others.isEmpty ? nil : wording.otherCurrencies(others)].compactMap(\.self)
            + (report.converted.map { wording.conversionNotes($0) } ?? [])
    }

    private func summary(_ report: Report, _ sheet: Report.Sheet) -> PageTable {
        let same = report.period.sameDays(until: report.context.today)
        var columns: [PageTable.Column] = [
            .init(""), .init(wording.column(report.period), isNumber: true),
            .init(wording.columnBefore(report.period), isNumber: true), .init(wording.changeName, isNumber: true),
        ]
        if let same {
            columns += [
                .init(wording.columnUntil(same.upperBound), isNumber: true), .init(wording.changeName, isNumber: true),
            ]
        }
        func row(_ name: String, _ sum: Report.Sum) -> [String] {
            [name, sum.now.formatted, sum.before.formatted, wording.percent(sum.change)]
                + (same == nil ? [] : [sum.sameDays.formatted, wording.percent(sum.changeOfSameDays)])
        }
        var rows = [row(wording.spentName, sheet.spent)]
        if sheet.earned.isThere {
            rows += [row(wording.earnedName, sheet.earned), row(wording.differenceName, sheet.difference)]
        }
        if sheet.transferred.isThere { rows.append(row(wording.transferredName, sheet.transferred)) }
        if sheet.adjusted.isThere { rows.append(row(wording.adjustedName, sheet.adjusted)) }
        return PageTable(columns: columns, rows: rows)
    }

    /// A chart with its table; a grouping that was not requested is shown only if it tells something.
    private func division(_ report: Report, _ sheet: Report.Sheet, isAsked: Bool) -> Markup {
        let grouping = report.context.grouping
        let isWorthIt =
            switch grouping {
            case .mood: sheet.spentRows.contains { $0.key != nil }
            case .month: report.period.unit == .year || report.period.unit == .months
            case .day: !sheet.spentRows.isEmpty
            default: true
            }
        guard isAsked || isWorthIt else { return Markup() }
        var parts = Markup()
        for (rows, direction) in [(sheet.spentRows, Flow.Direction.spent), (sheet.earnedRows, .earned)]
        where !rows.isEmpty && (direction == .spent || grouping == .category || isAsked) {
            let heading = wording.title(direction, by: grouping)
            parts += section(heading) {
                ReportCharts(wording, isPlain: isPlain).chart(report, rows, title: heading)?.markup
                if grouping == .day {
                    tag("details") {
                        tag("summary") { wording.tableName }
                        table(report, rows.filter { $0.sum.records > 0 }).markup
                    }
                } else {
                    table(report, rows).markup
                }
            }
        }
        return parts
    }

    private func table(_ report: Report, _ rows: [Report.Row]) -> PageTable {
        let grouping = report.context.grouping
        var cells = rows.map { row in
            [
                wording.label(row.key, grouping, isPlain: isPlain), row.sum.now.formatted, row.sum.before.formatted,
                wording.percent(row.sum.change), "\(row.sum.records)",
            ]
        }
        if let total = rows.map(\.sum).total {
            cells.append([
                wording.totalName, total.now.formatted, total.before.formatted, wording.percent(total.change), "",
            ])
        }
        return PageTable(
            columns: [
                .init(wording.name(grouping)), .init(wording.column(report.period), isNumber: true),
                .init(wording.columnBefore(report.period), isNumber: true), .init(wording.changeName, isNumber: true),
                .init(wording.recordsName, isNumber: true),
            ],
            rows: cells,
            hasTotal: true
        )
    }

    private func budgets(_ statuses: [BudgetStatus]) -> Markup {
        guard !statuses.isEmpty else { return Markup() }
        let table = PageTable(
            columns: [
                .init(wording.name(.category)), .init(wording.budgetColumn, isNumber: true),
                .init(wording.spentName, isNumber: true), .init(wording.leftColumn, isNumber: true),
                .init(wording.usedColumn, isNumber: true), .init(wording.comingColumn, isNumber: true),
            ],
            rows: statuses.map { status in
                [
                    wording.name(budgetFor: status.budget.category), status.available.formatted,
                    status.spent.formatted, status.left.formatted, status.percentUsed.map { "\($0) %" } ?? "-",
                    status.coming.minorUnits == 0 ? "-" : status.coming.formatted,
                ]
            }
        )
        return section(wording.budgetHeading) {
            BudgetChart(statuses, wording).svg.markup
            table.markup
            for status in statuses {
                if let remark = wording.remark(status, day: status.period.number(of: today)) { tag("p") { remark } }
            }
        }
    }

    private func goals(_ statuses: [GoalStatus]) -> Markup {
        guard !statuses.isEmpty else { return Markup() }
        return section(wording.goalsHeading) {
            PageTable(
                columns: [
                    .init(wording.goalColumn), .init(wording.targetColumn, isNumber: true),
                    .init(wording.savedColumn, isNumber: true), .init(wording.leftColumn, isNumber: true),
                    .init(wording.byColumn), .init(wording.perMonthColumn, isNumber: true),
                ],
                rows: statuses.map { status in
                    [
                        status.goal.name, status.goal.target.formatted, status.saved.formatted, status.left.formatted,
                        status.goal.by?.description ?? "", status.neededPerMonth?.formatted ?? "-",
                    ]
                }
            ).markup
        }
    }

    private func netWorthSections(_ report: NetWorthReport) -> Markup {
        var parts = Markup()
        for currency in report.currencies(home: home) {
            let title = "\(wording.netWorthName) (\(currency.code))"
            let chart = report.chart(in: currency, title: title)
            let rows = report.lines.filter { $0.end.currency == currency }
                .map { [$0.account.name, $0.start.formatted, $0.end.formatted] }
            let total = [
                wording.totalName, report.start(in: currency).formatted, report.end(in: currency).formatted,
            ]
            parts += section(title) {
                chart.svg(wording).markup
                PageTable(
                    columns: [
                        .init(wording.accountColumn), .init(wording.startColumn, isNumber: true),
                        .init(wording.endColumn, isNumber: true),
                    ],
                    rows: rows + [total],
                    hasTotal: true
                ).markup
            }
        }
        return parts
    }
}
