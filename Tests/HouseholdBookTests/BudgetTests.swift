import Foundation
import HouseholdBook
import ReceiptDomain
import ReceiptTestSupport
import Testing

@Suite struct BudgetTests {
    private func budget(_ won: Int, from day: String = "2026-09-01", rollsOver: Bool = false) -> Budget {
        let step = Budget.Step(from: Fixture.day(day), amount: Fixture.won(won))
        return Budget(.food, .month, [step], in: .krw, rollsOver: rollsOver)
    }

    private func month(_ number: Int) throws -> ReportPeriod { try #require(ReportPeriod.month(number, of: 2026)) }

    private func status(_ budget: Budget, _ spent: [Int: Int]) throws -> BudgetStatus {
        try #require(
            BudgetStatus(budget, in: try month(11)) { Fixture.won(spent[$0.first.month] ?? 0) }
        )
    }

    @Test func `what is left is what was not spent, and money that came back frees it`() throws {
        #expect(try status(budget(400_000), [11: 99_200]).left == Fixture.won(300_800))
        #expect(try status(budget(400_000), [11: 99_200]).percentUsed == 24)
        #expect(try status(budget(400_000), [11: -5000]).left == Fixture.won(405_000))
        #expect(try status(budget(100), [11: 500]).left == Fixture.won(-400))
    }

    @Test(arguments: [
        ([9: 100, 10: 100], 200_000 - 200), ([9: 150_000, 10: 180_000], -130_000), ([:], 200_000),
    ])
    func `what rolls over has both signs`(_ spent: [Int: Int], _ carried: Int) throws {
        let status = try status(budget(100_000, rollsOver: true), spent)
        #expect(status.carried == Fixture.won(carried))
        #expect(status.available == Fixture.won(100_000 + carried))
        #expect(try self.status(budget(100_000), spent).carried == Fixture.won(0))
    }

    @Test func `earlier months keep the amount that they had`() throws {
        var budget = budget(100_000, rollsOver: true)
        budget.set(Fixture.won(300_000), from: Fixture.day("2026-11-01"))
        #expect(budget.amount(in: try month(10)) == Fixture.won(100_000))
        #expect(budget.amount(in: try month(12)) == Fixture.won(300_000))
        #expect(budget.amount(in: try month(8)) == nil)
        #expect(try status(budget, [:]).available == Fixture.won(500_000))
        budget.set(Fixture.won(50_000), from: Fixture.day("2026-10-01"))
        #expect(budget.steps.map(\.amount) == [Fixture.won(100_000), Fixture.won(50_000)])
    }

    @Test(arguments: [
        ("2026-11-28", 25, "2026-11-25"), ("2026-11-10", 5, "2026-11-05"), ("2026-11-03", 5, "2026-10-05"),
    ])
    func `months that begin on another day keep the amounts`(today: String, start: Int, first: String) throws {
        var budget = budget(100_000)
        budget.set(Fixture.won(300_000), from: Fixture.day("2026-11-01"))
        budget.set(Fixture.won(500_000), from: Fixture.day("2027-01-01"))
        budget.begin(on: start, keepingAmountOf: Fixture.day(today))
        let now = try #require(budget.period(with: Fixture.day(today)))
        #expect(now.first.description == first && budget.amount(in: now) == Fixture.won(300_000))
        let later = try #require(budget.period(with: Fixture.day("2027-02-10")))
        #expect(budget.amount(in: later) == Fixture.won(500_000))
        let earlier = try #require(budget.period(with: Fixture.day("2026-09-28")))
        #expect(budget.amount(in: earlier) == Fixture.won(100_000))
    }

    @Test func `what is moved changes one month, rolls over with it, and is stored`() throws {
        var budget = budget(100_000, rollsOver: true)
        budget.move(Fixture.won(-30_000), on: Fixture.day("2026-10-20"))
        budget.move(Fixture.won(5000), on: Fixture.day("2026-11-30"))
        #expect(
            try [9, 10, 11, 12].map { budget.amount(in: try month($0))?.minorUnits } == [
                100_000, 70_000, 105_000, 100_000,
            ]
        )
        let status = try status(budget, [11: 1000])
        #expect(status.carried == Fixture.won(170_000) && status.moved == Fixture.won(5000))
        #expect(status.left == Fixture.won(274_000))
        let stored = try JSONEncoder().encode(budget)
        #expect(try JSONDecoder().decode(Budget.self, from: stored) == budget)
    }

    @Test func `what recurring entries will take is still to come, once each`() throws {
        var template = EntryTemplate(merchant: "우유 배달", amount: Fixture.won(10_000))
        template.category = .food
        let schedule = Schedule(anchor: Fixture.day("2026-01-03"), .week, weekend: .after)
        let delivery = Recurrence(
            id: "milk",
            template: template,
            schedule: schedule,
            mode: .enter,
            since: schedule.anchor
        )
        let (today, end) = (Fixture.day("2026-11-15"), Fixture.day("2026-11-30"))
        // Saturdays 14, 21, 28, of which each counts on the Monday after.
        let coming = budget(1).coming(delivery, after: today, through: end, seen: [])
        #expect(coming == Fixture.won(30_000))
        let seen: Set = [OccurrenceKey(recurrence: "milk", due: Fixture.day("2026-11-21"))]
        #expect(budget(1).coming(delivery, after: today, through: end, seen: seen) == Fixture.won(20_000))
        let other = Budget(.health, .month, [], in: .krw)
        #expect(other.coming(delivery, after: today, through: end, seen: []) == Fixture.won(0))
        #expect(Budget(nil, .month, [], in: .krw).coming(delivery, after: today, through: end, seen: []) == coming)
    }

    @Test func `the ledger keeps it as it is`() throws {
        var yearly = Budget(nil, .year, [], in: .usd, monthStart: 25, rollsOver: true)
        yearly.note = "여행 <&>"
        yearly.set(Money(minorUnits: 120_050, currency: .usd), from: Fixture.day("2026-01-25"))
        for budget in [budget(400_000), yearly] {
            let json = try JSONEncoder().encode(budget)
            #expect(try JSONDecoder().decode(Budget.self, from: json) == budget)
            let names = try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any]).keys
            #expect(Set(names).isSubset(of: Budget.fields))
        }
    }

    @Test(arguments: [
        #"{"id":"x","unit":"week","currency":"KRW","amounts":[]}"#,
        #"{"id":"x","unit":"month","currency":"KRW","amounts":[{"from":"2026-02-30","amount":"1"}]}"#,
        #"{"id":"x","unit":"month","currency":"KRW","amounts":[],"monthStart":32}"#,
        #"{"id":"x","unit":"month","currency":"KRW","amounts":[],"category":"NO!"}"#,
    ])
    func `what cannot be a budget is refused`(_ json: String) {
        #expect(throws: InvalidValue.self) { try JSONDecoder().decode(Budget.self, from: Data(json.utf8)) }
    }
}
