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

    func goals() async throws -> PageResponse {
        let kept = await context.keptForm()
        let statuses = try await householdGoals.statuses(on: context.today)
        let home = try await context.convention().homeCurrency
        let taken = Set(statuses.compactMap(\.goal.account))
        let accounts = context.accounts.accounts.filter { $0.closed == nil && !taken.contains($0.id) }
        var frame = try await frame(wording.goalsHeading)
        if let trouble = kept?.trouble { frame.notice = tag("p", .class("ink-bad")) { context.sentence(trouble) } }
        return frame.answer {
            if statuses.isEmpty {
                context.empty(context.text(.noGoals), drawing: "savings")
            } else {
                tag("ul", .class("rest", "card")) { for status in statuses { line(status) } }
            }
            tag("form", .set("method", "post"), .action(Link("/goals")), .class("card", "grid")) {
                tag("h2") { context.text(.newGoal) }
                context.field(context.text(.name), id: "name") {
                    context.input("name", kept?.fields["name"], .flag("required"))
                }
                targetFields(kept?.fields, home)
                if !accounts.isEmpty {
                    context.field(context.text(.savedOn), id: "account") {
                        context.select(
                            "account",
                            [("", context.text(.putAsideByHand))] + accounts.map { ($0.id, $0.name) },
                            chosen: kept?.fields["account"] ?? ""
                        )
                    }
                }
                tag("div", .class("actions")) { tag("button", .class("main")) { context.text(.newGoal) } }
            }
        }
    }

    func goal(_ id: String) async throws -> PageResponse {
        let statuses = try await householdGoals.statuses(on: context.today)
        guard let status = statuses.first(where: { $0.goal.id == id }) else { throw PageProblem.notFound }
        let goal = status.goal
        let kept = await context.keptForm()
        let link = Link("/goals", id)
        let account = goal.account.flatMap { context.accounts[$0] }
        let target = ["target": goal.target.formattedNumber, "by": goal.by?.description]
        return try await formFrame(goal.name.escapingControls, kept).answer {
            tag("ul", .class("rest", "card")) { line(status, isLink: false) }
            if let account {
                tag("p", .class("facts")) {
                    tag("a", .href(Link("/accounts", account.id))) {
                        context.text(.savedOn) + ": " + account.name.escapingControls
                    }
                }
            } else {
                tag("form", .set("method", "post"), .action(link), .class("card", "grid")) {
                    context.field(context.text(.putAside), id: "amount") {
                        context.amountInput(
                            "amount",
                            kept?.fields["amount"],
                            goal.target.currency,
                            [.class("sum"), .flag("required")]
                        )
                    }
                    tag("div", .class("actions")) {
                        tag("button", .class("main"), .set("name", "do"), .set("value", "save")) {
                            context.text(.putAside)
                        }
                        tag("button", .set("name", "do"), .set("value", "back")) { context.text(.takeItBack) }
                    }
                }
            }
            if !goal.parts.isEmpty {
                tag("ul", .class("items")) {
                    for part in goal.parts.reversed() {
                        tag("li") {
                            tag("span", .class("what")) { wording.day(part.day) }
                            context.money(part.amount)
                        }
                    }
                }
            }
            tag("form", .set("method", "post"), .action(link), .class("card", "grid")) {
                targetFields(
                    kept.flatMap { $0.fields["target"] } == nil ? nil : kept?.fields,
                    goal.target.currency,
                    target
                )
                tag("div", .class("actions")) {
                    tag("button", .set("name", "do"), .set("value", "set")) { context.text(.changeGoal) }
                    tag(
                        "button",
                        .class("quiet", "ink-bad"),
                        .set("name", "do"),
                        .set("value", "remove"),
                        .flag("formnovalidate")
                    ) {
                        context.text(.remove)
                    }
                }
            }
        }
    }

    private func targetFields(
        _ form: FormFields?,
        _ currency: Currency?,
        _ known: [String: String?] = [:]
    ) -> Markup {
        context.field(wording.targetColumn, id: "target") {
            context.amountInput(
                "target",
                form?["target"] ?? known["target"] ?? nil,
                currency,
                [.class("sum"), .flag("required")]
            )
        }
            + context.field(wording.byColumn, id: "by") {
                context.input("by", form?["by"] ?? known["by"] ?? nil, .set("type", "date"))
            }
    }

    private func line(_ status: GoalStatus, isLink: Bool = true) -> Markup {
        let goal = status.goal
        return tag("li") {
            tag("span") {
                if isLink {
                    tag("a", .href(Link("/goals", goal.id))) { goal.name.escapingControls }
                }
                tag("small", .class("ink-faint")) { (isLink ? " / " : "") + goal.target.formatted }
                tag("small", status.isOverdue ? .class("ink-bad") : .class("ink-faint")) {
                    " · " + wording.remark(status)
                }
            }
            tag("span", .class("amount")) { status.saved.formatted }
            Self.meter(status.saved.minorUnits, of: goal.target.minorUnits)
        }
    }

    func addGoal() async throws -> PageResponse {
        let form = try await context.request.form()
        return try await taking(form, from: Link("/goals")) {
            var facts = try await goalFacts(form)
            facts.account = form["account"].flatMap { context.accounts[$0] }
            let status = try await householdGoals.set(
                form["name"] ?? "",
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
                let facts = try await goalFacts(form, goal.target.currency)
                _ = try await goals.set(id, facts, profile: context.dependencies.home.profile)
            default:
                guard let text = form["amount"] else { throw BookProblem.needsAmount }
                let amount = try Typed.amount(text, goal.target.currency)
                guard amount.minorUnits > 0 else { throw HouseholdGoals.Problem.notPositive(amount) }
                _ = try await goals.save(form["do"] == "back" ? amount.negated : amount, for: id, on: context.today)
            }
            return try await context.done(link, "saved")
        }
    }

    /// An empty day clears the goal's.
    private func goalFacts(_ form: FormFields, _ currency: Currency? = nil) async throws -> HouseholdGoals.Facts {
        let convention = try await context.convention()
        guard let text = form["target"] else { throw BookProblem.needsAmount }
        let target = try Typed.amount(text, currency ?? convention.homeCurrency ?? .unknown)
        return .init(target: target, by: .some(try form["by"].map { try convention.comingDay($0) }))
    }
}
