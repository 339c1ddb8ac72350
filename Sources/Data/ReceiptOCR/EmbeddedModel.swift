import CReceiptModels
import ReceiptDomain

/// Models that are part of the program, trained on receipts (see `CReceiptModels/Resources/CREDITS.md`).
enum EmbeddedModel: String, CaseIterable {
    /// Latin receipts in capitals.
    case receipt
    case korean
    /// Latin receipts as they are printed.
    case latin

    var published: RecognitionModel {
        switch self {
        case .receipt: RecognitionModel(id: rawValue, script: .latin, role: .amounts)
        case .korean: RecognitionModel(id: rawValue, script: .korean, role: .page)
        case .latin: RecognitionModel(id: rawValue, script: .latin, role: .page)
        }
    }

    /// The model's data, in memory that lasts as long as the program.
    var bytes: UnsafeRawBufferPointer {
        let model =
            switch self {
            case .receipt: rm_receipt_model()
            case .korean: rm_korean_model()
            case .latin: rm_latin_model()
            }
        return UnsafeRawBufferPointer(start: model.bytes, count: model.count)
    }
}
