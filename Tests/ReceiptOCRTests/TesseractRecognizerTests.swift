import Glibc
import ReceiptDomain
import ReceiptOCR
import Testing

@Suite struct TesseractRecognizerTests {
    private let blank = GrayImage(width: 200, height: 100, pixels: Array(repeating: 255, count: 20_000))

    @Test func `a blank page has no lines`() throws {
        let recognizer = TesseractRecognizer(models: [.english])
        let result = try recognizer.recognize(blank, RecognitionRequest(model: "eng"))
        #expect(result.lines.flatMap(\.words).allSatisfy { $0.text.allSatisfy(\.isWhitespace) })
        #expect(!result.isCutShort)
    }

    @Test func `a picture of one pixel is no trouble`() throws {
        let recognizer = TesseractRecognizer(models: [.english])
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

    @Test(arguments: ["receipt", "korean", "latin"])
    func `our models are part of the program and read print`(model: String) throws {
        #expect(try TesseractInstallation.models().contains { $0.id == model })
        let recognizer = TesseractRecognizer(models: [])
        let request = RecognitionRequest(model: model, layout: .line)
        let text = try recognizer.recognize(.seventyOne, request).lines.map(\.text).joined()
        #expect(text.filter(\.isNumber) == "71", "read \(text)")
    }

    @Test func `what Tesseract has in its folder can be asked for`() throws {
        #expect(
            try Set(TesseractInstallation.models().map(\.id)).isSuperset(of: ["eng", "receipt", "korean", "latin"])
        )
    }

    @Test(arguments: [("eng", true), ("xyz", false)])
    func `a model is whole or is not`(model: String, isWhole: Bool) {
        #expect(TesseractInstallation.loads(model) == isWhole)
    }

    @Test func `Tesseract finds our way to keep a line's picture before Leptonica's`() throws {
        // Of Debian 12 and 13.
        let names = ["liblept.so.5", "libleptonica.so.6"]
        let leptonica = try #require(names.lazy.compactMap { dlopen($0, RTLD_LAZY | RTLD_NOLOAD) }.first)
        defer { dlclose(leptonica) }
        #expect(dlsym(nil, "pixWriteMem") != dlsym(leptonica, "pixWriteMem"), "every line is packed as a PNG")
    }

    @Test func `a page stops after the most work with what it has`() throws {
        // Stripes of every width look like text for as long as one likes.
        let side = 1500
        let pixels = (0..<side * side).map { UInt8(truncatingIfNeeded: ($0 % side) * ($0 / side / 24 + 3) / 7 * 85) }
        let page = GrayImage(width: side, height: side, pixels: pixels)
        let recognizer = TesseractRecognizer(models: [.english])
        let request = RecognitionRequest(model: "eng", maximumWork: .milliseconds(1))
        #expect(try recognizer.recognize(page, request).isCutShort)
    }
}

extension RecognitionModel {
    fileprivate static let english = RecognitionModel(id: "eng", script: .latin, role: .general)
}

extension GrayImage {
    /// The figures 7 1 in strokes of five pixels.
    static let seventyOne: GrayImage = {
        let (width, height) = (110, 60)
        var pixels = [UInt8](repeating: 255, count: width * height)
        func ink(_ x: Int, _ y: Int) {
            for dy in 0..<5 { for dx in 0..<5 { pixels[(y + dy) * width + x + dx] = 0 } }
        }
        for x in 20..<42 { ink(x, 12) }
        for y in 0..<31 { ink(41 - y / 2, 12 + y) }
        for y in 0..<31 { ink(72, 12 + y) }
        for step in 0..<9 { ink(72 - step, 12 + step) }
        return GrayImage(width: width, height: height, pixels: pixels)
    }()
}
