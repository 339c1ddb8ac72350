public import ReceiptApp
public import ReceiptReview

/// The semantic style of a text, shown as a colour where colours are available.
///
/// It is never the only carrier of a meaning: a mark or a word tells the same.
public enum Ink: Sendable, CaseIterable {
    case plain, strong, faint, good, doubt, bad, accent, inverse
}

extension ConfidenceLevel {
    /// A mark of one column with the colour's meaning.
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
