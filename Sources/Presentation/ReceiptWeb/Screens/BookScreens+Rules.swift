import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptMarkup
import ReceiptReview
import ReceiptWording

/// The rules for shops, and what was learned from records.
extension BookScreens {
    func rules() async throws -> PageResponse {
        let overview = try await HouseholdRules(library: context.library, user: context.user).overview()
        return try await frame(context.text(.rules)).answer {
            if overview.rules.rules.isEmpty { context.empty(context.text(.noRules), drawing: "list") }
            tag("ul", .class("rows")) { for rule in overview.rules.rules { row(rule) } }
            form(shops: overview.shops.map(\.merchant))
            if !overview.shops.isEmpty {
                tag("h2") { context.text(.learned) }
                tag("p", .class("notes")) { context.text(.learnedHelp) }
                tag("ul", .class("rows")) { for shop in overview.shops.prefix(30) { row(shop) } }
            }
        }
    }

    private func row(_ rule: Rule) -> Markup {
        tag("li", .class("row")) {
            tag("span", .class("what")) {
                tag("b") { rule.merchant.escapingControls }
                tag("small") {
                    switch rule.effect {
                    case .category(let category):
                        Markup(data: "→ ") + context.named(category, wording.category(category))
                    case .merchant(let name): "→ " + name.escapingControls
                    }
                }
            }
            tag("form", .set("method", "post"), .action(Link("/rules"))) {
                context.hidden("merchant", rule.merchant)
                context.hidden("sets", Self.field(of: rule))
                context.button("remove", .remove, .class("quiet", "ink-bad"))
            }
        }
    }

    private func row(_ shop: ShopLesson) -> Markup {
        context.row(
            Link("/records").with("q", shop.merchant),
            shop.merchant.escapingControls,
            shop.categories.prefix(3).map { wording.category($0.category) + " \($0.count)" }.joined(separator: .dot)
        ) {
            tag("span", .class("amount", "ink-faint")) { context.text(.uses(shop.records)) }
        }
    }

    private func form(shops: [String]) -> Markup {
        context.form(Link("/rules")) {
            tag("h2") { context.text(.newRule) }
            context.inputField("merchant", .atShop, .set("list", "shops"), .flag("required"))
            context.field(context.text(.becomesCategory), id: "category") {
                context.categorySelect(
                    context.typed("category").flatMap { ReceiptDomain.Category(code: $0) },
                    kind: .expense,
                    none: context.text(.undecided)
                )
            }
            context.inputField("name", .becomesName)
            FieldForm.shops(Array(shops.prefix(60)))
            tag("div", .class("actions")) { tag("button", .class("main")) { context.text(.newRule) } }
        }
    }

    private static func field(of rule: Rule) -> String {
        switch rule.effect {
        case .category: "category"
        case .merchant: "merchant"
        }
    }

    func answerRules() async throws -> PageResponse {
        let form = try await context.request.form()
        return try await taking(form, from: Link("/rules")) {
            let rules = HouseholdRules(library: context.library, user: context.user)
            let merchant = form["merchant"] ?? ""
            if form["do"] == "remove" {
                let all = try await rules.overview().rules.rules
                guard
                    let index = all.firstIndex(where: { $0.merchant == merchant && Self.field(of: $0) == form["sets"] })
                else { return .see(Link("/rules")) }
                _ = try await rules.remove(number: index + 1)
                return try await context.done(Link("/rules"), "removed")
            }
            var reader = FormReader(form)
            reader.check("merchant") {
                guard merchant.contains(where: { $0.isLetter || $0.isNumber }) else { throw BookProblem.needsMerchant }
            }
            let category = reader.value("category") { try CategorySearch.any($0, in: wording.catalog) }
            if form["name"] == nil { reader.need("category", orElse: InputProblem.needed(.category)) }
            try reader.finish()
            let effect = category.map(Rule.Effect.category) ?? .merchant(form["name"] ?? "")
            let rule = Rule(merchant: merchant, effect: effect, since: context.dependencies.now())
            try await rules.add(rule, profile: context.dependencies.home.profile)
            return try await context.done(Link("/rules"), "saved")
        }
    }
}
