import ReceiptAPI
import ReceiptApp
import ReceiptDomain
import ReceiptIntake
import ReceiptWording
import Synchronization

/// Reports events of a watch, one line each, from any task.
final class WatchReport: Sendable {
    private struct State {
        var summary = IntakeSummary()
        var inHand = 0
        var start = ContinuousClock.now
    }

    private let session: Session
    private let json: Bool
    private let inbox: FileLocation
    /// Seconds between scans; `nil` where the system reports changes.
    private let poll: Int?
    /// Whether it stops by itself when the inbox is empty.
    private let once: Bool
    private let state = Mutex(State())

    init(session: Session, json: Bool, inbox: FileLocation, poll: Int?, once: Bool) {
        (self.session, self.json, self.inbox, self.poll, self.once) = (session, json, inbox, poll, once)
    }

    var status: ExitStatus {
        state.withLock {
            ExitStatus(read: $0.summary.read + $0.summary.duplicates + $0.summary.queued, failed: $0.summary.failed)
        }
    }

    func note(_ event: Watch.Event) {
        switch event {
        case .arrival(let arrival): note(arrival)
        case .taken(let event): note(event)
        }
    }

    private func note(_ arrival: Arrival) {
        switch arrival {
        case .watching:
            let folder = inbox.path
            if once {
                tell(.emptying(folder: folder, waiting: PhotoFinder.count(in: inbox)))
            } else if let poll {
                tell(.polling(folder: folder, seconds: poll))
            } else {
                tell(.watching(folder: folder, waiting: PhotoFinder.count(in: inbox)))
            }
        case .reachable where once: break
        case .reachable: tell(.watching(folder: inbox.path, waiting: 0))
        case .problem(let problem), .unreachable(let problem): session.message(session.wording.error(problem))
        case .file: state.withLock { $0.inHand += 1 }
        case .idle: break
        }
    }

    private func note(_ event: Ingestion.Event) {
        state.withLock { state in
            state.inHand -= 1
            guard let outcome = FileOutcome(event, in: inbox) else { return }
            state.summary.add(outcome)
            // Written under the lock, so that lines do not mix.
            if json {
                // A closed pipe must not stop the watch: the ledger has everything reported.
                for line in outcome.lines { _ = try? StandardStreams.json(line) }
            } else {
                tell(outcome.notice)
            }
        }
    }

    func note(_ item: DueReminder, today: CalendarDay) {
        if json {
            state.withLock { _ in _ = try? StandardStreams.json(JSONForm.due(item)) }
        } else {
            session.message(session.wording.due(item, today: today))
        }
    }

    /// Reports a requested stop.
    func stopping() { tell(.stopping(inHand: state.withLock { $0.inHand })) }

    func finish() {
        let summary = state.withLock { state in
            state.summary.milliseconds = Int((ContinuousClock.now - state.start) / .milliseconds(1))
            return state.summary
        }
        tell(.summary(summary))
    }

    private func tell(_ notice: Notice) { session.message(session.wording.notice(notice)) }
}
