import ReceiptApp
import ReceiptDomain
import ReceiptOCR

/// Looks at the text recognition.
struct EngineHealth {
    /// Looks whether there are models for the household's languages, given by ISO 639-1.
    func checks(languages: [String]) -> [HealthCheck] {
        do {
            let installed = try TesseractInstallation.models()
            let needed = languages.compactMap { TesseractInstallation.requirement(ofLanguage: $0) }
            return [.engine(version: "Tesseract \(TesseractInstallation.version)")]
                + needed.map { model, package in
                    installed.contains { $0.id == model } && TesseractInstallation.loads(model)
                        ? .language(code: model) : .languageMissing(code: model, package: package)
                }
        } catch {
            return [Self.finding(error)]
        }
    }

    /// An error as something that can be mended.
    static func finding(_ problem: ReadingError) -> HealthCheck {
        switch problem {
        case .languageMissing(let model):
            .languageMissing(code: model, package: TesseractInstallation.package(ofModel: model))
        default: .engineUnusable(detail: problem.summary)
        }
    }
}
