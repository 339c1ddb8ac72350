import HouseholdBook
import ReceiptDomain

/// A claim that ends soon, for `status --json`.
struct EndingClaimLine: Encodable {
    var event = "claim"
    var id: String
    var title: String
    var until: String?
    var user: String

    init(_ claim: Claim, of user: UserID) {
        (id, title, until, self.user) = (claim.id, claim.title, claim.until, user.rawValue)
    }
}

/// A claim for `--json`.
struct ClaimForm: Encodable {
    struct Document: Encodable {
        var record: String
        var file: String
        var kinds: [String]
    }

    struct Missing: Encodable {
        var record: String
        var documents: [String]
    }

    var id: String
    var kind: String
    var state: String
    var title: String
    var subject: String?
    var payer: String?
    var memo: String?
    var until: String?
    /// Negative once it is too late.
    var daysLeft: Int?
    var sent: String?
    var refused: String?
    var payments: [Claim.Payment]
    var records: [String]
    var documents: [Document]
    /// By record, where papers are missing.
    var missing: [Missing]

    init(_ claim: Claim, _ today: CalendarDay) {
        (id, kind, state, title) = (claim.id, claim.about, claim.state.rawValue, claim.title)
        (subject, payer, memo, until) = (claim.subject, claim.payer, claim.memo, claim.until)
        (daysLeft, sent, refused) = (claim.daysLeft(on: today), claim.sent, claim.refused)
        (payments, records) = (claim.payments, claim.records)
        documents = claim.documents.map { Document(record: $0.record, file: $0.file, kinds: $0.kinds) }
        missing = claim.recordIDs.compactMap { id in
            let documents = claim.missing(of: id).map(\.rawValue)
            return documents.isEmpty ? nil : Missing(record: id.rawValue, documents: documents)
        }
    }
}

/// A purchase that belongs to no claim, for `claims find --json`.
struct CandidateForm: Encodable {
    var record: String
    var kind: String
    var date: String?
    var merchant: String?
    var amount: String?
    var currency: String?
    var until: String?
    var documents: [String]

    init(_ candidate: ClaimCandidate) {
        (record, kind) = (candidate.record.id.rawValue, candidate.kind.rawValue)
        (date, merchant) = (candidate.record.date?.description, candidate.record.merchant)
        (amount, currency) = (candidate.record.amount?.decimal, candidate.record.amount?.currency.code)
        (until, documents) = (candidate.deadline?.description, candidate.documents.map(\.rawValue))
    }
}
