import Foundation

/// Models that ReceiptMind brings along, trained on receipts (see `Resources/CREDITS.md`).
enum EmbeddedModel {
    static let names: Set<String> = []

    /// The model's data; `nil` for a name that is not ours.
    static func bytes(of name: String) -> [UInt8]? {
        nil
    }
}
