import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptReview
import ReceiptTestSupport
import Testing

@Suite struct BookViewsTests {
    private static let profile = Profile(locale: "ko-KR", currency: .krw)

    private static func record(_ number: Int, _ date: String, _ won: Int, subject: String? = nil) throws -> Record {
        let digits = String(number)
        let text = "019aa0b0-0000-7000-8000-" + String(repeating: "0", count: 12 - digits.count) + digits
        var record = Record(
            id: try #require(RecordID(text)),
            user: .me,
            status: .confirmed,
            merchant: "동물병원",
            date: CalendarDay(iso: date),
            amount: Fixture.won(won),
            category: .health,
            createdAt: Fixture.proved.record.createdAt
        )
        record.subject = subject
        return record
    }

    @Test
    func `a subject's spending is of its shares by month, refunds taken off, drafts and what is set aside left out`()
        throws
    {
        var shared = try Self.record(1, "2026-11-03", 87_400)
        shared.book.splits = [
            Split(category: .food, amount: Fixture.won(62_400)),
            Split(category: .household, amount: Fixture.won(25_000), subject: "나비"),
        ]
        var (draft, discarded) = (
            try Self.record(5, "2026-11-09", 1, subject: "나비"), try Self.record(6, "2026-11-09", 1, subject: "나비")
        )
        (draft.status, discarded.status) = (.draft, .discarded)
        let records = [
            shared, try Self.record(2, "2026-11-05", 45_000, subject: "나비"),
            try Self.record(3, "2026-10-01", 9_000, subject: "나비"),
            try Self.record(4, "2026-10-02", -4_000, subject: "나비"), draft, discarded,
            try Self.record(7, "2026-11-07", 8_700, subject: "하준"),
        ]
        let cat = Subject(id: "나비", name: "나비", .pet)
        let day = try #require(CalendarDay(iso: "2026-11-05"))
        let weights = ["4.1", "4.2"].enumerated().compactMap { index, value in
            MeasureReading(value + "kg").map { Measure(id: "\(index)", subject: "나비", what: "weight", $0, on: day) }
        }
        let view = SubjectView(cat, records: records, measures: weights, reminders: [])
        #expect(view.months.map(\.month.description) == ["2026-11-01", "2026-10-01"])
        #expect(view.months.map(\.spent) == [[Fixture.won(70_000)], [Fixture.won(5_000)]])
        #expect(view.total == [Fixture.won(75_000)])
        #expect(view.records.count == 5 && view.measures.map(\.id) == ["1"])
    }

    @Test func `on this day finds earlier years, and a leap day on the last of February`() throws {
        var leap = try Self.record(1, "2024-02-29", 1_000)
        leap.memo = "윤일"
        var ordinary = try Self.record(2, "2025-02-28", 1_000)
        ordinary.mood = .happy
        let silent = try Self.record(3, "2025-02-28", 1_000)
        let all = [leap, ordinary, silent]
        func found(_ day: String) throws -> [[Int]] {
            DiaryPage.earlier(try #require(CalendarDay(iso: day)), all).map { [$0.years, $0.records.count] }
        }
        #expect(try found("2026-02-28") == [[1, 1], [2, 1]])
        #expect(try found("2028-02-28") == [[3, 1]])
        #expect(try found("2028-02-29") == [[4, 1]])
        #expect(try found("2024-02-29").isEmpty)
    }

    @Test func `a reminder is found by a part of its name, done, left out and removed`() async throws {
        let ledger = MemoryLedger()
        let subjects = HouseholdSubjects(library: ledger, user: .me)
        let cat = try await subjects.add("@나비", .init(species: "고양이"), profile: Self.profile)
        #expect(cat.id == "나비" && cat.subjectKind == .pet)
        let reminders = HouseholdReminders(library: ledger, user: .me)
        let today = try #require(CalendarDay(iso: "2026-11-22"))
        _ = try await reminders.plan(for: cat, today: today, withOptional: false, isDryRun: false) { $0.korean }
        await #expect(throws: HouseholdReminders.Problem.planned(cat)) {
            try await reminders.plan(for: cat, today: today, withOptional: false, isDryRun: false) { $0.korean }
        }
        #expect(try await reminders.due(on: today).count == 2)
        #expect(try await reminders.reminder("rabies").id == "나비-rabies", "planned in another language")
        #expect(try await reminders.done("광견병", on: today, record: nil).nextDue?.description == "2027-11-22")
        #expect(try await reminders.due(on: today).map(\.reminder.id) == ["나비-fvrcp"])
        await #expect(throws: HouseholdReminders.Problem.self) {
            try await reminders.done("나비", on: today, record: nil)
        }
        await #expect(throws: HouseholdReminders.Problem.unknown("구충")) { try await reminders.skip("구충") }
        #expect(try await reminders.change("나비 종합") { $0.title = "종합 2차" }.id == "나비-fvrcp")
        #expect(try await reminders.reminder("종합 2차").id == "나비-fvrcp")
        _ = try await reminders.change("rabies") { $0.title = "나비-fvrcp" }
        #expect(try await reminders.reminder("나비-fvrcp").title == "종합 2차", "the title of one is the id of another")
        await #expect(throws: HouseholdReminders.Problem.noTitle("!")) {
            try await reminders.change("나비 종합") { $0.title = "!" }
        }
        _ = try await reminders.remove("나비 종합")
        #expect(try await reminders.all().count == 1)
        #expect(try await subjects.remove("나비").isHidden, "a reminder is for it")
    }

    @Test func `measures keep their order within a day and take the unit of the last one`() async throws {
        let ledger = MemoryLedger()
        let cat = try await HouseholdSubjects(library: ledger, user: .me).add("나비", .init(), profile: Self.profile)
        let measures = HouseholdMeasures(library: ledger, user: .me)
        let day = try #require(CalendarDay(iso: "2026-11-05"))
        _ = try await measures.add(cat, "체중", "4200g", on: day)
        let second = try await measures.add(cat, "weight", "4,250", on: day)
        #expect(second.shown == "4250 g" && second.what == "weight")
        #expect(try await measures.all(of: cat.id, "몸무게").map(\.value) == ["4200", "4250"])
        _ = try await measures.remove(String(second.id.prefix(8)))
        #expect(try await measures.all(of: cat.id).count == 1)
    }
}
