import Foundation
import HouseholdBook
import ReceiptApp
public import ReceiptDomain
import ReceiptReview
import ReceiptWording

/// Categories, rules, budgets and moods.
extension HouseholdAPI {
    // MARK: Categories

    private var ownCategories: HouseholdCategories { HouseholdCategories(library: library, user: user) }

    public func categories() async throws -> JSONForm {
        ["categories": try await ownCategories.overview().map { JSONForm.category($0) }]
    }

    private static let names: [APIParameter] = [
        APIParameter("korean", "The Korean name.", "한국어 이름."), APIParameter("english", "The English name.", "영어 이름."),
        APIParameter("icon", "One symbol, such as 🏠.", "🏠 같은 기호 하나."),
        APIParameter("kind", .choice(["expense", "income"]), "Which records it is for.", "쓸 기록의 종류."),
    ]

    public static let newCategory: [APIParameter] =
        [APIParameter("name", required: true, "Its name, of which its code is made.", "이름. 코드는 이름으로 만듭니다.")] + names

    /// A hidden category of that code is shown again.
    public func addCategory(_ values: APIValues) async throws -> JSONForm {
        var facts = try facts(values)
        let name = try values.required("name")
        (facts.korean, facts.english) = (facts.korean ?? name, facts.english ?? name)
        return .category(try await ownCategories.add(name, facts, profile: profile))
    }

    public static let changedCategory: [APIParameter] =
        [
            APIParameter(
                "action",
                .choice(["edit", "remove"]),
                required: true,
                "edit, or remove: one that records or rules use is hidden instead.",
                "edit 또는 remove. 기록이나 규칙이 쓰는 분류는 숨깁니다."
            )
        ] + names

    /// - Throws: ``HouseholdCategories/Problem/unknown(_:)``
    public func changeCategory(_ code: String, _ values: APIValues) async throws -> JSONForm {
        guard let category = Category(code: code) else { throw HouseholdCategories.Problem.unknown(code) }
        if try values.required("action") == "remove" {
            return .category(try await ownCategories.remove(category))
        }
        return .category(try await ownCategories.edit(category, try facts(values)))
    }

    private func facts(_ values: APIValues) throws -> HouseholdCategories.Facts {
        HouseholdCategories.Facts(
            korean: try values.text("korean"),
            english: try values.text("english"),
            icon: try values.text("icon"),
            kind: try values.text("kind").flatMap { RecordKind(rawValue: $0) }
        )
    }

    // MARK: Rules

    private var ownRules: HouseholdRules { HouseholdRules(library: library, user: user) }

    /// The rules for shops, then what was learned from records.
    public func rules() async throws -> JSONForm {
        let overview = try await ownRules.overview()
        return ["rules": overview.rules.rules.map(JSONForm.rule) + overview.shops.map(JSONForm.lesson)]
    }

    public static let ruling: [APIParameter] = [
        APIParameter(
            "action",
            .choice(["add", "remove"]),
            required: true,
            "add, in place of one for the same shop and field, or remove.",
            "add (같은 가게와 항목의 규칙을 대신함) 또는 remove."
        ), APIParameter("merchant", required: true, "The shop, or its chain.", "가게 또는 체인의 이름."),
        APIParameter("category", "The category that its records get.", "그 가게의 기록에 붙일 분류."),
        APIParameter("name", "The name that it gets.", "그 가게에 붙일 이름."),
    ]

    /// Adds a rule for one field, or removes that rule; the answer has what is left.
    public func changeRules(_ values: APIValues) async throws -> JSONForm {
        let merchant = try values.required("merchant")
        guard merchant.contains(where: { $0.isLetter || $0.isNumber }) else { throw BookProblem.needsMerchant }
        let category = try values.text("category").map { try CategorySearch.any($0, in: convention.catalog) }
        let name = try values.text("name")
        guard let effect = category.map(Rule.Effect.category) ?? name.map(Rule.Effect.merchant) else {
            throw APIProblem.missing("category")
        }
        if try values.required("action") == "add" {
            try await ownRules.add(Rule(merchant: merchant, effect: effect, since: Date()), profile: profile)
        } else if let index = try await ownRules.overview().rules.rules
            .firstIndex(where: { $0.merchant == merchant && $0.effect == effect })
        {
            _ = try await ownRules.remove(number: index + 1)
        }
        return try await rules()
    }

    // MARK: Budgets

    private var ownBudgets: HouseholdBudgets { HouseholdBudgets(library: library, user: user) }

    public func budgets() async throws -> JSONForm {
        ["budgets": try await reports.budgetStatuses(on: convention.today).map(JSONForm.budget)]
    }

    public static let budgeting: [APIParameter] = [
        APIParameter("action", .choice(["set", "remove"]), required: true, "set or remove.", "set 또는 remove."),
        APIParameter("category", "The category; all spending without it.", "분류. 없으면 전체 지출."),
        APIParameter(
            "unit",
            .choice([Budget.Unit.month, .year].map(\.rawValue)),
            "For a month, which it is without it, or a year.",
            "month(한 달, 없으면 이것) 또는 year(한 해)."
        ), APIParameter("amount", "The amount as text, to set it.", "정할 때, 문자열로 쓴 금액."),
    ]

    /// Sets a budget or removes it; the answer has all that are left.
    public func changeBudgets(_ values: APIValues) async throws -> JSONForm {
        let category = try values.text("category").map { try CategorySearch.any($0, in: convention.catalog) }
        let unit = try values.text("unit").flatMap { Budget.Unit(rawValue: $0) } ?? .month
        if try values.required("action") == "remove" {
            _ = try await ownBudgets.remove(category, unit, today: convention.today)
        } else {
            _ = try await ownBudgets.set(
                category,
                unit,
                try Typed.amount(try values.required("amount"), convention.homeCurrency ?? .unknown),
                from: convention.today,
                catalog: convention.catalog,
                profile: profile
            )
        }
        return try await budgets()
    }

    // MARK: Moods

    /// The moods of the period's months, of the last twelve unless one is named.
    public func moods(_ values: APIValues) async throws -> JSONForm {
        let period = try period(values) ?? convention.month(with: convention.today).map { .months(12, through: $0) }
        guard let period else { throw APIProblem.notOfType("period") }
        return .moods(try await reports.moods(period))
    }
}
