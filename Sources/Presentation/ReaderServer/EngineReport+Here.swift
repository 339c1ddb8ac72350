import ReaderProtocol
import ReceiptDocuments
import ReceiptDomain
import ReceiptOCR

extension EngineReport {
    /// The installed engine, and its models for the household's languages (ISO 639-1).
    init(languages: [String]) throws(ReadingError) {
        let installed = try TesseractInstallation.models()
        self.init(
            engine: "Tesseract \(TesseractInstallation.version)",
            arithmetic: .inUse,
            models: languages.compactMap { TesseractInstallation.requirement(ofLanguage: $0) }.map { model, package in
                let isThere = installed.contains { $0.id == model }
                return Model(id: model, package: package, isUsable: isThere && TesseractInstallation.loads(model))
            },
            tools: DocumentTools.programs.map { Tool(program: $0.program, package: $0.package, isThere: $0.isThere) }
        )
    }
}
