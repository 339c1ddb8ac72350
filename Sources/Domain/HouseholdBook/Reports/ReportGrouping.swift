public import ReceiptDomain

/// The property by which a report's sums are grouped.
public enum ReportGrouping: String, CaseIterable, Hashable, Sendable {
    case category, merchant, account, subject, mood, tag, payment, month, day

    /// The group keys of a part of a record; `nil` for parts without the property.
    ///
    /// A record with several tags counts under each.
    func keys(of flow: Flow, _ record: Record, on day: CalendarDay, _ context: ReportContext) -> [String?] {
        switch self {
        case .category: [flow.category?.code]
        case .merchant: [record.merchant]
        case .account: [record.account]
        case .subject: [flow.subject]
        case .mood: [record.mood?.rawValue]
        case .tag: record.tags.isEmpty ? [nil] : Set(record.tags).sorted()
        case .payment: [record.paymentMeans(context.accounts).rawValue]
        case .month: [context.monthKey(of: day)]
        case .day: [day.description]
        }
    }

    /// Whether a ``RecordSum`` has everything that the grouping needs.
    public var isOfSums: Bool {
        switch self {
        case .category, .account, .month, .day: true
        case .merchant, .subject, .mood, .tag, .payment: false
        }
    }

    /// Whether rows are chronological, and shown even when empty.
    public var isInTime: Bool { self == .month || self == .day }
}

/// Restricts a report to parts of records.
public struct ReportFilter: Hashable, Sendable {
    /// A part of a merchant's name.
    public var shop: String?
    public var category: Category?
    public var subject: String?
    public var tag: String?

    public init(shop: String? = nil, category: Category? = nil, subject: String? = nil, tag: String? = nil) {
        (self.category, self.subject, self.tag) = (category, subject, tag)
        self.shop = shop.map(SearchText.folded)
    }

    public var isEmpty: Bool { self == ReportFilter() }

    /// Whether a ``RecordSum`` has everything that the filter needs.
    public var isOfSums: Bool { shop == nil && subject == nil && tag == nil }

    func takes(_ record: Record) -> Bool {
        if let tag, !record.tags.contains(tag) { return false }
        guard let shop else { return true }
        return record.merchant.map { SearchText.folded($0).containsBytes(of: shop) } ?? false
    }

    /// A draft may match any category while it has none.
    func mayTake(_ draft: Record) -> Bool { category == nil || draft.category == nil || draft.category == category }

    func takes(_ flow: Flow) -> Bool {
        (category == nil || flow.category == category) && (subject == nil || flow.subject == subject)
    }
}

public struct ReportContext: Hashable, Sendable {
    public var period: ReportPeriod
    public var grouping: ReportGrouping
    public var filter: ReportFilter
    public var accounts: AccountBook
    public var today: CalendarDay
    /// How amounts come to one currency; `nil` keeps currencies apart.
    public var conversion: Conversion?

    public init(
        _ period: ReportPeriod,
        by grouping: ReportGrouping = .category,
        filter: ReportFilter = ReportFilter(),
        accounts: AccountBook = AccountBook(),
        today: CalendarDay,
        conversion: Conversion? = nil
    ) {
        (self.period, self.grouping, self.filter) = (period, grouping, filter)
        (self.accounts, self.today, self.conversion) = (accounts, today, conversion)
    }

    /// Whether sums of plain records can be added instead of single records; each record is rounded when it is converted.
    public var canTakeSums: Bool { grouping.isOfSums && filter.isOfSums && conversion == nil }

    /// `2026-11`, also where the month begins on a later day.
    func monthKey(of day: CalendarDay) -> String {
        (ReportPeriod.month(with: day, from: period.monthStart)?.first ?? day).isoMonth
    }
}
