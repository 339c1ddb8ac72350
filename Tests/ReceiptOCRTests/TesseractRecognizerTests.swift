import ReceiptDomain
import ReceiptOCR
import Testing

@Suite struct TesseractRecognizerTests {
    private let blank = GrayImage(width: 200, height: 100, pixels: Array(repeating: 255, count: 20_000))

    @Test func `a blank page has no lines`() throws {
        let recognizer = TesseractRecognizer(models: ["eng"])
        let result = try recognizer.recognize(blank, RecognitionRequest(model: "eng"))
        #expect(result.lines.flatMap(\.words).allSatisfy { $0.text.allSatisfy(\.isWhitespace) })
        #expect(!result.isCutShort)
    }

    @Test func `a picture of one pixel is no trouble`() throws {
        let recognizer = TesseractRecognizer(models: ["eng"])
        let dot = GrayImage(width: 1, height: 1, pixels: [0])
        #expect(throws: Never.self) { try recognizer.recognize(dot, RecognitionRequest(model: "eng")) }
    }

    @Test(arguments: ["xyz", "eng+xyz", ""])
    func `a language that is not installed is named, never dropped silently`(model: String) {
        let recognizer = TesseractRecognizer(models: [])
        #expect(throws: ReadingError.languageMissing(model)) {
            try recognizer.recognize(blank, RecognitionRequest(model: model))
        }
    }

    @Test func `a page stops at its deadline with what it has`() throws {
        // Stripes of every width look like text for as long as one likes.
        let side = 1500
        let pixels = (0..<side * side).map { UInt8(truncatingIfNeeded: ($0 % side) * ($0 / side / 24 + 3) / 7 * 85) }
        let page = GrayImage(width: side, height: side, pixels: pixels)
        let recognizer = TesseractRecognizer(models: ["eng"])
        let request = RecognitionRequest(model: "eng", deadline: .milliseconds(1))
        #expect(try recognizer.recognize(page, request).isCutShort)
    }
}
