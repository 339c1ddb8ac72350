import HouseholdBook
import ReceiptDomain
import Testing

@Suite struct CatchUpPlanTests {
    private func dues(_ plan: CatchUpPlan) -> [String] { plan.entries.map(\.occurrence.due.description) }

    @Test func `all that was missed is made, the oldest first`() {
        let rent = Recurrence.rent()
        let netflix = Recurrence(
            id: "netflix-3c4d",
            template: EntryTemplate(merchant: "넷플릭스", amount: won(17_000)),
            schedule: Schedule(anchor: day("2026-02-12"), .month),
            mode: .enter,
            since: day("2026-02-01")
        )
        let plan = CatchUpPlan([rent, netflix], today: day("2026-03-31"), seen: [], newest: day("2026-03-30"))
        #expect(dues(plan) == ["2026-01-31", "2026-02-12", "2026-02-28", "2026-03-12", "2026-03-31"])
        #expect(plan.held.isEmpty)
    }

    @Test func `what is paid on the Friday before a weekend is made on that Friday`() {
        // 31 January 2026 is a Saturday.
        let rent = Recurrence.rent(Schedule(anchor: day("2026-01-31"), .month, weekend: .before))
        for (today, made) in [
            ("2026-01-29", [String]()), ("2026-01-30", ["2026-01-31"]), ("2026-01-31", ["2026-01-31"]),
        ] {
            let plan = CatchUpPlan([rent], today: day(today), seen: [], newest: nil)
            #expect(dues(plan) == made && plan.held.isEmpty, "\(today)")
        }
    }

    @Test func `what any line tells of is never made again`() {
        let rent = Recurrence.rent()
        let seen: Set = [rent.occurrence(due: day("2026-02-28")).key]
        let plan = CatchUpPlan([rent], today: day("2026-03-30"), seen: seen, newest: day("2026-03-30"))
        #expect(dues(plan) == ["2026-01-31"])
    }

    @Test func `what is overdue for more than a year is not made before its user says so`() throws {
        let daily = Recurrence.rent(Schedule(anchor: day("2026-01-01"), .day))
        let today = day("2027-01-03")
        let held = CatchUpPlan([daily], today: today, seen: [], newest: today)
        #expect(held.entries.isEmpty)
        let question = try #require(held.held.first)
        #expect((question.reason, question.count) == (.overdue, 368))
        #expect((question.first, question.last) == (day("2026-01-01"), today))
        let enough = CatchUpPlan([daily], today: day("2027-01-02"), seen: [], newest: today)
        #expect(enough.entries.count == 367)
        let released = CatchUpPlan([daily], today: today, seen: [], newest: today, released: [daily.id])
        #expect(released.entries.count == 368)
        #expect(released.held.isEmpty)
    }

    @Test func `a clock far ahead makes nothing 40 days past the newest line, and is asked about`() throws {
        let rent = Recurrence.rent(since: "2026-11-01")
        let newest = day("2026-11-22")
        let plan = CatchUpPlan([rent], today: day("9999-06-01"), seen: [], newest: newest)
        #expect(dues(plan) == ["2026-11-30", "2026-12-31"])
        let question = try #require(plan.held.first)
        #expect(
            (question.reason, question.first, question.count) == (
                .clockAhead, day("2027-01-31"), CatchUpPlan.mostCounted
            )
        )
        let again = CatchUpPlan(
            [rent],
            today: day("9999-06-01"),
            seen: Set(plan.entries.map(\.occurrence.key)),
            newest: newest
        )
        #expect(again.entries.isEmpty)
    }

    @Test func `a clock that goes back takes nothing away and makes nothing`() {
        let plan = CatchUpPlan([.rent()], today: day("2025-12-01"), seen: [], newest: day("2026-11-22"))
        #expect(plan.entries.isEmpty)
        #expect(plan.held.isEmpty)
    }

    @Test func `one that reminds makes nothing, and tells until there is an entry`() {
        let rent = Recurrence.rent(mode: .remind)
        let plan = CatchUpPlan([rent], today: day("2026-02-28"), seen: [], newest: day("2026-02-28"))
        #expect(plan.entries.isEmpty)
        #expect(plan.held.map(\.reason) == [.reminder])
        #expect(plan.held.map(\.count) == [2])
        let seen = Set(rent.occurrences(through: day("2026-02-28")).map(\.key))
        #expect(CatchUpPlan([rent], today: day("2026-02-28"), seen: seen, newest: nil).held.isEmpty)
    }
}
