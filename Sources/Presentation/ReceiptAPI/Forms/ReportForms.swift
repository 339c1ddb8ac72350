public import HouseholdBook
import ReceiptDomain
public import ReceiptWording

/// A range of days for JSON.
public struct PeriodForm: Encodable {
    var from: String
    var to: String

    public init(_ period: ReportPeriod) { (from, to) = (period.first.description, period.last.description) }
}

/// A report for `report --json`: amounts are decimal strings, and currencies are separate.
public struct ReportForm: Encodable {
    struct Sum: Encodable {
        var now: String
        var before: String
        /// The sum of as many days of the previous period; omitted once the period has ended.
        var sameDays: String?
        var records: Int

        init(_ sum: Report.Sum, isRunning: Bool) {
            (now, before, records) = (sum.now.decimal, sum.before.decimal, sum.records)
            sameDays = isRunning ? sum.sameDays.decimal : nil
        }
    }

    struct Row: Encodable {
        var key: String?
        var name: String
        var sum: Sum
    }

    struct Sheet: Encodable {
        var currency: String
        var spent: Sum
        var earned: Sum
        var transferred: Sum
        var adjusted: Sum
        /// The amount by which rows exceed the whole.
        var overlap: String?
        var spentRows: [Row]
        var earnedRows: [Row]
    }

    var period: PeriodForm
    var before: PeriodForm?
    var by: String
    /// The report's filter; empty for the whole book.
    var filter: [String: String]
    var leftOut: OmissionsForm
    /// Only of a report in one currency.
    var converted: ConvertedForm?
    var currencies: [Sheet]
    var budgets: [BudgetForm]
    var goals: [GoalForm]

    public init(
        _ report: Report,
        _ statuses: [BudgetStatus],
        _ goals: [GoalStatus],
        _ wording: any Wording
    ) {
        self.goals = goals.map(GoalForm.init)
        let isRunning = report.isRunning
        func rows(_ rows: [Report.Row]) -> [Row] {
            rows.map {
                Row(
                    key: $0.key,
                    name: wording.label($0.key, report.context.grouping, isPlain: true),
                    sum: Sum($0.sum, isRunning: isRunning)
                )
            }
        }
        period = PeriodForm(report.period)
        before = report.period.previous.map(PeriodForm.init)
        by = report.context.grouping.rawValue
        let part = report.context.filter
        filter = ["shop": part.shop, "category": part.category?.code, "subject": part.subject, "tag": part.tag]
            .compactMapValues(\.self)
        leftOut = OmissionsForm(report.leftOut)
        converted = report.converted.map(ConvertedForm.init)
        currencies = report.sheets.map { sheet in
            Sheet(
                currency: sheet.currency.code,
                spent: Sum(sheet.spent, isRunning: isRunning),
                earned: Sum(sheet.earned, isRunning: isRunning),
                transferred: Sum(sheet.transferred, isRunning: isRunning),
                adjusted: Sum(sheet.adjusted, isRunning: isRunning),
                overlap: sheet.overlap.minorUnits == 0 ? nil : sheet.overlap.decimal,
                spentRows: rows(sheet.spentRows),
                earnedRows: rows(sheet.earnedRows)
            )
        }
        budgets = statuses.map(BudgetForm.init)
    }
}

/// The records in no sum.
public struct OmissionsForm: Encodable {
    struct Tally: Encodable {
        var records: Int
        /// By currency.
        var amounts: [String: String]
        /// By currency; left out where there is none.
        var income: [String: String]?

        init?(_ tally: ReportOmissions.Tally) {
            guard tally.count > 0 else { return nil }
            records = tally.count
            amounts = [String: String](byCurrency: tally.amounts)
            income = tally.income.isEmpty ? nil : [String: String](byCurrency: tally.income)
        }
    }

    var drafts: Tally?
    var planned: Tally?
    var undated: Tally?
    var unsettled: Tally?
    var withoutAmount: Tally?

    public init(_ omissions: ReportOmissions) {
        (drafts, planned, undated) = (Tally(omissions.drafts), Tally(omissions.planned), Tally(omissions.undated))
        (unsettled, withoutAmount) = (Tally(omissions.unsettled), Tally(omissions.withoutAmount))
    }
}

/// A budget for `budget list --json` and within a report.
public struct BudgetForm: Encodable {
    /// Omitted for all spending.
    var category: String?
    var unit: String
    var period: PeriodForm
    var currency: String
    var amount: String
    /// A part of `amount`, from other budgets or to them; omitted without.
    var moved: String?
    var carried: String
    var spent: String
    var left: String
    var coming: String
    var percentUsed: Int?
    var rollover: Bool
    var note: String?

    public init(_ status: BudgetStatus) {
        let budget = status.budget
        (category, unit, currency) = (budget.category?.code, budget.unit.rawValue, budget.currency.code)
        (period, percentUsed) = (PeriodForm(status.period), status.percentUsed)
        (amount, carried, spent) = (status.amount.decimal, status.carried.decimal, status.spent.decimal)
        (left, coming) = (status.left.decimal, status.coming.decimal)
        (rollover, note) = (budget.rollsOver, budget.note)
        moved = status.moved.minorUnits == 0 ? nil : status.moved.decimal
    }
}

/// A saving goal, for `goals --json`.
public struct GoalForm: Encodable {
    var id: String
    var name: String
    var currency: String
    var target: String
    var saved: String
    var left: String
    var percent: Int
    var by: String?
    /// Until `by`; omitted without one, and once it has passed.
    var months: Int?
    var neededPerMonth: String?
    var account: String?
    var note: String?

    public init(_ status: GoalStatus) {
        let goal = status.goal
        (id, name, currency, target) = (goal.id, goal.name, goal.target.currency.code, goal.target.decimal)
        (saved, left, percent, by) = (status.saved.decimal, status.left.decimal, status.percent, goal.by?.description)
        (months, neededPerMonth) = (status.months, status.neededPerMonth?.decimal)
        (account, note) = (goal.account, goal.note)
    }
}

/// The sum of all accounts over time, for `report --net-worth --json`.
public struct NetWorthReportForm: Encodable {
    struct Point: Encodable {
        var date: String
        var netWorth: String
    }

    struct Account: Encodable {
        var account: String
        var currency: String
        var start: String
        var end: String
    }

    struct Sheet: Encodable {
        var currency: String
        var start: String
        var end: String
        var points: [Point]
    }

    var period: PeriodForm
    var unsettled: [String: String]
    var currencies: [Sheet]
    var accounts: [Account]
    var converted: ConvertedForm?

    public init(_ report: NetWorthReport) {
        period = PeriodForm(report.period)
        converted = report.converted.map(ConvertedForm.init)
        unsettled = [String: String](byCurrency: report.unsettled)
        currencies = report.currencies(home: nil).map { currency in
            Sheet(
                currency: currency.code,
                start: report.start(in: currency).decimal,
                end: report.end(in: currency).decimal,
                points: (report.points[currency] ?? []).map {
                    Point(date: $0.day.description, netWorth: $0.sum.decimal)
                }
            )
        }
        accounts = report.lines.map {
            Account(
                account: $0.account.id,
                currency: $0.end.currency.code,
                start: $0.start.decimal,
                end: $0.end.decimal
            )
        }
    }
}

/// A product's prices, for `report --item --json`.
public struct PriceReportForm: Encodable {
    struct Purchase: Encodable {
        var date: String
        var price: String
        var currency: String
        var name: String
        var quantity: String?
        var merchant: String?
        var record: String
    }

    var word: String
    var purchases: [Purchase]
    /// The number of matching items on records without a date.
    var undated: Int

    public init(_ report: PriceReport) {
        (word, undated) = (report.word, report.undated)
        purchases = report.purchases.map {
            Purchase(
                date: $0.day.description,
                price: $0.price.decimal,
                currency: $0.price.currency.code,
                name: $0.name,
                quantity: $0.quantity,
                merchant: $0.shop,
                record: $0.record.rawValue
            )
        }
    }
}

/// Money given and received, for `report --events --json`; negative amounts were given.
public struct EventReportForm: Encodable {
    struct Entry: Encodable {
        var date: String
        var amount: String
        var currency: String
        var text: String
        var record: String
    }

    struct Person: Encodable {
        var name: String?
        var entries: [Entry]
    }

    var people: [Person]

    public init(_ report: EventReport) {
        people = report.people.map { person in
            Person(
                name: person.name,
                entries: person.entries.map {
                    Entry(
                        date: $0.day.description,
                        amount: $0.amount.decimal,
                        currency: $0.amount.currency.code,
                        text: $0.text,
                        record: $0.record.rawValue
                    )
                }
            )
        }
    }
}

extension [String: String] {
    init(byCurrency sums: [Money]) {
        self.init(sums.map { ($0.currency.code, $0.decimal) }) { first, _ in first }
    }
}
