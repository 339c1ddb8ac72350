import ReceiptDomain
import ReceiptReview
import ReceiptTerminal
import ReceiptTestSupport
import ReceiptWording
import Testing

@Suite struct ChangeSheetTests {
    @Test(arguments: [
        (
            Language.english,
            [
                "00000001  이마트 성수점  2026-11-18  ₩23,500", "  Status: draft → confirmed", "  Amount: ₩23,400 → ₩23,500",
                "  Category: 🍚 Food → –", "  Memo: – → a\\u{1B}b",
            ]
        ),
        (
            .korean,
            [
                "00000001  이마트 성수점  2026-11-18  ₩23,500", "  상태: 초안 → 확정", "  금액: ₩23,400 → ₩23,500",
                "  분류: 🍚 식비 → –", "  메모: – → a\\u{1B}b",
            ]
        ),
    ])
    func `what was and what is are shown side by side`(_ language: Language, _ expected: [String]) {
        var after = Fixture.proved.record
        after.status = .confirmed
        after.amount = Fixture.won(23500)
        after.category = nil
        after.memo = "a\u{1B}b"
        let sheet = ChangeSheet(language.wording)
        let lines = sheet.lines([RecordChange(before: Fixture.proved.record, after: after)]).map(\.text)
        // A control character never gets as far as a field that can be typed again.
        #expect(lines == expected.map { $0.replacing("\\u{1B}", with: "") })
    }
}
