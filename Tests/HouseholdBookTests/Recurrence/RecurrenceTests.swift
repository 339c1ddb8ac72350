import Foundation
import HouseholdBook
import ReceiptDomain
import Testing

@Suite struct RecurrenceTests {
    @Test func `nothing is made for days before it was created, but they count`() {
        let schedule = Schedule(anchor: day("2026-01-31"), .month, count: 4)
        #expect(
            Recurrence.rent(schedule, since: "2026-03-01").dues(through: "2027-01-01") == ["2026-03-31", "2026-04-30"]
        )
    }

    @Test func `skipped and paused days are left out, and count`() {
        var rent = Recurrence.rent(Schedule(anchor: day("2026-01-31"), .month, count: 6))
        rent.skips = [day("2026-02-28")]
        rent.pauses = [.init(from: day("2026-04-30"), through: day("2026-05-30"))]
        #expect(rent.dues(through: "2027-01-01") == ["2026-01-31", "2026-03-31", "2026-05-31", "2026-06-30"])
    }

    @Test func `a pause without an end lets nothing come any more`() {
        var rent = Recurrence.rent()
        rent.pauses = [.init(from: day("2026-03-01"))]
        #expect(rent.next(onOrAfter: day("2026-02-01"))?.due == day("2026-02-28"))
        #expect(rent.next(onOrAfter: day("2026-03-01")) == nil)
        #expect(rent.dues(through: "2026-12-31") == ["2026-01-31", "2026-02-28"])
    }

    @Test func `the day on which it is ended is its last`() {
        var rent = Recurrence.rent()
        rent.ended = day("2026-02-28")
        #expect(rent.dues(through: "2026-12-31") == ["2026-01-31", "2026-02-28"])
        #expect(rent.next(onOrAfter: day("2026-03-01")) == nil)
    }

    @Test func `the weekend moves the date, and the nominal day stays the key`() throws {
        let rent = Recurrence.rent(Schedule(anchor: day("2026-01-31"), .month, weekend: .before))
        let occurrence = try #require(rent.next(onOrAfter: day("2026-01-01")))
        #expect(occurrence.due == day("2026-01-31"))
        #expect(occurrence.date == day("2026-01-30"))
        let entry = rent.entry("2026-01-31")
        #expect(entry.date == day("2026-01-30"))
        #expect(entry.occurrence == occurrence.key)
    }

    @Test func `an entry has what the template says, and no photo`() {
        var rent = Recurrence.rent(mode: .draft)
        rent.template.category = .household
        rent.template.account = "kakao"
        rent.template.memo = "월세"
        rent.template.tags = ["집"]
        let entry = rent.entry("2026-02-28")
        #expect(entry.status == .confirmed)
        #expect((entry.merchant, entry.amount) == ("집주인", won(650_000)))
        #expect((entry.category, entry.account, entry.memo) == (Category(code: "household"), "kakao", "월세"))
        #expect(entry.tags == ["집"])
        #expect(entry.images.isEmpty)
        #expect(entry.isBareOccurrence)
    }

    @Test(arguments: [
        ([], 50_000), ([41_000], 41_000), ([41_000, 45_000], 43_000), ([41_000, 99_000, 45_000], 45_000),
        ([1, 41_000, 99_000, 45_000], 45_000),
    ])
    func `an amount that varies is the median of the last three entries`(_ amounts: [Int], _ expected: Int) {
        var power = Recurrence.rent(Schedule(anchor: day("2026-01-10"), .month), mode: .draft)
        power.template.amount = won(50_000)
        power.template.isAbout = true
        let dues = power.dues(through: "2026-12-31")
        let records = zip(dues, amounts).map { power.entry($0, amount: won($1)) }
        let next = power.occurrence(due: day(dues[amounts.count]))
        #expect(power.amount(of: next, after: records.shuffled()) == won(expected))
        let drafts = records.map { record in
            var draft = record
            draft.status = .draft
            return draft
        }
        #expect(power.amount(of: next, after: drafts) == won(50_000), "drafts are no evidence")
    }

    @Test func `what stands in the ledger is the recurrence again`() throws {
        var rent = Recurrence.rent(
            Schedule(anchor: day("2026-01-31"), every: 2, .month, until: day("2027-01-01"), count: 9, weekend: .after),
            mode: .draft
        )
        rent.template.isAbout = true
        rent.template.splits = [.init(category: .other, amount: won(650_000), subject: "nabi", memo: "m")]
        rent.template.tags = ["a"]
        rent.skips = [day("2026-03-31")]
        rent.pauses = [.init(from: day("2026-05-01"), through: day("2026-06-01")), .init(from: day("2026-09-01"))]
        rent.ended = day("2026-10-01")
        let json = try JSONEncoder().encode(rent)
        #expect(try JSONDecoder().decode(Recurrence.self, from: json) == rent)
        let object = try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
        #expect(Set(object.keys) == Recurrence.fields)
        let plain = Recurrence.rent()
        #expect(try JSONDecoder().decode(Recurrence.self, from: JSONEncoder().encode(plain)) == plain)
    }
}
