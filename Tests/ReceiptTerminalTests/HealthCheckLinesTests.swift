import ReceiptApp
import ReceiptDomain
import ReceiptTerminal
import ReceiptWording
import Testing

@Suite struct HealthCheckLinesTests {
    @Test(arguments: Language.allCases)
    func `what needs doing stands below what was found`(_ language: Language) {
        #expect(HealthCheck.scripts([.latin, .korean]).lines(language.wording).map(\.text.first) == ["✓"])
        let missing = HealthCheck.languageMissing(code: "kor", package: "tesseract-ocr-kor").lines(language.wording)
        #expect(missing.count == 2)
        #expect(missing.last?.text.contains("tesseract-ocr-kor") == true)
    }

    @Test(arguments: Language.allCases)
    func `what is longer than the terminal is broken at words`(_ language: Language) {
        let tools = HealthCheck.documentTools(["pdftotext", "pdfimages", "pdftoppm", "qpdf", "w3m"])
        let lines = tools.lines(language.wording, width: 40)
        #expect(lines.count > 1 && lines.allSatisfy { $0.columns <= 40 })
        #expect(lines.dropFirst().allSatisfy { $0.text.hasPrefix("  ") })
        let words = lines.flatMap { $0.text.split(separator: " ") }
        #expect(words == tools.lines(language.wording).flatMap { $0.text.split(separator: " ") })
    }
}
