public import ReceiptReview

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
