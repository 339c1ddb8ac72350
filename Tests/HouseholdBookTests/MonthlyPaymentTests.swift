import Foundation
import HouseholdBook
import ReceiptDomain
import Testing

/// Subscriptions are noticed in what was paid.
@Suite struct MonthlyPaymentTests {
    private static func day(_ text: String) throws -> CalendarDay { try #require(CalendarDay(iso: text)) }

    private static func record(_ merchant: String, _ day: String, _ amount: Int) throws -> Record {
        var generator = SystemRandomNumberGenerator()
        let now = Date(timeIntervalSince1970: 1_800_000_000)
        var record = Record(
            id: RecordID(milliseconds: 1_800_000_000_000, using: &generator),
            user: .me,
            date: try Self.day(day),
            amount: Money(minorUnits: amount, currency: .krw),
            createdAt: now
        )
        record.merchant = merchant
        return record
    }

    private static func found(
        _ payments: [(String, String, Int)],
        besides recurrences: [Recurrence] = []
    ) throws -> [String] {
        let records = try payments.map { try record($0.0, $0.1, $0.2) }
        return MonthlyPayment.find(in: records, besides: recurrences, today: try day("2026-11-30"))
            .map { "\($0.record.merchant ?? "") \($0.count) \($0.isFixed)" }
    }

    @Test(arguments: [
        (["2026-09-05", "2026-10-05", "2026-11-05"], [17000, 17000, 17000], ["NETFLIX 3 true"]),
        (["2026-08-29", "2026-09-30", "2026-10-30", "2026-11-29"], [9000, 9100, 9500, 9900], ["NETFLIX 4 false"]),
        (["2026-10-05", "2026-11-05"], [17000, 17000], []),
        (["2026-09-05", "2026-10-05", "2026-11-05"], [17000, 17000, 39000], []),
        // Another purchase at the shop, a pause, and one that has ended.
        (["2026-09-05", "2026-10-05", "2026-10-20", "2026-11-05"], [17000, 17000, 17000, 17000], []),
        (["2026-07-05", "2026-08-05", "2026-11-05"], [17000, 17000, 17000], []),
        (["2026-05-05", "2026-06-05", "2026-07-05"], [17000, 17000, 17000], []),
    ])
    func `what is paid each month is found`(_ days: [String], _ amounts: [Int], _ found: [String]) throws {
        #expect(try Self.found(zip(days, amounts).map { ("NETFLIX", $0, $1) }) == found)
    }

    @Test func `numbers that banks add to a name do not matter, and a recurring entry is not offered again`() throws {
        let payments = [
            ("Netflix.com 0911", "2026-09-05", 17000), ("NETFLIX COM 1012", "2026-10-05", 17000),
            ("netflix com", "2026-11-05", 17000),
        ]
        #expect(try Self.found(payments) == ["netflix com 3 true"])
        let recurrence = Recurrence(
            id: "netflix",
            template: EntryTemplate(merchant: "NETFLIX.COM", amount: Money(minorUnits: 17000, currency: .krw)),
            schedule: Schedule(anchor: try Self.day("2026-12-05"), every: 1, .month),
            mode: .enter,
            since: try Self.day("2026-12-05")
        )
        #expect(try Self.found(payments, besides: [recurrence]).isEmpty)
    }
}
