import Foundation
import HouseholdBook
import ReceiptApp
import ReceiptDomain
import Testing

@Suite struct CatchUpTests {
    private let library = MemoryLedger()
    private var entries: RecurringEntries { RecurringEntries(library: library, user: .me) }
    private let profile = Profile(locale: "ko-KR", currency: .krw)

    private func day(_ text: String) throws -> CalendarDay { try #require(CalendarDay(iso: text)) }

    private func rent(
        _ anchor: String = "2026-01-31",
        _ unit: Period.Unit = .month,
        mode: Recurrence.Mode = .enter
    ) throws -> Recurrence {
        var template = EntryTemplate(merchant: "집주인", amount: Money(minorUnits: 650_000, currency: .krw))
        template.memo = "월세"
        let schedule = Schedule(anchor: try day(anchor), unit)
        return Recurrence(id: "rent-1a2b", template: template, schedule: schedule, mode: mode, since: try day(anchor))
    }

    private func catchUp(_ today: String, releasing released: Set<String> = []) async throws -> CatchUp.Report {
        try await CatchUp(library: library)(of: .me, today: day(today), releasing: released)
    }

    @Test func `what is due is entered once, and again only when it is due again`() async throws {
        try await entries.add(rent(), profile: profile)
        let first = try await catchUp("2026-03-30")
        #expect(first.made.map { $0.book.due?.description } == ["2026-01-31", "2026-02-28"])
        #expect(first.made.allSatisfy { $0.status == .confirmed && $0.memo == "월세" && $0.images.isEmpty })
        #expect(try await catchUp("2026-03-30").isEmpty)
        #expect(try await catchUp("2026-03-31").made.count == 1)
    }

    @Test func `edited, moved and discarded entries do not come back`() async throws {
        try await entries.add(rent(), profile: profile)
        let made = try await catchUp("2026-03-31").made
        _ = try await library.update(made[0].id, of: .me, basedOn: nil) { $0.status = .discarded }
        let later = try day("2026-04-20")
        _ = try await library.update(made[1].id, of: .me, basedOn: nil) { $0.date = later }
        #expect(try await catchUp("2026-04-29").isEmpty)
    }

    @Test func `what is overdue for a year is asked about, then entered or left out`() async throws {
        try await entries.add(rent("2025-01-31"), profile: profile)
        let report = try await catchUp("2026-02-10")
        #expect(report.made.isEmpty)
        #expect(report.held.map(\.count) == [13])
        #expect(try await catchUp("2026-02-10", releasing: ["rent-1a2b"]).made.count == 13)
    }

    @Test func `what the account cannot pay waits as a draft, and is told of`() async throws {
        let opening = Account.Opening(date: try day("2026-01-01"), amount: Money(minorUnits: 700_000, currency: .krw))
        var bank = Account(id: "bank", name: "은행", kind: .bank, opening: opening)
        bank.overdraft = Money(minorUnits: 0, currency: .krw)
        _ = try await ManageAccounts(library: library, user: .me).add(bank, profile: profile)
        var rent = try rent()
        rent.template.account = "bank"
        try await entries.add(rent, profile: profile)
        let rehearsal = try await CatchUp(library: library).rehearse(of: .me, today: day("2026-02-28"))
        let report = try await catchUp("2026-02-28")
        #expect(report.made.map(\.status) == [.confirmed, .draft])
        #expect(rehearsal.made.map(\.status) == report.made.map(\.status))
        let balance = Money(minorUnits: -600_000, currency: .krw)
        #expect(
            report.refused.map(\.problem) == [
                .overdrawn(account: "bank", on: try day("2026-02-28"), balance: balance)
            ]
        )
        #expect(try await catchUp("2026-03-01").isEmpty, "it does not come again")
    }

    @Test func `a change counts for what is due later, and on request for drafts that wait`() async throws {
        try await entries.add(rent(mode: .draft), profile: profile)
        _ = try await catchUp("2026-02-28")
        let raise: (inout Recurrence) -> Void = { $0.template.amount = Money(minorUnits: 700_000, currency: .krw) }
        let today = try day("2026-03-01")
        let changed = try await entries.change("집주인", today: today, newID: { _ in "new" }, raise)
        #expect(changed.drafts.count == 2)
        #expect(try await library.records(of: .me).allSatisfy { $0.amount?.minorUnits == 650_000 })
        #expect(try await catchUp("2026-03-31").made.map(\.amount?.minorUnits) == [700_000])
        _ = try await entries.change("집주인", today: today, newID: { _ in "new" }, draftsToo: true) {
            $0.template.amount = Money(minorUnits: 710_000, currency: .krw)
        }
        #expect(try await library.records(of: .me).allSatisfy { $0.amount?.minorUnits == 710_000 })
    }

    @Test func `another interval ends it and begins a new one`() async throws {
        try await entries.add(rent(), profile: profile)
        _ = try await catchUp("2026-02-28")
        let fifth = try day("2026-02-05")
        let changed = try await entries.change("rent-1a2b", today: day("2026-02-28"), newID: { _ in "rent-9f9f" }) {
            $0.schedule.anchor = fifth
        }
        #expect(changed.recurrence.id == "rent-9f9f")
        #expect(try await entries.all().map(\.ended?.description) == ["2026-02-28", nil])
        #expect(try await catchUp("2026-04-05").made.map { $0.book.due?.description } == ["2026-03-05", "2026-04-05"])
        #expect(try await entries.named("집주인").id == "rent-9f9f", "the one that goes on is meant")
    }

    @Test func `a record that comes again is its own first occurrence`() async throws {
        let now = Date(timeIntervalSince1970: 1_794_998_520)
        var record = Record(
            id: try #require(RecordID("019a9677-0000-7000-8000-000000000001")),
            user: .me,
            status: .confirmed,
            merchant: "집주인",
            date: try day("2026-01-31"),
            amount: Money(minorUnits: 650_000, currency: .krw),
            createdAt: now
        )
        record.revision = 1
        let library = MemoryLedger([record])
        try await RecurringEntries(library: library, user: .me).add(rent(), after: record, profile: profile)
        let made = try await CatchUp(library: library)(of: .me, today: day("2026-02-28")).made
        #expect(made.map { $0.book.due?.description } == ["2026-02-28"])
    }

    private static let flaws: [(@Sendable (inout Recurrence) -> Void, RecurrenceProblem)] = [
        ({ $0.template.amount = nil }, .amountMissing),
        ({ $0.template.amount = Money(minorUnits: 0, currency: .krw) }, .amountNotPositive),
        ({ $0.template.amount?.currency = .unknown }, .currencyMissing),
        ({ $0.template.isAbout = true }, .variesButEnters),
        ({ $0.template.merchant = "" }, .nameMissing),
        ({ $0.template.kind = .transfer }, .transferWithoutAccounts),
        ({ $0.schedule.until = CalendarDay(iso: "2020-01-01") }, .endsBeforeItBegins(.epoch)),
    ]

    @Test(arguments: flaws)
    func `what would make no sense is refused`(
        _ change: @Sendable (inout Recurrence) -> Void,
        _ problem: RecurrenceProblem
    ) async throws {
        var recurrence = try rent()
        change(&recurrence)
        await #expect(throws: problem) { try await entries.add(recurrence, profile: profile) }
    }

    @Test func `skips, pauses and the end are refused where they mean nothing`() throws {
        var rent = try rent()
        let (today, off) = (try day("2026-02-10"), try day("2026-02-11"))
        #expect(try rent.skip([], next: today, seen: []) == [day("2026-02-28")])
        #expect(throws: RecurrenceProblem.notDue(off, name: "집주인")) { try rent.skip([off], next: today, seen: []) }
        #expect(throws: RecurrenceProblem.alreadySkipped(try day("2026-02-28"))) {
            try rent.skip([day("2026-02-28")], next: today, seen: [])
        }
        #expect(throws: RecurrenceProblem.notPaused(name: "집주인")) { try rent.resume(on: today) }
        try rent.pause(from: today, through: nil)
        #expect(throws: RecurrenceProblem.alreadyPaused(name: "집주인")) { try rent.pause(from: off, through: nil) }
        try rent.resume(on: day("2026-04-01"))
        #expect(rent.pauses == [.init(from: today, through: try day("2026-03-31"))])
        try rent.end(on: today)
        #expect(throws: RecurrenceProblem.alreadyEnded(name: "집주인", today)) { try rent.end(on: off) }
    }
}

extension CalendarDay {
    fileprivate static var epoch: CalendarDay {
        guard let day = CalendarDay(iso: "2020-01-01") else { preconditionFailure("a day") }
        return day
    }
}
