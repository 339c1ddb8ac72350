import ReceiptDomain
import Testing

@testable import ReceiptRegions

/// Rows for each country: what it has that others have not.
@Suite struct CountryTests {
    private func region(_ code: String) throws -> Region { try #require(Region.country(code)) }

    @Test(
        arguments: [
            ("AU", "NSW", "2420", true), ("AU", "NSW", "24200", false), ("CA", "K7M", "3E1", true),
            ("CA", "K7M", "3EI", false), ("CA", "RT0001", "", true), ("CH", "CHE-103.288.716", "MWST", true),
            ("CH", "CHE-103.288", "", false), ("DE", "DE136695976", "", true), ("DE", "DE13669597", "", false),
            ("GB", "SW1A", "1AA", true), ("GB", "M1", "1AE", true), ("GB", "SW1A", "11A", false),
            ("CH", "8.1%", "", true), ("IN", "27AAPFU0939F1ZV", "", true), ("IN", "27AAPFU0939F", "", false),
            ("IN", "NASHIK-422001", "", true), ("IN", "NASHIK-42200", "", false),
            ("KR", "120-87-65763", "", true), ("KR", "02-345-6789", "", false),
            ("MY", "202001011937", "(1368257-P)", true), ("MY", "302001011937", "(1368257-P)", false),
            ("MY", "000750673920", "", true), ("MY", "003750673920", "", false), ("NZ", "12-345-678", "", true),
            ("NZ", "112-345-678", "", true), ("NZ", "15.00%", "", true), ("NZ", "10%", "", false),
            ("AU", "@10%", "", true), ("AU", "WA", "6000", true), ("AU", "WA", "9810", false),
            ("CA", "416-555-0199", "", true), ("CA", "(416)", "555-0199", true), ("CA", "212-555-0199", "", false),
            ("GB", "GB", "434031494", true), ("GB", "07700", "900415", true), ("GB", "01632", "960", true),
            ("GB", "020", "7946", true), ("GB", "20%VAT", "", true), ("GB", "04343-555", "012", false),
            ("SG", "#01-13", "", true), ("SG", "#B1-07", "", true), ("SG", "#0388", "", false),
            ("SG", "201222967D", "", true), ("TH", "0107536000633", "", true), ("TH", "7", "%", true),
            ("MX", "16%", "", true), ("MX", "21%", "", false),
            ("SG", "M4-0004578-0", "", true), ("SG", "S301882", "", true), ("SG", "S30188", "", false),
            ("US", "TX", "78701-1234", true), ("US", "TX", "7870", false), ("US", "ID", "11882", false),
            ("US", "(830)", "555-0107", true), ("US", "031-555-0107", "", true), ("US", "+18305550107", "", true),
            ("ZA", "4123456789", "", true), ("ZA", "5123456789", "", false),
            ("AL", "L12345678A", "", true), ("BA", "4200123450007", "", true), ("BA", "17,00%", "", true),
            ("BD", "001234567-0101", "", true), ("BH", "200012345600002", "", true), ("CR", "3-101-123456", "", true),
            ("CR", "3-101-12345", "", false), ("DO", "809-555-0107", "", true), ("DO", "(829)555-0107", "", true),
            ("DO", "212-555-0107", "", false), ("EC", "1790012345001", "", true), ("EC", "1790012345002", "", false),
            ("MA", "001234567000089", "", true), ("MD", "1003600012345", "", true), ("MK", "MK4030999123456", "", true),
            ("MK", "МК4030999123456", "", true), ("MT", "MT12345678", "", true), ("MU", "C07012345", "", true),
            ("OM", "OM1100001234", "", true), ("PK", "1234567-8", "", true), ("PK", "32-77-8761-123-45", "", true),
            ("PY", "80012345-6", "", true), ("PY", "12345678-9", "", false), ("RS", "101234567", "", true),
            ("SA", "300012345600003", "", true), ("SA", "100012345600003", "", false),
            ("CZ", "CZ28114402", "", true), ("CZ", "CZ2811440", "", false), ("PL", "PL5260250274", "", true),
            ("HU", "HU12345678", "", true), ("HU", "HU1234567", "", false), ("SE", "SE556012579001", "", true),
            ("DK", "DK12345678", "", true), ("RO", "RO1234567", "", true), ("RO", "ROMA", "", false),
            ("TN", "1234567A/P/M/000", "", true), ("UY", "211234560018", "", true),
        ]
    )
    func `forms of numbers tell their country`(_ code: String, _ text: String, _ next: String, _ fits: Bool) throws {
        let word = PrintedWord(text, next: next, before: "No")
        #expect(try region(code).numberForms.places.contains { $0.matches(word) } == fits)
    }

    @Test(
        arguments: [
            ("HK", "2730", "1188", "Tel:", true), ("HK", "2730", "1188", "03-", false),
            ("HK", "6474", "4498", "Tel:", false),
            ("SG", "6474", "4498", "Tel", true), ("SG", "6474", "4498", "5137", false),
            ("SG", "6474", "449", "Tel", false),
        ]
    )
    func `eight digits are a telephone only where none stand before them`(
        _ code: String,
        _ text: String,
        _ next: String,
        _ before: String,
        _ fits: Bool
    ) throws {
        let word = PrintedWord(text, next: next, before: before)
        #expect(try region(code).numberForms.places.contains { $0.matches(word) } == fits)
    }

    @Test(arguments: [("482,", "", true), ("482", "", false), ("482,", "LTD", false)])
    func `Hong Kong ends an address behind a comma`(_ before: String, _ next: String, _ fits: Bool) throws {
        let word = PrintedWord("HK", next: next, before: before)
        #expect(try region("HK").numberForms.places.contains { $0.matches(word) } == fits)
    }

    @Test(arguments: [("Sudbury", true), ("SUDBURY,", true), ("TORONTO", true), ("HOLD", false), ("PAGE", false)])
    func `a province ends the line behind a name`(_ before: String, _ fits: Bool) throws {
        let word = PrintedWord("ON", next: "", before: before)
        #expect(try region("CA").numberForms.places.contains { $0.matches(word) } == fits)
    }

    @Test func `Idaho is a state behind a comma only`() throws {
        let word = PrintedWord("ID", next: "83702", before: "BOISE,")
        #expect(try region("US").numberForms.places.contains { $0.matches(word) })
    }

    @Test(
        arguments: [
            ("DE", "136695976", "136695976"), ("GB", "434031494", "434031494"), ("KR", "1208765763", "120-87-65763"),
            ("KR", "2018121515", "201-81-21515"), ("MY", "000750673920", "000750673920"),
        ]
    )
    func `a business's number passes its check, and no neighbour does`(
        _ code: String,
        _ text: String,
        _ written: String
    ) throws {
        let form = try #require(try region(code).idForms.first)
        var digits = text.compactMap(\.wholeNumberValue)
        #expect(form.check(digits))
        #expect(form.written(digits) == written)
        // Malaysia's has no check digit, but a beginning.
        let place = code == "MY" ? 2 : digits.count - 1
        digits[place] = (digits[place] + 7) % 10
        #expect(!form.check(digits))
    }

    @Test(
        arguments: [
            ("ko_KR.UTF-8", ReadingContext.DateOrder.yearFirst), ("en-US", .monthFirst), ("en_PH", .monthFirst),
            ("en-CA", .dayFirst), ("lt-LT", .yearFirst), ("hu_HU", .yearFirst), ("zh-TW", .yearFirst),
            ("zh-HK", .dayFirst), ("zh-Hans", .yearFirst), ("ko-US", .monthFirst), ("en", .monthFirst),
            ("ja", .yearFirst), ("de", .dayFirst), ("sv-SE", .dayFirst), ("en-ZA", .dayFirst), ("ne-NP", .dayFirst),
            ("mn-MN", .yearFirst),
            ("es-PA", .monthFirst), ("es-EC", .dayFirst), ("uk", .dayFirst), ("ar", .dayFirst),
        ]
    )
    func `a locale's country writes dates in its order`(_ locale: String, _ order: ReadingContext.DateOrder) {
        #expect(Region.named(inLocale: locale)?.dates.order == order)
    }

    @Test(arguments: ["C", "", "en-XX", "en-001", "es-419", "xx"])
    func `a locale without a known country is none's`(_ locale: String) {
        #expect(Region.named(inLocale: locale) == nil)
    }

    @Test(
        arguments: [
            ("USD", ReadingContext.DateOrder.monthFirst, 1), ("PHP", .monthFirst, 1), ("CAD", .monthFirst, 0.2),
            ("KRW", .yearFirst, 1), ("JPY", .yearFirst, 1), ("CNY", .yearFirst, 1), ("TWD", .yearFirst, 1),
            ("HUF", .yearFirst, 1), ("SEK", .yearFirst, 0.1), ("ZAR", .yearFirst, 0.1), ("NPR", .yearFirst, 0.1),
            ("EUR", .dayFirst, 1), ("GBP", .dayFirst, 1), ("MYR", .dayFirst, 1),
        ] as [(String, ReadingContext.DateOrder, Double)]
    )
    func `tills print dates in an order`(_ code: String, _ order: ReadingContext.DateOrder, _ weight: Double) {
        #expect(Region.issuing(code)?.dates.printed == order)
        #expect(Region.issuing(code)?.dates.weight == weight)
    }

    @Test(arguments: [("KRW", [100]), ("MXN", [160, 80]), ("USD", []), ("XXX", [])] as [(String, [Int])])
    func `a currency has the tax rates of its own country`(_ code: String, _ rates: [Int]) {
        #expect(Region.taxRates(in: code) == rates)
    }

    @Test func `the euro has the tax rates of all its members`() {
        #expect(Set(Region.taxRates(in: "EUR")).isSuperset(of: [255, 230, 220, 190, 95]))
    }

    @Test(
        arguments: [
            ("AUD", 5), ("CAD", 5), ("CHF", 5), ("CZK", 100), ("DKK", 50), ("EUR", 1), ("HUF", 500), ("KRW", 1),
            ("MYR", 5), ("NOK", 100), ("NZD", 10), ("PYG", 5000), ("SEK", 100), ("SGD", 5), ("USD", 1), ("ZAR", 10),
        ]
    )
    func `cash sums end in the smallest coin`(_ code: String, _ coin: Int) {
        #expect(Region.issuing(code)?.smallestCoin == coin)
    }

    @Test(
        arguments: [
            ("KR", "수원시 영통구 삼성로 129", true), ("KR", "구시가지 빵집", false), ("JP", "京都市東山区祇園町南側570", true),
            ("JP", "市場食堂", false),
        ]
    )
    func `a street is known by its country's form`(_ code: String, _ text: String, _ isStreet: Bool) throws {
        let form = try #require(try region(code).addresses.isStreet)
        #expect(form(text) == isStreet)
    }

    @Test(
        arguments: [
            ("KRW", "₩", ",", "."), ("EUR", "€", ".", ","), ("CHF", "CHF ", "'", "."), ("SEK", "SEK ", ",", "."),
            ("KWD", "KWD ", ",", "."), ("IDR", "Rp", ".", ","), ("RSD", "RSD ", ".", ","), ("DOP", "RD$", ",", "."),
        ]
    )
    func `an amount has its currency's sign and separators`(
        _ code: String,
        _ symbol: String,
        _ group: String,
        _ decimal: String
    ) throws {
        let convention = try #require(Currency(code: code)).convention
        #expect(convention.symbol == symbol)
        #expect(convention.groupSeparator == group)
        #expect(convention.decimalSeparator == decimal)
    }
}
