import Foundation
import ReaderProtocol
import ReceiptDocuments
import ReceiptDomain
import ReceiptFiles
import ReceiptOCR

extension EngineReport {
    /// The installed engine, and its models for the household's languages (ISO 639-1).
    init(languages: [String]) throws(ReadingError) {
        let installed = try TesseractInstallation.models()
        self.init(
            engine: "Tesseract \(TesseractInstallation.version)",
            arithmetic: .inUse,
            scripts: RecognitionModel.Script.allCases.filter { installed.page(of: $0) != nil },
            models: languages.compactMap { TesseractInstallation.requirement(ofLanguage: $0) }.map { model, package in
                let isThere = installed.contains { $0.id == model }
                return Model(id: model, package: package, isUsable: isThere && TesseractInstallation.loads(model))
            },
            hasSecondEngine: NeuralInstallation.here.map { NeuralRecognizer($0).isUsable } ?? false,
            tools: DocumentTools.programs.map { Tool(program: $0.program, package: $0.package, isThere: $0.isThere) }
        )
    }
}

extension NeuralInstallation {
    /// In the folder of a package, or in that of `Scripts/setup`.
    static var here: NeuralInstallation? {
        NeuralInstallation(in: [BundledFiles().folder.path + "/pp-ocr", "/usr/local/lib/receiptmind/pp-ocr"])
    }
}
