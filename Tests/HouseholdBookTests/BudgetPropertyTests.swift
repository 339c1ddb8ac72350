import HouseholdBook
import ReceiptDomain
import ReceiptTestSupport
import Testing

/// Laws of budgets and saving goals, tried in many that were made up.
@Suite struct BudgetPropertyTests {
    private static let seeds = 1...60
    private static let categories: [ReceiptDomain.Category] = [.food, .health, .household, .other]

    private static func budgets(_ random: inout SeededGenerator) -> [Budget] {
        let start = Int.random(in: 1...31, using: &random)
        return categories.map { category in
            let steps = (0..<Int.random(in: 1...3, using: &random)).map { number in
                let day = CalendarDay.since(Fixture.day("2026-03-01"), days: number * 61)
                return Budget.Step(from: day, amount: Fixture.won(Int.random(in: 1...900_000, using: &random)))
            }
            let rollsOver = Bool.random(using: &random)
            return Budget(category, .month, steps, in: .krw, monthStart: start, rollsOver: rollsOver)
        }
    }

    /// The months of all budgets, whose own begin on one day.
    private static func months(_ budgets: [Budget]) throws -> [ReportPeriod] {
        try (0..<14).map { number in
            let day = try #require(Fixture.day("2026-04-15").adding(months: number))
            return try #require(budgets[0].period(with: day))
        }
    }

    private static func spent(_ budget: Budget, _ period: ReportPeriod) -> Money {
        Fixture.won((period.first.daysSince1970 * 7919 + budget.id.count * 104_729) % 700_000 - 50_000)
    }

    private static func status(_ budget: Budget, _ month: ReportPeriod) -> BudgetStatus? {
        BudgetStatus(budget, in: month) { spent(budget, $0) }
    }

    @Test(arguments: seeds)
    func `money moved between budgets changes one month's, and never what all have together`(_ seed: Int) throws {
        var random = SeededGenerator(seed)
        let before = Self.budgets(&random)
        let months = try Self.months(before)
        var after = before
        var touched: Set<CalendarDay> = []
        for _ in 0..<Int.random(in: 1...9, using: &random) {
            let day = CalendarDay.since(Fixture.day("2026-04-10"), days: Int.random(in: 0..<400, using: &random))
            let pair = after.indices.shuffled(using: &random)
            let amount = Fixture.won(Int.random(in: 1...90_000, using: &random))
            after[pair[0]].move(amount.negated, on: day)
            after[pair[1]].move(amount, on: day)
            touched.insert(try #require(after[0].period(with: day)).first)
        }
        for month in months {
            let (was, now) = (before.map { $0.amount(in: month) }, after.map { $0.amount(in: month) })
            #expect(was.compactMap(\.self).sum(in: .krw) == now.compactMap(\.self).sum(in: .krw))
            #expect(after.map { $0.moved(in: month) }.sum(in: .krw) == Fixture.won(0))
            if !touched.contains(month.first) { #expect(was == now) }
        }
        // Where both roll over, they still have the same together in every later month.
        let rolling = (before.map { all($0) }, after.map { all($0) })
        for month in months {
            func left(_ budgets: [Budget]) -> Money {
                budgets.compactMap { Self.status($0, month)?.left }.sum(in: .krw)
            }
            #expect(left(rolling.0) == left(rolling.1))
        }
        func all(_ budget: Budget) -> Budget {
            var budget = budget
            budget.rollsOver = true
            return budget
        }
    }

    @Test(arguments: seeds)
    func `what is left over is all that was given, less all that was spent`(_ seed: Int) throws {
        var random = SeededGenerator(seed)
        for budget in Self.budgets(&random) {
            let months = try Self.months([budget])
            var (given, spent) = (0, 0)
            for month in months {
                guard let status = Self.status(budget, month) else { continue }
                if month == months.first {
                    // The months before those that are looked at.
                    for earlier in budget.periods(before: month) where budget.rollsOver {
                        given += try #require(budget.amount(in: earlier)).minorUnits
                        spent += Self.spent(budget, earlier).minorUnits
                    }
                }
                if !budget.rollsOver { (given, spent) = (0, 0) }
                #expect(status.carried.minorUnits == given - spent)
                given += status.amount.minorUnits
                spent += status.spent.minorUnits
                #expect(status.left.minorUnits == given - spent)
            }
        }
    }

    @Test(arguments: seeds)
    func `the budgets of all categories spend what the one for everything does, planned or not`(_ seed: Int) throws {
        let book = GeneratedBook(seed: seed)
        func budget(_ category: ReceiptDomain.Category?) -> Budget { Budget(category, .month, [], in: .krw) }
        let (whole, parts) = (budget(nil), Self.categories.map(budget))
        func tally(_ today: String) -> BudgetTally {
            var tally = BudgetTally([whole] + parts, book.accounts, today: Fixture.day(today))
            for record in book.records { tally.add(record) }
            return tally
        }
        let (early, late) = (tally("2026-11-20"), tally("2027-12-31"))
        for month in try (10...12).map({ try #require(ReportPeriod.month($0, of: 2026)) }) {
            let flows = book.records.filter { $0.date.map(month.contains) ?? false }
                .flatMap { $0.flows(book.accounts) }.filter { $0.direction == .spent && $0.amount.currency == .krw }
            #expect(late.spent(on: whole, in: month) == flows.map(\.amount).sum(in: .krw))
            let open = flows.filter { $0.category == nil }.map(\.amount)
            let sum = (parts.map { late.spent(on: $0, in: month) } + open).sum(in: .krw)
            #expect(late.spent(on: whole, in: month) == sum)
            for budget in [whole] + parts {
                let now = early.spent(on: budget, in: month).plus(early.planned(on: budget, in: month))
                #expect(now == late.spent(on: budget, in: month))
                #expect(late.planned(on: budget, in: month) == Fixture.won(0))
            }
        }
    }

    // MARK: Goals

    @Test(arguments: seeds)
    func `what is put aside adds up in any order, and until any day`(_ seed: Int) {
        var random = SeededGenerator(seed)
        var goal = SavingGoal(id: "japan", name: "Japan", target: Fixture.won(3_000_000))
        goal.parts = (0..<Int.random(in: 0...20, using: &random)).map { _ in
            let day = CalendarDay.since(Fixture.day("2026-01-01"), days: Int.random(in: 0..<300, using: &random))
            return .init(day: day, amount: Fixture.won(Int.random(in: -90_000...400_000, using: &random)))
        }
        var shuffled = goal
        shuffled.parts.shuffle(using: &random)
        for offset in stride(from: -10, to: 320, by: 15) {
            let day = CalendarDay.since(Fixture.day("2026-01-01"), days: offset)
            let later = goal.parts.filter { $0.day > day }.map(\.amount).sum(in: .krw)
            #expect(goal.setAside(until: day) == shuffled.setAside(until: day))
            #expect(goal.setAside(until: day).plus(later) == goal.setAside())
        }
    }

    @Test(arguments: 1...200)
    func `what is needed a month reaches the goal by its day, and nothing less does`(_ seed: Int) throws {
        var random = SeededGenerator(seed)
        let target = Int.random(in: 1...30_000_000, using: &random)
        let saved = Int.random(in: -target...target * 2, using: &random)
        let day = Fixture.day("2026-11-26")
        var goal = SavingGoal(id: "japan", name: "Japan", target: Fixture.won(target))
        goal.by = CalendarDay.since(day, days: Int.random(in: -40...1200, using: &random))
        let status = GoalStatus(goal, saved: Fixture.won(saved), on: day)
        #expect(status.left.minorUnits == max(0, target - saved))
        #expect(status.isReached == (saved >= target))
        #expect((0...100).contains(status.percent) || status.isReached)
        guard let months = status.months, let needed = status.neededPerMonth?.minorUnits else {
            #expect(status.isReached || status.isOverdue)
            return
        }
        #expect(saved + needed * months >= target)
        #expect(saved + (needed - 1) * months < target)
        let by = try #require(goal.by)
        let (last, before) = (try #require(day.adding(months: months)), try #require(day.adding(months: months - 1)))
        #expect(last >= by && (months == 1 || before < by))
    }
}
