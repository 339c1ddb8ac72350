import ReceiptApp
import ReceiptDomain
import ReceiptOCR

/// Checks the text recognition.
struct EngineHealth {
    /// Checks whether there are models for the household's languages, given by ISO 639-1.
    func checks(languages: [String]) -> [HealthCheck] {
        do {
            let installed = try TesseractInstallation.models()
            let needed = languages.compactMap { TesseractInstallation.requirement(ofLanguage: $0) }
            let engine = HealthCheck.engine(version: "Tesseract \(TesseractInstallation.version)")
            return [engine, Self.finding(NetworkArithmetic.inUse)]
                + needed.map { model, package in
                    installed.contains { $0.id == model } && TesseractInstallation.loads(model)
                        ? .language(code: model) : .languageMissing(code: model, package: package)
                }
        } catch {
            return [Self.finding(error)]
        }
    }

    private static func finding(_ arithmetic: NetworkArithmetic) -> HealthCheck {
        switch arithmetic {
        case .fast(let withVNNI): .fastArithmetic(instructions: withVNNI ? "AVX2, VNNI" : "AVX2")
        case .original(.otherProcessor): .slowArithmetic(.processor)
        case .original(.otherVersion): .slowArithmetic(.version)
        case .original(.otherBuild): .slowArithmetic(.build)
        case .original(.otherResults): .slowArithmetic(.results)
        }
    }

    /// An error as something that can be fixed.
    static func finding(_ problem: ReadingError) -> HealthCheck {
        switch problem {
        case .languageMissing(let model):
            .languageMissing(code: model, package: TesseractInstallation.package(ofModel: model))
        default: .engineUnusable(detail: problem.summary)
        }
    }
}
