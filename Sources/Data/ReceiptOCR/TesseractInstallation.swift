import CTesseract
public import ReceiptDomain

/// The version and the models of this machine's Tesseract.
public enum TesseractInstallation {
    /// For instance `5.3.0`.
    public static var version: String { String(cString: TessVersion()) }

    /// The models in Tesseract's data folder that are used; others are ignored.
    private static let general = [
        RecognitionModel(id: "eng", script: .latin, role: .general),
        RecognitionModel(id: "kor", script: .korean, role: .general),
        RecognitionModel(id: "jpn", script: .japanese, role: .general),
    ]

    /// The usable models in Tesseract's data folder, and those in the program.
    ///
    /// - Throws: ``ReadingError/languageMissing(_:)`` if not even English is installed.
    public static func models() throws(ReadingError) -> [RecognitionModel] {
        let installed = try TesseractEngine(model: EmbeddedModel.receipt.bytes, name: nil).installedModels()
        let usable = general.filter { installed.contains($0.id) }
        guard let english = general.general(of: .latin), usable.contains(english) else { throw .languageMissing("eng") }
        return EmbeddedModel.allCases.map(\.published) + usable
    }

    /// The model to install for a language (ISO 639-1), and the Debian package with it.
    ///
    /// `nil` if the program's own models are sufficient, or there is none.
    public static func requirement(ofLanguage language: String) -> (model: String, package: String)? {
        guard let model = ["en": "eng", "ja": "jpn"][language] else { return nil }
        return (model, package(ofModel: model))
    }

    public static func package(ofModel model: String) -> String { "tesseract-ocr-\(model)" }

    /// Whether a model of Tesseract's data folder can be loaded.
    public static func loads(_ model: String) -> Bool {
        do {
            _ = try TesseractEngine(installed: model)
            return true
        } catch {
            return false
        }
    }
}
