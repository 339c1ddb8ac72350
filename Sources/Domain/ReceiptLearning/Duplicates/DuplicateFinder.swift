public import ReceiptDomain

/// Finds drafts that duplicate a recorded receipt.
///
/// A draft is compared only with records that share its approval number, or two of day, time and amount, and with at most twenty
/// for each. So the cost does not grow with the library, even if many records are alike.
public struct DuplicateFinder: Sendable {
    private var records: [ReceiptTrait: [Record]] = [:]

    /// The most records compared for one trait: no household pays the same amount so often in a day, but blank pages may look so.
    public static let maximumAlike = 20

    /// Searches these records except discarded ones.
    public init(_ records: [Record]) {
        for record in records where record.status != .discarded {
            for key in ReceiptTrait.all(of: record) where self.records[key, default: []].count < Self.maximumAlike {
                self.records[key, default: []].append(record)
            }
        }
    }

    /// The earlier or confirmed record that the draft most probably duplicates.
    ///
    /// `nil` if there is none, and for a record that is not a draft.
    public func possibleDuplicate(of draft: Record) -> PossibleDuplicate? {
        guard draft.status == .draft else { return nil }
        var best: PossibleDuplicate?
        for other in ReceiptTrait.all(of: draft).flatMap({ records[$0] ?? [] })
        where other.id < draft.id || other.status == .confirmed && other.id != draft.id {
            // A bank reports each payment once: two of its rows are two payments, however similar.
            guard draft.book.bank == nil || other.book.bank == nil else { continue }
            // A slip does not duplicate its receipt; whether they belong together is a separate question.
            if other.status == .draft, CardSlip.pair(draft, other) != nil { continue }
            guard !draft.separateFrom.contains(other.id), !other.separateFrom.contains(draft.id) else { continue }
            guard let (certainty, common) = ReceiptComparison(draft, other).verdict else { continue }
            let found = PossibleDuplicate(record: other, certainty: certainty, common: common)
            if best.map({ Self.isBetter(found, than: $0) }) ?? true { best = found }
        }
        return best
    }

    private static func isBetter(_ a: PossibleDuplicate, than b: PossibleDuplicate) -> Bool {
        if a.certainty != b.certainty { return a.certainty > b.certainty }
        return a.common.count == b.common.count ? a.record.id < b.record.id : a.common.count > b.common.count
    }
}
