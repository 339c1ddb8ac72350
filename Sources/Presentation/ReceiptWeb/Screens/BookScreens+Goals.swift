import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptMarkup
import ReceiptReview
import ReceiptWording

/// Saving goals: how far each is, and the forms for them.
extension BookScreens {
    private var householdGoals: HouseholdGoals {
        HouseholdGoals(library: context.library, user: context.user, today: context.today)
    }

    /// The form for a goal; a goal may be called "new", so that no address is left for it.
    private static let newGoal = Link("/goals").with("new", "1")

    func goals() async throws -> PageResponse {
        let statuses = try await householdGoals.statuses(on: context.today)
        guard context.request.query["new"] == nil else { return try await newGoal(besides: statuses) }
        return try await frame(wording.goalsHeading).answer {
            if statuses.isEmpty {
                context.empty(
                    context.text(.noGoals),
                    Self.newGoal,
                    isSheet: true,
                    context.text(.newGoal),
                    drawing: "savings"
                )
            } else {
                tag("ul", .class("rest", "card")) { for status in statuses { line(status) } }
                tag("p", .class("actions")) {
                    tag("a", .class("button"), .href(Self.newGoal), .data("sheet", "")) { context.text(.newGoal) }
                }
            }
        }
    }

    private func newGoal(besides statuses: [GoalStatus]) async throws -> PageResponse {
        let home = try await context.convention().homeCurrency
        let taken = Set(statuses.compactMap(\.goal.account))
        let accounts = context.accounts.accounts.filter { $0.closed == nil && !taken.contains($0.id) }
        return try await formFrame(context.text(.newGoal)).answer {
            context.form(Link("/goals")) {
                context.inputField("name", .name, .flag("required"))
                targetFields(home)
                if !accounts.isEmpty {
                    context.selectField(
                        "account",
                        .savedOn,
                        [("", context.text(.putAsideByHand))] + accounts.map { ($0.id, $0.name) }
                    )
                }
                tag("div", .class("actions")) { tag("button", .class("main")) { context.text(.newGoal) } }
            }
        }
    }

    func goal(_ id: String) async throws -> PageResponse {
        let statuses = try await householdGoals.statuses(on: context.today)
        guard let status = statuses.first(where: { $0.goal.id == id }) else { throw PageProblem.notFound }
        let goal = status.goal
        let link = Link("/goals", id)
        let account = goal.account.flatMap { context.accounts[$0] }
        return try await formFrame(goal.name.escapingControls).answer {
            tag("ul", .class("rest", "card")) { line(status, isLink: false) }
            if let account {
                tag("p", .class("facts")) {
                    tag("a", .href(Link("/accounts", account.id))) {
                        context.text(.savedOn) + ": " + account.name.escapingControls
                    }
                }
            } else {
                context.form(link) {
                    context.field(context.text(.putAside), id: "amount") {
                        context.amountInput(
                            "amount",
                            context.typed("amount"),
                            goal.target.currency,
                            [.class("sum"), .flag("required")]
                        )
                    }
                    tag("div", .class("actions")) {
                        context.button("save", .putAside, .class("main"))
                        context.button("back", .takeItBack)
                    }
                }
            }
            if !goal.parts.isEmpty {
                tag("ul", .class("items", "card")) {
                    for part in goal.parts.reversed() {
                        tag("li") {
                            tag("span", .class("what")) { context.day(part.day) }
                            context.money(part.amount)
                        }
                    }
                }
            }
            tag("details", .class("card"), .flag("open", if: context.kept?.fields.raw("target") != nil)) {
                tag("summary") { context.text(.change) }
                context.form(link) {
                    targetFields(goal.target.currency, goal)
                    tag("div", .class("actions")) {
                        context.button("set", .save, .class("main"))
                        context.button("remove", .remove, .class("quiet", "ink-bad"))
                    }
                }
            }
        }
    }

    @MarkupBuilder
    private func targetFields(_ currency: Currency?, _ goal: SavingGoal? = nil) -> Markup {
        context.field(wording.targetColumn, id: "target") {
            let target = context.typed("target", else: goal?.target.formattedNumber)
            context.amountInput("target", target, currency, [.class("sum"), .flag("required")])
        }
        context.field(wording.byColumn, id: "by") {
            context.input("by", context.typed("by", else: goal?.by?.description), .set("type", "date"))
        }
    }

    private func line(_ status: GoalStatus, isLink: Bool = true) -> Markup {
        let goal = status.goal
        let line =
            tag("span") {
                if isLink { goal.name.escapingControls }
                tag("small", .class("ink-faint")) {
                    (isLink ? " / " : wording.targetColumn + " ") + goal.target.formatted
                }
                tag("small", status.isOverdue ? .class("ink-bad") : .class("ink-faint")) {
                    wording.remark(status, besides: context.today.year)
                }
            }
            + tag("span", .class("amount")) { context.text(.savedSoFar(status.saved.formatted)) }
            + Self.meter(status.saved.minorUnits, of: goal.target.minorUnits)
        return tag("li") { isLink ? tag("a", .href(Link("/goals", goal.id))) { line } : line }
    }

    func addGoal() async throws -> PageResponse {
        let form = try await context.request.form()
        return try await taking(form, from: Self.newGoal) {
            var reader = FormReader(form)
            let name = reader.text("name")
            var facts = try await goalFacts(&reader)
            facts.account = form["account"].flatMap { context.accounts[$0] }
            let status = try await householdGoals.set(
                name,
                facts,
                isNew: true,
                profile: context.dependencies.home.profile
            )
            return try await context.done(Link("/goals", status.goal.id), "made")
        }
    }

    func changeGoal(_ id: String) async throws -> PageResponse {
        let form = try await context.request.form()
        let link = Link("/goals", id)
        let goals = householdGoals
        guard try await goals.statuses(on: context.today).contains(where: { $0.goal.id == id }) else {
            throw PageProblem.notFound
        }
        return try await taking(form, from: link) {
            let goal = try await goals.goal(id)
            switch form["do"] {
            case "remove":
                _ = try await goals.remove(id)
                return try await context.done(Link("/goals"), "removed")
            case "set":
                var reader = FormReader(form)
                let facts = try await goalFacts(&reader, goal.target.currency)
                _ = try await goals.set(id, facts, profile: context.dependencies.home.profile)
            default:
                var reader = FormReader(form)
                let amount = reader.amount("amount", goal.target.currency)
                try reader.finish()
                guard amount.minorUnits > 0 else { throw HouseholdGoals.Problem.notPositive(amount) }
                _ = try await goals.save(form["do"] == "back" ? amount.negated : amount, for: id, on: context.today)
            }
            return try await context.done(link, "saved")
        }
    }

    /// An empty day clears the goal's.
    private func goalFacts(
        _ reader: inout FormReader,
        _ currency: Currency? = nil
    ) async throws -> HouseholdGoals.Facts {
        let convention = try await context.convention()
        let target = reader.amount("target", currency ?? convention.homeCurrency ?? .unknown)
        let by = reader.value("by") { try convention.comingDay($0) }
        try reader.finish()
        return .init(target: target, by: .some(by))
    }
}
