import Foundation
import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptReview
import ReceiptTestSupport
import ReceiptWording
import Testing

@Suite struct RecurrenceInputTests {
    /// Today is Friday, 20 November 2026.
    private let input = RecurrenceInput(
        convention: InputConvention(today: Fixture.today, dateOrder: .yearFirst, homeCurrency: .krw)
    )

    @Test(arguments: [
        ("month", 1, Period.Unit.month), ("every month", 1, .month), ("2 weeks", 2, .week), ("매주", 1, .week),
        ("매달", 1, .month), ("매월", 1, .month), ("3개월", 3, .month), ("3개월마다", 3, .month), ("격주", 2, .week),
        ("Monthly", 1, .month), ("quarterly", 3, .month), ("매년", 1, .year), ("10d", 10, .day), ("2주", 2, .week),
        ("매일", 1, .day), ("이틀마다", 2, .day), ("보름", 15, .day), ("반년마다", 6, .month), ("분기마다", 3, .month),
        ("every other week", 2, .week), ("every fortnight", 2, .week), ("every quarter", 3, .month),
        ("two weeks", 2, .week), ("bimonthly", 2, .month), ("한달", 1, .month), ("격월", 2, .month), ("일주일", 1, .week),
        ("2년마다", 2, .year),
    ])
    func `an interval is read as people say it`(_ text: String, _ every: Int, _ unit: Period.Unit) throws {
        let interval = try input.interval(text)
        #expect((interval.every, interval.unit) == (every, unit))
    }

    /// Line, name, amount, how often.
    @Test(arguments: [
        ("Gym weekly 10", "Gym", "10", "weekly"), ("월세 매달 1일 50만원", "월세", "50만원", "매달 1일"),
        ("매주 금요일 헬스장 3만원", "헬스장", "3만원", "매주 금요일"), ("Gym every 2 weeks 30", "Gym", "30", "every 2 weeks"),
        ("every friday Swim club 10", "Swim club", "10", "every friday"), ("매달 월세 50만원", "월세", "50만원", "매달"),
        ("Rent monthly on the 5th 650", "Rent", "650", "monthly on the 5th"), ("청소 2주마다 3만원", "청소", "3만원", "2주마다"),
        ("Netflix Premium 17 monthly", "Netflix Premium", "17", "monthly"), ("Netflix 17", "Netflix", "17", ""),
        ("월세 50만 원 매달 1일", "월세", "50만원", "매달 1일"), ("Rent 650 monthly on the 1st", "Rent", "650", "monthly on the 1st"),
        ("Daily Telegraph 12 monthly", "Daily Telegraph", "12", "monthly"), ("매일유업 3천원 매달", "매일유업", "3천원", "매달"),
        ("Gym every 2 weeks", "Gym", "every", "2 weeks"), ("Gym 24 7", "Gym", "24", "7"),
    ])
    func `how often it comes may stand before the amount, too`(
        _ line: String,
        _ name: String,
        _ amount: String,
        _ interval: String
    ) throws {
        let words = try RecurrenceWords(line.split(separator: " ").map(String.init))
        #expect(words.name == name && words.amount == amount && words.interval == interval)
    }

    @Test(arguments: [
        ("Daily Telegraph 12", RecurrenceProblem.nameOrInterval("Daily")),
        ("Gym every other friday 10", .nameOrInterval("every")), ("Gym weekly pass 10", .nameOrInterval("weekly")),
        ("월세 1일 50만원", .nameOrInterval("1일")), ("Gym weekly 10 monthly", .notAnInterval("weekly, monthly")),
        ("매주 헬스장 3만원 매달", .notAnInterval("매주, 매달")),
    ])
    func `a name that may say how often is asked about`(_ line: String, _ problem: RecurrenceProblem) {
        #expect(throws: problem) { try RecurrenceWords(line.split(separator: " ").map(String.init)) }
    }

    @Test func `a name in quotes, and one beside the option, stays whole`() throws {
        #expect(try RecurrenceWords(["Monthly pass", "59"]).name == "Monthly pass")
        #expect(try RecurrenceWords(["Daily", "Telegraph", "12"], every: "month").name == "Daily Telegraph")
    }

    @Test(arguments: [
        ("매월 25일", "매월", "25일"), ("매주 월요일", "매주", "월요일"), ("격주 금요일", "격주", "금요일"), ("매년 3월 2일", "매년", "3월 2일"),
        ("every friday", "week", "friday"), ("monthly on the 25th", "monthly", "25th"), ("매주", "매주", nil),
        ("every other week", "every other week", nil),
    ])
    func `an interval may have its day`(_ text: String, _ interval: String, _ day: String?) throws {
        let parts = RecurrenceInput.parts(text)
        #expect(parts.interval == interval && parts.day == day)
        _ = try input.interval(parts.interval)
        if let day {
            _ = try input.anchor(day, every: 1, interval.contains("주") || interval == "week" ? .week : .month)
        }
    }

    @Test(arguments: ["금요일", "friday", "last friday", "지난 금요일"]) func `a month has no one Friday`(_ day: String) {
        #expect(throws: BookProblem.notADayOfMonth(day)) { try input.anchor(day, every: 1, .month) }
    }

    @Test(arguments: ["", "fort", "0 days", "1001 days", "-1 day", "2", "every"])
    func `what is no interval is refused`(_ text: String) {
        #expect(throws: RecurrenceProblem.notAnInterval(text)) { try input.interval(text) }
    }

    @Test(
        arguments: [
            ("31", 1, Period.Unit.month, nil, "2026-10-31"), ("31", 3, .month, nil, "2026-08-31"),
            ("20", 1, .month, nil, "2026-11-20"), ("19", 1, .month, nil, "2026-12-19"),
            ("5일", 3, .month, nil, "2026-12-05"),
            ("31", 1, .month, "2026-08-01", "2026-08-31"), ("5", 3, .month, "2026-11-01", "2026-11-05"),
            ("31", 1, .year, nil, "2026-12-31"), ("15", 2, .week, nil, "2026-12-15"),
            ("friday", 2, .week, nil, "2026-11-20"), ("월요일", 2, .week, nil, "2026-11-23"),
            ("2026-01-31", 1, .month, nil, "2026-01-31"), ("2027-01-05", 1, .month, nil, "2027-01-05"),
            ("2/29", 1, .year, nil, "2024-02-29"),
        ] as [(String, Int, Period.Unit, String?, String)]
    )
    func `the first day is the next that the text can mean, and a day that the month lacks its last`(
        _ text: String,
        _ every: Int,
        _ unit: Period.Unit,
        _ since: String?,
        _ day: String
    ) throws {
        #expect(try input.anchor(text, every: every, unit, since: since.map(Fixture.day)) == Fixture.day(day))
    }

    @Test(arguments: [
        ("2027-03-01", "2027-03-01"), ("12/24", "2026-12-24"), ("11/18", "2027-11-18"), ("내일", "2026-11-21"),
        ("2026-01-01", "2026-01-01"), ("어제", "2026-11-19"), ("3일 전", "2026-11-17"), ("friday", "2026-11-20"),
        ("19일", "2026-12-19"), ("모레", "2026-11-22"), ("다음 주 월요일", "2026-11-23"), ("이틀 뒤", "2026-11-22"),
    ])
    func `a day to come is the next one that the text can mean`(_ text: String, _ day: String) throws {
        #expect(try input.convention.comingDay(text) == Fixture.day(day))
    }

    @Test func `fields are changed as those of a record, and those of a schedule beside them`() throws {
        let template = EntryTemplate(merchant: "집주인", amount: Money(minorUnits: 650_000, currency: .krw))
        var rent = Recurrence(
            id: "rent-1a2b",
            template: template,
            schedule: Schedule(anchor: Fixture.day("2026-01-31"), .month),
            mode: .draft,
            since: Fixture.today
        )
        let now = Date(timeIntervalSince1970: 0)
        let sample = template.sample(of: .me, Fixture.id(9), at: now)
        let changes = [
            "amount=700,000", "category=공과금", "every=2 weeks", "on=11/16", "until=2027-12-31", "count=3", "weekend=뒤",
            "memo=월세", "to=savings", "about=710000",
        ]
        for change in changes { try input.apply(change, to: &rent, sample: sample) }
        #expect(rent.template.amount?.minorUnits == 710_000)
        #expect(rent.template.isAbout)
        #expect((rent.template.category, rent.template.memo) == (.utilities, "월세"))
        #expect(
            (rent.schedule.every, rent.schedule.unit, rent.schedule.anchor) == (2, .week, Fixture.day("2026-11-16"))
        )
        #expect((rent.schedule.until, rent.schedule.count) == (Fixture.day("2027-12-31"), 3))
        #expect((rent.schedule.weekend, rent.template.toAccount) == (.after, "savings"))
        for change in ["until=", "count="] { try input.apply(change, to: &rent, sample: sample) }
        #expect(rent.schedule.until == nil && rent.schedule.count == nil)
        for wrong in ["date=2026-11-18", "nonsense"] {
            #expect(throws: RecurrenceProblem.self) { try input.apply(wrong, to: &rent, sample: sample) }
        }
        #expect(throws: InputProblem.noSuchField("colour")) { try input.apply("colour=red", to: &rent, sample: sample) }
    }

    @Test(arguments: [
        (1, Period.Unit.month, "every month on the 31st", "매달 31일"),
        (2, .week, "every 2 weeks on Sat", "2주마다 토요일"),
        (1, .day, "every day", "매일"),
        (1, .year, "every year on 31 Jan", "매년 1월 31일"),
    ])
    func `an interval is said in both languages`(_ every: Int, _ unit: Period.Unit, _ english: String, _ korean: String)
    {
        let schedule = Schedule(anchor: Fixture.day("2026-01-31"), every: every, unit)
        #expect(Language.english.wording.interval(schedule) == english)
        #expect(Language.korean.wording.interval(schedule) == korean)
    }
}
