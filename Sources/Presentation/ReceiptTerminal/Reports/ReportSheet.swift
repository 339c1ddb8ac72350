public import HouseholdBook
import ReceiptDomain
public import ReceiptWording

/// A report for the terminal: first the omissions, then the sums, then rows with bars.
public struct ReportSheet {
    private let report: Report
    private let budgets: [BudgetStatus]
    private let isPlain: Bool
    private let wording: any Wording
    private let width: Int
    /// The most rows shown; the others are combined.
    private let limit: Int

    public init(
        _ report: Report,
        budgets: [BudgetStatus],
        isPlain: Bool,
        wording: any Wording,
        width: Int,
        limit: Int = 20
    ) {
        (self.report, self.isPlain, self.wording) = (report, isPlain, wording)
        (self.width, self.limit) = (width, limit)
        self.budgets = report.context.grouping == .category ? budgets : []
    }

    public var lines: [StyledLine] {
        var lines = heading
        for (index, sheet) in report.shownSheets.enumerated() {
            let budgets = budgets.filter { $0.budget.currency == sheet.currency }
            lines.append(StyledLine(""))
            if index > 0 { lines.append(StyledLine(sheet.currency.code, .strong)) }
            lines += summary(sheet)
            lines += rows(sheet.spentRows, sheet, wording.name(report.context.grouping), budgets)
            lines += rows(sheet.earnedRows, sheet, wording.earnedName, [])
            if sheet.overlap.minorUnits != 0 { lines += faint([wording.overlap(sheet.overlap)]) }
        }
        if let sums = report.converted { lines += [StyledLine("")] + faint(wording.conversionNotes(sums)) }
        return lines + remarks
    }

    private func faint(_ texts: [String]) -> [StyledLine] {
        texts.flatMap { $0.escapingControls.wrapped(toColumns: width) }.map { StyledLine($0, .faint) }
    }

    private var heading: [StyledLine] {
        let name = wording.title(of: report, isPlain: isPlain).escapingControls
        var title = StyledLine([.init(name.truncated(toColumns: width), .strong)])
        if report.isRunning, let number = report.period.number(of: report.context.today) {
            title.append("  " + wording.dayOfPeriod(number, of: report.period.days), .faint)
            title = title.truncated(toColumns: width)
        }
        let others = report.shownSheets.dropFirst().map(\.currency)
        let notes = [
            wording.leftOut(report.leftOut), others.isEmpty ? nil : wording.otherCurrencies(others),
        ].compactMap(\.self)
        return notes.flatMap { $0.wrapped(toColumns: width) }.map { StyledLine($0, .doubt) } + [title]
    }

    private func summary(_ sheet: Report.Sheet) -> [StyledLine] {
        let same = report.period.sameDays(until: report.context.today)
        var columns: [TextTable.Column] = [
            .init("", flexibleDownTo: 8), .init(wording.column(report.period), .right),
            .init(wording.columnBefore(report.period), .right, rank: 3), .init(wording.changeName, .right, rank: 4),
        ]
        if let same {
            columns += [
                .init(wording.columnUntil(same.upperBound), .right, rank: 2),
                .init(wording.changeName, .right, rank: 1),
            ]
        }
        func row(_ name: String, _ sum: Report.Sum, _ ink: Ink = .plain) -> [TextTable.Cell] {
            let cells: [TextTable.Cell] = [
                .init(name, ink), .init(sum.now.formatted, sum.now.minorUnits < 0 ? .bad : ink),
                .init(sum.before.formatted, .faint), .init(wording.percent(sum.change), .faint),
            ]
            guard same != nil else { return cells }
            return cells + [
                .init(sum.sameDays.formatted, .faint), .init(wording.percent(sum.changeOfSameDays), .faint),
            ]
        }
        var rows = [row(wording.spentName, sheet.spent, .strong)]
        if sheet.earned.isThere {
            rows += [row(wording.earnedName, sheet.earned), row(wording.differenceName, sheet.difference)]
        }
        if sheet.transferred.isThere { rows.append(row(wording.transferredName, sheet.transferred, .faint)) }
        if sheet.adjusted.isThere { rows.append(row(wording.adjustedName, sheet.adjusted, .faint)) }
        let note = sheet.transferred.isThere || sheet.adjusted.isThere ? faint([wording.movedNote]) : []
        return TextTable(columns: columns, rows: rows).lines(width: width) + note
    }

    /// Rows of spending or income, with the rest of their budgets.
    private func rows(
        _ all: [Report.Row],
        _ sheet: Report.Sheet,
        _ title: String,
        _ budgets: [BudgetStatus]
    ) -> [StyledLine] {
        let grouping = report.context.grouping
        let (rows, rest) = all.withBudgets(budgets, sheet.currency, limit: grouping.isInTime ? .max : limit)
        guard !rows.isEmpty else { return [] }
        let hasBudgets = !budgets.isEmpty
        let budgetColumns: [TextTable.Column] = [
            .init(wording.budgetColumn, .right, rank: 1), .init(wording.leftColumn, .right),
        ]
        let columns: [TextTable.Column] =
            [.init(title, flexibleDownTo: 8), .init(wording.column(report.period), .right)]
            + (hasBudgets ? budgetColumns : [])
            + [.init(wording.columnBefore(report.period), .right, rank: 2), .init(wording.changeName, .right, rank: 3)]
        var cells = rows.map { row in
            let status = budgets.first { $0.budget.category != nil && $0.budget.category?.code == row.key }
            return line(wording.label(row.key, grouping, isPlain: isPlain), row.sum, status, hasBudgets)
        }
        if let others = rest.map(\.sum).total {
            cells.append(line(wording.otherRows(rest.count), others, nil, hasBudgets))
        }
        let total = budgets.first { $0.budget.category == nil }
        if total != nil || grouping.isInTime, let sum = all.map(\.sum).total {
            cells.append(line(wording.totalName, sum, total, hasBudgets))
        }
        let table = TextTable(columns: columns, rows: cells)
        return [StyledLine("")] + table.lines(width: width, bars: rows.map(\.sum.now).barShares)
    }

    private func line(
        _ name: String,
        _ sum: Report.Sum,
        _ status: BudgetStatus?,
        _ hasBudgets: Bool
    ) -> [TextTable.Cell] {
        var cells = [TextTable.Cell(name), .init(sum.now.formatted)]
        if hasBudgets {
            let isOverspent = status.map { $0.left.minorUnits < 0 } ?? false
            cells += [
                .init(status?.available.formatted ?? "-", .faint),
                .init(status?.left.formatted ?? "-", isOverspent ? .bad : .plain),
            ]
        }
        return cells + [.init(sum.before.formatted, .faint), .init(wording.percent(sum.change), .faint)]
    }

    /// The state of budgets, with expected spending.
    private var remarks: [StyledLine] {
        let texts = budgets.compactMap { status in
            wording.remark(status, day: report.isRunning ? status.period.number(of: report.context.today) : nil)
        }
        return texts.isEmpty ? [] : [StyledLine("")] + faint(texts)
    }
}
