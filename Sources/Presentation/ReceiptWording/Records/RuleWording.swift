public import ReceiptDomain

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

extension Wording {
    /// A rule in a few words: `이마트 → 🧻 생활품`.
    public func rule(_ rule: Rule) -> String {
        let value =
            switch rule.effect {
            case .category(let category): label(category)
            case .merchant(let name): name.escapingControls
            }
        return "\(rule.merchant.escapingControls) → \(value)"
    }

    public func notice(_ notice: RuleNotice) -> String {
        switch notice {
        case .added(let rule): localized("from now on:", "앞으로") + " " + self.rule(rule)
        case .removed(let rule):
            localized("no longer: ", "규칙을 삭제했습니다: ") + self.rule(rule)
                + localized("; what was learned from records stays", ". 기록에서 학습한 내용은 남습니다")
        case .noSuchRule(_, 0): localized("there are no rules to remove", "삭제할 규칙이 없습니다")
        case .noSuchRule(let number, let count):
            localized(
                "there is no rule \(number); there are 1 to \(count)",
                "\(number)번 규칙은 없습니다. 1부터 \(count)까지 있습니다"
            )
        case .rules(0):
            localized(
                "no rules yet; a correction in 'receiptmind review' offers one, or 'receiptmind rules add'",
                "직접 정한 규칙이 없습니다. 'receiptmind review'에서 고칠 때나 'receiptmind rules add'로 만들 수 있습니다"
            )
        case .rules(let count):
            localized(count == 1 ? "1 rule of yours" : "\(count) rules of yours", "직접 정한 규칙 \(count)개")
        case .learned(let shops, let shown):
            localized(
                "learned from confirmed records: \(shops == 1 ? "1 shop" : "\(Quantities.count(shops)) shops")",
                "확정된 기록에서 학습한 가게 \(Quantities.count(shops))곳"
            ) + (shown < shops ? localized(", showing \(shown); --all shows all", " 중 \(shown)곳. 모두 보려면 --all") : "")
        case .habits(let habits):
            localized("usual: ", "보통: ")
                + [habits.currency?.code, order(habits)].compactMap(\.self).joined(separator: ", ")
        case .nothingKnown:
            localized(
                "nothing is known yet: confirm some records with 'receiptmind review'",
                "아직 학습한 내용이 없습니다. 'receiptmind review'로 기록을 확정하세요"
            )
        }
    }

    private func order(_ habits: Habits) -> String? {
        switch habits.dateOrder {
        case .dayFirst: localized("day first in dates", "날짜는 일이 먼저")
        case .monthFirst: localized("month first in dates", "날짜는 월이 먼저")
        case .yearFirst: localized("year first in dates", "날짜는 연도가 먼저")
        case nil: nil
        }
    }
}
