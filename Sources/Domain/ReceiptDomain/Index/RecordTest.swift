/// A condition on a record that an index can evaluate.
///
/// ``holds(for:read:)`` defines its meaning; an index must give the same answers.
public enum RecordTest: Hashable, Sendable {
    public enum Comparison: Hashable, Sendable {
        case `is`, isNot, minimum, maximum, more, less
    }

    case day(Comparison, CalendarDay)
    case time(Comparison, TimeOfDay)
    /// An amount without a currency is compared with amounts of any currency with as many decimals.
    case amount(Comparison, Money)
    /// The record's category, or that of one of its splits.
    case category(Set<Category>, orNone: Bool)
    /// Any other category or none; household categories are open-ended, so the others cannot be enumerated.
    case isNotCategory(Category)
    case kind(Set<RecordKind>)
    case status(Set<RecordStatus>)
    /// ISO 4217 codes; an unknown currency counts as none.
    case currency(Set<Currency>, orNone: Bool)
    /// Whether the record has a date, a time, an amount.
    case has(Part, Bool)
    /// Whether a ``RecordSum`` can stand for the record: see ``Record/isPlain``.
    case isPlain(Bool)
    /// A value of one of ``SearchText/fields``, folded alike.
    case text(field: String, TextTest)
    /// Occurs in ``SearchText`` or in the text recognised on the record's images.
    case word(String)

    public enum Part: Hashable, Sendable { case day, time, amount }

    public enum TextTest: Hashable, Sendable {
        case contains(String)
        case compare(Comparison, String)
        /// Whether the field has a value.
        case isThere(Bool)
    }

    /// `read` is the text recognised on the record's images, folded like ``SearchText``.
    public func holds(for record: Record, read: () -> String? = { nil }) -> Bool {
        switch self {
        case .day(let comparison, let day): comparison.holds(record.date, day)
        case .time(let comparison, let time): comparison.holds(record.time, time)
        case .amount(let comparison, let money): Self.holds(comparison, record.amount, money)
        case .category(let categories, let orNone):
            record.categories.isEmpty ? orNone : record.categories.contains(where: categories.contains)
        case .isNotCategory(let category): !record.categories.contains(category)
        case .kind(let kinds): kinds.contains(record.kind)
        case .status(let states): states.contains(record.status)
        case .currency(let currencies, let orNone):
            record.amount.map(\.currency).flatMap { $0 == .unknown ? nil : currencies.contains($0) } ?? orNone
        case .has(.day, let isThere): (record.date != nil) == isThere
        case .has(.time, let isThere): (record.time != nil) == isThere
        case .has(.amount, let isThere): (record.amount != nil) == isThere
        case .isPlain(let isPlain): record.isPlain == isPlain
        case .text(let field, let test): test.holds(for: SearchText(record).values(of: field))
        case .word(let word): SearchText(record).contains(word) || read()?.containsBytes(of: word) ?? false
        }
    }

    private static func holds(_ comparison: Comparison, _ amount: Money?, _ wanted: Money) -> Bool {
        guard let amount else { return comparison == .isNot }
        let other =
            wanted.currency == .unknown ? Money(stored: wanted.shortestDecimal, currency: amount.currency) : wanted
        guard let other, other.currency == amount.currency else { return comparison == .isNot }
        return comparison.holds(amount.minorUnits, other.minorUnits)
    }
}

extension RecordTest.Comparison {
    func holds<Value: Comparable>(_ value: Value?, _ other: Value) -> Bool {
        guard let value else { return self == .isNot }
        return switch self {
        case .is: value == other
        case .isNot: value != other
        case .minimum: value >= other
        case .maximum: value <= other
        case .more: value > other
        case .less: value < other
        }
    }
}

extension RecordTest.TextTest {
    /// Whether the test holds for a field with these folded values.
    public func holds(for values: [Substring]) -> Bool {
        switch self {
        case .contains(let part): values.contains { $0.containsBytes(of: part) }
        case .isThere(let isThere): values.isEmpty != isThere
        case .compare(.is, let text): values.contains { $0 == text }
        case .compare(.isNot, let text): !values.contains { $0 == text }
        case .compare(let comparison, let text): comparison.holds(values.first, Substring(text)) && !values.isEmpty
        }
    }
}

extension Money {
    /// Without insignificant zeros: `12.5`, `500`.
    public var shortestDecimal: String {
        let text = decimal
        guard text.contains(".") else { return text }
        let digits = text.reversed().drop { $0 == "0" }
        return String((digits.first == "." ? digits.dropFirst() : digits).reversed())
    }

    /// In thousandths of the currency's unit, the smallest division of any currency; `nil` on overflow.
    public var thousandths: Int? {
        let factor =
            switch currency.fractionDigits {
            case 0: 1000
            case 2: 10
            default: 1
            }
        let (product, isTooLarge) = minorUnits.multipliedReportingOverflow(by: factor)
        return isTooLarge ? nil : product
    }
}
