import ReceiptDomain
import ReceiptTestSupport
import ReceiptWording
import Testing

@Suite struct FormattingTests {
    @Test(arguments: [
        (23400, "KRW", "₩23,400"), (0, "KRW", "₩0"), (-5000, "KRW", "-₩5,000"), (1_234_567, "KRW", "₩1,234,567"),
        (860, "USD", "$8.60"), (1200, "MYR", "RM12.00"), (883, "EUR", "€8,83"), (123_456_789, "EUR", "€1.234.567,89"),
        (5, "USD", "$0.05"), (999, "JPY", "¥999"), (1000, "JPY", "¥1,000"), (350, "GBP", "£3.50"),
        (123_450, "CHF", "CHF 1'234.50"), (1250, "XXX", "12.50 ?"), (12_345, "KWD", "KWD 12.345"),
        (100, "SEK", "SEK 1.00"),
    ])
    func `an amount is written as its country writes it`(_ units: Int, _ code: String, _ expected: String) {
        #expect(Money(minorUnits: units, currency: Fixture.currency(code)).formatted == expected)
    }

    @Test func `a sum that does not fit says what it is at least`() {
        let most = Money(minorUnits: .max, currency: .krw)
        #expect(most.formatted == "≥ ₩9,223,372,036,854,775,807")
        #expect(most.negated.formatted == "≤ -₩9,223,372,036,854,775,807")
        #expect(most.negated.formattedNumber == "≤ -9,223,372,036,854,775,807")
    }

    @Test func `values of a table and files on a terminal have nothing that steers it`() {
        let row = ["a\u{1B}[2J", nil, "b\tc\r\nd", "\u{9B}1m", "이마트"].tabSeparated
        #expect(row == "a\\u{1B}[2J\t\tb c d\t\\u{9B}1m\t이마트")
        let file = "D\u{1B}[1m,\"x\ty\"\r\nback\rspoof\n\u{202E}end\n"
        #expect(file.escapingControlsInLines == "D\\u{1B}[1m,\"x\ty\"\r\nback\\rspoof\n\\u{202E}end\n")
    }

    @Test(arguments: [
        ("2026-11-18", "2026년 11월 18일 (수)", "Wed 18 Nov 2026"), ("2026-01-01", "2026년 1월 1일 (목)", "Thu 1 Jan 2026"),
        ("2024-02-29", "2024년 2월 29일 (목)", "Thu 29 Feb 2024"), ("1999-12-31", "1999년 12월 31일 (금)", "Fri 31 Dec 1999"),
    ])
    func `a day is written with its weekday`(_ iso: String, _ korean: String, _ english: String) {
        let day = Fixture.day(iso)
        #expect(day.formatted(in: .korean) == korean)
        #expect(day.formatted(in: .english) == english)
        #expect(day.formatted(in: .english, besides: day.year - 1) == english)
        #expect(day.formatted(in: .korean, besides: day.year) == korean.drop { $0 != " " }.dropFirst())
        #expect(day.formatted(in: .english, besides: day.year) + " \(day.year)" == english)
    }

    @Test(arguments: [
        (["LANG": "ko_KR.UTF-8"], Language.korean), (["LANG": "en_US.UTF-8"], .english), ([:], .english),
        (["LANG": "ko_KR.UTF-8", "LC_ALL": "C"], .english), (["LC_MESSAGES": "ko_KR", "LANG": "en_US"], .korean),
        (["LC_ALL": "", "LANG": "ko"], .korean), (["LANG": "de_DE.UTF-8"], .english),
    ])
    func `the language follows the locale variables in their order`(
        _ environment: [String: String],
        _ expected: Language
    ) {
        #expect(Language(environment: environment) == expected)
    }

    @Test func `the language can be named`() {
        #expect(Language(tag: "ko-KR") == .korean)
        #expect(Language(tag: "EN") == .english)
        #expect(Language(tag: "fr") == nil)
    }
}
