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
    case tax(Comparison, Money)
    /// The record's category, or that of one of its splits.
    case category(Set<Category>, orNone: Bool)
    /// The code of a category, with the part in it.
    case categoryCode(contains: String, or: Set<Category>)
    /// Any other category or none; household categories are open-ended, so the others cannot be enumerated.
    case isNotCategory(Category)
    case kind(Set<RecordKind>)
    case status(Set<RecordStatus>)
    /// Whether the record has a date, a time, an amount, a tax.
    case has(Part, Bool)
    /// Whether a ``RecordSum`` can stand for the record: see ``Record/isPlain``.
    case isPlain(Bool)
    /// A value of one of ``SearchText/fields`` or ``SearchText/otherFields``, folded alike.
    case text(field: String, TextTest)
    /// Occurs in ``SearchText`` or in the text recognised on the record's images.
    case word(String)
    /// A number that occurs as ``word(_:)`` does, or is the record's amount.
    case number(String, Money)

    public enum Part: Hashable, Sendable { case day, time, amount, tax }

    public enum TextTest: Hashable, Sendable {
        case contains(String)
        case compare(Comparison, String)
        /// Whether the field has a value.
        case isThere(Bool)
    }

    public func holds(for record: Record) -> Bool {
        switch self {
        case .day(let comparison, let day): comparison.holds(record.date, day)
        case .time(let comparison, let time): comparison.holds(record.time, time)
        case .amount(let comparison, let money): Self.holds(comparison, record.amount, money)
        case .tax(let comparison, let money): Self.holds(comparison, record.tax, money)
        case .category(let categories, let orNone):
            record.categories.isEmpty ? orNone : record.categories.contains(where: categories.contains)
        case .categoryCode(let part, let categories):
            record.categories.contains { categories.contains($0) || $0.code.containsBytes(of: part) }
        case .isNotCategory(let category): !record.categories.contains(category)
        case .kind(let kinds): kinds.contains(record.kind)
        case .status(let states): states.contains(record.status)
        case .has(.day, let isThere): (record.date != nil) == isThere
        case .has(.time, let isThere): (record.time != nil) == isThere
        case .has(.amount, let isThere): (record.amount != nil) == isThere
        case .has(.tax, let isThere): (record.tax != nil) == isThere
        case .isPlain(let isPlain): record.isPlain == isPlain
        case .text(let field, let test): test.holds(for: SearchText.values(of: field, of: record))
        case .word(let word): SearchText(record).contains(word)
        case .number(let word, let amount):
            SearchText(record).contains(word) || Self.holds(.is, record.amount, amount)
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

    /// In thousandths of the currency's unit, the smallest division of any currency of ISO 4217, rounded down; `nil` on overflow.
    public var thousandths: Int? {
        let factor =
            switch currency.fractionDigits {
            case 0: 1000
            case 1: 100
            case 2: 10
            default: 1
            }
        var units = minorUnits
        for _ in 3..<max(3, currency.fractionDigits) { units /= 10 }
        let (product, isTooLarge) = units.multipliedReportingOverflow(by: factor)
        return isTooLarge ? nil : product
    }
}
