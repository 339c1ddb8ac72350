public import ReceiptDomain

/// A user's rules, and the merchant names and habits learned from their records.
public struct HouseholdRules: Sendable {
    public struct Overview: Sendable {
        public var rules: RuleBook
        public var shops: [ShopLesson]
        public var habits: Habits
    }

    /// No rule has the number; the user has `count` rules.
    public struct NoSuchRule: Error, Hashable, Sendable {
        public var number: Int
        public var count: Int

        public init(number: Int, count: Int) {
            self.number = number
            self.count = count
        }
    }

    private let library: any RecordRepository & RuleRepository & EntityRepository
    private let user: UserID

    public init(library: any RecordRepository & RuleRepository & EntityRepository, user: UserID) {
        self.library = library
        self.user = user
    }

    public func overview() async throws -> Overview {
        let memory = try await LedgerMemories(library: library).memory(of: user)
        return Overview(rules: try await library.rules(of: user), shops: memory.shops, habits: memory.habits)
    }

    /// Adds a rule, replacing one with the same condition; the profile is for a user who does not exist yet.
    public func add(_ rule: Rule, profile: Profile) async throws {
        try await library.addOwner(user, profile: profile)
        _ = try await library.updateRules(of: user) { $0.add(rule) }
    }

    /// Removes the rule with this number, counted from 1, and returns it.
    public func remove(number: Int) async throws -> Rule {
        let book = try await library.rules(of: user)
        guard let rule = book.rules[counted: number] else {
            throw NoSuchRule(number: number, count: book.rules.count)
        }
        _ = try await library.updateRules(of: user) { book in
            // Removed by its content: another process may have renumbered the rules.
            if let index = book.rules.firstIndex(of: rule) { _ = book.remove(number: index + 1) }
        }
        return rule
    }
}
