import Foundation
import ReceiptDomain
import ReceiptImaging
import ReceiptOCR
import ReceiptParsing
import ReceiptReading

/// Puts the steps of reading together.
enum Readers {
    /// How many receipts are read at once.
    static func width(jobs: Int?) -> Int { jobs ?? ProcessInfo.processInfo.activeProcessorCount }

    /// A pool that reads so many receipts at once; `nil` for one per core.
    static func pool(jobs: Int?) throws -> ReaderPool {
        let models = try TesseractInstallation.models()
        return ReaderPool(count: width(jobs: jobs), prepareThread: TesseractInstallation.prepareThread) {
            ReadReceipt(
                decoder: FileDecoder(),
                preparer: LeptonicaPagePreparer(),
                recognizer: TesseractRecognizer(models: models),
                interpreter: RuleInterpreter(),
                engineVersion: "tesseract \(TesseractInstallation.version)"
            )
        }
    }
}
