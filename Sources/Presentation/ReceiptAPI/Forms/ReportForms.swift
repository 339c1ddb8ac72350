public import HouseholdBook
public import ReceiptDomain
public import ReceiptWording

/// Reports for `--json` and the API: amounts are decimal strings, and currencies are separate.
extension JSONForm {
    public static func period(_ period: ReportPeriod) -> JSONForm { ["from": period.first, "to": period.last] }

    /// Budgets and goals stand beside the report's sums; `filter` is empty for the whole book.
    public static func report(
        _ report: Report,
        _ budgets: [BudgetStatus],
        _ goals: [GoalStatus],
        _ wording: any Wording
    ) -> JSONForm {
        func sum(_ sum: Report.Sum) -> JSONForm {
            [
                "now": sum.now.decimal, "before": sum.before.decimal, "records": sum.records,
                // Of as many days of the previous period.
                "sameDays": report.isRunning ? sum.sameDays.decimal : nil,
            ]
        }
        func rows(_ rows: [Report.Row]) -> [JSONForm] {
            rows.map { row in
                let name = wording.label(row.key, report.context.grouping, isPlain: true)
                return ["key": row.key, "name": name, "sum": sum(row.sum)]
            }
        }
        let part = report.context.filter
        let filter = ["shop": part.shop, "category": part.category?.code, "subject": part.subject, "tag": part.tag]
        return [
            "period": period(report.period), "before": report.period.previous.map(period),
            "by": report.context.grouping.rawValue, "filter": filter.compactMapValues(\.self),
            "leftOut": omissions(report.leftOut), "converted": report.converted.map(converted),
            "budgets": budgets.map(budget), "goals": goals.map(goal),
            "currencies": report.sheets.map { sheet -> JSONForm in
                [
                    "currency": sheet.currency, "spent": sum(sheet.spent), "earned": sum(sheet.earned),
                    "transferred": sum(sheet.transferred), "adjusted": sum(sheet.adjusted),
                    // The amount by which rows exceed the whole.
                    "overlap": sheet.overlap.minorUnits == 0 ? nil : sheet.overlap.decimal,
                    "spentRows": rows(sheet.spentRows), "earnedRows": rows(sheet.earnedRows),
                ]
            },
        ]
    }

    /// The records in no sum.
    static func omissions(_ omissions: ReportOmissions) -> JSONForm {
        [
            "drafts": tally(omissions.drafts), "planned": tally(omissions.planned),
            "undated": tally(omissions.undated), "unsettled": tally(omissions.unsettled),
            "withoutAmount": tally(omissions.withoutAmount),
        ]
    }

    private static func tally(_ tally: ReportOmissions.Tally) -> JSONForm? {
        guard tally.count > 0 else { return nil }
        return [
            "records": tally.count, "amounts": [String: String](byCurrency: tally.amounts),
            "income": tally.income.isEmpty ? nil : [String: String](byCurrency: tally.income),
        ]
    }

    /// The rates at which amounts came to one currency.
    private static func converted(_ sums: ConvertedSums) -> JSONForm {
        [
            "currency": sums.currency,
            // Records that count with the amount they were settled at.
            "settled": sums.settled,
            // Records without a rate, whose sums stay in their currencies.
            "without": tally(sums.without),
            "rates": sums.uses.map { use -> JSONForm in
                let rate = use.rate
                return [
                    "from": rate.from, "rate": rate.decimal, "day": rate.day, "source": rate.source,
                    "records": use.records,
                ]
            },
        ]
    }

    /// A budget for `budget list --json` and within a report; one without a category is for all spending.
    public static func budget(_ status: BudgetStatus) -> JSONForm {
        let budget = status.budget
        return [
            "category": budget.category, "unit": budget.unit.rawValue, "currency": budget.currency,
            "period": period(status.period), "percentUsed": status.percentUsed, "amount": status.amount.decimal,
            // A part of the amount, from other budgets or to them.
            "moved": status.moved.minorUnits == 0 ? nil : status.moved.decimal,
            "carried": status.carried.decimal, "spent": status.spent.decimal, "left": status.left.decimal,
            "coming": status.coming.decimal, "rollover": budget.rollsOver, "note": budget.note,
        ]
    }

    /// A saving goal for `goals --json`; `months` and `neededPerMonth` are left out once `by` has passed.
    public static func goal(_ status: GoalStatus) -> JSONForm {
        let goal = status.goal
        return [
            "id": goal.id, "name": goal.name, "currency": goal.target.currency, "target": goal.target.decimal,
            "saved": status.saved.decimal, "left": status.left.decimal, "percent": status.percent, "by": goal.by,
            "months": status.months, "neededPerMonth": status.neededPerMonth?.decimal, "account": goal.account,
            "note": goal.note,
        ]
    }

    /// The sum of all accounts over time, for `report --net-worth --json`.
    public static func netWorth(_ report: NetWorthReport) -> JSONForm {
        [
            "period": period(report.period), "converted": report.converted.map(converted),
            "unsettled": [String: String](byCurrency: report.unsettled),
            "currencies": report.currencies(home: nil).map { currency -> JSONForm in
                [
                    "currency": currency, "start": report.start(in: currency).decimal,
                    "end": report.end(in: currency).decimal,
                    "points": (report.points[currency] ?? []).map { point -> JSONForm in
                        ["date": point.day, "netWorth": point.sum.decimal]
                    },
                ]
            },
            "accounts": report.lines.map { line -> JSONForm in
                [
                    "account": line.account.id, "currency": line.end.currency, "start": line.start.decimal,
                    "end": line.end.decimal,
                ]
            },
        ]
    }

    /// A product's prices, for `report --item --json`; `undated` counts matching items on records without a date.
    public static func prices(_ report: PriceReport) -> JSONForm {
        [
            "word": report.word, "undated": report.undated,
            "purchases": report.purchases.map { purchase -> JSONForm in
                [
                    "date": purchase.day, "price": purchase.price.decimal, "currency": purchase.price.currency,
                    "name": purchase.name, "quantity": purchase.quantity, "merchant": purchase.shop,
                    "record": purchase.record,
                ]
            },
        ]
    }

    /// Money given and received, for `report --events --json`; negative amounts were given.
    public static func events(_ report: EventReport) -> JSONForm {
        func entry(_ entry: EventReport.Entry) -> JSONForm {
            [
                "date": entry.day, "amount": entry.amount.decimal, "currency": entry.amount.currency,
                "text": entry.text, "record": entry.record,
            ]
        }
        let people: [JSONForm] = report.people.map { ["name": $0.name, "entries": $0.entries.map(entry)] }
        return ["people": people]
    }

    /// Sums by means of payment and by rate of tax, for `report --tax --json`.
    public static func tax(_ report: TaxReport) -> JSONForm {
        [
            "period": period(report.period), "leftOut": omissions(report.leftOut),
            "rows": report.rows.map { row -> JSONForm in
                [
                    "means": row.means.rawValue, "currency": row.sum.currency, "spent": row.sum.decimal,
                    "excluded": row.excluded.decimal, "rest": row.rest.decimal, "records": row.records,
                ]
            },
            "vat": report.vat.rows.map { row -> JSONForm in
                [
                    "currency": row.net.currency, "net": row.net.decimal, "tax": row.tax.decimal,
                    "records": row.records,
                    // In percent, `0` for what has no tax; left out for several rates or one that is not known.
                    "rate": row.rate.map { $0 % 10 == 0 ? "\($0 / 10)" : "\($0 / 10).\($0 % 10)" },
                ]
            },
            // Purchases that note no tax.
            "withoutVAT": tally(report.vat.without),
        ]
    }

    /// Moods by month and by day; only those that were noted.
    public static func moods(_ report: MoodReport) -> JSONForm {
        [
            "period": period(report.period),
            "months": report.months.map { month -> JSONForm in
                [
                    "month": month.first.isoMonth,
                    "moods": Dictionary(month.counts.map { ($0.key.rawValue, $0.value) }) { first, _ in first },
                ]
            },
            "days": Dictionary(report.days.map { ($0.key.description, $0.value.map(\.rawValue)) }) { first, _ in first
            },
        ]
    }
}

extension [String: String] {
    init(byCurrency sums: [Money]) {
        self.init(sums.map { ($0.currency.code, $0.decimal) }) { first, _ in first }
    }
}
