public import HouseholdBook
public import ReceiptDomain

/// Sets saving goals, puts money aside for them, and tells how far they are.
public struct HouseholdGoals: Sendable {
    public enum Problem: Error, Hashable, Sendable {
        /// The text has no character that an id could be made of.
        case noName(String)
        case unknown(String, known: [String])
        /// The text is a part of several names.
        case several(String, [SavingGoal])
        case exists(SavingGoal)
        case needsAmount(String)
        case notPositive(Money)
        case needsCurrency
        /// The goal, its account and what is put aside are in one currency.
        case otherCurrency(Money, Currency)
        case dayHasPassed(CalendarDay)
        /// An account's balance is saved for one goal only.
        case accountTaken(Account, by: SavingGoal)
        /// The goal counts the balance of the account; nothing can be put aside for it.
        case countsAccount(SavingGoal, Account?)
        case hasParts(SavingGoal, Money)
        case notSoMuch(SavingGoal, Money)
    }

    /// New values of a goal; `nil` leaves the field as it is.
    public struct Facts: Hashable, Sendable {
        public var target: Money?
        /// An inner `nil` clears the field.
        public var by: CalendarDay??
        public var account: Account?
        public var note: String?

        public init(
            target: Money? = nil,
            by: CalendarDay?? = nil,
            account: Account? = nil,
            note: String? = nil
        ) {
            (self.target, self.by, self.account, self.note) = (target, by, account, note)
        }
    }

    private let library: any RecordJournal
    private let user: UserID
    private let today: CalendarDay
    private var store: EntityStore<SavingGoal> { EntityStore(library: library, user: user) }

    public init(library: any RecordJournal, user: UserID, today: CalendarDay) {
        (self.library, self.user, self.today) = (library, user, today)
    }

    /// How far each goal is on the day, those that are to be reached first at the top.
    public func statuses(on day: CalendarDay) async throws -> [GoalStatus] {
        let goals = try await store.all()
        guard !goals.isEmpty else { return [] }
        let balances = try await library.bookBalances(of: user)
        return goals.map { goal in
            var saved = goal.setAside(until: day)
            if let account = goal.account.flatMap({ balances.accounts[$0] }),
                let balance = balances.days.balance(of: account, on: day), balance.currency == saved.currency
            {
                saved = balance
            }
            return GoalStatus(goal, saved: saved, on: day)
        }.sorted { a, b in
            (a.goal.by?.daysSince1970 ?? .max, a.goal.id) < (b.goal.by?.daysSince1970 ?? .max, b.goal.id)
        }
    }

    /// Sets a goal, or changes one unless it `isNew`.
    public func set(
        _ name: String,
        _ facts: Facts,
        isNew: Bool = false,
        profile: Profile
    ) async throws -> GoalStatus {
        guard let id = SubjectDirectory.id(for: name) else { throw Problem.noName(name) }
        try await library.addOwner(user, profile: profile)
        let all = try await store.all()
        let before = Self.find(name, all) ?? all.first { $0.id == id }
        if isNew, let before { throw Problem.exists(before) }
        guard let target = facts.target ?? before?.target else { throw Problem.needsAmount(name) }
        guard target.currency != .unknown else { throw Problem.needsCurrency }
        guard target.minorUnits > 0 else { throw Problem.notPositive(target) }
        var goal = before ?? SavingGoal(id: id, name: name, target: target)
        let aside = goal.setAside()
        if aside.currency != target.currency, aside.minorUnits != 0 {
            throw Problem.otherCurrency(target, aside.currency)
        }
        goal.target = target
        if let by = facts.by {
            if let by, by < today { throw Problem.dayHasPassed(by) }
            goal.by = by
        }
        if let note = facts.note { goal.note = note.isEmpty ? nil : note }
        if let account = facts.account {
            guard aside.minorUnits == 0 else { throw Problem.hasParts(goal, aside) }
            if let other = all.first(where: { $0.account == account.id && $0.id != goal.id }) {
                throw Problem.accountTaken(account, by: other)
            }
            goal.account = account.id
        }
        if let id = goal.account, let account = try await library.accountBook(of: user)[id],
            account.currency != target.currency
        {
            throw Problem.otherCurrency(target, account.currency)
        }
        try await store.put(goal, over: before)
        return try await status(of: goal)
    }

    /// Puts an amount aside for the goal, or takes it back where it is negative.
    public func save(_ amount: Money, for name: String, on day: CalendarDay) async throws -> GoalStatus {
        let before = try await goal(name)
        var goal = before
        if let id = goal.account { throw Problem.countsAccount(goal, try await library.accountBook(of: user)[id]) }
        guard amount.currency == goal.target.currency else {
            throw Problem.otherCurrency(amount, goal.target.currency)
        }
        guard amount.minorUnits != 0 else { throw Problem.notPositive(amount) }
        let saved = goal.setAside()
        guard saved.plus(amount).minorUnits >= 0 else { throw Problem.notSoMuch(goal, saved) }
        goal.parts.append(SavingGoal.Part(day: day, amount: amount))
        try await store.put(goal, over: before)
        return try await status(of: goal)
    }

    public func remove(_ name: String) async throws -> SavingGoal {
        let goal = try await goal(name)
        try await store.remove(goal.id)
        return goal
    }

    public func goal(_ name: String) async throws -> SavingGoal {
        let wanted = name.lowercased()
        let all = try await store.all()
        let found = all.matches(ofFirst: [
            { $0.id == wanted || $0.name.lowercased() == wanted },
            { !wanted.isEmpty && $0.name.lowercased().hasPart(wanted) },
        ])
        guard let goal = found.first else { throw Problem.unknown(name, known: all.map(\.name)) }
        guard found.count == 1 else { throw Problem.several(name, found) }
        return goal
    }

    private static func find(_ name: String, _ goals: [SavingGoal]) -> SavingGoal? {
        let wanted = name.lowercased()
        return goals.first { $0.id == wanted || $0.name.lowercased() == wanted }
    }

    private func status(of goal: SavingGoal) async throws -> GoalStatus {
        try await statuses(on: today).first { $0.goal.id == goal.id }
            ?? GoalStatus(goal, saved: goal.setAside(until: today), on: today)
    }
}

extension String {
    /// Whether the name has the text as a part; `여행` is no part of `여행6`, nor `trip 1` of `trip 10`.
    fileprivate func hasPart(_ text: String) -> Bool {
        ranges(of: text).contains { $0.upperBound == endIndex || !self[$0.upperBound].isNumber }
    }
}
