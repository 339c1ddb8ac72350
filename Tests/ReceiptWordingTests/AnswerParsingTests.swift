import ReceiptDomain
import ReceiptReview
import ReceiptTestSupport
import ReceiptWording
import Testing

@Suite struct AnswerParsingTests {
    private static let record = Fixture.proved.record

    private static func parser(_ order: ReadingContext.DateOrder = .yearFirst) -> FieldParser {
        FieldParser(convention: InputConvention(today: Fixture.today, dateOrder: order, homeCurrency: .krw))
    }

    @Test(arguments: [
        ("2026-11-18", "2026-11-18"), ("2026/1/8", "2026-01-08"), ("2026.11.18", "2026-11-18"),
        ("26.11.18", "2026-11-18"),
        ("24.03.05", "2024-03-05"), ("20261118", "2026-11-18"), ("1118", "2026-11-18"), ("1230", "2025-12-30"),
        ("261118", "2026-11-18"), ("11/18", "2026-11-18"),
        ("12/24", "2025-12-24"), ("11월 18일", "2026-11-18"), ("2026년 11월 18일 (수)", "2026-11-18"),
        ("18 Nov 2026", "2026-11-18"), ("Nov 18", "2026-11-18"), ("18 november", "2026-11-18"),
        ("dec 24", "2025-12-24"),
        ("today", "2026-11-20"), ("yesterday", "2026-11-19"), ("어제", "2026-11-19"), ("그저께", "2026-11-18"),
        ("3일 전", "2026-11-17"), ("3 days ago", "2026-11-17"), ("20일 전", "2026-10-31"), ("mon", "2026-11-16"),
        ("Friday", "2026-11-20"), ("월요일", "2026-11-16"), ("토요일", "2026-11-14"), ("2/29", "2024-02-29"),
        ("11/18/2026", "2026-11-18"), ("18/11/2026", "2026-11-18"),
    ])
    func `a date is read in the forms that people type`(_ text: String, _ iso: String) throws {
        #expect(try Self.parser()(text, for: .date, of: Self.record) == .date(Fixture.day(iso)))
    }

    @Test(arguments: [
        (ReadingContext.DateOrder.dayFirst, "5/3", "2026-03-05"), (.monthFirst, "5/3", "2026-05-03"),
        (.yearFirst, "5/3", "2026-05-03"), (.dayFirst, "5/3/26", "2026-03-05"), (.monthFirst, "5/3/26", "2026-05-03"),
        (.yearFirst, "26/5/3", "2026-05-03"), (.monthFirst, "18/11", "2026-11-18"), (.dayFirst, "11/18", "2026-11-18"),
        (.dayFirst, "5.3.2026", "2026-03-05"),
    ])
    func `day and month come in the user's order unless only the other makes sense`(
        _ order: ReadingContext.DateOrder,
        _ text: String,
        _ iso: String
    ) throws {
        #expect(try Self.parser(order)(text, for: .date, of: Self.record) == .date(Fixture.day(iso)))
    }

    @Test(arguments: ["soon", "13/32", "2026-02-30", "1/2/3/4", "monkey", "18", "nov", "2026-11", "99일"])
    func `what is no date is refused`(_ text: String) {
        #expect(throws: InputProblem.notADate(text)) { try Self.parser()(text, for: .date, of: Self.record) }
    }

    @Test(arguments: [
        ("19:42", "19:42"), ("1942", "19:42"), ("7:42 pm", "19:42"), ("7pm", "19:00"), ("12:05am", "00:05"),
        ("12pm", "12:00"),
        ("오후 7:42", "19:42"), ("오후 7시 42분", "19:42"), ("9시", "09:00"), ("9:05", "09:05"), ("19:42:33", "19:42"),
    ])
    func `a time is read in the forms that people type`(_ text: String, _ iso: String) throws {
        #expect(try Self.parser()(text, for: .time, of: Self.record) == .time(Fixture.time(iso)))
    }

    @Test(arguments: ["25:00", "noon", "7:60", "13pm", "7", "::"])
    func `what is no time is refused`(_ text: String) {
        #expect(throws: InputProblem.notATime(text)) { try Self.parser()(text, for: .time, of: Self.record) }
    }

    @Test(arguments: [
        ("23,400", 23400, "KRW"), ("23400원", 23400, "KRW"), ("₩23,400", 23400, "KRW"), ("23.400", 23400, "KRW"),
        ("$8.60", 860, "USD"), ("8.60 usd", 860, "USD"), ("usd 8.6", 860, "USD"), ("€8,83", 883, "EUR"),
        ("1.234,50 €", 123450, "EUR"), ("1,234.50 $", 123450, "USD"), ("RM12.00", 1200, "MYR"), ("£3", 300, "GBP"),
        ("CHF 1'234.50", 123450, "CHF"), ("-5,000", -5000, "KRW"), ("−5000", -5000, "KRW"),
        ("1,234,567", 1_234_567, "KRW"),
        ("1200엔", 1200, "JPY"), ("5 달러", 500, "USD"), ("10.123 KWD", 10_123, "KWD"),
        ("1,234.567 KWD", 1_234_567, "KWD"),
        ("10,12 KWD", 10_120, "KWD"), ("1.234.567 TND", 1_234_567_000, "TND"), ("500 RUB", 50_000, "RUB"),
        ("7 XOF", 7, "XOF"), ("3만", 30_000, "KRW"), ("2만 3천원", 23_000, "KRW"), ("₩1.5만", 15_000, "KRW"),
        ("1억2천만", 120_000_000, "KRW"), ("-3천 원", -3000, "KRW"), ("1만 2,345원", 12_345, "KRW"), ("3万엔", 30_000, "JPY"),
        ("1.200 €", 120_000, "EUR"), ("만원", 10_000, "KRW"), ("오천원", 5000, "KRW"), ("십만 오천원", 105_000, "KRW"),
    ])
    func `an amount is read with the separators and signs of its country`(
        _ text: String,
        _ units: Int,
        _ code: String
    ) throws {
        let expected = Money(minorUnits: units, currency: Fixture.currency(code))
        #expect(try Self.parser()(text, for: .amount, of: Self.record) == .amount(expected))
    }

    @Test(arguments: [
        "만", "만원짜리", "3만5", "2만 50", "3만5억", "1.23456만", "5천원샵", "abc", "1,23,4", "1.2.3,4,5", "12,34,567.00", "--5",
        "5-",
        "1..2", "12 zzz",
        ",",
    ])
    func `what is no amount is refused`(_ text: String) {
        #expect(throws: InputProblem.notAnAmount(text)) { try Self.parser()(text, for: .amount, of: Self.record) }
    }

    @Test(arguments: [
        ("1,000,000,000,000,001", "KRW"), ("99999999999999999999", "KRW"), ("-9223372036854775807", "KRW"),
        ("10,000,000,000,000.01", "USD"), ("₩9223372036854775808", "KRW"),
    ])
    func `an amount that no ledger can hold is refused`(_ text: String, _ code: String) {
        let currency = Fixture.currency(code)
        #expect(throws: InputProblem.amountTooLarge(currency)) {
            try Self.parser()(text + (code == "KRW" ? "" : code), for: .amount, of: Self.record)
        }
        let words = [Language.english, .korean].map { $0.wording.problem(.amountTooLarge(currency)) }
        #expect(words.allSatisfy { $0.contains(code == "KRW" ? "₩1,000,000,000,000,000" : "$10,000,000,000,000.00") })
    }

    @Test func `a comma before three digits is asked about where it may be either`() {
        let dinar = Fixture.currency("KWD")
        #expect(throws: InputProblem.unclearDecimals("10,123", dinar)) {
            try Self.parser()("10,123 KWD", for: .amount, of: Self.record)
        }
        let words = [Language.english, .korean].map { $0.wording.problem(.unclearDecimals("10,123", dinar)) }
        #expect(words.allSatisfy { $0.contains("10.123") && $0.contains("10123") })
    }

    @Test func `a point before three digits is asked about where decimals have one`() {
        let problem = InputProblem.unclearDecimals("1.200", .gbp)
        #expect(throws: problem) { try Self.parser()("£1.200", for: .amount, of: Self.record) }
        let words = [Language.english, .korean].map { $0.wording.problem(problem) }
        #expect(words.allSatisfy { $0.contains("1200") && $0.contains("1.20") })
    }

    @Test func `what begins with a zero has decimals and no thousands`() {
        #expect(throws: InputProblem.tooManyDecimals(.usd)) {
            try Self.parser()("$0.123", for: .amount, of: Self.record)
        }
    }

    @Test func `decimals that the currency lacks are refused`() {
        #expect(throws: InputProblem.tooManyDecimals(.krw)) {
            try Self.parser()("12.5", for: .amount, of: Self.record)
        }
    }

    @Test(arguments: [
        ("$2.50", "AUD", "AUD"), ("$2.50", "MXN", "MXN"), ("2.50 dollars", "TWD", "TWD"), ("$2.50", "EUR", "USD"),
        ("¥250", "CNY", "CNY"), ("¥250", "KRW", "JPY"), ("250 円", "CNY", "JPY"), ("2.50 rsd", "KRW", "RSD"),
    ])
    func `a sign that currencies share means the one at hand`(
        _ text: String,
        _ current: String,
        _ expected: String
    ) throws {
        var record = Self.record
        record.amount = Money(minorUnits: 100, currency: Fixture.currency(current))
        guard case .amount(let money) = try Self.parser()(text, for: .amount, of: record) else {
            Issue.record("no amount")
            return
        }
        #expect(money.currency.code == expected)
    }

    @Test func `tags are separated by commas or spaces and kept once`() throws {
        #expect(
            try Self.parser()("#장보기 주말 #장보기", for: .freeForm(.tags), of: Self.record)
                == .freeForm(.tags, .list(["장보기", "주말"]))
        )
        #expect(
            try Self.parser()("car wash, home", for: .freeForm(.tags), of: Self.record)
                == .freeForm(.tags, .list(["car wash", "home"]))
        )
    }

    @Test func `control characters do not get into a record`() throws {
        let change = try Self.parser()("\u{1B}[31mEmart\u{7}", for: .merchant, of: Self.record)
        #expect(change == .merchant("[31mEmart"))
    }

    @Test func `text has a limit`() {
        let text = String(repeating: "가", count: 201)
        #expect(throws: InputProblem.tooLong(limit: 200)) {
            try Self.parser()(text, for: .freeForm(.memo), of: Self.record)
        }
    }

    @Test func `another currency keeps the printed numbers of all parts`() throws {
        var record = Self.record
        record.amount = Money(minorUnits: 120_000, currency: .unknown)
        record.tax = Money(minorUnits: 10_900, currency: .unknown)
        record.items = [LineItem(name: "쌀", amount: Money(minorUnits: 120_000, currency: .unknown))]
        let changed = try FieldChange.currency(.krw).applied(to: record, .builtIn)
        #expect(changed.amount == Fixture.won(1200))
        #expect(changed.tax == Fixture.won(109))
        #expect(changed.items.map(\.amount) == [Fixture.won(1200)])
    }

    @Test(arguments: [
        ("food", [Category.food]), ("식비", [.food]), ("교", [.transport, .education]), ("ㄱㅌ", [.other, .transport]),
        ("ㅅㅂ", [.food]), ("phone", [.telecom]), ("zzz", []), ("groceries", [.food]), ("장보기", [.food]), ("gro", [.food]),
        ("eating out", [.food]), ("gas", [.transport]), ("tv", [.appliances]),
    ])
    func `categories are found by any of their names`(_ query: String, _ expected: [Category]) {
        let found = CategorySearch(kind: .expense, in: .builtIn).matches(query)
        #expect(found.prefix(expected.count) == expected[...])
        if expected.isEmpty { #expect(found.isEmpty) }
    }

    @Test(arguments: [
        ("date", "date"), ("날짜", "date"), ("m", "merchant"), ("4", "amount"), ("금액", "amount"), ("for", "subject"),
        ("메모", "memo"), ("11", "subject"),
    ])
    func `a field is named in either language or by number`(_ text: String, _ name: String) {
        #expect(ReviewField(named: text)?.name == name)
    }

    @Test(arguments: [
        ("ko-KR", ReadingContext.DateOrder.yearFirst), ("en-US", .monthFirst), ("en-GB", .dayFirst),
        ("de-DE", .dayFirst), ("en-PH", .monthFirst), ("en", .monthFirst), ("lt-LT", .yearFirst), ("zh-HK", .dayFirst),
        ("xx", .dayFirst),
    ])
    func `the locale says how dates are ordered`(_ locale: String, _ order: ReadingContext.DateOrder) {
        let profile = Profile(locale: locale, currency: nil)
        #expect(InputConvention(today: Fixture.today, profile: profile).dateOrder == order)
    }
}
