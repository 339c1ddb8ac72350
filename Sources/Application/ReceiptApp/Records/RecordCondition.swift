public import ReceiptDomain
public import ReceiptReview

/// A condition on one field of a record: `merchant~이마트`, `date>=2026-11-01`, `category=food`, `memo=`.
public struct RecordCondition: Hashable, Sendable {
    public enum Comparison: String, CaseIterable, Hashable, Sendable {
        // The longer signs first: "<=" begins as "<" does.
        case minimum = ">="
        case maximum = "<="
        case isNot = "!="
        case contains = "~"
        case `is` = "="
        case more = ">"
        case less = "<"
    }

    public enum Value: Hashable, Sendable {
        case missing
        case day(CalendarDay)
        case time(TimeOfDay)
        case amount(Money)
        case category(Category)
        case kind(RecordKind)
        case status(RecordStatus)
        /// Lower case, without surrounding spaces.
        case text(String)
    }

    public enum Subject: Hashable, Sendable {
        case field(ReviewField)
        case status
    }

    public var subject: Subject
    public var comparison: Comparison
    public var value: Value

    public init(_ subject: Subject, _ comparison: Comparison, _ value: Value) {
        self.subject = subject
        self.comparison = comparison
        self.value = value
    }

    /// Whether the record meets the condition; the catalog has the names of the categories.
    public func matches(_ record: Record, _ catalog: CategoryCatalog) -> Bool {
        if let test = test(catalog) { return test.holds(for: record) }
        let actual = actual(of: record)
        switch comparison {
        case .is: return equals(actual)
        case .isNot: return !equals(actual)
        case .contains:
            guard case .text(let wanted) = value else { return false }
            return texts(of: record, catalog).contains { $0.lowercased().contains(wanted) }
        case .minimum: return order(actual).map { $0 >= 0 } ?? false
        case .maximum: return order(actual).map { $0 <= 0 } ?? false
        case .more: return order(actual).map { $0 > 0 } ?? false
        case .less: return order(actual).map { $0 < 0 } ?? false
        }
    }

    private func equals(_ actual: [Value]) -> Bool {
        value == .missing ? actual.isEmpty : actual.contains { order([$0]) == 0 || $0 == value }
    }

    /// -1, 0 or 1 as the record's value is below, equal to or above the condition's; `nil` where they cannot be compared,
    /// such as amounts of two currencies.
    private func order(_ actual: [Value]) -> Int? {
        func sign<Key: Comparable>(_ a: Key, _ b: Key) -> Int { a < b ? -1 : a > b ? 1 : 0 }
        switch (actual.first, value) {
        case (.day(let a)?, .day(let b)): return sign(a, b)
        case (.time(let a)?, .time(let b)): return sign(a, b)
        case (.text(let a)?, .text(let b)): return sign(a, b)
        case (.amount(let a)?, .amount(let b)):
            // An amount typed without a currency, where the household has none, is compared by its number.
            let other = b.currency == .unknown ? b.reinterpreted(as: a.currency) : b
            return other.flatMap { $0.currency == a.currency ? sign(a.minorUnits, $0.minorUnits) : nil }
        default: return nil
        }
    }

    /// The record's values of the subject: none, one, or several tags.
    private func actual(of record: Record) -> [Value] {
        switch subject {
        case .status: [.status(record.status)]
        case .field(.date): record.date.map { [.day($0)] } ?? []
        case .field(.time): record.time.map { [.time($0)] } ?? []
        case .field(.amount): record.amount.map { [.amount($0)] } ?? []
        case .field(.tax): record.tax.map { [.amount($0)] } ?? []
        case .field(.category): record.categories.map { .category($0) }
        case .field(.kind): [.kind(record.kind)]
        default: texts(of: record, .builtIn).filter { !$0.isEmpty }.map { .text($0.lowercased()) }
        }
    }

    private func texts(of record: Record, _ catalog: CategoryCatalog) -> [String] {
        switch subject {
        case .status: [record.status.rawValue]
        case .field(.freeForm(let field)):
            switch field.value(of: record) {
            case .list(let words)?: words
            default: [record.typed(.freeForm(field))]
            }
        case .field(.category):
            record.categories.flatMap { [$0.code, catalog.koreanName(of: $0), catalog.englishName(of: $0)] }
        case .field(let field): [record.typed(field)]
        }
    }
}
