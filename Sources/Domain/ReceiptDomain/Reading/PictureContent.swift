/// Whether a picture shows a receipt.
public enum PictureContent: String, CaseIterable, Hashable, Sendable, Codable {
    /// A receipt, an invoice, a card slip.
    case receipt
    /// Possibly several receipts that could not be separated: fields may mix values of both.
    case several
    /// Uncertain; a person is asked.
    case unsure
    /// No receipt: nothing is read from it, and it is kept until a person has seen it.
    case none
}
