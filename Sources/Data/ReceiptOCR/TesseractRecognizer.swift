import CTesseract
public import ReceiptDomain

/// Recognises text with Tesseract's neural models, each engine kept warm once it was needed.
public final class TesseractRecognizer: TextRecognizer {
    /// One engine per model; boxed because an engine cannot be copied.
    private final class Engine {
        var tesseract: TesseractEngine

        init(_ tesseract: consuming TesseractEngine) { self.tesseract = tesseract }
    }

    public let models: Set<String>
    private var engines: [String: Engine] = [:]

    /// - Parameter models: What may be asked for; see ``TesseractInstallation/models()``.
    public init(models: Set<String>) {
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

/// What this machine's Tesseract can do.
public enum TesseractInstallation {
    /// For instance `5.3.0`.
    public static var version: String { String(cString: TessVersion()) }

    /// The models in Tesseract's data folder and those we bring along.
    ///
    /// - Throws: ``ReadingError/languageMissing(_:)`` when not even English is installed.
    public static func models() throws(ReadingError) -> Set<String> {
        let installed = try TesseractEngine(model: EmbeddedModel.receipt.bytes, name: nil).installedModels()
        guard installed.contains("eng") else { throw .languageMissing("eng") }
        return installed.union(EmbeddedModel.names)
    }

    /// Whether a model of Tesseract's data folder is whole.
    public static func loads(_ model: String) -> Bool {
        do {
            _ = try TesseractEngine(installed: model)
            return true
        } catch {
            return false
        }
    }
}
