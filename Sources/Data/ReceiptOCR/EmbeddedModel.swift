import CReceiptModels

/// Models that are part of the program, trained on receipts (see `CReceiptModels/Resources/CREDITS.md`).
enum EmbeddedModel {
    static let names: Set<String> = ["receipt"]

    /// The model's data, in memory that lasts as long as the program; `nil` for a name that is not ours.
    static func bytes(of name: String) -> UnsafeRawBufferPointer? {
        guard name == "receipt" else { return nil }
        let model = rm_receipt_model()
        return UnsafeRawBufferPointer(start: model.bytes, count: model.count)
    }
}
