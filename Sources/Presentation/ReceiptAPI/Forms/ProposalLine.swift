public import ReceiptDomain
public import ReceiptReview
public import ReceiptWording

extension JSONForm {
    /// A proposed draft as a line of `review --json`: the record as Enter would confirm it, and why.
    public static func proposal(_ proposal: ReviewProposal, _ wording: any Wording) -> JSONForm {
        let (record, draft) = (proposal.record, proposal.item.draft)
        let fields: [ReviewField] = [.merchant, .date, .amount, .category]
        // From 0 to 1, for fields with a value.
        let confidence = fields.compactMap { field in
            proposal.confidence(field).map { (field.name, $0.roundedToThousandths) }
        }
        let evidence = [
            "merchant": draft?.merchant?.evidence?.text, "date": draft?.date?.evidence?.text,
            "amount": draft?.total?.evidence?.text, "category": draft?.category?.evidence?.text,
        ]
        let places = [
            "merchant": place(draft?.merchant?.evidence), "date": place(draft?.date?.evidence),
            "amount": place(draft?.total?.evidence),
        ]
        let alternatives = [
            "merchant": draft?.otherMerchants, "date": draft?.date?.alternatives.map(\.description),
            "amount": draft?.total?.alternatives.map(\.decimal), "category": draft?.category?.alternatives.map(\.code),
        ]
        // For a merchant or category other than the one read.
        let reasons = [
            "merchant": record.learned.merchant.map { wording.reason($0.reason, read: record.printed.merchant) },
            "category": record.learned.category.map { wording.reason($0.reason) },
        ]
        // An occurrence that `fulfil` confirms the draft as, in place of the entry that `replaces` names.
        let due = proposal.item.offered.map { offer -> JSONForm in
            [
                "recurrence": offer.key.recurrence, "name": offer.name, "due": offer.key.due,
                "replaces": offer.replaces,
            ]
        }
        return [
            "event": "draft", "id": record.id, "record": RecordForm(record),
            "confidence": Dictionary(uniqueKeysWithValues: confidence),
            "evidence": evidence.compactMapValues(\.self), "places": places.compactMapValues(\.self),
            "alternatives": alternatives.compactMapValues(\.self).filter { !$0.value.isEmpty },
            "proofs": draft?.proofs.map(\.described) ?? [],
            // Fields required for confirmation.
            "missing": record.missingFields.map(\.name), "reasons": reasons.compactMapValues(\.self),
            // Only `apart` lets the draft be confirmed; `join` merges those of one purchase.
            "lookalike": proposal.item.possibleDuplicate.map(duplicate),
            "together": proposal.item.together.map(together), "due": due,
        ]
    }

    /// The record's page, counted from 1, and the box on the upright picture: x, y, width, height.
    private static func place(_ evidence: Evidence?) -> JSONForm? {
        guard let evidence, let box = evidence.box else { return nil }
        return ["page": evidence.page + 1, "box": box]
    }

    /// The result of an answer, as a line of `review --json`.
    static func answered(_ event: String, _ id: RecordID, _ record: Record? = nil) -> JSONForm {
        ["event": event, "id": id, "record": record.map { RecordForm($0) }]
    }

    /// The reason why an answer was refused or a file could not be read.
    public static func problem(_ code: String, field: String? = nil, _ message: String) -> JSONForm {
        ["code": code, "field": field, "message": message]
    }

    public static func problem(_ problem: ReadingError) -> JSONForm { self.problem(problem.code, problem.summary) }
}
