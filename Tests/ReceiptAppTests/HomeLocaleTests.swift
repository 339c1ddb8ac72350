import ReceiptApp
import ReceiptDomain
import Testing

@Suite struct HomeLocaleTests {
    @Test(
        arguments: [
            (["LANG": "ko_KR.UTF-8"], "ko", "KR"), (["LANG": "en_US.UTF-8", "LC_ALL": "ko_KR.utf8"], "ko", "KR"),
            (["LC_ALL": "", "LC_MESSAGES": "de_DE@euro", "LANG": "ko_KR"], "de", "DE"), (["LANG": "en"], "en", nil),
            (["LANG": "C.UTF-8"], nil, nil), (["LANG": "POSIX"], nil, nil), ([:], nil, nil),
        ] as [([String: String], String?, String?)]
    )
    func `the first locale variable that is set decides`(
        _ environment: [String: String],
        _ language: String?,
        _ country: String?
    ) {
        let home = HomeLocale(environment: environment)
        #expect(home.language == language)
        #expect(home.country == country)
    }

    @Test(
        arguments: [
            ("ko_KR", "KRW", ReadingContext.DateOrder.yearFirst, ["ko", "en"]),
            ("en_US", "USD", .monthFirst, ["en", "ko"]),
            ("en_GB", "GBP", .dayFirst, ["en", "ko"]), ("en_PH", "PHP", .monthFirst, ["en", "ko"]),
            ("lt_LT", "EUR", .yearFirst, ["lt", "ko", "en"]), ("es_MX", "MXN", .dayFirst, ["es", "ko", "en"]),
            ("de_AT", "EUR", .dayFirst, ["de", "ko", "en"]),
            ("en_XX", nil, .dayFirst, ["en", "ko"]), ("C", nil, nil, ["ko", "en"]),
        ] as [(String, String?, ReadingContext.DateOrder?, [String])]
    )
    func `a country has its currency and its way to write dates`(
        _ locale: String,
        _ currency: String?,
        _ order: ReadingContext.DateOrder?,
        _ languages: [String]
    ) {
        let profile = HomeLocale(environment: ["LC_ALL": locale]).profile
        #expect(profile.currency?.code == currency)
        #expect(profile.dateOrder == order)
        #expect(profile.languages == languages)
    }

    @Test func `a profile names the locale as web pages do`() {
        #expect(HomeLocale(environment: ["LANG": "ko_KR.UTF-8"]).profile.locale == "ko-KR")
        #expect(HomeLocale(environment: [:]).profile.locale == "en")
    }
}
