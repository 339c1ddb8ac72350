import ReceiptDomain
import ReceiptReview
import ReceiptWording

/// A line of `review --json`: a draft as it is proposed.
struct ProposalLine: Encodable {
    var event = "draft"
    var id: String
    /// As Enter would confirm it.
    var record: RecordForm
    /// From 0 to 1, for the fields that hold something.
    var confidence: [String: Double]
    /// The printed words behind the fields.
    var evidence: [String: String]
    var alternatives: [String: [String]]
    var proofs: [String]
    /// Fields that confirming needs.
    var missing: [String]
    /// Why the merchant or the category is not what was read.
    var reasons: [String: String]
    /// A record that seems to be of the same receipt.
    var lookalike: PossibleDuplicateForm?
    /// The drafts that it seems to be of one purchase with; `join` makes one of them, `apart` says no.
    var together: TogetherForm?
    /// What was due that the draft may be the payment of; `fulfil` confirms it as that.
    var due: Due?

    struct Due: Encodable {
        var recurrence: String
        var name: String
        var due: String
        /// The entry that gives way.
        var replaces: String?
    }

    init(_ proposal: ReviewProposal, _ wording: any Wording) {
        let (record, draft) = (proposal.record, proposal.item.draft)
        id = record.id.rawValue
        self.record = RecordForm(record)
        let fields: [ReviewField] = [.merchant, .date, .amount, .category]
        confidence = Dictionary(
            uniqueKeysWithValues: fields.compactMap { field in
                proposal.confidence(field).map { (field.name, ($0 * 1000).rounded() / 1000) }
            }
        )
        evidence = [
            "merchant": draft?.merchant?.evidence?.text, "date": draft?.date?.evidence?.text,
            "amount": draft?.total?.evidence?.text, "category": draft?.category?.evidence?.text,
        ].compactMapValues(\.self)
        alternatives = [
            "merchant": draft?.otherMerchants, "date": draft?.date?.alternatives.map(\.description),
            "amount": draft?.total?.alternatives.map(\.decimal), "category": draft?.category?.alternatives.map(\.code),
        ].compactMapValues { $0 }.filter { !$0.value.isEmpty }
        proofs = draft?.proofs.map(\.described) ?? []
        missing = record.missingFields.map(\.name)
        reasons = [
            "merchant": record.learned.merchant.map { wording.reason($0.reason, read: record.printed.merchant) },
            "category": record.learned.category.map { wording.reason($0.reason) },
        ].compactMapValues(\.self)
        due = proposal.item.offered.map {
            Due(
                recurrence: $0.key.recurrence,
                name: $0.name,
                due: $0.key.due.description,
                replaces: $0.replaces?.rawValue
            )
        }
        together = proposal.item.together.map(TogetherForm.init)
        lookalike = proposal.item.possibleDuplicate.map(PossibleDuplicateForm.init)
    }
}

/// A line of `review --json`: what came of an answer, or that all drafts have been printed.
struct ReviewEventLine: Encodable {
    var event: String
    var id: String?
    var drafts: Int?
    var record: RecordForm?
    var error: Problem?

    struct Problem: Encodable {
        var code: String
        var field: String?
        var message: String
    }
}
