import ReceiptApp
import ReceiptTerminal
import ReceiptWording
import Testing

@Suite struct HealthCheckLinesTests {
    @Test(arguments: Language.allCases)
    func `what needs doing stands below what was found`(_ language: Language) {
        #expect(HealthCheck.language(code: "eng").lines(language.wording).map(\.text.first) == ["✓"])
        let missing = HealthCheck.languageMissing(code: "kor", package: "tesseract-ocr-kor").lines(language.wording)
        #expect(missing.count == 2)
        #expect(missing.last?.text.contains("tesseract-ocr-kor") == true)
    }
}
