import ReceiptDomain
import ReceiptReview
import ReceiptTestSupport
import Testing

@testable import ReceiptWording

@Suite struct ReminderWordsTests {
    /// Line, what is to be done, day, how often; today is Friday, 2026-11-20.
    @Test(
        arguments: [
            ("dentist tomorrow", "dentist", "2026-11-21", nil), ("치과 내일", "치과", "2026-11-21", nil),
            ("내일 치과", "치과", "2026-11-21", nil), ("치과 12월 3일 오후 3시", "치과 오후 3시", "2026-12-03", nil),
            ("dentist on friday at 3pm", "dentist at 3pm", "2026-11-20", nil),
            ("dentist 12/3", "dentist", "2026-12-03", nil), ("세금 신고 12월 31일까지", "세금 신고", "2026-12-31", nil),
            ("call mom in 3 days", "call mom", "2026-11-23", nil), ("정수기 필터 3개월 후", "정수기 필터", "2027-02-20", nil),
            ("car service next month", "car service", "2026-12-01", nil), ("회식 다음 주", "회식", "2026-11-23", nil),
            ("pay rent every month on the 5th", "pay rent", "2026-12-05", "every month"),
            ("월세 매월 5일", "월세", "2026-12-05", "매월"), ("재산세 매년 7/31", "재산세", "2027-07-31", "매년"),
            ("trash every friday", "trash", "2026-11-20", "week"), ("매주 금요일 분리수거", "분리수거", "2026-11-20", "매주"),
            ("정수기 필터 6개월마다", "정수기 필터", nil, "6개월마다"), ("gym 24/7", "gym 24/7", nil, nil),
            ("Rabies", "Rabies", nil, nil), ("Vitamin T", "Vitamin T", nil, nil),
            ("plants need sun", "plants need sun", nil, nil), ("vitamins 2-3", "vitamins 2-3", nil, nil),
            ("read pages 1-50", "read pages 1-50", nil, nil), ("gym on fri", "gym", "2026-11-20", nil),
            ("dentist 2026-12-03", "dentist", "2026-12-03", nil), ("Good Friday", "Good Friday", nil, nil),
            ("shop for Black Friday", "shop for Black Friday", nil, nil),
            ("good dentist friday", "good dentist", "2026-11-20", nil),
        ] as [(String, String, String?, String?)]
    )
    func `a reminder's words say what, when and how often`(
        _ line: String,
        _ title: String,
        _ day: String?,
        _ every: String?
    ) throws {
        let typed = line.split(separator: " ").map(String.init)
        let words = try ReminderWords(typed, takesDay: true, takesPeriod: true, Fixture.convention)
        #expect(words.title == title && words.every == every)
        #expect(try words.on.map { try Fixture.convention.comingDay($0).description } == day)
    }

    @Test(arguments: [
        "Black Friday", "Good Friday", "Easter Monday", "Ash Wednesday", "plants need sun", "vitamins 2-3",
        "read pages 1-50", "read pages 11/31", "Economist weekly", "pay day",
    ])
    func `a title in quotes stays whole`(_ title: String) throws {
        let words = try ReminderWords([title], takesDay: true, takesPeriod: true, Fixture.convention)
        #expect(words.title == title && words.on == nil && words.every == nil)
    }

    /// Line in quotes, what is to be done, day, how often.
    @Test(
        arguments: [
            ("call mom on friday", "call mom", "2026-11-20", nil),
            ("tax return by 12/31", "tax return", "2026-12-31", nil),
            ("car service next month", "car service", "2026-12-01", nil),
            ("trash every friday", "trash", "2026-11-20", "week"), ("매주 금요일 분리수거", "분리수거", "2026-11-20", "매주"),
            ("세금 신고 12월 31일까지", "세금 신고", "2026-12-31", nil), ("회식 다음 주 금요일", "회식", "2026-11-27", nil),
        ] as [(String, String, String?, String?)]
    )
    func `a marked day is found in quotes, too`(
        _ line: String,
        _ title: String,
        _ day: String?,
        _ every: String?
    ) throws {
        let words = try ReminderWords([line], takesDay: true, takesPeriod: true, Fixture.convention)
        #expect(words.title == title && words.every == every)
        #expect(try words.on.map { try Fixture.convention.comingDay($0).description } == day)
    }

    @Test func `what an option says is not looked for in the words`() throws {
        let words = try ReminderWords(
            ["call", "on", "sunday"],
            takesDay: false,
            takesPeriod: false,
            Fixture.convention
        )
        #expect(words.title == "call on sunday" && words.on == nil)
    }

    @Test func `a date that does not exist is no part of what is to be done`() {
        #expect(throws: InputProblem.notADate("11/31")) {
            try ReminderWords(["dentist", "11/31"], takesDay: true, takesPeriod: true, Fixture.convention)
        }
    }
}
