public import ReceiptApp

extension HealthCheck.Severity {
    public var mark: String { self == .good ? "✓" : self == .warning ? "!" : "✗" }
    public var ink: Ink { self == .good ? .good : self == .warning ? .doubt : .bad }
}
