public import ReceiptDomain

/// Finds drafts of receipts that are already recorded.
///
/// A draft is compared only with records that share its approval number, or two of day, time and amount, and with at most
/// twenty for each. So the work does not grow with the library, even if that is full of like records.
public struct DuplicateFinder: Sendable {
    private enum Key: Hashable {
        case dayAndAmount(CalendarDay, String)
        case dayAndTime(CalendarDay, TimeOfDay)
        case timeAndAmount(TimeOfDay, String)
        case approval(String)
    }

    private var records: [Key: [Record]] = [:]

    /// No household pays the same amount so often in a day; a folder of blank pages may look like that.
    private static let maximumAlike = 20

    /// Among these records; discarded ones are left out.
    public init(_ records: [Record]) {
        for record in records where record.status != .discarded {
            for key in Self.keys(of: record) where self.records[key, default: []].count < Self.maximumAlike {
                self.records[key, default: []].append(record)
            }
        }
    }

    /// The record that the draft most probably repeats: an earlier or a confirmed one; `nil` where there is none, and for a
    /// record that is not a draft.
    public func possibleDuplicate(of draft: Record) -> PossibleDuplicate? {
        guard draft.status == .draft else { return nil }
        var best: PossibleDuplicate?
        for other in Self.keys(of: draft).flatMap({ records[$0] ?? [] })
        where other.id < draft.id || other.status == .confirmed && other.id != draft.id {
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

    private static func keys(of record: Record) -> [Key] {
        let amount = record.amount?.decimal
        var keys: [Key] = []
        if let day = record.date, let amount { keys.append(.dayAndAmount(day, amount)) }
        if let day = record.date, let time = record.time { keys.append(.dayAndTime(day, time)) }
        if let time = record.time, let amount { keys.append(.timeAndAmount(time, amount)) }
        if let approval = record.printed.approvalNumber { keys.append(.approval(approval)) }
        return keys
    }
}
