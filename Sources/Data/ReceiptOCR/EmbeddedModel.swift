import CReceiptModels

/// Models that are part of the program, trained on receipts (see `CReceiptModels/Resources/CREDITS.md`).
enum EmbeddedModel: String, CaseIterable {
    case receipt
    case korean
    case latin

    static var names: Set<String> { Set(allCases.map(\.rawValue)) }

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
