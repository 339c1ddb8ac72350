import ReceiptApp
import ReceiptDomain
import ReceiptTerminal
import ReceiptWording

/// Reports scanned files: as JSON lines for programs, as a table for people.
struct ScanReport {
    private let session: Session
    private let json: Bool
    private var progress: WorkProgress
    private var writer: ProgressWriter
    private let start = ContinuousClock.now
    private var rows: [(file: String, draft: Draft)] = []
    private var read = 0
    private var failed = 0
    /// The first failure of the engine instead of a file.
    private var trouble: ExitStatus?

    init(session: Session, json: Bool, total: Int) {
        self.session = session
        self.json = json
        progress = WorkProgress(done: 0, total: total, elapsed: .zero)
        writer = ProgressWriter(session.wording, terminalWidth: session.messageWidth) {
            StandardStreams.messagePart($0)
        }
    }

    mutating func note(_ lines: [ScanLine]) throws {
        for line in lines { try note(line) }
        advance()
    }

    private mutating func note(_ line: ScanLine) throws {
        switch line.result {
        case .success(let reading):
            read += 1
            if !json {
                rows.append(
                    (
                        line.file + (reading.part.map { " \($0.number)/\($0.count)" } ?? ""),
                        reading.draft.withoutUncertainFields
                    )
                )
            }
        case .failure(let problem):
            failed += 1
            if !problem.isAboutTheFile { trouble = trouble ?? ExitStatus(problem) }
            if !json { writer.note(session.wording.error(problem, file: line.file)) }
        }
        if json { try StandardStreams.json(line) }
    }

    /// Clears the progress line.
    mutating func clear() { writer.clear() }

    mutating func finish() throws -> ExitStatus {
        clear()
        if !rows.isEmpty { try session.show(.readings(rows, session.wording)) }
        if rows.count == 1, failed == 0, let draft = rows.first?.draft {
            try session.show(draft.proofLines(session.wording))
        }
        if read == 0, let trouble { return trouble }
        return ExitStatus(read: read, failed: failed)
    }

    /// Only on a terminal: elsewhere the results themselves show the progress.
    mutating func advance() {
        progress.done += 1
        progress.failed = failed
        progress.elapsed = ContinuousClock.now - start
        if session.messageWidth != nil, progress.total > 1 { writer.show(progress) }
    }
}
