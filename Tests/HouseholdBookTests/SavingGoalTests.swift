import Foundation
import HouseholdBook
import ReceiptDomain
import ReceiptTestSupport
import Testing

@Suite struct SavingGoalTests {
    private func goal(_ target: Int, by day: String?) -> SavingGoal {
        var goal = SavingGoal(id: "japan", name: "Japan", target: Fixture.won(target))
        goal.by = day.map(Fixture.day)
        return goal
    }

    /// Target, saved, the day, and what is needed in how many months.
    @Test(
        arguments: [
            (3_000_000, 0, "2027-06-01", 7, 428_572), (3_000_000, 2_999_999, "2027-06-30", 8, 1),
            (1000, 0, "2026-11-26", 1, 1000), (1000, 0, "2026-12-26", 1, 1000), (1000, 0, "2026-12-27", 2, 500),
            (1000, -500, "2027-01-26", 2, 750), (1000, 1000, "2027-01-26", 2, nil),
            (1000, 5000, "2020-01-01", nil, nil),
            (1000, 10, "2026-11-25", nil, nil), (1000, 10, nil, nil, nil),
        ] as [(Int, Int, String?, Int?, Int?)]
    )
    func `what is needed a month is the rest in the months that are left, rounded up`(
        _ target: Int,
        _ saved: Int,
        _ by: String?,
        _ months: Int?,
        _ needed: Int?
    ) {
        let status = GoalStatus(goal(target, by: by), saved: Fixture.won(saved), on: Fixture.day("2026-11-26"))
        #expect(status.months == months)
        #expect(status.neededPerMonth == needed.map(Fixture.won))
        #expect(status.isReached == (saved >= target))
        #expect(status.isOverdue == (by == "2026-11-25"))
    }

    @Test func `a goal is stored whole, and one without a possible amount is refused`() throws {
        var goal = goal(3_000_000, by: "2027-06-30")
        (goal.account, goal.note) = ("savings", "메모")
        goal.parts = [
            .init(day: Fixture.day("2026-11-01"), amount: Fixture.won(500)),
            .init(day: Fixture.day("2026-11-02"), amount: Fixture.won(-200)),
        ]
        let stored = try JSONEncoder().encode(goal)
        #expect(try JSONDecoder().decode(SavingGoal.self, from: stored) == goal)
        #expect(
            goal.setAside() == Fixture.won(300) && goal.setAside(until: Fixture.day("2026-11-01")) == Fixture.won(500)
        )
        for (value, other) in [("3000000", "0"), ("3000000", "x"), ("2027-06-30", "soon"), ("\"500\"", "\"5.5\"")] {
            let broken = String(decoding: stored, as: UTF8.self).replacing(value, with: other)
            #expect(throws: InvalidValue.self) { try JSONDecoder().decode(SavingGoal.self, from: Data(broken.utf8)) }
        }
    }
}
