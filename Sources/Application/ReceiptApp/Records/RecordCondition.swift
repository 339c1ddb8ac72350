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
        (self.subject, self.comparison, self.value) = (subject, comparison, value)
    }
}
