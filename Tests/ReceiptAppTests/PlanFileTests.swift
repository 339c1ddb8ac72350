import Foundation
import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptTestSupport
import Testing

@Suite struct PlanFileTests {
    private func read(_ json: String) throws(PlanFile.Problem) -> VaccinationPlan {
        try PlanFile(Array(json.utf8)).read()
    }

    @Test func `a plan for any animal becomes reminders, by its age and then again and again`() throws {
        let plan = try read(
            """
            {"source": "Dr. Kim", "plan": [
              {"name": "Myxomatosis", "weeks": [5, 10], "every": "1y"}, {"name": "발톱 손질", "every": "3개월"},
              {"name": "Chip", "weeks": [12]}, {"name": "RHD2", "every": "6 months", "optional": true}]}
            """
        )
        var rabbit = Subject(id: "bun", name: "Bun", .pet)
        rabbit.born = "2026-11-01"
        let today = Fixture.day("2026-11-22")
        let reminders = plan.reminders(for: rabbit, today: today, withOptional: false) { $0.english }
        #expect(reminders.map(\.id) == ["bun-myxomatosis", "bun-발톱-손질", "bun-chip"])
        #expect(reminders.map(\.title) == ["Myxomatosis", "발톱 손질", "Chip"])
        #expect(reminders.map { $0.nextDue?.description } == ["2026-12-06", "2026-11-22", "2027-01-24"])
        #expect(reminders.allSatisfy { $0.source == "Dr. Kim" })
        #expect(reminders[1].done(on: today).nextDue?.description == "2027-02-22")
        #expect(reminders[2].done(on: Fixture.day("2027-01-24")).nextDue == nil)
    }

    @Test func `a template is read again as the plan that it is of`() throws {
        let cat = VaccinationPlan(for: .cat)
        let file = try JSONEncoder().encode(PlanFile(cat) { $0.english })
        let again = try PlanFile(Array(file)).read()
        #expect(again.source == cat.source)
        #expect(again.vaccinations.map(\.weeks) == cat.vaccinations.map(\.weeks))
        #expect(again.vaccinations.map(\.every) == cat.vaccinations.map(\.every))
        #expect(again.vaccinations.map(\.isOptional) == cat.vaccinations.map(\.isOptional))
    }

    @Test(
        arguments: [
            ("no", .notJSON("JSON")), (#"{"plans": []}"#, .notJSON("plan")),
            (#"{"plan": [{"weeks": [1]}]}"#, .notJSON("name")),
            (#"{"plan": [{"name": "A", "weeks": "8"}]}"#, .notJSON("plan.1.weeks")), (#"{"plan": []}"#, .empty),
            (#"{"plan": [{"name": "!", "every": "1y"}]}"#, .noName(1)), (#"{"plan": [{"name": "A"}]}"#, .never("A")),
            (#"{"plan": [{"name": "A", "every": "1y"}, {"name": "a", "every": "1y"}]}"#, .twice("a")),
            (#"{"plan": [{"name": "A", "weeks": [8, 4]}]}"#, .notWeeks("A")),
            (#"{"plan": [{"name": "A", "weeks": [-1]}]}"#, .notWeeks("A")),
            (#"{"plan": [{"name": "A", "every": "often"}]}"#, .notAPeriod("A", "often")),
        ] as [(String, PlanFile.Problem)]
    )
    func `what is no plan says why`(_ json: String, _ problem: PlanFile.Problem) {
        #expect(throws: problem) { try read(json) }
    }
}
