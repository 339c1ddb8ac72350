public import struct Foundation.Date

/// What a person decided for good for a shop: it outweighs everything that was learned.
public struct Rule: Hashable, Sendable {
    public enum Effect: Hashable, Sendable {
        /// Records of the shop are of this category.
        case category(Category)
        /// The shop is called this.
        case merchant(String)
    }

    /// The shop's name, or its chain's: `이마트` is also for `이마트 성수점`.
    public var merchant: String
    public var effect: Effect
    public var since: Date

    public init(merchant: String, effect: Effect, since: Date) {
        self.merchant = merchant
        self.effect = effect
        self.since = since
    }

    /// Whether the other decides the same question in the same shop.
    fileprivate func competes(with other: Rule) -> Bool {
        guard merchant == other.merchant else { return false }
        return switch (effect, other.effect) {
        case (.category, .category), (.merchant, .merchant): true
        default: false
        }
    }
}

/// A user's rules, the oldest first.
public struct RuleBook: Hashable, Sendable {
    public private(set) var rules: [Rule]

    public init(_ rules: [Rule] = []) { self.rules = rules }

    /// The rule that one takes the place of, if any.
    public func replaced(by rule: Rule) -> Rule? { rules.first { $0.competes(with: rule) } }

    /// Removes a rule, if it still says the same, for the one that it took the place of.
    public mutating func undo(_ rule: Rule, restoring replaced: Rule?) {
        guard let index = rules.firstIndex(where: { $0.competes(with: rule) && $0.effect == rule.effect }) else {
            return
        }
        rules.remove(at: index)
        guard let replaced else { return }
        rules.insert(replaced, at: rules.firstIndex { $0.since > replaced.since } ?? rules.endIndex)
    }

    /// Adds a rule in place of one that decides the same.
    public mutating func add(_ rule: Rule) {
        rules.removeAll { $0.competes(with: rule) }
        rules.append(rule)
    }

    /// Removes the rule with this number, counted from 1; `nil` where there is none.
    public mutating func remove(number: Int) -> Rule? {
        rules.indices.contains(number - 1) ? rules.remove(at: number - 1) : nil
    }
}

/// What an answer does to the rules.
public enum RuleChange: Hashable, Sendable {
    /// It takes the place of one that decides the same.
    case add(Rule)
    /// If it still says the same; `restoring` is the one that it took the place of.
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

/// Keeps each user's rules.
public protocol RuleRepository: Sendable {
    func rules(of user: UserID) async throws -> RuleBook

    /// Changes the rules in one step; they are on the disk on return.
    func updateRules(of user: UserID, _ change: @Sendable (inout RuleBook) throws -> Void) async throws -> RuleBook
}
