import ReceiptDomain
import ReceiptTestSupport
import Testing

@testable import ReceiptLearning

@Suite struct HabitTests {
    @Test(
        arguments: [
            ("2026-11-18", "18/11/2026 19:42", .dayFirst), ("2026-11-18", "11/18/26", .monthFirst),
            ("2026-11-18", "26.11.18 (수)", .yearFirst), ("2026-03-04", "03-04-26", .monthFirst),
            ("2026-03-03", "03/03/2026", nil), ("2026-11-18", "18 Nov 2026", nil), ("2026-11-18", "", nil),
            ("2026-11-18", "승인 20261118", nil),
        ] as [(String, String, ReadingContext.DateOrder?)]
    )
    func `the order of a date shows once its day is known`(
        _ day: String,
        _ line: String,
        _ order: ReadingContext.DateOrder?
    ) throws {
        #expect(PrintedDate.order(of: try #require(CalendarDay(iso: day)), in: line) == order)
    }

    @Test(arguments: [(8, 0, true), (7, 0, false), (18, 2, true), (16, 4, false)])
    func `what holds for nine in ten of enough records is a habit`(_ home: Int, _ abroad: Int, _ isHabit: Bool) {
        let pounds = Money(minorUnits: 990, currency: .gbp)
        let records =
            (0..<home).map {
                Confirmed.record($0, "A", nil, amount: pounds, date: "2026-04-03", printedDate: "03/04/2026")
            }
            + (0..<abroad).map { Confirmed.record(100 + $0, "B", nil, date: "2026-04-03", printedDate: "2026.04.03") }
        #expect(CountingMemory(records).habits == (isHabit ? Habits(currency: .gbp, dateOrder: .dayFirst) : Habits()))
    }
}
