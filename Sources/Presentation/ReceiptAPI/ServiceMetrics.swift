import Foundation
public import ReceiptApp
public import ReceiptDomain

/// The figures of a process that takes photos, for a monitor; sums over all users, without their names.
public struct ServiceMetrics: Sendable {
    /// The outcomes of the files that this process took.
    public var counts: IngestCounts
    /// Readers that were replaced because they broke off.
    public var lostReaders: Int
    /// Files that have arrived and are not read yet.
    public var waiting: Int
    public var drafts = 0
    public var failed = 0
    public var freeBytes: Int

    public init(
        of library: any RecordRepository & ReceiptArchive & PhotoInbox,
        _ counts: IngestCounts,
        lostReaders: Int,
        waiting: Int? = nil
    ) async throws {
        (self.counts, self.lostReaders, self.waiting) = (counts, lostReaders, waiting ?? 0)
        freeBytes = try await library.freeSpace()
        for user in try await library.users().map(\.id) {
            drafts += try await library.counts(of: user)[.draft] ?? 0
            failed += try await library.failedFiles(of: user).count
            if waiting == nil { self.waiting += try await library.arrivedPhotos(of: user).count }
        }
    }

    public var text: String {
        var metrics = MetricsText()
        metrics.add("photos_received_total", .counter, "Files that came to this process.", counts.received)
        metrics.add(
            "photos_read_total",
            .counter,
            "Files that this process is done with, by what became of them.",
            IngestCounts.Outcome.allCases.map { (MetricsText.label("outcome", $0.rawValue), "\(counts[$0])") }
        )
        metrics.add("photos_waiting", .gauge, "Files that have arrived and are not read yet.", waiting)
        metrics.add("photos_unreadable", .gauge, "Files that could not be read, and wait for a person.", failed)
        metrics.add("drafts", .gauge, "Drafts that wait for a person.", drafts)
        if let last = counts.lastDraft {
            let seconds = Int(last.timeIntervalSince1970)
            metrics.add("last_draft_timestamp_seconds", .gauge, "When this process last made a draft.", seconds)
        }
        metrics.add(
            "reader_restarts_total",
            .counter,
            "Readers that were replaced because they broke off.",
            lostReaders
        )
        metrics.add("free_bytes", .gauge, "Free bytes of the disk with the library.", freeBytes)
        return metrics.text
    }
}
