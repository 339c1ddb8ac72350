import ReceiptDomain
import ReceiptTestSupport
import Testing

@testable import ReceiptParsing

@Suite struct PageLimitsTests {
    /// Each takes minutes when all of it is looked at.
    @Test(
        .timeLimit(.minutes(1)),
        arguments: [
            Array(repeating: "12.34 56.78 90.12 34.56", count: 20_000).joined(separator: "\n"),
            String(repeating: "TOTAL TAX SUBTOTAL CASH CHANGE 1.00 ", count: 20_000),
            Array(repeating: "total tax subtotal amount due balance cash card change", count: 20_000)
                .joined(separator: "\n"),
            String(repeating: "1,", count: 500_000),
        ]
    )
    func `a page that is no receipt is not looked at as a whole`(text: String) {
        let pass = TextLayout.pass("JOE'S DINER\n03/05/2024\n" + text + "\nTAX 1.11\nTOTAL 14.61")
        let limited = pass.withinLimits
        #expect(limited.lines.reduce(0) { $0 + PageLimits.weight(of: $1) } <= PageLimits.page)
        let draft = RuleInterpreter().interpret([pass], ReadingContext(today: day("2026-11-21"))).draft
        #expect(draft.merchant?.value == "JOE'S DINER")
        #expect(draft.date?.value == day("2024-03-05"))
        #expect(draft.total != nil)
    }

    @Test func `a receipt of three hundred lines is looked at as a whole`() {
        let items = (1...300).map { "ARTICLE NUMBER \($0)  \($0).00" }
        let pass = TextLayout.pass((items + ["TOTAL  45150.00"]).joined(separator: "\n"))
        #expect(pass.withinLimits == pass)
    }
}
