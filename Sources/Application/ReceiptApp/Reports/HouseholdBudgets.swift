public import HouseholdBook
public import ReceiptDomain

/// Sets and removes a household's budgets.
public struct HouseholdBudgets: Sendable {
    public enum Problem: Error, Hashable, Sendable {
        /// The category is one of income, which has no budget.
        case notSpending(Category)
        case notPositive(Money)
        case needsCurrency
        /// No such budget exists; `nil` is the budget for all spending.
        case unknown(Category?)
        case notADayOfMonth(Int)
        /// Money is moved from a category to another one.
        case sameBudget(Category)
        /// The budget's period has less than is to be moved.
        case notSoMuch(Category, Money, ReportPeriod)
        /// Money was moved from or to other budgets, which would keep their side of it.
        case hasMoved(Category, Money)
    }

    /// Further values of a budget; `nil` leaves the field as it is, and lets a new budget's months begin as the user's do.
    public struct Facts: Hashable, Sendable {
        public var monthStart: Int?
        public var rollsOver: Bool?
        public var note: String?

        public init(monthStart: Int? = nil, rollsOver: Bool? = nil, note: String? = nil) {
            (self.monthStart, self.rollsOver, self.note) = (monthStart, rollsOver, note)
        }
    }

    private let library: any RecordJournal
    private let user: UserID
    private var store: EntityStore<Budget> { EntityStore(library: library, user: user) }

    public init(library: any RecordJournal, user: UserID) { (self.library, self.user) = (library, user) }

    public func all() async throws -> [Budget] { try await store.all() }

    /// Sets the amount from the period that contains the day on; earlier periods keep theirs.
    public func set(
        _ category: Category?,
        _ unit: Budget.Unit,
        _ amount: Money,
        from day: CalendarDay,
        _ facts: Facts = Facts(),
        catalog: CategoryCatalog,
        profile: Profile
    ) async throws -> Budget {
        if let category, !catalog.fits(category, .expense) { throw Problem.notSpending(category) }
        guard amount.currency != .unknown else { throw Problem.needsCurrency }
        guard amount.minorUnits > 0 else { throw Problem.notPositive(amount) }
        if let start = facts.monthStart, !(1...31).contains(start) { throw Problem.notADayOfMonth(start) }
        try await library.addOwner(user, profile: profile)
        let new = Budget(category, unit, [], in: amount.currency)
        let before = try await all().first { $0.id == new.id }
        var budget = before ?? new
        if before == nil { budget.monthStart = try await library.profile(of: user, orElse: profile).monthStart }
        if let start = facts.monthStart { budget.monthStart = start }
        if let rollsOver = facts.rollsOver { budget.rollsOver = rollsOver }
        if let note = facts.note { budget.note = note.isEmpty ? nil : note }
        budget.set(amount, from: budget.period(with: day)?.first ?? day)
        try await store.put(budget, over: before)
        return budget
    }

    /// Lets the months of all budgets begin on the day of the month, as one step, and returns those changed.
    public func beginMonths(on start: Int, today: CalendarDay) async throws -> [Budget] {
        var changes: [(before: Budget?, after: Budget)] = []
        for budget in try await all() where budget.monthStart != start {
            var changed = budget
            changed.begin(on: start, keepingAmountOf: today)
            changes.append((budget, changed))
        }
        if !changes.isEmpty { try await store.put(changes) }
        return changes.map(\.after)
    }

    /// Moves money from one category's budget to another's, for their periods that contain the day, in one step.
    ///
    /// `day` is asked with the first budget, whose months may begin on a day of their own.
    ///
    /// - Returns: The day.
    public func move(
        _ amount: Money,
        from source: Category,
        to target: Category,
        yearly: Bool = false,
        on day: (Budget) throws -> CalendarDay
    ) async throws -> CalendarDay {
        guard amount.currency != .unknown else { throw Problem.needsCurrency }
        guard amount.minorUnits > 0 else { throw Problem.notPositive(amount) }
        guard source != target else { throw Problem.sameBudget(source) }
        let all = try await all().filter { $0.currency == amount.currency }
        func budget(_ category: Category) throws -> Budget {
            let own = all.filter { $0.category == category }
            guard let found = own.first(where: { $0.unit == (yearly ? .year : .month) }) ?? (yearly ? nil : own.first)
            else { throw Problem.unknown(category) }
            return found
        }
        let before = (from: try budget(source), to: try budget(target))
        var (from, to) = before
        let day = try day(from)
        guard let period = from.period(with: day), let has = from.amount(in: period) else {
            throw Problem.unknown(source)
        }
        guard has.minorUnits >= amount.minorUnits else { throw Problem.notSoMuch(source, has, period) }
        guard let other = to.period(with: day), to.amount(in: other) != nil else { throw Problem.unknown(target) }
        from.move(amount.negated, on: day)
        to.move(amount, on: day)
        try await store.put([(before.from, from), (before.to, to)])
        return day
    }

    /// Removes a category's budgets, monthly and yearly, or only those with the given unit or currency.
    ///
    /// - Throws: ``Problem/hasMoved(_:_:)`` where other budgets have more or less for it in the period with today, or later.
    public func remove(
        _ category: Category?,
        _ unit: Budget.Unit?,
        in currency: Currency? = nil,
        today: CalendarDay
    ) async throws -> [Budget] {
        let found = try await all().filter {
            $0.category == category && (unit == nil || $0.unit == unit) && (currency == nil || $0.currency == currency)
        }
        guard !found.isEmpty else { throw Problem.unknown(category) }
        for budget in found {
            guard let category, let first = budget.period(with: today)?.first else { continue }
            let moved = budget.moves.filter { $0.day >= first }.reduce(0) { $0.clampedAdding($1.amount.minorUnits) }
            if moved != 0 { throw Problem.hasMoved(category, Money(minorUnits: moved, currency: budget.currency)) }
        }
        try await store.remove(found.map(\.id))
        return found
    }
}
