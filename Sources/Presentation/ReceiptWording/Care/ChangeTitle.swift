import HouseholdBook
public import ReceiptDomain

extension Wording {
    /// The entity that a change was about, by kind and name: `Reminder Filter`.
    public func title(of change: EntityChange) -> String {
        [entityName(change.kind), name(of: change)].compactMap(\.self).joined(separator: " ")
    }

    /// The name of what was changed; `nil` where the household gave it none.
    private func name(of change: EntityChange) -> String? {
        func changed<Entity: LedgerEntity>(_ type: Entity.Type) -> Entity? {
            guard let states = try? change.states(of: type) else { return nil }
            return states.after ?? states.before
        }
        switch change.kind {
        case Account.kind: return changed(Account.self)?.name
        case Statement.kind: return changed(Statement.self).map { names.account($0.account) + " \($0.date)" }
        case Recurrence.kind: return changed(Recurrence.self)?.template.name
        case Reminder.kind: return changed(Reminder.self)?.title
        case Subject.kind: return changed(Subject.self)?.name
        case Measure.kind:
            return changed(Measure.self).map {
                "\(names.subject($0.subject)) \(measure($0.what)) \($0.shown)"
            }
        case Budget.kind: return changed(Budget.self).map { $0.category.map { category($0) } ?? name(budgetFor: nil) }
        case SavingGoal.kind: return changed(SavingGoal.self)?.name
        case Claim.kind: return changed(Claim.self)?.title
        case OwnCategory.kind:
            return changed(OwnCategory.self).map {
                localized($0.english ?? $0.korean ?? $0.id, $0.korean ?? $0.english ?? $0.id)
            }
        // Their ids are the names that people gave them: a currency's code, and a shop's name behind what a rule sets.
        case OwnCurrency.kind: return change.id
        case "rule": return change.id.split(separator: ":", maxSplits: 1).last.map(String.init)
        default: return nil
        }
    }
}
