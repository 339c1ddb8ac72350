import ReceiptConsole
import ReceiptDomain
import ReceiptIntake
import Synchronization

/// Tells what happens in a watch, a line an event, from whichever task it comes.
final class WatchReport: Sendable {
    private struct Counts {
        var done = 0
        var failed = 0
    }

    private let session: Session
    private let json: Bool
    private let counts = Mutex(Counts())

    init(session: Session, json: Bool) {
        self.session = session
        self.json = json
    }

    var status: ExitStatus { counts.withLock { ExitStatus(read: $0.done, failed: $0.failed) } }

    func begin(inbox: FileLocation, poll: Int?) {
        let folder = inbox.path
        let notice: Notice =
            if let poll { .polling(folder: folder, seconds: poll) } else { .watching(folder: folder, waiting: 0) }
        session.message(session.wording.notice(notice))
    }

    func note(_ event: InboxEvent) {
        switch event {
        case .problem(let problem), .unreachable(let problem):
            session.message(session.wording.error(LibraryError(problem)))
        case .watching, .reachable, .idle, .file: break
        }
    }

    func note(_ event: Ingestion.Event) {
        guard let outcome = FileOutcome(event) else { return }
        counts.withLock { counts in
            if outcome.kind == .failed { counts.failed += 1 } else { counts.done += 1 }
            // Within the lock, so that lines do not run into one another.
            if json {
                // A reader that is gone must not stop the watch: what it is told is in the ledger as well.
                _ = try? StandardStreams.output(JSONLine.encode(outcome.line))
            } else {
                session.message(session.wording.notice(outcome.notice))
            }
        }
    }

    func stopping(inHand: Int) { session.message(session.wording.notice(.stopping(inHand: inHand))) }
}
