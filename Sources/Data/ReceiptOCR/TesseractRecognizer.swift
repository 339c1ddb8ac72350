import CTesseract
public import ReceiptDomain

/// Recognises text with Tesseract's neural models; engines are kept after their first use.
public final class TesseractRecognizer: TextRecognizer {
    /// One engine for each model; a class, because the engine cannot be copied.
    private final class Engine {
        var tesseract: TesseractEngine

        init(_ tesseract: consuming TesseractEngine) { self.tesseract = tesseract }
    }

    public let models: [RecognitionModel]
    private var engines: [String: Engine] = [:]

    /// - Parameter models: The models that requests may name; see ``TesseractInstallation/models()``.
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
