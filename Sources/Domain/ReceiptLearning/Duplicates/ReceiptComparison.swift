import ReceiptDomain

/// Decides from shared and different traits whether two records are of one receipt.
///
/// Two coffees on one day are two receipts with different times or approval numbers. So a difference in these outweighs all
/// shared traits; if they were not read, a duplicate is only possible, not likely.
struct ReceiptComparison {
    private var common: Set<PossibleDuplicate.Trait> = []
    private var different: Set<PossibleDuplicate.Trait> = []

    init(_ a: Record, _ b: Record) {
        compare(.date, a.date, b.date) { $0 == $1 }
        compareTimes(a, b)
        compare(.amount, a.amount, b.amount, Self.areEqual)
        compare(.businessNumber, a.printed.businessNumber, b.printed.businessNumber) { $0 == $1 }
        compareApprovals(a.printed.approvalNumber, b.printed.approvalNumber)
        compareNames(Self.names(a), Self.names(b))
        compareItems(a.items, b.items)
    }

    /// The certainty that they are of one receipt, and the shared traits; `nil` if they are not.
    var verdict: (certainty: PossibleDuplicate.Certainty, common: Set<PossibleDuplicate.Trait>)? {
        certainty.map { ($0, common) }
    }

    private var certainty: PossibleDuplicate.Certainty? {
        if common.contains(.approvalNumber), common.contains(.date) || common.contains(.amount) { return .likely }
        guard different.isDisjoint(with: [.approvalNumber, .date, .time]) else { return nil }
        let isOneShop = !common.isDisjoint(with: [.merchant, .businessNumber, .items])
        let isOneMinute = common.isSuperset(of: [.date, .time])
        if different.contains(.amount) {
            // One time may be misread: nobody pays twice within a minute.
            return isOneMinute && isOneShop ? .possible : nil
        }
        if isOneMinute, common.contains(.amount) { return isOneShop || !areOtherShops ? .likely : .possible }
        guard common.intersection([.date, .time, .amount]).count == 2, !areOtherShops || isOneShop else { return nil }
        return isOneMinute && isOneShop ? .likely : .possible
    }

    /// Whether the merchants differ; a name may be misread, so an equal number or equal items outweigh it.
    private var areOtherShops: Bool { !different.isDisjoint(with: [.merchant, .businessNumber]) }

    private mutating func compare<Value>(
        _ trait: PossibleDuplicate.Trait,
        _ a: Value?,
        _ b: Value?,
        _ areAlike: (Value, Value) -> Bool
    ) {
        guard let a, let b else { return }
        if areAlike(a, b) { common.insert(trait) } else { different.insert(trait) }
    }

    /// A name that begins with the other is no evidence: `이마트`, as a person types it, and `이마트성수점`, as a card company does.
    private mutating func compareNames(_ a: [NameKey], _ b: [NameKey]) {
        guard !a.isEmpty, !b.isEmpty else { return }
        func contains(_ areAlike: (NameKey, NameKey) -> Bool) -> Bool {
            a.contains { name in b.contains { areAlike(name, $0) } }
        }
        if contains(NameLikeness.areSame) { return _ = common.insert(.merchant) }
        func begins(_ name: NameKey, _ other: NameKey) -> Bool {
            other.text.count > 1 && name.text.hasPrefix(other.text)
        }
        if contains({ begins($0, $1) || begins($1, $0) }) { return }
        different.insert(.merchant)
    }

    /// Equal times count even if they are doubtful; a doubtful time that differs is no evidence.
    private mutating func compareTimes(_ a: Record, _ b: Record) {
        if a.time == b.time || !a.hasDoubtfulTime && !b.hasDoubtfulTime { compare(.time, a.time, b.time) { $0 == $1 } }
    }

    /// One different digit is no evidence, as it may be misread; two or more make another number.
    private mutating func compareApprovals(_ a: String?, _ b: String?) {
        guard let a = a.map(Self.digits), let b = b.map(Self.digits), min(a.count, b.count) >= 4 else { return }
        if a == b { return _ = common.insert(.approvalNumber) }
        if a.count == b.count, zip(a, b).count(where: { $0 != $1 }) == 1 { return }
        different.insert(.approvalNumber)
    }

    /// Different items are no evidence, because a cropped photo lacks some.
    private mutating func compareItems(_ a: [LineItem], _ b: [LineItem]) {
        let (amounts, others) = (a.map(\.amount.minorUnits).sorted(), b.map(\.amount.minorUnits).sorted())
        if amounts.count >= 2, amounts == others { common.insert(.items) }
    }

    private static func areEqual(_ a: Money, _ b: Money) -> Bool {
        a.decimal == b.decimal && (a.currency == b.currency || [a.currency, b.currency].contains(.unknown))
    }

    /// The name as confirmed and as read.
    private static func names(_ record: Record) -> [NameKey] {
        let keys = Set([record.merchant, record.printed.merchant].compactMap { $0.map(NameKey.init) })
        return Array(keys.filter { !$0.isEmpty })
    }

    private static func digits(_ text: String) -> [Character] { text.filter { $0.isLetter || $0.isNumber } }
}

extension Record {
    /// Whether the time is that of a doubtful reading.
    fileprivate var hasDoubtfulTime: Bool { time != nil && time == printed.doubtfulTime }
}
