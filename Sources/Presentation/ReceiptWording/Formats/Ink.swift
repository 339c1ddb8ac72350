public import ReceiptApp
public import ReceiptReview

/// What a piece of text is, so that it can be coloured where colours are wanted.
///
/// Never the only carrier of a meaning: marks and words say the same.
public enum Ink: Sendable, CaseIterable {
    case plain, strong, faint, good, doubt, bad, accent, inverse
}

extension ConfidenceLevel {
    /// One column that says the same as the colour.
    public var mark: String {
        switch self {
        case .missing: "✗"
        case .doubtful: "?"
        case .likely: "~"
        case .certain, .proved: "✓"
        case .given: "*"
        }
    }

    public var ink: Ink {
        switch self {
        case .missing: .bad
        case .doubtful: .doubt
        case .likely: .plain
        case .certain, .proved: .good
        case .given: .accent
        }
    }
}

extension HealthCheck.Severity {
    public var mark: String { self == .good ? "✓" : self == .warning ? "!" : "✗" }
    public var ink: Ink { self == .good ? .good : self == .warning ? .doubt : .bad }
}
