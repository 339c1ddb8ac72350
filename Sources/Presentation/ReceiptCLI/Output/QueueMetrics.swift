import ReceiptAPI
import ReceiptDomain

/// The state of the queue for a monitor.
struct QueueMetrics {
    let state: QueueState

    var text: String {
        var metrics = MetricsText()
        func seconds(_ duration: Duration) -> String { "\(duration / .seconds(1))" }
        let photos = [("waiting", state.waiting), ("reading", state.inHand), ("parked", state.parked)]
        metrics.add(
            "photos",
            .gauge,
            "Photos in the queue.",
            photos.map { (MetricsText.label("state", $0.0), "\($0.1)") }
        )
        metrics.add(
            "longest_wait_seconds",
            .gauge,
            "Of the photo that waits longest.",
            [("", seconds(state.longestWait ?? .zero))]
        )
        metrics.add("workers", .gauge, "Processes that were heard of within a lease.", state.workers.count)
        let workers = state.workers.map { (MetricsText.label("worker", $0.name), $0) }
        metrics.add(
            "worker_photos_total",
            .counter,
            "Photos read.",
            workers.map { ($0.0, "\($0.1.throughput.photos)") }
        )
        metrics.add(
            "worker_busy_seconds_total",
            .counter,
            "Spent on them.",
            workers.map { ($0.0, seconds($0.1.throughput.busy)) }
        )
        metrics.add("worker_reading", .gauge, "Photos in hand.", workers.map { ($0.0, "\($0.1.inHand)") })
        return metrics.text
    }
}
