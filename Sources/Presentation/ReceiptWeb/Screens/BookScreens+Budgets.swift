import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptMarkup
import ReceiptReview
import ReceiptWording

/// Budgets, and the form for them.
extension BookScreens {
    func budgets() async throws -> PageResponse {
        let kept = await context.keptForm()
        let form = kept?.fields
        let home = try await context.convention().homeCurrency
        let reports = HouseholdReports(library: context.library, user: context.user, today: context.today, home: home)
        let statuses = try await reports.budgetStatuses(on: context.today)
        var frame = try await frame(context.text(.budgets))
        if let trouble = kept?.trouble { frame.notice = tag("p", .class("ink-bad")) { context.sentence(trouble) } }
        let categories =
            [("", wording.name(budgetFor: nil))]
            + wording.catalog.offered(for: .expense).map { ($0.code, wording.category($0)) }
        let movable = statuses.filter { $0.budget.unit == .month }.compactMap(\.budget.category)
            .map { ($0.code, wording.category($0)) }
        let units = [Budget.Unit.month, .year].map { ($0.rawValue, wording.name($0)) }
        return frame.answer {
            if statuses.isEmpty {
                context.empty(context.text(.noBudgets), drawing: "gauge")
            } else {
                tag("ul", .class("rest", "card")) {
                    for status in statuses { Self.line(status, context, canRemove: true) }
                }
            }
            tag("form", .set("method", "post"), .action(Link("/budgets")), .class("card", "grid")) {
                tag("h2") { context.text(.setBudget) }
                context.field(context.text(.forWhat), id: "category") {
                    context.select("category", categories, chosen: form?["category"] ?? "")
                }
                context.field(wording.field(.amount), id: "amount") {
                    context.amountInput("amount", form?["amount"], home, [.class("sum"), .flag("required")])
                }
                context.field(context.text(.perMonthOrYear), id: "unit") {
                    context.select("unit", units, chosen: form?["unit"] ?? Budget.Unit.month.rawValue)
                }
                tag("div", .class("actions")) {
                    tag("button", .class("main"), .set("name", "do"), .set("value", "set")) { context.text(.setBudget) }
                }
            }
            if movable.count > 1 { moving(movable, form, home) }
        }
    }

    /// The form that moves money between the budgets of two categories for this month.
    private func moving(_ categories: [(String, String)], _ form: FormFields?, _ home: Currency?) -> Markup {
        tag("form", .set("method", "post"), .action(Link("/budgets")), .class("card", "grid")) {
            tag("h2") { context.text(.moveBudget) }
            context.field(context.text(.fromBudget), id: "from") {
                context.select("from", categories, chosen: form?["from"] ?? "")
            }
            context.field(context.text(.toBudget), id: "to") {
                context.select("to", categories.reversed(), chosen: form?["to"] ?? "")
            }
            context.field(wording.field(.amount), id: "moved") {
                context.amountInput("moved", form?["moved"], home, [.class("sum"), .flag("required")])
            }
            tag("div", .class("actions")) {
                tag("button", .set("name", "do"), .set("value", "move")) { context.text(.moveBudget) }
            }
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
                    tag("button", .class("quiet", "ink-bad"), .set("name", "do"), .set("value", "remove")) {
                        context.text(.remove)
                    }
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
            if form["do"] == "remove" {
                _ = try await budgets.remove(category, unit, today: context.today)
                return try await context.done(Link("/budgets"), "removed")
            }
            if form["do"] == "move" {
                let ends = [form["from"], form["to"]].compactMap { $0.flatMap { ReceiptDomain.Category(code: $0) } }
                guard ends.count == 2 else { throw HouseholdBudgets.Problem.unknown(nil) }
                guard let moved = form["moved"] else { throw BookProblem.needsAmount }
                let amount = try Typed.amount(moved, convention.homeCurrency ?? .unknown)
                _ = try await budgets.move(amount, from: ends[0], to: ends[1]) { _ in context.today }
                return try await context.done(Link("/budgets"), "saved")
            }
            guard let amount = form["amount"] else { throw BookProblem.needsAmount }
            _ = try await budgets.set(
                category,
                unit,
                try Typed.amount(amount, convention.homeCurrency ?? .unknown),
                from: context.today,
                catalog: convention.catalog,
                profile: context.dependencies.home.profile
            )
            return try await context.done(Link("/budgets"), "saved")
        }
    }
}
