import ReceiptTestSupport
import Testing

@testable import ReceiptParsing

@Suite struct BusinessNumberTests {
    private func number(_ line: String) -> String? { BusinessNumber.read(Page(passes: [TextLayout.pass(line)])) }

    @Test(
        arguments: [
            ("사업자등록번호 120-87-65763", "KR 120-87-65763"), ("201-81-21515", "KR 201-81-21515"),
            ("사업자 번호 2018121515", "KR 201-81-21515"),
            ("USt-IdNr. DE136695976", "DE 136695976"), ("VAT No 434 0314 94", "GB 434031494"),
            ("GST ID : 000750673920", "MY 000750673920"),
        ]
    )
    func `a number that passes its check is kept with its scheme`(line: String, expected: String) {
        #expect(number(line) == expected)
    }

    @Test(arguments: ["사업자등록번호 120-87-65764", "USt-IdNr. DE136695977", "VAT No 434 0314 95", "TEL 02-3456-7890"])
    func `a number that fails its check is not`(line: String) {
        #expect(number(line) == nil)
    }
}
