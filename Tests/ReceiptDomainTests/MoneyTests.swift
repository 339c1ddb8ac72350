import ReceiptDomain
import Testing

@Suite struct MoneyTests {
    @Test(arguments: [
        ("23400", Currency.krw, 23400), ("8.60", .usd, 860), ("8.6", .usd, 860), ("8", .usd, 800),
        ("-12.50", .gbp, -1250), ("0.05", .gbp, 5), ("-0.05", .gbp, -5), ("0", .krw, 0),
    ])
    func `a plain decimal is read exactly`(text: String, currency: Currency, minorUnits: Int) {
        #expect(Money(decimal: text, currency: currency) == Money(minorUnits: minorUnits, currency: currency))
    }

    @Test(arguments: [
        ("", Currency.usd), ("-", .usd), ("8.", .usd), (".5", .usd), ("8.605", .usd), ("8.6", .krw), ("1,000", .usd),
        ("1e3", .usd), (" 8", .usd), ("8.6.0", .usd), ("٣", .usd), ("99999999999999999999", .krw),
    ])
    func `anything but a plain decimal of the currency is refused`(text: String, currency: Currency) {
        #expect(Money(decimal: text, currency: currency) == nil)
    }

    @Test(arguments: [
        (23400, Currency.krw, "23400"), (860, .usd, "8.60"), (5, .gbp, "0.05"), (-5, .gbp, "-0.05"), (0, .eur, "0.00"),
        (-1250, .gbp, "-12.50"), (1, Currency(code: "KWD"), "0.001"),
    ])
    func `the decimal form has the currency's own places`(minorUnits: Int, currency: Currency?, text: String) throws {
        let money = Money(minorUnits: minorUnits, currency: try #require(currency))
        #expect(money.decimal == text)
        #expect(Money(decimal: text, currency: money.currency) == money)
    }

    @Test func `an amount from outside has a largest size, and what a ledger has already has none`() {
        let most = "1000000000000000"
        #expect(Money(decimal: most, currency: .krw)?.minorUnits == Money.largest)
        #expect(Money(decimal: "-10000000000000.00", currency: .usd)?.minorUnits == -Money.largest)
        #expect(Money(decimal: "10000000000000.01", currency: .usd) == nil)
        for text in ["1000000000000001", "-1000000000000001", "9223372036854775807"] {
            #expect(Money(decimal: text, currency: .krw) == nil)
            #expect(Money(stored: text, currency: .krw)?.decimal == text)
        }
        #expect(Money(stored: "9223372036854775808", currency: .krw) == nil)
    }

    @Test(
        arguments: [
            ([Int.max, .max], Int.max), ([.max, .max, -.max], .max), ([-.max, -.max], -.max), ([.min, .min], -.max),
            ([.max, -1], .max - 1), ([1, 2, -4], -1), ([], 0),
        ] as [([Int], Int)]
    )
    func `all numbers are added exactly, and what does not fit is the largest`(_ numbers: [Int], _ sum: Int) {
        #expect(numbers.clampedSum == sum)
    }

    @Test func `a sum that did not fit stays so, whatever comes after it`() {
        let extremes = [Int.min, -.max, -.max + 1, -5, 0, 5, .max - 1, .max]
        for first in extremes {
            for second in extremes {
                for (result, exact) in [
                    (first.clampedAdding(second), Int128(first) + Int128(second)),
                    (first.clampedSubtracting(second), Int128(first) - Int128(second)),
                ] {
                    let isSaid = Money(minorUnits: result, currency: .krw).isTooLarge
                    #expect(Int128(result) == exact || isSaid, "\(first), \(second): \(result)")
                    #expect(result != .min, "every sum has an opposite")
                    #expect(!isSaid || result.clampedAdding(-7) == result && result.clampedSubtracting(7) == result)
                }
            }
        }
    }

    @Test(arguments: [(-5, 5), (0, 0), (5, 5), (.min, .max)] as [(Int, Int)])
    func `an amount without its sign is positive`(_ units: Int, _ size: Int) {
        #expect(Money(minorUnits: units, currency: .krw).magnitude == Money(minorUnits: size, currency: .krw))
    }

    @Test(arguments: [("krw", "KRW"), ("Usd", "USD"), ("EUR", "EUR")])
    func `a currency is three letters, whatever their case`(text: String, code: String) {
        #expect(Currency(code: text)?.code == code)
    }

    @Test(arguments: ["", "US", "USDT", "U$D", "원화", "12A"])
    func `what is not three letters is no currency`(text: String) { #expect(Currency(code: text) == nil) }

    @Test func `a currency has the decimals of its minor unit`() throws {
        let digits = ["KRW": 0, "CLP": 0, "ISK": 0, "USD": 2, "RUB": 2, "MGA": 2, "KWD": 3, "TND": 3]
        for (code, count) in digits { #expect(try #require(Currency(code: code)).fractionDigits == count, "\(code)") }
        #expect(Currency.codes.isSuperset(of: digits.keys))
        #expect(Currency.codes.count == 158)
        #expect(Currency.codes.allSatisfy { $0.utf8.count == 3 && $0 == $0.uppercased() })
        #expect(!Currency.codes.contains("XXX"))
    }

    @Test(arguments: [("12.50", Currency.usd), ("12.50 USD", .krw), ("12.50 USD", nil)])
    func `an amount says its currency unless it is that of its surroundings`(text: String, currency: Currency?) {
        let money = Money(minorUnits: 1250, currency: .usd)
        #expect(money.text(within: currency) == text)
        #expect(Money(stored: text, within: currency) == money)
    }

    @Test(arguments: ["12.50", "USD 12.50", "12.50 USD KRW", "12.50  USD", "12.505 USD"])
    func `an amount without a currency, or of another form, is refused`(text: String) {
        #expect(Money(stored: text, within: nil) == nil)
    }

    @Test func `a sum has the amounts of its currency only, and stays as large as it can`() {
        let amounts =
            [1250, -250].map { Money(minorUnits: $0, currency: .usd) } + [Money(minorUnits: 9, currency: .krw)]
        #expect(amounts.sum(in: .usd) == Money(minorUnits: 1000, currency: .usd))
        #expect([Money]().sum(in: .usd) == .zero(.usd))
        let large = [Int.max, 1, -5].map { Money(minorUnits: $0, currency: .usd) }
        #expect(large.sum(in: .usd).isTooLarge)
    }
}
