public import struct Foundation.Date

/// A person's permanent decision about a merchant; it outweighs everything learned.
public struct Rule: Hashable, Sendable {
    public enum Effect: Hashable, Sendable {
        /// The merchant's records get this category.
        case category(Category)
        /// The merchant gets this name.
        case merchant(String)
    }

    /// The merchant's name, or its chain's: `이마트` also applies to `이마트 성수점`.
    public var merchant: String
    public var effect: Effect
    public var since: Date

    public init(merchant: String, effect: Effect, since: Date) {
        (self.merchant, self.effect, self.since) = (merchant, effect, since)
    }

    /// Whether both rules decide the same field for the same merchant.
    fileprivate func competes(with other: Rule) -> Bool {
        guard merchant == other.merchant else { return false }
        return switch (effect, other.effect) {
        case (.category, .category), (.merchant, .merchant): true
        default: false
        }
    }
}

/// A user's rules, oldest first.
public struct RuleBook: Hashable, Sendable {
    public private(set) var rules: [Rule]

    public init(_ rules: [Rule] = []) { self.rules = rules }

    /// The rule that `rule` would replace, if any.
    public func replaced(by rule: Rule) -> Rule? { rules.first { $0.competes(with: rule) } }

    /// Removes a rule, if it is unchanged, and restores the one it replaced.
    public mutating func undo(_ rule: Rule, restoring replaced: Rule?) {
        guard let index = rules.firstIndex(where: { $0.competes(with: rule) && $0.effect == rule.effect }) else {
            return
        }
        rules.remove(at: index)
        guard let replaced else { return }
        rules.insert(replaced, at: rules.firstIndex { $0.since > replaced.since } ?? rules.endIndex)
    }

    /// Adds a rule, replacing one for the same merchant and field.
    public mutating func add(_ rule: Rule) {
        rules.removeAll { $0.competes(with: rule) }
        rules.append(rule)
    }

    /// Removes the rule with this number, counted from 1; `nil` where there is none.
    public mutating func remove(number: Int) -> Rule? {
        rules.indices.contains(number - 1) ? rules.remove(at: number - 1) : nil
    }
}

public enum RuleChange: Hashable, Sendable {
    /// Replaces a rule for the same merchant and field.
    case add(Rule)
    /// Removes the rule if it is unchanged; `restoring` is the one it replaced.
    case undo(Rule, restoring: Rule?)
}

extension RuleBook {
    public mutating func apply(_ change: RuleChange) {
        switch change {
        case .add(let rule): add(rule)
        case .undo(let rule, let replaced): undo(rule, restoring: replaced)
        }
    }
}

/// Stores each user's rules.
public protocol RuleRepository: Sendable {
    func rules(of user: UserID) async throws -> RuleBook

    /// Changes the rules in one step, synced to disk on return.
    func updateRules(of user: UserID, _ change: @Sendable (inout RuleBook) throws -> Void) async throws -> RuleBook
}
