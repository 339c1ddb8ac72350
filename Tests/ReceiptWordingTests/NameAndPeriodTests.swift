import ReceiptDomain
import ReceiptTestSupport
import ReceiptWording
import Testing

@Suite struct NameAndPeriodTests {
    /// Words, name, first and last day; today is 2026-11-20.
    @Test(
        arguments: [
            ("checking november", "checking", "2026-11-01", "2026-11-30"),
            ("KB Savings last month", "KB Savings", "2026-10-01", "2026-10-31"),
            ("지난달 국민은행", "국민은행", "2026-10-01", "2026-10-31"),
            ("checking 11/1..11/5", "checking", "2026-11-01", "2026-11-05"),
            ("last month", nil, "2026-10-01", "2026-10-31"), ("2026", nil, "2026-01-01", "2026-12-31"),
            ("march", "march", nil, nil), ("march march", "march", "2026-03-01", "2026-03-31"),
            ("visa 1200", "visa 1200", nil, nil), ("visa 500", "visa 500", nil, nil),
            ("Trip 2026", "Trip 2026", nil, nil), ("Trip 2025", "Trip", "2025-01-01", "2025-12-31"),
            ("올해 적금", "올해 적금", nil, nil), ("food 5", "food 5", nil, nil), ("", nil, nil, nil),
        ] as [(String, String?, String?, String?)]
    )
    func `a period stands behind a name or before it`(
        _ words: String,
        _ name: String?,
        _ first: String?,
        _ last: String?
    ) {
        let typed = NameAndPeriod(words.split(separator: " ").map(String.init), Fixture.convention) {
            ["march", "Trip", "Trip 2026", "올해 적금", "적금"].contains($0)
        }
        #expect(typed.name == name)
        #expect(typed.first?.description == first && typed.last?.description == last)
    }
}
