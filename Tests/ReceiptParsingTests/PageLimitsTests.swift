import ReceiptDomain
import ReceiptTestSupport
import Testing

@testable import ReceiptParsing

@Suite struct PageLimitsTests {
    private static let noise = Array(repeating: "12.34 56.78 90.12 34.56", count: 1_000).joined(separator: "\n")

    private func page(around text: String) -> RecognitionPass {
        TextLayout.pass("JOE'S DINER\n03/05/2024\n" + text + "\nTAX 1.11\nTOTAL 14.61")
    }

    @Test(
        arguments: [
            noise, String(repeating: "TOTAL TAX SUBTOTAL CASH CHANGE 1.00 ", count: 5_000),
            Array(repeating: "total tax subtotal amount due balance cash card change", count: 1_000)
                .joined(separator: "\n"),
            String(repeating: "1,", count: 50_000),
        ]
    )
    func `of a page that is no receipt only head and foot are kept`(text: String) {
        let limited = page(around: text).withinLimits
        #expect(limited.lines.reduce(0) { $0 + PageLimits.weight(of: $1) } <= PageLimits.page)
        #expect(limited.lines.first?.text == "JOE'S DINER")
        #expect(limited.lines.last?.text == "TOTAL 14.61")
    }

    @Test func `what is kept of such a page is understood`() {
        let draft = RuleInterpreter().interpret(
            [page(around: Self.noise)],
            ReadingContext(today: day("2026-11-21"))
        ).draft
        #expect(draft.merchant?.value == "JOE'S DINER")
        #expect(draft.date?.value == day("2024-03-05"))
        #expect(draft.total != nil)
    }

    @Test func `a receipt of three hundred lines is read as a whole`() {
        let items = (1...300).map { "ARTICLE NUMBER \($0)  \($0).00" }
        let pass = TextLayout.pass((items + ["TOTAL  45150.00"]).joined(separator: "\n"))
        #expect(pass.withinLimits == pass)
    }
}
