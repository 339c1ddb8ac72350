import ReceiptDomain

/// A record as the ledger writes it; empty and unknown fields are left out.
struct StoredRecord: Codable {
    var id: String
    var user: String
    var kind: String
    var status: String
    var merchant: String?
    var date: String?
    var time: String?
    /// Amounts are plain decimals in ``currency``; one in another currency has its code behind it: `12.50 USD`.
    var amount: String?
    var currency: String?
    var tax: String?
    var subtotal: String?
    var items: [Item]?
    var category: String?
    var account: String?
    var memo: String?
    var tags: [String]?
    var subject: String?
    var mood: String?
    var images: [Image]?
    /// Not among ``images``, so that a reader that does not know them takes nothing for kept that is gone.
    var purged: [Image]?
    var `repeat`: String?
    var repeatOf: String?
    var proved: Bool?
    var printed: StoredPrinted?
    var learned: StoredLessons?
    var createdAt: String
    var updatedAt: String

    struct Item: Codable {
        var name: String
        var quantity: String?
        var unitPrice: String?
        var amount: String
    }

    struct Image: Codable {
        var file: String
        var sha256: String
        var bytes: Int
        var width: Int?
        var height: Int?
        var originalName: String
        var takenAt: String?
    }

    enum CodingKeys: String, CodingKey, CaseIterable {
        case id, user, kind, status, merchant, date, time, amount, currency, tax, subtotal, items, category, account
        case memo, tags, subject, mood, images, purged, `repeat`, repeatOf, proved, printed, learned
        case createdAt, updatedAt
    }
}

/// A stored field whose value its type does not allow.
struct InvalidField: Error, Hashable, CustomStringConvertible {
    var field: String
    var value: String

    init(_ field: String, _ value: String) {
        self.field = field
        self.value = value
    }

    var description: String { "\(field) cannot be \"\(value.prefix(80))\"" }
}

/// Turns an optional text into an optional value; a text that is there must be valid.
func parsed<Value>(
    _ field: String,
    _ text: String?,
    _ parse: (String) -> Value?
) throws(InvalidField) -> Value? {
    guard let text else { return nil }
    guard let value = parse(text) else { throw InvalidField(field, text) }
    return value
}

func required<Value>(
    _ field: String,
    _ text: String,
    _ parse: (String) -> Value?
) throws(InvalidField) -> Value {
    guard let value = parse(text) else { throw InvalidField(field, text) }
    return value
}
