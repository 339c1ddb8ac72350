public import ReceiptDomain
public import ReceiptReview
public import ReceiptWording

/// A proposed draft as a line of `review --json`.
public struct ProposalLine: Encodable {
    var event = "draft"
    var id: String
    /// The record as Enter would confirm it.
    var record: RecordForm
    /// From 0 to 1, for fields with a value.
    var confidence: [String: Double]
    /// The printed words behind each field.
    var evidence: [String: String]
    /// Where on the record's pages these words stand.
    var places: [String: Place]
    var alternatives: [String: [String]]
    var proofs: [String]
    /// Fields required for confirmation.
    var missing: [String]
    /// Reasons for a merchant or category other than the one read.
    var reasons: [String: String]
    /// An earlier record of the same receipt, possibly; only `apart` lets the draft be confirmed.
    var lookalike: PossibleDuplicateForm?
    /// Drafts of the same purchase, possibly; `join` merges them, `apart` keeps them separate.
    var together: TogetherForm?
    /// A due occurrence that the draft may pay; `fulfil` confirms it as that.
    var due: Due?

    struct Place: Encodable {
        /// The record's page, counted from 1.
        var page: Int
        /// x, y, width, height on the upright picture.
        var box: [Int]

        init?(_ evidence: Evidence?) {
            guard let evidence, let box = evidence.box else { return nil }
            (page, self.box) = (evidence.page + 1, box.corners)
        }
    }

    struct Due: Encodable {
        var recurrence: String
        var name: String
        var due: String
        /// The entry that the draft would replace.
        var replaces: String?
    }

    public init(_ proposal: ReviewProposal, _ wording: any Wording) {
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
        places = [
            "merchant": Place(draft?.merchant?.evidence), "date": Place(draft?.date?.evidence),
            "amount": Place(draft?.total?.evidence),
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

/// The result of an answer, or the end of the drafts, as a line of `review --json`.
public struct ReviewEventLine: Encodable {
    public var event: String
    public var id: String?
    public var drafts: Int?
    public var record: RecordForm?
    public var error: ProblemForm?

    public init(
        event: String,
        id: String? = nil,
        drafts: Int? = nil,
        record: RecordForm? = nil,
        error: ProblemForm? = nil
    ) {
        (self.event, self.id, self.drafts, self.record, self.error) = (event, id, drafts, record, error)
    }
}

/// The reason why an answer was refused or a file could not be read, for `--json`.
public struct ProblemForm: Encodable {
    public let code: String
    private let field: String?
    public let message: String

    public init(code: String, field: String? = nil, message: String) {
        (self.code, self.field, self.message) = (code, field, message)
    }

    public init(_ problem: ReadingError) { self.init(code: problem.code, message: problem.summary) }
}
