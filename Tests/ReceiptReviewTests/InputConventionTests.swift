import ReceiptDomain
import ReceiptReview
import ReceiptTestSupport
import Testing

@Suite struct InputConventionTests {
    @Test(arguments: [
        ("ko-KR", Currency.krw, ReadingContext.DateOrder.yearFirst), ("ko-KR", .usd, .yearFirst),
        ("en-GB", .usd, .dayFirst), ("en-US", .usd, .monthFirst), ("en-US", .gbp, .dayFirst), ("C", .gbp, .dayFirst),
        ("C", .usd, .monthFirst), ("en-US", .krw, .yearFirst),
    ])
    func `days are written as in the locale's country, or the currency's where systems come with that locale`(
        _ locale: String,
        _ currency: Currency,
        _ order: ReadingContext.DateOrder
    ) {
        let profile = Profile(locale: locale, currency: currency)
        #expect(InputConvention(today: Fixture.day("2026-11-27"), profile: profile).dateOrder == order)
        var own = profile
        own.dateOrder = .monthFirst
        #expect(InputConvention(today: Fixture.day("2026-11-27"), profile: own).dateOrder == .monthFirst)
    }
}
