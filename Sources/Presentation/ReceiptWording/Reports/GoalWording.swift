public import HouseholdBook
public import ReceiptApp
import ReceiptDomain

extension HouseholdGoals.Problem: LocalizedProblem {
    public func sentence(_ wording: any Wording) -> String {
        switch self {
        case .noName(let text):
            wording.localized(
                "\"\(text.escapingControls)\" cannot be a name; for example: receiptmind goals set Japan 3000 --by 2027-06",
                "\"\(text.escapingControls)\"은(는) 이름으로 쓸 수 없습니다. 예: receiptmind goals set 일본여행 3000000 --by 2027-06"
            )
        case .unknown(let text, known: []):
            wording.localized(
                "there is no goal \(text.escapingControls), and no other yet; for example: receiptmind goals set Japan 3000",
                "\(text.escapingControls) 저축 목표가 없습니다. 아직 만든 목표가 없습니다. 예: receiptmind goals set 일본여행 3000000"
            )
        case .unknown(let text, let known):
            wording.localized(
                "there is no goal \(text.escapingControls); there are: \(known.map(\.escapingControls).joined(separator: ", "))",
                "\(text.escapingControls) 저축 목표가 없습니다. 있는 목표: \(known.map(\.escapingControls).joined(separator: ", "))"
            )
        case .several(let text, let goals):
            wording.localized(
                "\(text.escapingControls) fits several goals: \(goals.map(\.name.escapingControls).joined(separator: ", ")); give more of the name",
                "\(text.escapingControls): 여러 저축 목표에 맞습니다: \(goals.map(\.name.escapingControls).joined(separator: ", ")). 이름을 더 길게 쓰세요"
            )
        case .exists(let goal):
            wording.localized(
                "there is a goal \(goal.name.escapingControls) already; change it, or choose another name",
                "\(goal.name.escapingControls) 저축 목표가 이미 있습니다. 그 목표를 고치거나 다른 이름을 쓰세요"
            )
        case .needsAmount(let name):
            wording.localized(
                "how much is to be saved for \(name.escapingControls)? for example: receiptmind goals set "
                    + "\(name.escapingControls) 3000",
                "\(name.escapingControls)에 얼마를 모을지 쓰세요. 예: receiptmind goals set \(name.escapingControls) 3000000"
            )
        case .notPositive(let money):
            wording.localized(
                "the amount must be above zero, not \(money.formatted)",
                "금액은 0보다 커야 합니다: \(money.formatted)"
            )
        case .needsCurrency:
            wording.localized("which currency? for example 3000USD", "통화를 알 수 없습니다. 예: 3000000KRW")
        case .otherCurrency(let money, let currency):
            wording.localized(
                "\(money.formatted) is not in \(currency), in which it is saved",
                "\(money.formatted): \(currency)로 모으는 목표입니다"
            )
        case .dayHasPassed(let day):
            wording.localized("\(day) has passed", "\(day)은 이미 지난 날입니다")
        case .accountTaken(let account, let goal):
            wording.localized(
                "the balance of \(account.name.escapingControls) already counts for \(goal.name.escapingControls); set this goal "
                    + "without an account, and put amounts aside: 'receiptmind goals save'",
                "\(account.name.escapingControls) 잔액은 이미 \(goal.name.escapingControls) 목표에 들어갑니다. 계좌 없이 목표를 정하고 'receiptmind goals save'로 모으세요"
            )
        case .countsAccount(let goal, let account):
            wording.localized(
                "what is saved for \(goal.name.escapingControls) is the balance of \(account?.name.escapingControls ?? "-"): "
                    + "transfer money there, 'receiptmind add AMOUNT --from … --to \(account?.id ?? "…")'",
                "\(goal.name.escapingControls) 목표는 \(account?.name.escapingControls ?? "-") 잔액으로 셉니다. 그 계좌로 이체하세요: 'receiptmind add 금액 --from … --to \(account?.id ?? "…")'"
            )
        case .hasParts(let goal, let money):
            wording.localized(
                "\(money.formatted) is put aside for \(goal.name.escapingControls); take it back first: 'receiptmind goals save "
                    + "\(goal.name.escapingControls) \(money.decimal) --back'",
                "\(goal.name.escapingControls)에 이미 \(money.formatted)을 모았습니다. 먼저 빼세요: 'receiptmind goals save \(goal.name.escapingControls) \(money.decimal) --back'"
            )
        case .notSoMuch(let goal, let money):
            wording.localized(
                "only \(money.formatted) is put aside for \(goal.name.escapingControls)",
                "\(goal.name.escapingControls)에 모은 돈은 \(money.formatted)뿐입니다"
            )
        }
    }
}

extension Wording {
    public var goalsHeading: String { localized("Saving goals", "저축 목표") }
    public var goalColumn: String { localized("Goal", "목표") }
    public var targetColumn: String { localized("Target", "목표 금액") }
    public var savedColumn: String { localized("Saved", "모은 돈") }
    public var byColumn: String { localized("By", "기한") }
    public var perMonthColumn: String { localized("A month", "매월") }

    public var noGoals: String {
        localized(
            "no saving goals yet; for example: receiptmind goals set Japan 3000 --by 2027-06",
            "아직 저축 목표가 없습니다. 예: receiptmind goals set 일본여행 3000000 --by 2027-06"
        )
    }

    public func removed(_ goal: SavingGoal) -> String {
        localized("goal removed: \(goal.name.escapingControls)", "삭제한 저축 목표: \(goal.name.escapingControls)")
    }

    /// How far a goal is, in a sentence.
    public func line(_ status: GoalStatus) -> String {
        let goal = status.goal
        let name = goal.name.escapingControls
        let done = localized(
            "\(name): \(status.saved.formatted) of \(goal.target.formatted) (\(status.percent) %)",
            "\(name): \(goal.target.formatted) 중 \(status.saved.formatted) (\(status.percent) %)"
        )
        return done + localized(", ", ", ") + remark(status)
    }

    /// The amounts needed to reach a goal.
    public func remark(_ status: GoalStatus, besides year: Int? = nil) -> String {
        let by = status.goal.by.map { day in year.map { self.day(day, besides: $0) } ?? day.description }
        if status.isReached { return localized("reached", "다 모았습니다") }
        if status.isOverdue, let by {
            return localized(
                "the day \(by) has passed, \(status.left.formatted) left",
                "\(by) 기한이 지났고 \(status.left.formatted) 남음"
            )
        }
        guard let by, let needed = status.neededPerMonth, let months = status.months else {
            return localized("\(status.left.formatted) left", "\(status.left.formatted) 남음")
        }
        return localized(
            "\(needed.formatted) a month until \(by) (\(span(ofMonths: months)))",
            "\(by)까지 \(span(ofMonths: months)) 동안 매월 \(needed.formatted)"
        )
    }
}
