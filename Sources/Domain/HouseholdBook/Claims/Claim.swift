public import ReceiptDomain

/// Money that may be got back for purchases: from an insurance, by a warranty, by returning them.
public struct Claim: LedgerEntity {
    public enum Kind: String, CaseIterable, Sendable {
        /// Of a person's health insurance, as Korea's 실손보험.
        case medical
        /// Of a pet's insurance.
        case pet
        case warranty
        /// A purchase that can still be returned.
        case returning = "return"

        public var isInsurance: Bool { self == .medical || self == .pet }
    }

    public enum State: String, CaseIterable, Sendable {
        case open, sent, paid, refused
    }

    public struct Payment: Codable, Hashable, Sendable {
        public var date: String
        /// A plain decimal.
        public var amount: String
        public var currency: String
        /// The id of the entry that it became.
        public var record: String?

        public init(_ amount: Money, on day: CalendarDay, record: RecordID?) {
            (date, self.amount, currency) = (day.description, amount.decimal, amount.currency.code)
            self.record = record?.rawValue
        }

        public var money: Money? {
            Currency(code: currency).flatMap { Money(stored: amount, currency: $0) }
        }
    }

    /// The kinds of papers on an image of a record, as it was read or as a person said.
    public struct Document: Codable, Hashable, Sendable {
        public var record: String
        /// The image's file in the record's folder.
        public var file: String
        /// ``ClaimDocument`` of each page that is of its own kind.
        public var kinds: [String]

        public init(record: RecordID, file: String, _ kinds: [ClaimDocument]) {
            (self.record, self.file, self.kinds) = (record.rawValue, file, kinds.map(\.rawValue))
        }

        public var known: [ClaimDocument] { kinds.compactMap { ClaimDocument(rawValue: $0) } }
    }

    public static let kind = "claim"
    public static let fields: Set<String> = [
        "id", "about", "title", "records", "subject", "payer", "until", "memo", "documents", "sent", "refused",
        "payments", "removed",
    ]

    /// The id in commands: `c1`.
    public private(set) var id: String
    /// A ``Kind``.
    public var about: String
    public var title: String
    /// The ids of its records, in the order of their days.
    public var records: [String]
    public var subject: String?
    /// The insurance or shop that is asked.
    public var payer: String?
    /// The last day to ask; `nil` where unknown.
    public var until: String?
    public var memo: String?
    public var documents: [Document] = []
    public var sent: String?
    /// The day it was refused; a later payment counts for more.
    public var refused: String?
    public var payments: [Payment] = []
    /// `true` once it was removed; its id is not used again.
    public var removed: Bool?

    public init(_ number: Int, _ kind: Kind, title: String, records: [RecordID]) {
        (id, about, self.title) = ("c\(number)", kind.rawValue, title)
        self.records = records.map(\.rawValue)
    }

    public var invalidValue: InvalidValue? {
        let days: [(String, [String?])] = [
            ("until", [until]), ("sent", [sent]),
            ("refused", [refused]), ("payments.date", payments.map(\.date)),
        ]
        if let payment = payments.first(where: { $0.money == nil }) {
            return InvalidValue("payments.amount", payment.amount + " " + payment.currency)
        }
        return InvalidValue.first(in: [("about", [about])]) { Kind(rawValue: $0) }
            ?? InvalidValue.first(in: days) { CalendarDay(iso: $0) }
            ?? InvalidValue.first(in: [("records", records)]) { RecordID($0) }
    }

    /// The claim under another id.
    public func numbered(_ number: Int) -> Claim {
        var claim = self
        claim.id = "c\(number)"
        return claim
    }

    public var number: Int { Int(id.dropFirst()) ?? 0 }

    public var claimKind: Kind { Kind(rawValue: about) ?? .warranty }
    public var deadline: CalendarDay? { until.flatMap { CalendarDay(iso: $0) } }
    public var recordIDs: [RecordID] { records.compactMap { RecordID($0) } }

    public var state: State {
        if !payments.isEmpty { return .paid }
        return refused != nil ? .refused : sent != nil ? .sent : .open
    }

    /// The days that are left; negative once it is too late.
    public func daysLeft(on today: CalendarDay) -> Int? { deadline.map { $0.daysSince1970 - today.daysSince1970 } }

    /// The sum of the payments, by currency.
    public var paid: [Money] { payments.compactMap(\.money).summed }

    /// The cost of its records less the payments for them; negative where more came, as a fixed benefit may be, and `nil` where one
    /// of them was paid in another currency.
    public func left(of records: [Record], in currency: Currency) -> Money? {
        let costs = records.map { record in
            [record.amount, record.book.settled].compactMap(\.self).first { $0.currency == currency }
        }
        guard !costs.isEmpty, !costs.contains(nil) else { return nil }
        let back = payments.compactMap(\.money).filter { $0.currency == currency }.map(\.negated)
        let left = (costs.compactMap(\.self) + back).map(\.minorUnits).clampedSum
        return Money(minorUnits: left, currency: currency)
    }

    /// The last day to ask an insurance in Korea: three years after the day from which the money could be asked for (상법 제662조).
    public static func insuranceDeadline(_ day: CalendarDay) -> CalendarDay? { Period(3, .year)?.day(after: day) }

    /// The papers that an insurance still needs of a record: a bill, and a hospital's details of it.
    ///
    /// A card slip is neither.
    public func missing(of record: RecordID) -> [ClaimDocument] {
        let kinds = Set(documents.filter { $0.record == record.rawValue }.flatMap(\.known))
        switch claimKind {
        case .medical, .pet:
            if kinds.contains(.pharmacyBill) { return [] }
            return [.bill, .details].filter { !kinds.contains($0) }
        case .warranty, .returning:
            return kinds.isDisjoint(with: [.receipt, .slip, .bill, .pharmacyBill]) ? [.receipt] : []
        }
    }
}
