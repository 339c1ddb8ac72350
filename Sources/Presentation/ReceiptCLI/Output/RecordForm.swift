import Foundation
import ReceiptDomain
import ReceiptWording

/// A record for `--json`.
struct RecordForm: Encodable {
    private let record: Record
    /// What a draft may be again.
    private let duplicate: PossibleDuplicate?

    init(_ record: Record, duplicate: PossibleDuplicate? = nil) {
        self.record = record
        self.duplicate = duplicate
    }

    private enum Key: String, CodingKey {
        case id, user, kind, status, merchant, date, time, amount, currency, tax, subtotal, items, category, account
        case memo, tags, subject, mood, images, purged, proved, createdAt, updatedAt, lookalike
    }

    func encode(to encoder: any Encoder) throws {
        var form = encoder.container(keyedBy: Key.self)
        let texts: [(Key, String?)] = [
            (.id, record.id.rawValue), (.user, record.user.rawValue), (.kind, record.kind.rawValue),
            (.status, record.status.rawValue), (.merchant, record.merchant), (.date, record.date?.description),
            (.time, record.time?.description), (.amount, record.amount?.decimal),
            (.currency, record.amount?.currency.code), (.tax, record.tax?.decimal),
            (.subtotal, record.subtotal?.decimal),
            (.category, record.category?.code), (.account, record.account), (.memo, record.memo),
            (.subject, record.subject), (.mood, record.mood),
            (.createdAt, record.createdAt.formatted(.iso8601)), (.updatedAt, record.updatedAt.formatted(.iso8601)),
        ]
        for (key, value) in texts { try form.encode(value, forKey: key) }
        try form.encode(record.tags, forKey: .tags)
        try form.encode(record.isProved, forKey: .proved)
        try form.encode(record.items.map(ItemForm.init), forKey: .items)
        try form.encode(record.images.map(ImageForm.init), forKey: .images)
        try form.encodeIfPresent(duplicate.map(PossibleDuplicateForm.init), forKey: .lookalike)
        if record.isPurged { try form.encode(record.purged.map(ImageForm.init), forKey: .purged) }
    }

    private struct ImageForm: Encodable {
        var file: String
        var sha256: String
        var bytes: Int
        var originalName: String

        init(_ image: StoredImage) {
            file = image.file
            sha256 = image.sha256
            bytes = image.bytes
            originalName = image.originalName
        }
    }
}

/// A record that a draft may be of the same receipt as, for `--json`.
struct PossibleDuplicateForm: Encodable {
    var record: String
    /// `likely` or `possible`.
    var certainty: String
    /// What the two have in common.
    var common: [String]

    init(_ duplicate: PossibleDuplicate) {
        record = duplicate.record.id.rawValue
        certainty = duplicate.certainty.rawValue
        common = PossibleDuplicate.Trait.allCases.filter(duplicate.common.contains).map(\.rawValue)
    }
}

/// What was bought, for `--json`.
struct ItemForm: Encodable {
    var name: String
    var quantity: String?
    var unitPrice: String?
    var amount: String

    init(_ item: LineItem) {
        name = item.name
        quantity = item.quantity
        unitPrice = item.unitPrice?.decimal
        amount = item.amount.decimal
    }
}
