public import ReceiptDomain
public import struct Foundation.Date

/// The outcomes of the files that a process took since it started.
public struct IngestCounts: Hashable, Sendable {
    public enum Outcome: String, CaseIterable, Sendable {
        case drafted, known, queued, failed
        case noReceipt = "no_receipt"
        /// Not the file's fault: it stays where it is, and is tried again.
        case postponed
    }

    /// Files that came by a connection.
    public private(set) var received = 0
    private var files: [Outcome: Int] = [:]
    /// When a file last became a draft.
    public private(set) var lastDraft: Date?

    public init() {}

    public subscript(outcome: Outcome) -> Int { files[outcome] ?? 0 }

    public mutating func noteReceived() { received += 1 }

    public mutating func note(_ result: Result<IngestOutcome, any Error>, at instant: Date) {
        let outcome: Outcome =
            switch result {
            case .failure: .postponed
            case .success(.drafted): .drafted
            case .success(.duplicate): .known
            case .success(.queued): .queued
            case .success(.failed): .failed
            case .success(.noReceipt): .noReceipt
            case .success(.unpacked(let unpacked)):
                !unpacked.drafts.isEmpty ? .drafted : unpacked.failure != nil ? .failed : .known
            }
        files[outcome, default: 0] += 1
        if outcome == .drafted { lastDraft = instant }
    }
}
