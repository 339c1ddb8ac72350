public import HouseholdBook
public import ReceiptApp
public import ReceiptDomain

extension HouseholdBudgets.Problem: LocalizedProblem {
    public func sentence(_ wording: any Wording) -> String {
        switch self {
        case .notSpending(let category):
            wording.localized(
                "\(wording.label(category)) is income; a budget is for spending",
                "\(wording.label(category))은(는) 수입 분류입니다. 예산은 지출 분류에만 정할 수 있습니다"
            )
        case .notPositive(let money):
            wording.localized(
                "a budget must be above zero, not \(money.formatted); 'receiptmind budget remove' removes one",
                "예산은 0보다 커야 합니다: \(money.formatted). 예산을 삭제하려면 'receiptmind budget remove'"
            )
        case .needsCurrency:
            wording.localized("which currency? for example 400USD", "통화를 알 수 없습니다. 예: 400000KRW")
        case .unknown(let category):
            wording.localized(
                "there is no budget for \(wording.name(budgetFor: category)); 'receiptmind budget list' shows them",
                "\(wording.name(budgetFor: category)) 예산이 없습니다. 'receiptmind budget list'로 확인하세요"
            )
        case .notADayOfMonth(let day):
            wording.localized("no month has a day \(day); 1 to 31", "\(day)일은 없습니다. 1에서 31까지")
        case .sameBudget(let category):
            wording.localized(
                "\(wording.label(category)) cannot be moved to itself",
                "\(wording.label(category)) 예산을 같은 예산으로 옮길 수 없습니다"
            )
        case .hasMoved(let category, let money):
            wording.localized(
                "\(money.formatted) was moved between \(wording.label(category)) and other budgets; move it back first: "
                    + "'receiptmind budget move'",
                "다른 예산과 주고받은 금액이 있습니다: \(wording.label(category)) \(money.formatted). "
                    + "'receiptmind budget move'로 먼저 되돌리세요"
            )
        case .notSoMuch(let category, let money, let period):
            wording.localized(
                "the budget for \(wording.label(category)) has only \(money.formatted) in \(wording.title(period))",
                "\(wording.title(period)) \(wording.label(category)) 예산은 \(money.formatted)뿐입니다"
            )
        }
    }
}

public enum BudgetNotice: Hashable, Sendable {
    case set(Budget)
    case removed(Budget)
    case moved(Money, from: ReceiptDomain.Category, to: ReceiptDomain.Category)
    case none
    /// The amount is at most a tenth of what the period before had.
    case muchLess(Budget, than: Money)
    /// The months of the household's book now begin on another day than the budget's.
    case keepsStart(Budget, besides: Int)
}

extension Wording {
    public func name(budgetFor category: Category?) -> String {
        category.map { label($0) } ?? localized("all spending", "전체 지출")
    }

    public func name(_ unit: Budget.Unit) -> String {
        switch unit {
        case .month: localized("a month", "매월")
        case .year: localized("a year", "매년")
        }
    }

    public func notice(_ notice: BudgetNotice) -> String {
        switch notice {
        case .set(let budget):
            "\(localized("budget", "예산")): " + line(budget)
        case .removed(let budget):
            localized("budget removed: ", "삭제한 예산: ") + line(budget)
        case .moved(let amount, let source, let target):
            localized(
                "moved \(amount.formatted) from \(label(source)) to \(label(target))",
                "\(label(source))에서 \(label(target))(으)로 \(amount.formatted) 옮김"
            )
        case .keepsStart(let budget, let start):
            localized(
                "the months of the budget for \(name(budgetFor: budget.category)) still begin on day \(budget.monthStart); "
                    + "'receiptmind budget set' with --from-payday \(start) changes them",
                "예산 \"\(name(budgetFor: budget.category))\"의 한 달은 그대로 \(budget.monthStart)일에 시작합니다. "
                    + "'receiptmind budget set'에 --from-payday \(start)을(를) 붙이면 바뀝니다"
            )
        case .muchLess(let budget, let usual):
            localized(
                "the period before had \(usual.formatted) for \(name(budgetFor: budget.category)), ten times as much or more; "
                    + "if this is a typing error, set it again",
                "\(name(budgetFor: budget.category)): 지난 기간의 \(usual.formatted)에 비해 10분의 1 이하인 예산입니다. "
                    + "잘못 입력했다면 다시 정하세요"
            )
        case .none:
            localized(
                "no budgets yet; for example: receiptmind budget set food 400",
                "아직 예산이 없습니다. 예: receiptmind budget set 식비 400000"
            )
        }
    }

    private func line(_ budget: Budget) -> String {
        let amount = budget.steps.last?.amount.formatted ?? "-"
        let since = budget.steps.last.map { localized(" from \($0.from)", ", \($0.from)부터") } ?? ""
        let rolls = budget.rollsOver ? localized(", rolls over", ", 남거나 초과한 금액은 이월") : ""
        let note = budget.note.map { " (\($0))" } ?? ""
        return localized(
            "\(name(budgetFor: budget.category)) \(amount) \(name(budget.unit))\(since)\(rolls)\(note)",
            "\(name(budgetFor: budget.category)) \(name(budget.unit)) \(amount)\(since)\(rolls)\(note)"
        ).escapingControls
    }

    public var budgetColumn: String { localized("Budget", "예산") }
    public var leftColumn: String { localized("Left", "남음") }
    public var usedColumn: String { localized("Used", "사용") }
    public var comingColumn: String { localized("To come", "예정") }
    public var periodColumn: String { localized("Period", "기간") }
    public var budgetHeading: String { localized("Budgets", "예산") }

    /// A neutral remark on a budget: the day of the period, the share used, the carry-over, and expected recurring entries.
    ///
    /// `nil` if there is nothing to say.
    public func remark(_ status: BudgetStatus, day: Int?) -> String? {
        var parts: [String] = []
        if let day {
            parts.append(dayOfPeriod(day, of: status.period.days))
            if let used = status.percentUsed { parts.append(localized("\(used) % used", "\(used) % 사용")) }
        }
        if status.moved.minorUnits != 0 {
            let sum = status.moved.minorUnits < 0 ? status.moved.negated : status.moved
            parts.append(
                status.moved.minorUnits < 0
                    ? localized("moved away \(sum.formatted)", "다른 예산으로 옮김 \(sum.formatted)")
                    : localized("moved here \(sum.formatted)", "다른 예산에서 옮겨 옴 \(sum.formatted)")
            )
        }
        if status.carried.minorUnits != 0 {
            parts.append(localized("carried over \(status.carried.formatted)", "이월 \(status.carried.formatted)"))
        }
        if status.coming.minorUnits != 0 {
            parts.append(
                localized(
                    "still to come \(status.coming.formatted), then left \(status.leftInTheEnd.formatted)",
                    "예정된 지출 \(status.coming.formatted), 그 뒤 남는 금액 \(status.leftInTheEnd.formatted)"
                )
            )
        }
        guard !parts.isEmpty else { return nil }
        return "\(name(budgetFor: status.budget.category)): " + parts.joined(separator: ", ")
    }
}
