/// Figures in Prometheus' text format (version 0.0.4).
public struct MetricsText: Sendable {
    public static let mediaType: StaticString = "text/plain; version=0.0.4; charset=utf-8"

    public enum Kind: String, Sendable {
        /// Goes up and down.
        case gauge
        /// Only goes up, from the start of the process.
        case counter
    }

    private var lines: [String] = []

    public init() {}

    public var text: String { lines.joined(separator: "\n") }

    /// Adds a figure with a value for each label; the labels are of the form `worker="…"`.
    public mutating func add(_ name: String, _ kind: Kind, _ help: String, _ values: [(labels: String, value: String)])
    {
        lines += ["# HELP receiptmind_\(name) \(help)", "# TYPE receiptmind_\(name) \(kind)"]
        lines += values.map { "receiptmind_\(name)\($0.labels.isEmpty ? "" : "{\($0.labels)}") \($0.value)" }
    }

    public mutating func add(_ name: String, _ kind: Kind, _ help: String, _ value: Int) {
        add(name, kind, help, [("", "\(value)")])
    }

    public static func label(_ name: String, _ value: String) -> String {
        let escaped = value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
        return "\(name)=\"\(escaped)\""
    }
}
