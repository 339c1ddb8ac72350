import ReceiptDomain

/// Whether two records may be of one receipt, by what they have in common.
///
/// Two coffees on one day are two receipts, with different times or approval numbers. So a difference there outweighs all
/// that is common; and where these were not read, a duplicate is only possible, not likely.
struct ReceiptComparison {
    private var common: Set<PossibleDuplicate.Trait> = []
    private var different: Set<PossibleDuplicate.Trait> = []

    init(_ a: Record, _ b: Record) {
        compare(.date, a.date, b.date) { $0 == $1 }
        compareTimes(a, b)
        compare(.amount, a.amount, b.amount, Self.areEqual)
        compare(.businessNumber, a.printed.businessNumber, b.printed.businessNumber) { $0 == $1 }
        compareApprovals(a.printed.approvalNumber, b.printed.approvalNumber)
        compare(.merchant, Self.names(a), Self.names(b)) { names, others in
            names.contains { name in others.contains { NameLikeness.areSame(name, $0) } }
        }
        compareItems(a.items, b.items)
    }

    /// How certain it is that they are of one receipt, and why; `nil` where they are not.
    var verdict: (certainty: PossibleDuplicate.Certainty, common: Set<PossibleDuplicate.Trait>)? {
        certainty.map { ($0, common) }
    }

    private var certainty: PossibleDuplicate.Certainty? {
        if common.contains(.approvalNumber), common.contains(.date) || common.contains(.amount) { return .likely }
        guard different.isDisjoint(with: [.approvalNumber, .date, .time]) else { return nil }
        let isOneShop = !common.isDisjoint(with: [.merchant, .businessNumber, .items])
        let isOneMinute = common.isSuperset(of: [.date, .time])
        if different.contains(.amount) {
            // One of the two may be misread: nobody pays twice within a minute.
            return isOneMinute && isOneShop ? .possible : nil
        }
        if isOneMinute, common.contains(.amount) { return isOneShop || !areOtherShops ? .likely : .possible }
        guard common.intersection([.date, .time, .amount]).count == 2, !areOtherShops || isOneShop else { return nil }
        return isOneMinute && isOneShop ? .likely : .possible
    }

    /// A different name alone may be a misreading, so it counts only where nothing else speaks for one shop.
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

    /// A doubtful time that is equal counts; one that differs says nothing.
    private mutating func compareTimes(_ a: Record, _ b: Record) {
        if a.time == b.time || !a.hasDoubtfulTime && !b.hasDoubtfulTime { compare(.time, a.time, b.time) { $0 == $1 } }
    }

    /// Digits may be misread: one that differs says nothing, more make it another number.
    private mutating func compareApprovals(_ a: String?, _ b: String?) {
        guard let a = a.map(Self.digits), let b = b.map(Self.digits), min(a.count, b.count) >= 4 else { return }
        if a == b { return _ = common.insert(.approvalNumber) }
        if a.count == b.count, zip(a, b).count(where: { $0 != $1 }) == 1 { return }
        different.insert(.approvalNumber)
    }

    /// Differences do not count, because a cropped photo lacks some items.
    private mutating func compareItems(_ a: [LineItem], _ b: [LineItem]) {
        let (amounts, others) = (a.map(\.amount.minorUnits).sorted(), b.map(\.amount.minorUnits).sorted())
        if amounts.count >= 2, amounts == others { common.insert(.items) }
    }

    private static func areEqual(_ a: Money, _ b: Money) -> Bool {
        a.decimal == b.decimal && (a.currency == b.currency || [a.currency, b.currency].contains(.unknown))
    }

    /// The name as confirmed and as read; `nil` where there is none.
    private static func names(_ record: Record) -> [NameKey]? {
        let keys = Set([record.merchant, record.printed.merchant].compactMap { $0.map(NameKey.init) })
        let names = keys.filter { !$0.isEmpty }
        return names.isEmpty ? nil : Array(names)
    }

    private static func digits(_ text: String) -> [Character] { text.filter { $0.isLetter || $0.isNumber } }
}

extension Record {
    /// The time is the one that was read, and that reading is doubtful.
    fileprivate var hasDoubtfulTime: Bool { time != nil && time == printed.doubtfulTime }
}
