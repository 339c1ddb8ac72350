/// What a picture shows.
public enum PictureContent: String, CaseIterable, Hashable, Sendable, Codable {
    /// A receipt, an invoice, a card slip.
    case receipt
    /// Perhaps several receipts that could not be told apart: what was read may be of more than one.
    case several
    /// Perhaps one: a person is asked.
    case unsure
    /// Something else. Nothing is read from it, and it is kept until a person has seen it.
    case none
}
