import ReaderClient
import ReaderProtocol
import ReceiptApp
import ReceiptDomain

/// Checks the recognition engine, the document programs and the sandbox.
struct ReaderHealth {
    /// Checks for the data of the given languages (ISO 639-1).
    func checks(languages: [String]) async -> [HealthCheck] {
        let checks: [HealthCheck]
        do {
            checks = Self.checks(of: try await Readers.forPictures().engine(languages: languages))
        } catch let problem as ReadingError {
            checks = [Self.finding(problem)]
        } catch {
            checks = [.engineUnusable(detail: "\(error)")]
        }
        return checks + [.confinement(ReaderProgram.confinementHere)]
    }

    private static func checks(of report: EngineReport) -> [HealthCheck] {
        let missing = report.models.filter { !$0.isUsable }.map { model in
            HealthCheck.languageMissing(code: model.id, package: model.package)
        }
        let there = report.tools.filter(\.isThere).map(\.program)
        return [.engine(version: report.engine), .arithmetic(report.arithmetic), .scripts(report.scripts)] + missing
            + [.secondEngine(isThere: report.hasSecondEngine)]
            + (there.isEmpty ? [] : [.documentTools(there)])
            + report.tools.filter { !$0.isThere }.map { .documentToolMissing(program: $0.program, package: $0.package) }
    }

    /// An error as a check result with a remedy.
    static func finding(_ problem: ReadingError) -> HealthCheck {
        switch problem {
        case .languageMissing(let model): .languageMissing(code: model, package: "tesseract-ocr-\(model)")
        case .readerMissing(let path): .readerMissing(path: path)
        default: .engineUnusable(detail: problem.summary)
        }
    }
}
