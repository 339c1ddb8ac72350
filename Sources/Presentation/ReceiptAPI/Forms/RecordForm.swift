import Foundation
public import ReceiptDomain

/// A record for `--json`, with the simple fields of ``RecordField``.
public struct RecordForm: Encodable {
    private let record: Record
    /// The record that a draft may duplicate.
    private let duplicate: PossibleDuplicate?
    private let together: MergeProposal?
    private let isExported: Bool

    public init(_ record: Record, duplicate: PossibleDuplicate? = nil, together: MergeProposal? = nil) {
        (self.record, self.duplicate, self.together) = (record, duplicate, together)
        isExported = false
    }

    /// A record for an export: with all that a ledger has of it, but without its revision, which counts lines of one ledger.
    public init(exporting record: Record) {
        (self.record, duplicate, together, isExported) = (record, nil, nil, true)
    }

    var id: String { record.id.rawValue }

    public func encode(to encoder: any Encoder) throws {
        var form = encoder.container(keyedBy: MemberName.self)
        try form.encode(record.id.rawValue, forKey: "id")
        try form.encode(record.user.rawValue, forKey: "user")
        try form.encode(record.kind.rawValue, forKey: "kind")
        try form.encode(record.status.rawValue, forKey: "status")
        if !isExported { try form.encode(record.revision, forKey: "revision") }
        try form.encode(record.amount?.currency.code, forKey: "currency")
        try form.encode(record.createdAt.formatted(.iso8601), forKey: "createdAt")
        try form.encode(record.updatedAt.formatted(.iso8601), forKey: "updatedAt")
        for field in RecordField.all where isExported || field.use != .kept {
            let key = MemberName(field.name)
            let value = field.value(of: record)
            if value == nil, field.use == .listedIfAny || field.use == .kept { continue }
            switch value ?? field.empty {
            case .text(let text)?: try form.encode(text, forKey: key)
            case .money(let money)?: try form.encode(text(money), forKey: key)
            case .flag(let flag)?: try form.encode(flag, forKey: key)
            case .list(let words)?: try form.encode(words, forKey: key)
            case nil: try form.encodeNil(forKey: key)
            }
        }
        try form.encode(record.items.map { ItemForm($0, \.decimal) }, forKey: "items")
        if !record.book.splits.isEmpty {
            try form.encode(record.book.splits.map { SplitForm($0, \.decimal) }, forKey: "splits")
        }
        if let plan = record.book.installments {
            try form.encode(InstallmentsForm(plan, text), forKey: "installments")
        }
        try form.encode(record.images.map(\.form), forKey: "images")
        try form.encodeIfPresent(duplicate.map(JSONForm.duplicate), forKey: "lookalike")
        try form.encodeIfPresent(together.map(JSONForm.together), forKey: "together")
        if record.isPurged { try form.encode(record.purged.map(\.form), forKey: "purged") }
        if isExported { try form.encodeIfPresent(PrintedForm(record.printed), forKey: "printed") }
    }

    /// A plain decimal, followed by its currency code where that is not the record's.
    private func text(_ money: Money) -> String {
        money.currency == record.amount?.currency ?? money.currency
            ? money.decimal : money.decimal + " " + money.currency.code
    }
}

extension StoredImage {
    /// As `--json` has it: without the size and time of its picture, and its number in a mail.
    fileprivate var form: StoredImage {
        var form = self
        (form.width, form.height, form.takenAt, form.source) = (nil, nil, nil, nil)
        return form
    }
}

extension JSONForm {
    /// The record that a draft may duplicate, how certainly, and the values that the two share.
    static func duplicate(_ duplicate: PossibleDuplicate) -> JSONForm {
        [
            "record": duplicate.record.id, "certainty": duplicate.certainty.rawValue,
            "common": PossibleDuplicate.Trait.allCases.filter(duplicate.common.contains).map(\.rawValue),
        ]
    }

    /// Drafts that seem to be of one purchase; the first is the one that keeps all images.
    static func together(_ proposal: MergeProposal) -> JSONForm {
        ["reason": proposal.reason.rawValue, "drafts": proposal.drafts]
    }
}
