public import ReceiptDomain

/// A purchase that an insurance may pay for, and that belongs to no claim yet.
public struct ClaimCandidate: Hashable, Sendable {
    public var record: Record
    public var kind: Claim.Kind
    /// The last day to ask.
    public var deadline: CalendarDay?
    public var documents: [ClaimDocument]

    public init(_ record: Record, _ kind: Claim.Kind, _ documents: [ClaimDocument]) {
        (self.record, self.kind, self.documents) = (record, kind, documents)
        deadline = record.date.flatMap { Claim.insuranceDeadline($0) }
    }

    private static let petWords = ["동물병원", "동물의료", "동물메디컬", "veterinary", "animal hospital", "vet clinic"]

    /// The insurance that may pay for the record: confirmed spending on health; `nil` for anything else.
    public static func kind(of record: Record, pets: Set<String>) -> Claim.Kind? {
        guard record.status == .confirmed, record.kind == .expense, (record.amount?.minorUnits ?? 0) > 0 else {
            return nil
        }
        let name = record.merchant?.lowercased() ?? ""
        let subjects = [record.subject].compactMap(\.self) + record.book.splits.compactMap(\.subject)
        let isHealth = record.categories.contains(.health)
        if petWords.contains(where: name.contains) || isHealth && subjects.contains(where: pets.contains) {
            return .pet
        }
        return isHealth ? .medical : nil
    }
}
