public import ReceiptReview

/// A typed value for a field: `category=food`, `memo=`.
public struct FieldAssignment: Hashable, Sendable {
    public var field: ReviewField
    public var answer: String

    /// An empty answer clears the field.
    public init(field: ReviewField, answer: String) {
        self.field = field
        let answer = answer.trimmingSpaces
        self.answer = answer.isEmpty ? "-" : answer
    }

    /// `nil` for other text, such as a record's id; `@Nabi` alone is a subject, as in a line of `add`.
    public init?(_ text: String) throws(InputProblem) {
        if text.first == "@", text.count > 1, let subject = ReviewField(named: "subject") {
            self.init(field: subject, answer: text)
            return
        }
        guard let sign = text.firstIndex(of: "=") else { return nil }
        let name = String(text[..<sign])
        guard Int(name) == nil, let field = ReviewField(named: name) else { throw .noSuchField(name) }
        self.init(field: field, answer: String(text[text.index(after: sign)...]))
    }
}

extension RecordEdit {
    /// Parses the value and sets the field.
    public mutating func apply(_ assignment: FieldAssignment, _ convention: InputConvention) throws(InputProblem) {
        let parser = FieldParser(convention: convention)
        try apply(parser(assignment.answer, for: assignment.field, of: record), convention.catalog)
    }
}
