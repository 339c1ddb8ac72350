import CTesseract
public import ReceiptDomain

/// Recognises text with Tesseract's neural models; an engine is kept once it was needed.
public final class TesseractRecognizer: TextRecognizer {
    /// One engine per model; boxed because an engine cannot be copied.
    private final class Engine {
        var tesseract: TesseractEngine

        init(_ tesseract: consuming TesseractEngine) { self.tesseract = tesseract }
    }

    public let models: [RecognitionModel]
    private var engines: [String: Engine] = [:]

    /// - Parameter models: What may be asked for; see ``TesseractInstallation/models()``.
    public init(models: [RecognitionModel]) {
        self.models = models
    }

    public func recognize(
        _ image: GrayImage,
        _ request: RecognitionRequest
    ) throws(ReadingError) -> RecognitionResult {
        try engine(for: request.model).tesseract.recognize(image, request)
    }

    private func engine(for model: String) throws(ReadingError) -> Engine {
        if let engine = engines[model] { return engine }
        let engine =
            if let embedded = EmbeddedModel(rawValue: model) {
                Engine(try TesseractEngine(model: embedded.bytes, name: model))
            } else {
                Engine(try TesseractEngine(installed: model))
            }
        engines[model] = engine
        return engine
    }
}
