import HouseholdBook
import ReceiptDomain
import ReceiptReview
import ReceiptTestSupport
import Testing

@testable import ReceiptWording

@Suite struct ReportInputTests {
    /// Words, period, grouping, category.
    @Test(
        arguments: [
            ("by category", nil, .category, nil), ("last month by shop", "last month", .merchant, nil),
            ("by month 2026", "2026", .month, nil), ("11월 분류별", "11월", .category, nil),
            ("가게별 지난 달", "지난 달", .merchant, nil),
            ("food november", "november", nil, "food"), ("지난달 식비", "지난달", nil, "food"),
            ("last month", "last month", nil, nil),
            ("특별", "특별", nil, nil), ("food by month", nil, .month, "food"),
        ] as [(String, String?, ReportGrouping?, String?)]
    )
    func `a report's words are its period, its grouping and a category`(
        _ line: String,
        _ period: String?,
        _ grouping: ReportGrouping?,
        _ category: String?
    ) throws {
        let words = try ReportWords(line.split(separator: " ").map(String.init), .builtIn)
        #expect(words.period == period && words.grouping == grouping && words.category?.code == category)
    }

    @Test func `a report of one day is called by the day`() throws {
        let day = try #require(CalendarDay(year: 2026, month: 11, day: 20))
        let period = try ReportPeriod.typed("2026-11-20", Fixture.convention)
        #expect(period.first == day && period.last == day)
        #expect(EnglishWording().title(period) == "Fri 20 Nov 2026")
        #expect(KoreanWording().title(period) == "2026년 11월 20일 (금)")
    }

    @Test func `what is no grouping is answered with those that are`() {
        #expect(throws: ReportProblem.notAGrouping("colour")) { try ReportWords(["by", "colour"], .builtIn) }
    }

    @Test(arguments: [
        ("2026-11", "2026-11-01..2026-11-30"), ("2026.3", "2026-03-01..2026-03-31"),
        ("202603", "2026-03-01..2026-03-31"),
        ("11월", "2026-11-01..2026-11-30"), ("12월", "2025-12-01..2025-12-31"), ("2025년 12월", "2025-12-01..2025-12-31"),
        ("nov", "2026-11-01..2026-11-30"), ("March 2025", "2025-03-01..2025-03-31"),
        ("2026", "2026-01-01..2026-12-31"), ("2025년", "2025-01-01..2025-12-31"), ("올해", "2026-01-01..2026-12-31"),
        ("지난 달", "2026-10-01..2026-10-31"), ("last year", "2025-01-01..2025-12-31"),
        ("2026-11-01..2026-11-22", "2026-11-01..2026-11-22"), ("2026-11-18..", "2026-11-18..2026-11-20"),
        ("이번 주", "2026-11-16..2026-11-22"), ("last week", "2026-11-09..2026-11-15"),
        ("3분기", "2026-07-01..2026-09-30"), ("Q4", "2026-10-01..2026-12-31"), ("2025 q4", "2025-10-01..2025-12-31"),
        ("Q4 2025", "2025-10-01..2025-12-31"), ("this quarter", "2026-10-01..2026-12-31"),
        ("last quarter", "2026-07-01..2026-09-30"), ("지난 분기", "2026-07-01..2026-09-30"),
        ("ytd", "2026-01-01..2026-11-30"), ("last 7 days", "2026-11-14..2026-11-20"),
        ("최근 30일", "2026-10-22..2026-11-20"), ("today", "2026-11-20..2026-11-20"), ("어제", "2026-11-19..2026-11-19"),
        ("since monday", "2026-11-16..2026-11-20"), ("11월 3일부터", "2026-11-03..2026-11-20"),
        ("nov 1 to nov 15", "2026-11-01..2026-11-15"), ("11/1~11/5", "2026-11-01..2026-11-05"),
        ("2026-11-01..2026-12-31", "2026-11-01..2026-12-31"), ("작년 11월", "2025-11-01..2025-11-30"),
        ("상반기", "2026-01-01..2026-06-30"), ("2025 하반기", "2025-07-01..2025-12-31"), ("H2", "2026-07-01..2026-12-31"),
        ("최근 3개월", "2026-09-01..2026-11-30"), ("last 3 months", "2026-09-01..2026-11-30"),
        ("10월~11월", "2026-10-01..2026-11-30"), ("다음달", "2026-12-01..2026-12-31"),
        ("next year", "2027-01-01..2027-12-31"),
        ("10월 15일", "2026-10-15..2026-10-15"), ("11/18~12/5", "2026-11-18..2026-12-05"),
        ("5일..10일", "2026-11-05..2026-11-10"), ("12/25~1/5", "2025-12-25..2026-01-05"),
        ("11월~12월", "2026-11-01..2026-12-31"),
        ("11월 1일부터 11월 20일까지", "2026-11-01..2026-11-20"), ("11/1-11/20", "2026-11-01..2026-11-20"),
        ("26년 10월", "2026-10-01..2026-10-31"), ("전월", "2026-10-01..2026-10-31"), ("최근 일주일", "2026-11-14..2026-11-20"),
        ("11/5~", "2026-11-05..2026-11-20"), ("지지난달", "2026-09-01..2026-09-30"),
        ("저저번 달", "2026-09-01..2026-09-30"), ("month before last", "2026-09-01..2026-09-30"),
        ("지지난주", "2026-11-02..2026-11-08"), ("주말", "2026-11-14..2026-11-15"), ("지난 주말", "2026-11-14..2026-11-15"),
        ("last weekend", "2026-11-14..2026-11-15"), ("이번 주말", "2026-11-21..2026-11-22"),
    ])
    func `a time is read as people write it`(_ text: String, _ days: String) throws {
        let period = try ReportPeriod.typed(text, Fixture.convention)
        #expect("\(period.first)..\(period.last)" == days)
    }

    @Test(arguments: ["", "13", "2026-13", "soon", "2026-11-22..2026-11-01", "..", "1 2 3"])
    func `what is no time is refused`(_ text: String) {
        #expect(throws: (any Error).self) { try ReportPeriod.typed(text, Fixture.convention) }
    }

    @Test func `on a Sunday the weekend is that of this week`() throws {
        var convention = Fixture.convention
        convention.today = Fixture.day("2026-11-22")
        #expect(try ReportPeriod.typed("주말", convention).first == Fixture.day("2026-11-21"))
        #expect(try ReportPeriod.typed("지난 주말", convention).first == Fixture.day("2026-11-14"))
    }

    @Test(arguments: [
        ("12월", "2026-12-01"), ("1월", "2027-01-01"), ("nov", "2026-11-01"), ("10월", "2026-10-01"),
        ("2026-03", "2026-03-01"),
    ])
    func `a plan begins in the month that is nearest`(_ text: String, _ day: String) throws {
        #expect(try Fixture.convention.plannedFirstDay(text) == Fixture.day(day))
    }

    @Test(arguments: [
        ("12월", "2026-12-31"), ("11월", "2026-11-30"), ("10월", "2027-10-31"), ("12월 31일", "2026-12-31"),
        ("2027", "2027-12-31"), ("next month", "2026-12-31"), ("내년", "2027-12-31"), ("2027-06", "2027-06-30"),
    ])
    func `a plan ends with the next such month`(_ text: String, _ day: String) throws {
        #expect(try Fixture.convention.comingLastDay(text) == Fixture.day(day))
    }

    @Test func `months may begin on a pay day`() throws {
        let period = try ReportPeriod.typed("이번달", Fixture.convention, from: 25)
        #expect("\(period.first)..\(period.last)" == "2026-10-25..2026-11-24")
        #expect(throws: ReportProblem.notADayOfMonth(32)) {
            try ReportPeriod.typed("2026", Fixture.convention, from: 32)
        }
    }

    /// Today is 20 November, which is in October where months begin on the 25th.
    @Test(arguments: [
        ("this month", "2026-10-25..2026-11-24"), ("지난달", "2026-09-25..2026-10-24"),
        ("2026-11", "2026-11-25..2026-12-24"),
        ("nov", "2025-11-25..2025-12-24"), ("10월", "2026-10-25..2026-11-24"), ("올해", "2026-01-25..2027-01-24"),
        ("2026-11-01..2026-11-05", "2026-11-01..2026-11-05"),
    ])
    func `months begin as the user has set, everywhere`(_ text: String, _ days: String) throws {
        let profile = Profile(locale: "ko-KR", currency: .krw, monthStart: 25)
        let convention = InputConvention(today: Fixture.convention.today, profile: profile)
        let period = try ReportPeriod.typed(text, convention)
        #expect("\(period.first)..\(period.last)" == days)
        let span = try convention.span(text.replacing("..", with: "~"))
        #expect("\(span.first)..\(span.last)" == days)
    }

    @Test func `a year is that of its months`() throws {
        let profile = Profile(locale: "ko-KR", currency: .krw, monthStart: 25)
        let january = try #require(CalendarDay(year: 2026, month: 1, day: 10))
        let period = try ReportPeriod.typed("this year", InputConvention(today: january, profile: profile))
        #expect("\(period.first)..\(period.last)" == "2025-01-25..2026-01-24")
    }

    @Test(
        arguments: [
            ("category", .category), ("분류", .category), ("가게", .merchant), ("Shop", .merchant), ("mood", .mood),
            ("결제수단", .payment),
            ("월별", .month), ("대상", .subject),
        ] as [(String, ReportGrouping)]
    )
    func `a division is named in any language`(_ text: String, _ grouping: ReportGrouping) throws {
        #expect(try ReportGrouping(typed: text) == grouping)
    }

    @Test func `what divides nothing is refused with what does`() {
        #expect(throws: ReportProblem.notAGrouping("colour")) { try ReportGrouping(typed: "colour") }
        for language in Language.allCases {
            #expect(ReportProblem.notAGrouping("x").sentence(language.wording).contains("payment"))
        }
    }
}
