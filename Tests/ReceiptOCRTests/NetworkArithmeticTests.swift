#if TesseractShortcuts
import CFastLSTM
import ReceiptDomain
import ReceiptOCR
import Testing

@Suite struct NetworkArithmeticTests {
    /// This machine may lack AVX2, or have a libtesseract that is not known; then there is nothing to compare.
    static var isFast: Bool {
        NetworkArithmetic.inUse.isFast
    }

    @Test(
        .enabled(if: isFast, "Tesseract's own functions are in use"),
        arguments: ["receipt", "latin", "korean", "eng"]
    )
    func `a page is read the same by our functions and by Tesseract's`(model: String) throws {
        let page = Self.page()
        let recognizer = TesseractRecognizer(models: [])
        for layout: RecognitionRequest.Layout in [.block, .line] {
            let request = RecognitionRequest(model: model, layout: layout)
            let fast = try recognizer.recognize(page, request).lines
            defer { fast_lstm_choose(FAST_LSTM_AS_DECIDED) }
            fast_lstm_choose(FAST_LSTM_ORIGINALS)
            let original = try recognizer.recognize(page, request).lines
            fast_lstm_choose(FAST_LSTM_WITHOUT_VNNI)
            let withoutVNNI = try recognizer.recognize(page, request).lines
            #expect(fast == original)
            #expect(withoutVNNI == original)
            #expect(!fast.isEmpty)
        }
    }

    /// Rows of strokes that look like print, on grainy paper.
    private static func page() -> GrayImage {
        let (width, height) = (420, 150)
        var random = SystemlessRandom(state: 7)
        var pixels = (0..<width * height).map { _ in UInt8(200 + random.next() % 40) }
        for row in 0..<3 {
            for letter in 0..<22 where letter % 7 != 5 {
                let (left, top) = (20 + letter * 17, 20 + row * 42)
                for step in 0..<20 {
                    for thickness in 0..<3 {
                        pixels[(top + step) * width + left + thickness + step * (letter % 3) / 4] = 30
                        if step < 10 { pixels[(top + (letter * 5) % 18 + thickness) * width + left + step] = 40 }
                    }
                }
            }
        }
        return GrayImage(width: width, height: height, pixels: pixels)
    }
}

/// The same numbers every time (Numerical Recipes' generator).
private struct SystemlessRandom {
    var state: UInt32

    mutating func next() -> UInt32 {
        state = state &* 1_664_525 &+ 1_013_904_223
        return state >> 16
    }
}
#endif
