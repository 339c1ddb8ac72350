import CFastLSTM
import CLayerChecks
import Foundation
import Testing

@Suite struct LayerTests {
    /// The functions in use, chosen with a model that is installed; `nil` without one.
    private static let state: fast_lstm_state? = {
        let folders = (try? FileManager.default.contentsOfDirectory(atPath: "/usr/share/tesseract-ocr")) ?? []
        let paths = folders.map { "/usr/share/tesseract-ocr/\($0)/tessdata/eng.traineddata" }
        guard let model = paths.lazy.compactMap({ FileManager.default.contents(atPath: $0) }).first else { return nil }
        return model.withUnsafeBytes { fast_lstm_prepare($0.baseAddress, $0.count) }
    }()

    /// This machine may lack AVX2, or have a libtesseract that is not known; then there is nothing to compare.
    static var isFast: Bool { state == FAST_LSTM_VNNI || state == FAST_LSTM_AVX2 }

    @Test func `where the library's own functions stay in use, a reason is given`() throws {
        let state = try #require(Self.state, "eng.traineddata is not installed")
        #expect(state != FAST_LSTM_UNPREPARED && state != FAST_LSTM_OTHER_RESULTS)
    }

    @Test func `a line's picture is kept without compression, and read back as it was`() {
        #expect(line_picture_check())
    }

    /// Tesseract 5.5 opens the file of its messages at the first one, which a confined process cannot, and writes to a null pointer.
    @Test func `the comparison leaves the messages of all other engines where they were`() throws {
        _ = try #require(Self.state, "eng.traineddata is not installed")
        #expect(messages_are_on_standard_error())
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
}
