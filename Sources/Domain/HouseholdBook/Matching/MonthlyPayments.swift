public import ReceiptDomain

/// Payments that come every month and are no recurring entries yet: subscriptions, insurance, rent.
public struct MonthlyPayment: Hashable, Sendable {
    /// The latest one.
    public let record: Record
    public let count: Int
    /// Whether all of the last ``MonthlyPayment/least`` had the same amount.
    public let isFixed: Bool

    /// Fewer may be chance.
    public static let least = 3
    /// Days from one to the next; February and weekends move them.
    private static let month = 26...35
    /// Of the amount, for bills that vary a little.
    private static let variation = 0.15
    /// Days after the last one, until which it is expected to go on.
    private static let longestPause = 45

    /// In order of their shops' names; a shop with purchases between the payments has none.
    public static func find(
        in records: some Sequence<Record>,
        besides recurrences: [Recurrence],
        today: CalendarDay
    ) -> [MonthlyPayment] {
        let known = Set(recurrences.compactMap { $0.template.merchant?.shopKey })
        var shops: [String: [Record]] = [:]
        for record in records
        where record.kind == .expense && record.status != .discarded && record.book.recurrence == nil {
            guard let shop = record.merchant?.shopKey, !shop.isEmpty, !known.contains(shop), record.date != nil,
                let amount = record.amount, amount.minorUnits > 0
            else { continue }
            shops["\(shop) \(amount.currency.code)", default: []].append(record)
        }
        return shops.sorted { $0.key < $1.key }.compactMap { payment(of: $0.value, today) }
    }

    private static func payment(of records: [Record], _ today: CalendarDay) -> MonthlyPayment? {
        let records = records.sorted { ($0.date?.daysSince1970 ?? 0) < ($1.date?.daysSince1970 ?? 0) }
        let days = records.compactMap { $0.date?.daysSince1970 }
        let gaps = zip(days, days.dropFirst()).map { $1 - $0 }
        let regular = gaps.reversed().prefix { month.contains($0) }.count + 1
        guard regular >= least, let last = records.last, let day = days.last,
            (0...longestPause).contains(today.daysSince1970 - day)
        else { return nil }
        let amounts = records.suffix(least).compactMap { $0.amount?.minorUnits }
        guard let smallest = amounts.min(), let largest = amounts.max(),
            Double(largest - smallest) <= Double(largest) * variation
        else { return nil }
        return MonthlyPayment(record: last, count: regular, isFixed: smallest == largest)
    }
}

extension String {
    /// A shop's name as banks write it, without what differs from payment to payment: capitals, spaces, numbers.
    public var shopKey: String { String(lowercased().filter(\.isLetter)) }
}
