import ReceiptConsole
import ReceiptDomain
import ReceiptOCR

/// Looks at the text recognition.
struct EngineHealth {
    /// Tesseract's model and Debian's package for the languages that reading knows how to use.
    private static let models = [
        "ko": ("kor", "tesseract-ocr-kor"), "en": ("eng", "tesseract-ocr-eng"), "ja": ("jpn", "tesseract-ocr-jpn"),
    ]

    /// - Parameter languages: The household's, by ISO 639-1.
    func checks(languages: [String]) -> [HealthCheck] {
        do {
            let installed = try TesseractInstallation.models()
            let needed = languages.compactMap { Self.models[$0] }
            return [.engine(version: "Tesseract \(TesseractInstallation.version)")]
                + needed.map { model, package in
                    installed.contains(model) ? .language(code: model) : .languageMissing(code: model, package: package)
                }
        } catch .languageMissing(let language) {
            return [.languageMissing(code: language, package: "tesseract-ocr-\(language)")]
        } catch {
            return [.engineUnusable(detail: error.summary)]
        }
    }
}
