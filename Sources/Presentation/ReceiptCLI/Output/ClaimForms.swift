import HouseholdBook
import ReceiptDomain

extension JSONForm {
    /// A claim that ends soon, for `status --json`.
    static func ending(_ claim: Claim, of user: UserID) -> JSONForm {
        ["event": "claim", "id": claim.id, "title": claim.title, "until": claim.until, "user": user.rawValue]
    }

    /// A claim for `--json`; `daysLeft` is negative once it is too late.
    static func claim(_ claim: Claim, _ today: CalendarDay) -> JSONForm {
        let missing = claim.recordIDs.compactMap { id -> JSONForm? in
            let documents = claim.missing(of: id).map(\.rawValue)
            return documents.isEmpty ? nil : ["record": id, "documents": documents]
        }
        return [
            "id": claim.id, "kind": claim.about, "state": claim.state.rawValue, "title": claim.title,
            "subject": claim.subject, "payer": claim.payer, "memo": claim.memo, "until": claim.until,
            "daysLeft": claim.daysLeft(on: today), "sent": claim.sent, "refused": claim.refused,
            "payments": claim.payments, "records": claim.records,
            "documents": claim.documents.map { document -> JSONForm in
                ["record": document.record, "file": document.file, "kinds": document.kinds]
            },
            "missing": missing,
        ]
    }

    /// A purchase that belongs to no claim, for `claims find --json`.
    static func candidate(_ candidate: ClaimCandidate) -> JSONForm {
        let record = candidate.record
        return [
            "record": record.id, "kind": candidate.kind.rawValue, "date": record.date, "merchant": record.merchant,
            "amount": record.amount?.decimal, "currency": record.amount?.currency, "until": candidate.deadline,
            "documents": candidate.documents.map(\.rawValue),
        ]
    }
}
