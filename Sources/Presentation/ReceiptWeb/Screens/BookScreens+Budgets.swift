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
        let home = convention.homeCurrency
        let reports = HouseholdReports(library: context.library, user: context.user, today: context.today, home: home)
        let statuses = try await reports.budgetStatuses(on: context.today)
        let categories =
            [("", wording.name(budgetFor: nil))]
            + wording.catalog.offered(for: .expense).map { ($0.code, wording.category($0)) }
        let movable = statuses.filter { $0.budget.unit == .month }.compactMap(\.budget.category)
            .map { ($0.code, wording.category($0)) }
        let units = [Budget.Unit.month, .year].map { ($0.rawValue, wording.name($0)) }
        return try await frame(context.text(.budgets)).answer {
            Self.otherMonths(statuses.map(\.budget), besides: convention.monthStart, context)
            if statuses.isEmpty {
                context.empty(context.text(.noBudgets), drawing: "gauge")
            } else {
                tag("ul", .class("rest", "card")) {
                    for status in statuses { Self.line(status, context, canRemove: true) }
                }
            }
            context.form(Link("/budgets")) {
                tag("h2") { context.text(.setBudget) }
                context.selectField("category", .forWhat, categories)
                context.field(wording.field(.amount), id: "amount") {
                    context.amountInput("amount", context.typed("amount"), home, [.class("sum"), .flag("required")])
                }
                context.selectField("unit", .perMonthOrYear, units, else: Budget.Unit.month.rawValue)
                tag("div", .class("actions")) {
                    context.button("set", .setBudget, .class("main"))
                }
            }
            if movable.count > 1 { moving(movable, home) }
        }
    }

    /// The form that moves money between the budgets of two categories for this month.
    private func moving(_ categories: [(String, String)], _ home: Currency?) -> Markup {
        context.form(Link("/budgets")) {
            tag("h2") { context.text(.moveBudget) }
            context.selectField("from", .fromBudget, categories)
            context.selectField("to", .toBudget, categories.reversed())
            context.field(wording.field(.amount), id: "moved") {
                context.amountInput("moved", context.typed("moved"), home, [.class("sum"), .flag("required")])
            }
            tag("div", .class("actions")) {
                context.button("move", .moveBudget)
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

    /// A budget's line: what is left, and a bar of what is used.
    static func line(_ status: BudgetStatus, _ context: RequestContext, canRemove: Bool = false) -> Markup {
        let budget = status.budget
        let isOver = status.left.minorUnits < 0
        let left =
            isOver ? Money(minorUnits: abs(status.left.minorUnits), currency: status.left.currency) : status.left
        return tag("li") {
            tag("span") {
                if let category = budget.category {
                    context.named(category, context.wording.category(category))
                } else {
                    context.wording.name(budgetFor: nil)
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
            if canRemove {
                tag("form", .set("method", "post"), .action(Link("/budgets"))) {
                    context.hidden("category", budget.category?.code ?? "")
                    context.hidden("unit", budget.unit.rawValue)
                    context.button("remove", .remove, .class("quiet", "ink-bad"))
                }
            }
        }
    }

    func answerBudgets() async throws -> PageResponse {
        let form = try await context.request.form()
        return try await taking(form, from: Link("/budgets")) {
            let convention = try await context.convention()
            let budgets = HouseholdBudgets(library: context.library, user: context.user)
            let category = try form["category"].map { try CategorySearch.any($0, in: convention.catalog) }
            let unit = form["unit"].flatMap { Budget.Unit(rawValue: $0) } ?? .month
            let home = convention.homeCurrency ?? .unknown
            var reader = FormReader(form)
            if form["do"] == "months" {
                _ = try await budgets.beginMonths(on: convention.monthStart, today: context.today)
                return try await context.done(Link("/budgets"), "saved")
            }
            if form["do"] == "remove" {
                _ = try await budgets.remove(category, unit, today: context.today)
                return try await context.done(Link("/budgets"), "removed")
            }
            if form["do"] == "move" {
                let ends = [form["from"], form["to"]].compactMap { $0.flatMap { ReceiptDomain.Category(code: $0) } }
                guard ends.count == 2 else { throw HouseholdBudgets.Problem.unknown(nil) }
                let amount = reader.amount("moved", home)
                try reader.finish()
                _ = try await budgets.move(amount, from: ends[0], to: ends[1]) { _ in context.today }
                return try await context.done(Link("/budgets"), "saved")
            }
            let amount = reader.amount("amount", home)
            try reader.finish()
            _ = try await budgets.set(
                category,
                unit,
                amount,
                from: context.today,
                catalog: convention.catalog,
                profile: context.dependencies.home.profile
            )
            return try await context.done(Link("/budgets"), "saved")
        }
    }
}
