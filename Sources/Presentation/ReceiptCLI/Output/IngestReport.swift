import ReceiptApp
import ReceiptDomain
import ReceiptReview
import ReceiptTerminal
import ReceiptWording

/// Reports the outcome of each file of an import, and a summary.
struct IngestReport {
    /// The longest table of drafts; `list` shows more, and `review` goes through them.
    private static let longestTable = 100

    private let session: Session
    private let options: LibraryOptions
    private let json: Bool
    private var progress: WorkProgress
    private var writer: ProgressWriter
    private var summary = IntakeSummary()
    private var drafts: [(item: ReviewItem, file: String)] = []
    /// The number of drafts of pictures that seem to be no receipts.
    private var otherPictures = 0
    private var failures: [String] = []
    private let start = ContinuousClock.now
    /// The first failure of the library or engine instead of a file.
    private var trouble: ExitStatus?
    private var wasInterrupted = false

    init(session: Session, options: LibraryOptions, json: Bool, total: Int, isDryRun: Bool = false) {
        (self.session, self.options, self.json) = (session, options, json)
        summary.isDryRun = isDryRun
        progress = WorkProgress(done: 0, total: total, elapsed: .zero)
        writer = ProgressWriter(session.wording, terminalWidth: session.messageWidth) {
            StandardStreams.messagePart($0)
        }
    }

    /// Counts named files that cannot be accessed.
    mutating func count(unreachable: Int) { summary.failed += unreachable }

    /// Shows the start of the work.
    mutating func begin() {
        if session.messageWidth != nil { writer.show(progress) }
    }

    /// Reports a requested stop; at most `width` files are still in hand.
    mutating func stopping(width: Int) {
        wasInterrupted = true
        writer.note(session.wording.notice(.stopping(inHand: min(width, progress.total - progress.done))))
    }

    mutating func note(_ event: Ingestion.Event) throws {
        guard let outcome = FileOutcome(event) else { return }
        summary.add(outcome)
        if case .failure(let problem) = event.result { trouble = trouble ?? ExitStatus(any: problem) }
        if outcome.kind == .failed { failures.append(event.file.location.name) }
        if drafts.count <= Self.longestTable {
            let file = event.file.location.name
            drafts += event.drafts.map { (ReviewItem(record: $0.record, reading: $0.reading), file) }
        }
        otherPictures += event.drafts.count { $0.record.content == PictureContent.none }
        try tell(outcome)
        if !json {
            for draft in event.drafts {
                for warning in draft.reading.picture.warnings {
                    writer.note("\(event.file.location.name.escapingControls): \(session.wording.defect(warning))")
                }
            }
        }
        advance()
    }

    /// Reports the predicted outcome of a file; without a library, which would be made, nothing is known.
    mutating func rehearse(_ file: IncomingFile, _ library: (any ReceiptArchive)?) async throws {
        let known: Record?
        do {
            known = try await library?.record(holdingBytesOf: file)
        } catch let problem as LibraryError {
            return try note(Ingestion.Event(file: file, result: .failure(problem)))
        }
        if known == nil { summary.read += 1 } else { summary.duplicates += 1 }
        try tell(FileOutcome(rehearsing: file, known: known))
        advance()
    }

    /// Prints the summary and returns the exit status.
    mutating func finish() throws -> ExitStatus {
        writer.clear()
        progress.elapsed = ContinuousClock.now - start
        summary.milliseconds = Int(progress.elapsed / .milliseconds(1))
        if !json, !drafts.isEmpty, drafts.count <= Self.longestTable {
            try session.show(.drafts(drafts, session.wording))
        }
        session.message(session.wording.notice(.summary(summary)))
        // A table hides them on a small screen.
        if !json, !drafts.isEmpty, !failures.isEmpty { session.message(session.wording.notice(.notRead(failures))) }
        if !json, otherPictures > 0 { session.message(session.wording.notice(.seemNoReceipts(otherPictures))) }
        if !json, !drafts.isEmpty {
            let matter = Attention.drafts(count: summary.read, options.user)
            session.message("→ receiptmind \(matter.command(library: options.place.library) ?? "")")
        }
        if wasInterrupted { return .interrupted }
        let done = summary.read + summary.duplicates + summary.queued
        if let trouble, done == 0 { return trouble }
        return ExitStatus(read: done, failed: summary.failed)
    }

    private mutating func advance() {
        progress.done += 1
        progress.failed = summary.failed
        progress.elapsed = ContinuousClock.now - start
        writer.show(progress)
    }

    /// Drafts are shown in a table at the end; every other outcome in a line at once.
    private mutating func tell(_ outcome: FileOutcome) throws {
        if json {
            try StandardStreams.json(each: outcome.lines)
        } else if case .drafted = outcome.notice {
            return
        } else {
            writer.note(session.wording.notice(outcome.notice))
        }
    }
}
