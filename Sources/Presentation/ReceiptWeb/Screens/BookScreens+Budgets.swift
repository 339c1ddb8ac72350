import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptMarkup
import ReceiptReview
import ReceiptWording

/// Budgets, and the form for them.
extension BookScreens {
    func budgets() async throws -> PageResponse {
        let convention = try await context.convention()
        let statuses = try await budgetStatuses()
        return try await frame(context.text(.budgets)).answer {
            Self.otherMonths(statuses.map(\.budget), besides: convention.monthStart, context)
            if statuses.isEmpty {
                context.empty(
                    context.text(.noBudgets),
                    Link("/budgets/new"),
                    isSheet: true,
                    context.text(.newBudget),
                    drawing: "gauge"
                )
            } else {
                tag("ul", .class("rest", "card")) {
                    for status in statuses {
                        Self.line(status, context, Link("/budgets", status.budget.id), isSheet: true)
                    }
                }
                tag("p", .class("actions")) {
                    tag("a", .class("button"), .href(Link("/budgets/new")), .data("sheet", "")) {
                        context.text(.newBudget)
                    }
                    if movable(statuses).count > 1 {
                        tag("a", .class("button", "quiet"), .href(Link("/budgets/move")), .data("sheet", "")) {
                            context.text(.moveBudget)
                        }
                    }
                }
            }
        }
    }

    private func budgetStatuses() async throws -> [BudgetStatus] {
        let home = try await context.convention().homeCurrency
        let reports = HouseholdReports(library: context.library, user: context.user, today: context.today, home: home)
        return try await reports.budgetStatuses(on: context.today)
    }

    func newBudget() async throws -> PageResponse {
        let home = try await context.convention().homeCurrency
        let categories =
            [("", wording.name(budgetFor: nil).asTitle)]
            + wording.catalog.offered(for: .expense).map { ($0.code, wording.category($0)) }
        let units = [Budget.Unit.month, .year].map { ($0.rawValue, wording.name($0).asTitle) }
        return try await formFrame(context.text(.newBudget)).answer {
            context.form(Link("/budgets")) {
                context.selectField("category", .forWhat, categories)
                amountField("amount", nil, home)
                context.selectField("unit", .perMonthOrYear, units, else: Budget.Unit.month.rawValue)
                tag("div", .class("actions")) { context.button("set", .newBudget, .class("main")) }
            }
        }
    }

    private func amountField(_ name: String, _ known: Money?, _ currency: Currency?) -> Markup {
        context.field(wording.field(.amount), id: name) {
            let text = context.typed(name, else: known?.formattedNumber)
            context.amountInput(name, text, currency, [.class("sum"), .flag("required")])
        }
    }

    /// The form of a budget's amount, from the period with today on.
    func budget(_ id: String) async throws -> PageResponse {
        let status = try await budgetStatus(id)
        let budget = status.budget
        let title = budget.category.map { wording.category($0) } ?? wording.name(budgetFor: nil).asTitle
        return try await formFrame(title + String.dot + wording.name(budget.unit)).answer {
            context.form(Link("/budgets", id)) {
                amountField("amount", status.amount.plus(budget.moved(in: status.period).negated), budget.currency)
                tag("p", .class("notes")) { context.text(.budgetHelp) }
                tag("div", .class("actions")) {
                    context.button("set", .save, .class("main"))
                    tag("a", .class("button", "quiet"), .href(Self.records(of: status, context))) {
                        context.text(.spendingOfIt)
                    }
                    context.button("remove", .remove, .class("quiet", "ink-bad"))
                }
            }
        }
    }

    private func budgetStatus(_ id: String) async throws -> BudgetStatus {
        let found = try await budgetStatuses().first { $0.budget.id == id }
        guard let found else { throw PageProblem.notFound }
        return found
    }

    /// The categories with a budget of a month, between which money can be moved.
    private func movable(_ statuses: [BudgetStatus]) -> [(value: String, label: String)] {
        statuses.filter { $0.budget.unit == .month }.compactMap(\.budget.category)
            .map { ($0.code, wording.category($0)) }
    }

    /// The form that moves money between the budgets of two categories for this month.
    func moving() async throws -> PageResponse {
        let categories = movable(try await budgetStatuses())
        let home = try await context.convention().homeCurrency
        return try await formFrame(context.text(.moveBudget)).answer {
            context.form(Link("/budgets")) {
                context.selectField("from", .fromBudget, categories)
                context.selectField("to", .toBudget, categories.reversed())
                amountField("moved", nil, home)
                tag("div", .class("actions")) { context.button("move", .moveBudget, .class("main")) }
            }
        }
    }

    /// Says that months of budgets begin on another day than the household's, with a button for the same day.
    static func otherMonths(_ budgets: [Budget], besides start: Int, _ context: RequestContext) -> Markup {
        let others = Set(budgets.map(\.monthStart)).subtracting([start]).sorted()
        guard !others.isEmpty else { return Markup() }
        return tag("form", .set("method", "post"), .action(Link("/budgets"))) {
            tag("p", .class("ink-doubt")) {
                context.text(.budgetMonths(others.map(String.init).joined(separator: ", "), start))
            }
            context.button("months", .sameMonths(start), .class("quiet"))
        }
    }

    /// The list of what was spent on a budget in its period.
    static func records(of status: BudgetStatus, _ context: RequestContext) -> Link {
        guard let category = status.budget.category else {
            return Link("/reports").with("month", ReportsScreen.text(status.period))
        }
        return ReportsScreen(context: context).records(category.code, .category, status.period)
    }

    /// A budget's line, which is a link: what is left, and a bar of what is used.
    static func line(
        _ status: BudgetStatus,
        _ context: RequestContext,
        _ link: Link,
        isSheet: Bool = false
    ) -> Markup {
        let budget = status.budget
        let isOver = status.left.minorUnits < 0
        let left = isOver ? status.left.negated : status.left
        return tag("li") {
            tag("a", .href(link), isSheet ? .data("sheet", "") : nil) {
                tag("span") {
                    if let category = budget.category {
                        context.named(category, context.wording.category(category))
                    } else {
                        tag("span", .class("named")) {
                            context.sign("gauge") + Markup(data: context.wording.name(budgetFor: nil).asTitle)
                        }
                    }
                    tag("small", .class("ink-faint")) {
                        " / " + status.available.formatted
                            + (budget.unit == .year ? " " + context.wording.name(budget.unit) : "")
                    }
                }
                tag("span", isOver ? .class("amount", "ink-bad") : .class("amount")) {
                    left.formatted + " " + context.text(isOver ? .over : .left)
                }
                meter(status.spent.minorUnits, of: status.available.minorUnits, isOver: isOver)
            }
        }
    }

    func answerBudgets() async throws -> PageResponse {
        let form = try await context.request.form()
        let pages = ["months": Link("/budgets"), "move": Link("/budgets/move")]
        return try await taking(form, from: form["do"].flatMap { pages[$0] } ?? Link("/budgets/new")) {
            let convention = try await context.convention()
            let budgets = HouseholdBudgets(library: context.library, user: context.user)
            let home = convention.homeCurrency ?? .unknown
            var reader = FormReader(form)
            if form["do"] == "months" {
                _ = try await budgets.beginMonths(on: convention.monthStart, today: context.today)
                return try await context.done(Link("/budgets"), "saved")
            }
            if form["do"] == "move" {
                let ends = [form["from"], form["to"]].compactMap { $0.flatMap { ReceiptDomain.Category(code: $0) } }
                guard ends.count == 2 else { throw HouseholdBudgets.Problem.unknown(nil) }
                let amount = reader.amount("moved", home)
                try reader.finish()
                _ = try await budgets.move(amount, from: ends[0], to: ends[1]) { _ in context.today }
                return try await context.done(Link("/budgets"), "saved")
            }
            let category = try form["category"].map { try CategorySearch.any($0, in: convention.catalog) }
            let unit = form["unit"].flatMap { Budget.Unit(rawValue: $0) } ?? .month
            let amount = reader.amount("amount", home)
            try reader.finish()
            return try await set(category, unit, amount)
        }
    }

    private func set(
        _ category: ReceiptDomain.Category?,
        _ unit: Budget.Unit,
        _ amount: Money
    ) async throws -> PageResponse {
        _ = try await HouseholdBudgets(library: context.library, user: context.user).set(
            category,
            unit,
            amount,
            from: context.today,
            catalog: context.wording.catalog,
            profile: context.dependencies.home.profile
        )
        return try await context.done(Link("/budgets"), "saved")
    }

    func changeBudget(_ id: String) async throws -> PageResponse {
        let form = try await context.request.form()
        let budget = try await budgetStatus(id).budget
        return try await taking(form, from: Link("/budgets", id)) {
            if form["do"] == "remove" {
                let budgets = HouseholdBudgets(library: context.library, user: context.user)
                _ = try await budgets.remove(budget.category, budget.unit, in: budget.currency, today: context.today)
                return try await context.done(Link("/budgets"), "removed")
            }
            var reader = FormReader(form)
            let amount = reader.amount("amount", budget.currency)
            try reader.finish()
            return try await set(budget.category, budget.unit, amount)
        }
    }
}
