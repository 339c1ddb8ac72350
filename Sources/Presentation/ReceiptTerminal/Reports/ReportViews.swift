public import HouseholdBook
public import ReceiptDomain
public import ReceiptWording

/// Further report views for the terminal: net worth, prices, family events, means of payment, budgets.
public struct ReportViews {
    let wording: any Wording
    let isPlain: Bool
    let width: Int
    private let home: Currency?

    public init(_ wording: any Wording, isPlain: Bool, width: Int, home: Currency?) {
        (self.wording, self.isPlain, self.width, self.home) = (wording, isPlain, width, home)
    }

    private func faint(_ text: String, _ ink: Ink = .faint) -> [StyledLine] {
        text.escapingControls.wrapped(toColumns: width).map { StyledLine($0, ink) }
    }

    public func lines(_ report: NetWorthReport) -> [StyledLine] {
        var lines = report.unsettled.isEmpty ? [] : faint(wording.notice(.unsettled(report.unsettled)), .doubt)
        lines.append(StyledLine(wording.title(ofNetWorth: report.period), .strong))
        for currency in report.currencies(home: home) {
            let chart = report.chart(in: currency, title: "\(wording.netWorthName) (\(currency.code))")
            lines += [StyledLine("")] + chart.lines(width: width, isPlain: isPlain) + [StyledLine("")]
            lines += table(report, currency)
        }
        let notes = report.converted.map { wording.conversionNotes(ofBalances: $0) } ?? []
        return lines + (notes.isEmpty ? [] : [StyledLine("")] + notes.flatMap { faint($0) })
    }

    private func table(_ report: NetWorthReport, _ currency: Currency) -> [StyledLine] {
        func row(_ name: String, _ start: Money, _ end: Money, _ ink: Ink) -> [TextTable.Cell] {
            let change = end.plus(start.negated)
            return [
                .init(name, ink), .init(start.formatted, .faint), .init(end.formatted, ink),
                .init(change.formatted, change.minorUnits < 0 ? .bad : .plain),
            ]
        }
        let rows = report.lines.filter { $0.end.currency == currency }
            .map { row($0.account.name, $0.start, $0.end, .plain) }
        let total = row(wording.totalName, report.start(in: currency), report.end(in: currency), .strong)
        return TextTable(
            columns: [
                .init(wording.accountColumn, flexibleDownTo: 8), .init(wording.startColumn, .right, rank: 1),
                .init(wording.endColumn, .right), .init(wording.changeName, .right),
            ],
            rows: rows + [total]
        ).lines(width: width)
    }

    public func lines(_ report: PriceReport, limit: Int) -> [StyledLine] {
        var lines = [StyledLine(wording.title(ofPrices: report.word).escapingControls, .strong)]
        for currency in report.currencies {
            for (name, one) in report.extremes(in: currency).map({
                [(wording.newestName, $0.newest), (wording.lowestName, $0.lowest), (wording.highestName, $0.highest)]
            }) ?? [] {
                let text = "\(name): \(one.price.formatted)  \(one.day)  \(one.shop ?? "-")"
                lines.append(StyledLine(text.escapingControls).truncated(toColumns: width))
            }
            if let chart = report.chart(in: currency, title: "\(report.word) (\(currency.code))") {
                lines += [StyledLine("")] + chart.lines(width: width, isPlain: isPlain)
            }
        }
        let shown = report.purchases.suffix(limit)
        let table = TextTable(
            columns: [
                .init(wording.dateColumn), .init(wording.itemColumn, flexibleDownTo: 8),
                .init(wording.shopColumn, rank: 1, flexibleDownTo: 8), .init(wording.quantityColumn, .right, rank: 2),
                .init(wording.priceColumn, .right),
            ],
            rows: shown.reversed().map { one in
                [
                    .init(one.day.description, .faint), .init(one.name), .init(one.shop ?? "-"),
                    .init(one.quantity ?? "1", .faint), .init(one.price.formatted),
                ]
            }
        ).lines(width: width)
        lines += [StyledLine("")] + table
        let more = report.purchases.count - shown.count
        if more > 0 { lines.append(StyledLine(wording.andMore(more), .faint)) }
        return lines + faint(wording.sizesDiffer)
    }

    public func lines(_ report: EventReport) -> [StyledLine] {
        [StyledLine(wording.eventsTitle, .strong)] + report.currencies.flatMap { [StyledLine("")] + table(report, $0) }
    }

    private func table(_ report: EventReport, _ currency: Currency) -> [StyledLine] {
        let people = report.people(in: currency)
        let rows = people.map { person -> [TextTable.Cell] in
            let last = person.entries.last
            return [
                .init(wording.label(person.name, .subject, isPlain: isPlain)),
                .init(person.given(in: currency).formatted), .init(person.received(in: currency).formatted),
                .init("\(last?.day.description ?? "") \(last?.text ?? "")", .faint),
            ]
        }
        let total: [TextTable.Cell] = [
            .init(wording.totalName, .strong),
            .init(people.map { $0.given(in: currency) }.summed.first?.formatted ?? "-", .strong),
            .init(people.map { $0.received(in: currency) }.summed.first?.formatted ?? "-", .strong), "",
        ]
        return TextTable(
            columns: [
                .init(wording.personColumn, flexibleDownTo: 8), .init(wording.givenColumn, .right),
                .init(wording.receivedColumn, .right), .init(wording.lastColumn, flexibleDownTo: 10),
            ],
            rows: rows + [total]
        ).lines(width: width)
    }

    public func lines(_ report: TaxReport) -> [StyledLine] {
        var lines = wording.leftOut(report.leftOut).map { faint($0, .doubt) } ?? []
        lines += [StyledLine(wording.title(ofTax: report.period), .strong), StyledLine("")]
        let table = TextTable(
            columns: [
                .init(wording.name(.payment), flexibleDownTo: 8), .init(wording.spentName, .right),
                .init(wording.excludedColumn, .right, rank: 1), .init(wording.restColumn, .right),
                .init(wording.recordsName, .right, rank: 2),
            ],
            rows: report.rows.map { row in
                [
                    .init(wording.name(row.means)), .init(row.sum.formatted), .init(row.excluded.formatted, .faint),
                    .init(row.rest.formatted), .init("\(row.records)", .faint),
                ]
            }
        )
        // Bars only for a single currency, because lengths of two are not comparable.
        let isOne = Set(report.rows.map(\.sum.currency)).count == 1
        lines += table.lines(width: width, bars: isOne ? report.rows.map(\.rest).barShares : [])
        return lines + self.lines(report.vat) + [StyledLine("")] + faint(wording.taxNote)
    }

    private func lines(_ vat: VATSums) -> [StyledLine] {
        guard !vat.rows.isEmpty else { return [] }
        let table = TextTable(
            columns: [
                .init(wording.vatColumn, flexibleDownTo: 8), .init(wording.netColumn, .right),
                .init(wording.taxColumn, .right), .init(wording.grossColumn, .right, rank: 1),
                .init(wording.recordsName, .right, rank: 2),
            ],
            rows: vat.rows.map { row in
                [
                    .init(wording.vatRate(row.rate)), .init(row.net.formatted), .init(row.tax.formatted, .strong),
                    .init(row.gross.formatted, .faint), .init("\(row.records)", .faint),
                ]
            }
        )
        let without = vat.without.count > 0 ? faint(wording.withoutVAT(vat.without)) : []
        return [StyledLine("")] + table.lines(width: width) + without
    }

    public func lines(_ statuses: [BudgetStatus], today: CalendarDay) -> [StyledLine] {
        let isComing = statuses.contains { $0.coming.minorUnits != 0 }
        let rows = statuses.map { status -> [TextTable.Cell] in
            [
                .init(name(status.budget.category)),
                .init(wording.title(status.period), .faint), .init(status.available.formatted),
                .init(status.spent.formatted),
                .init(status.left.formatted, status.left.minorUnits < 0 ? .bad : .plain),
                .init(status.percentUsed.map { "\($0) %" } ?? "-", .faint),
            ] + (isComing ? [.init(status.coming.formatted, .faint)] : [])
        }
        let table = TextTable(
            columns: [
                .init(wording.name(.category), flexibleDownTo: 8),
                .init(wording.periodColumn, rank: 3, flexibleDownTo: 8),
                .init(wording.budgetColumn, .right, rank: 1), .init(wording.spentName, .right),
                .init(wording.leftColumn, .right), .init(wording.usedColumn, .right, rank: 2),
            ] + (isComing ? [.init(wording.comingColumn, .right, rank: 4)] : []),
            rows: rows
        ).lines(width: width)
        let remarks = statuses.flatMap { status -> [String] in
            let note = status.budget.note.map { "\(name(status.budget.category)): \($0)" }
            return [wording.remark(status, day: status.period.number(of: today)), note].compactMap(\.self)
        }
        return table + [StyledLine("")] + remarks.flatMap { faint($0) }
    }

    /// How far saving goals are, with a bar of what is saved.
    public func lines(_ goals: [GoalStatus]) -> [StyledLine] {
        TextTable(
            columns: [
                .init(wording.goalColumn, flexibleDownTo: 8), .init(wording.targetColumn, .right, rank: 2),
                .init(wording.savedColumn, .right), .init("%", .right), .init(wording.leftColumn, .right, rank: 3),
                .init(wording.byColumn, rank: 4), .init(wording.perMonthColumn, .right, rank: 1),
            ],
            rows: goals.map { status in
                [
                    .init(status.goal.name.escapingControls), .init(status.goal.target.formatted, .faint),
                    .init(status.saved.formatted), .init("\(status.percent)"), .init(status.left.formatted),
                    .init(status.goal.by?.description ?? "", status.isOverdue ? .bad : .faint),
                    .init(status.neededPerMonth?.formatted ?? "-"),
                ]
            }
        ).lines(width: width)
    }

    private func name(_ category: ReceiptDomain.Category?) -> String {
        guard let category, isPlain else { return wording.name(budgetFor: category) }
        return wording.category(category)
    }
}
