public import ReceiptDomain

/// Text about learnt habits and about rules.
public protocol RuleWording: Sendable {
    /// A rule in a few words: `이마트 → 🧻 생활품`.
    func rule(_ rule: Rule) -> String
    func notice(_ notice: RuleNotice) -> String
}

/// The result of listing or changing rules.
public enum RuleNotice: Hashable, Sendable {
    case added(Rule)
    case removed(Rule)
    case noSuchRule(Int, of: Int)
    /// The heading of the rules.
    case rules(count: Int)
    /// The heading of the learnt habits: the number of merchants, and the number shown.
    case learned(shops: Int, shown: Int)
    case habits(Habits)
    /// There are neither rules nor confirmed records.
    case nothingKnown
}

extension EnglishWording {
    func rule(_ rule: Rule) -> String { arrow(rule, self) }

    func notice(_ notice: RuleNotice) -> String {
        switch notice {
        case .added(let rule): "from now on: \(self.rule(rule))"
        case .removed(let rule): "no longer: \(self.rule(rule)); what was learned from records stays"
        case .noSuchRule(_, 0): "there are no rules to remove"
        case .noSuchRule(let number, let count): "there is no rule \(number); there are 1 to \(count)"
        case .rules(0): "no rules yet; a correction in 'receiptmind review' offers one, or 'receiptmind rules add'"
        case .rules(let count): count == 1 ? "1 rule of yours" : "\(count) rules of yours"
        case .learned(let shops, let shown):
            "learned from confirmed records: \(shops == 1 ? "1 shop" : "\(Quantities.count(shops)) shops")"
                + (shown < shops ? ", showing \(shown); --all shows all" : "")
        case .habits(let habits): "usual: " + parts(habits).joined(separator: ", ")
        case .nothingKnown: "nothing is known yet: confirm some records with 'receiptmind review'"
        }
    }

    private func parts(_ habits: Habits) -> [String] {
        let order: String? =
            switch habits.dateOrder {
            case .dayFirst: "day first in dates"
            case .monthFirst: "month first in dates"
            case .yearFirst: "year first in dates"
            case nil: nil
            }
        return [habits.currency?.code, order].compactMap(\.self)
    }
}

extension KoreanWording {
    func rule(_ rule: Rule) -> String { arrow(rule, self) }

    func notice(_ notice: RuleNotice) -> String {
        switch notice {
        case .added(let rule): "앞으로 \(self.rule(rule))"
        case .removed(let rule): "규칙을 삭제했습니다: \(self.rule(rule)). 기록에서 학습한 내용은 남습니다"
        case .noSuchRule(_, 0): "삭제할 규칙이 없습니다"
        case .noSuchRule(let number, let count): "\(number)번 규칙은 없습니다. 1부터 \(count)까지 있습니다"
        case .rules(0): "직접 정한 규칙이 없습니다. 'receiptmind review'에서 고칠 때나 'receiptmind rules add'로 만들 수 있습니다"
        case .rules(let count): "직접 정한 규칙 \(count)개"
        case .learned(let shops, let shown):
            "확정된 기록에서 학습한 가게 \(Quantities.count(shops))곳" + (shown < shops ? " 중 \(shown)곳. 모두 보려면 --all" : "")
        case .habits(let habits): "보통: " + parts(habits).joined(separator: ", ")
        case .nothingKnown: "아직 학습한 내용이 없습니다. 'receiptmind review'로 기록을 확정하세요"
        }
    }

    private func parts(_ habits: Habits) -> [String] {
        let order: String? =
            switch habits.dateOrder {
            case .dayFirst: "날짜는 일이 먼저"
            case .monthFirst: "날짜는 월이 먼저"
            case .yearFirst: "날짜는 연도가 먼저"
            case nil: nil
            }
        return [habits.currency?.code, order].compactMap(\.self)
    }
}

private func arrow(_ rule: Rule, _ wording: any Wording) -> String {
    let value =
        switch rule.effect {
        case .category(let category): wording.label(category)
        case .merchant(let name): name.escapingControls
        }
    return "\(rule.merchant.escapingControls) → \(value)"
}
