import Foundation
import ReceiptDomain

/// The queue's state in Prometheus' text format (version 0.0.4).
struct QueueMetrics {
    let state: QueueState

    var text: String {
        var lines: [String] = []
        func add(_ name: String, _ kind: String, _ help: String, _ values: [(labels: String, value: String)]) {
            lines += ["# HELP receiptmind_\(name) \(help)", "# TYPE receiptmind_\(name) \(kind)"]
            lines += values.map { "receiptmind_\(name)\($0.labels) \($0.value)" }
        }
        func seconds(_ duration: Duration) -> String { "\(duration / .seconds(1))" }
        add(
            "photos",
            "gauge",
            "Photos in the queue.",
            [("waiting", state.waiting), ("reading", state.inHand), ("parked", state.parked)].map {
                ("{state=\"\($0.0)\"}", "\($0.1)")
            }
        )
        add(
            "longest_wait_seconds",
            "gauge",
            "Of the photo that waits longest.",
            [("", seconds(state.longestWait ?? .zero))]
        )
        add("workers", "gauge", "Processes that were heard of within a lease.", [("", "\(state.workers.count)")])
        let workers = state.workers.map { ("{worker=\"\(Self.escaped($0.name))\"}", $0) }
        add("worker_photos_total", "counter", "Photos read.", workers.map { ($0.0, "\($0.1.pace.photos)") })
        add("worker_busy_seconds_total", "counter", "Spent on them.", workers.map { ($0.0, seconds($0.1.pace.busy)) })
        add("worker_reading", "gauge", "Photos in hand.", workers.map { ($0.0, "\($0.1.inHand)") })
        return lines.joined(separator: "\n")
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    }
}
