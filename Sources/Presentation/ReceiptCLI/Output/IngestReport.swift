import ReceiptConsole
import ReceiptDomain

/// Tells what becomes of each file of an import, and at the end what became of all.
struct IngestReport {
    private let session: Session
    private let json: Bool
    private var progress: WorkProgress
    private var writer: ProgressWriter
    private var summary = IntakeSummary()
    private var drafts: [ReviewItem] = []
    private let start = ContinuousClock.now
    /// The first trouble that the library itself had.
    private var trouble: LibraryError?
    var wasInterrupted = false

    init(session: Session, json: Bool, total: Int) {
        self.session = session
        self.json = json
        progress = WorkProgress(done: 0, total: total, elapsed: .zero)
        writer = ProgressWriter(session.wording, terminalWidth: session.messageWidth) {
            StandardStreams.messagePart($0)
        }
    }

    /// Files that were named but cannot be looked at.
    mutating func count(unreachable: Int) { summary.failed += unreachable }

    mutating func note(_ event: Ingestion.Event) throws {
        guard let outcome = FileOutcome(event) else { return }
        switch outcome.kind {
        case .read: summary.read += 1
        case .known: summary.duplicates += 1
        case .failed: summary.failed += 1
        }
        if case .failure(let problem as LibraryError) = event.result { trouble = trouble ?? problem }
        if case .success(.drafted(let record, let reading)) = event.result {
            drafts.append(ReviewItem(record: record, reading: reading))
        }
        try tell(outcome)
        advance()
    }

    /// Says what an import would do with a file.
    mutating func rehearse(_ file: IncomingFile, known: Record?) throws {
        summary.isDryRun = true
        if known == nil { summary.read += 1 } else { summary.duplicates += 1 }
        try tell(FileOutcome(rehearsing: file, known: known))
        advance()
    }

    /// The last words, and the exit status that they come to.
    mutating func finish() throws -> ExitStatus {
        writer.clear()
        progress.elapsed = ContinuousClock.now - start
        let (seconds, attoseconds) = progress.elapsed.components
        summary.milliseconds = Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000)
        if !json, !drafts.isEmpty { try session.show(.drafts(drafts, session.wording)) }
        session.message(session.wording.notice(.summary(summary)))
        if wasInterrupted { return .interrupted }
        let done = summary.read + summary.duplicates
        if let trouble, done == 0 { return ExitStatus(trouble) }
        return ExitStatus(read: done, failed: summary.failed)
    }

    private mutating func advance() {
        progress.done += 1
        progress.failed = summary.failed
        progress.elapsed = ContinuousClock.now - start
        writer.show(progress)
    }

    /// Drafts are shown as a table at the end; everything else is worth a line at once.
    private mutating func tell(_ outcome: FileOutcome) throws {
        if json {
            try StandardStreams.output(JSONLine.encode(outcome.line))
        } else if case .drafted = outcome.notice {
            return
        } else {
            writer.note(session.wording.notice(outcome.notice))
        }
    }
}
