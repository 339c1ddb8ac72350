import CReceiptModels
import ReceiptDomain

/// Models in the program itself, trained on receipts (see `CReceiptModels/Resources/CREDITS.md`).
enum EmbeddedModel: String, CaseIterable {
    /// For Latin receipts in capitals.
    case receipt
    case korean
    /// For Latin receipts in upper and lower case.
    case latin

    var published: RecognitionModel {
        switch self {
        case .receipt: RecognitionModel(id: rawValue, script: .latin, role: .amounts)
        case .korean: RecognitionModel(id: rawValue, script: .korean, role: .page)
        case .latin: RecognitionModel(id: rawValue, script: .latin, role: .page)
        }
    }

    /// The model's data, in memory that is valid as long as the process.
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
