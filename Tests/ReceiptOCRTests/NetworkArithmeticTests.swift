import CFastLSTM
import CLayerChecks
import ReceiptDomain
import ReceiptOCR
import Testing

@Suite struct NetworkArithmeticTests {
    /// This machine may lack AVX2, or have a libtesseract that is not known; then there is nothing to compare.
    static var isFast: Bool {
        NetworkArithmetic.inUse.isFast
    }

    /// Named as in Tesseract's network specifications.
    struct Layer: CustomTestStringConvertible {
        let testDescription: String
        let shape: layer_shape

        init(
            _ name: String,
            _ kind: layer_kind,
            _ inputs: Int32,
            to outputs: Int32 = 0,
            _ x: Int32 = 0,
            _ y: Int32 = 0,
            width: Int32 = 41,
            height: Int32 = 1
        ) {
            testDescription = name
            shape = layer_shape(
                kind: kind,
                inputs: inputs,
                outputs: outputs,
                x: x,
                y: y,
                width: width,
                height: height
            )
        }
    }

    static let layers = [
        Layer("C3,3", LAYER_CONVOLVE, 1, 1, 1, height: 36),
        Layer("C3,3 of a picture of one pixel", LAYER_CONVOLVE, 1, 1, 1, width: 1),
        Layer("C3,3 of two rows", LAYER_CONVOLVE, 1, 1, 1, width: 9, height: 2),
        Layer("C5,3 of five values", LAYER_CONVOLVE, 5, 1, 2, height: 12),
        Layer("C1,5", LAYER_CONVOLVE, 3, 2, 0, height: 4),
        Layer("Mp3,3", LAYER_MAXPOOL, 16, 3, 3, height: 36),
        Layer("Mp3,3 with a rest", LAYER_MAXPOOL, 16, 3, 3, width: 44, height: 38),
        Layer("Mp2,4 of 21 values", LAYER_MAXPOOL, 21, 4, 2, height: 7),
        Layer("S3,3", LAYER_RECONFIG, 1, 3, 3, height: 36),
        Layer("S2,4 with a rest", LAYER_RECONFIG, 7, 4, 2, width: 43, height: 5),
        Layer("Ft16 of nine values", LAYER_TANH, 9, to: 16, height: 36),
        Layer("Ft13", LAYER_TANH, 30, to: 13),
        Layer("Fc111", LAYER_SOFTMAX, 192, to: 111),
        Layer("Fc2", LAYER_SOFTMAX, 3, to: 2),
        Layer("Fs16", LAYER_LOGISTIC, 9, to: 16),
        Layer("Lfxs48", LAYER_LSTM_SUMMARY, 16, to: 48, width: 12, height: 60),
        Layer("Lfxs8 of one position", LAYER_LSTM_SUMMARY, 1, to: 8, width: 1),
        Layer("Lfx96", LAYER_LSTM, 48, to: 96),
        Layer("Lfx192", LAYER_LSTM, 96, to: 192),
        Layer("Lfx384", LAYER_LSTM, 96, to: 384),
        Layer("Lfx24 in three rows", LAYER_LSTM, 7, to: 24, height: 3),
        Layer("Lfx13, which is left to the library", LAYER_LSTM, 7, to: 13),
    ]

    @Test(.enabled(if: isFast, "Tesseract's own functions are in use"), arguments: layers)
    func `a layer writes the same bytes by our functions and by Tesseract's`(_ layer: Layer) {
        for seed: UInt32 in 1...3 { #expect(layer_check(layer.shape, seed) == LAYER_SAME, "seed \(seed)") }
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
