import ReceiptApp
import ReceiptDomain
import ReceiptWording
import Synchronization

/// Reports the outcome of queued photos, one line each, from any task.
final class WorkReport: Sendable {
    private struct State {
        var done = 0
        var failed = 0
        var inHand = 0
        var lastTrouble: String?
    }

    private let session: Session
    private let json: Bool
    private let start = ContinuousClock.now
    private let state = Mutex(State())

    init(session: Session, json: Bool) { (self.session, self.json) = (session, json) }

    var status: ExitStatus { state.withLock { ExitStatus(read: $0.done, failed: $0.failed) } }

    func begin(_ library: String) { tell(.working(library: library)) }

    func stopping() { tell(.stopping(inHand: state.withLock { $0.inHand })) }

    func finish() {
        let (done, failed) = state.withLock { ($0.done, $0.failed) }
        tell(.worked(done: done, failed: failed, seconds: Int((ContinuousClock.now - start) / .seconds(1))))
    }

    func note(_ event: WorkThroughQueue.Event) {
        switch event {
        case .took: state.withLock { $0.inHand += 1 }
        case .ended(let lease, let ending, let time): note(lease, ending, time)
        case .trouble(let error): note(error)
        }
    }

    private func note(_ lease: PhotoLease, _ ending: WorkThroughQueue.Ending, _ time: Duration) {
        state.withLock { state in
            state.inHand -= 1
            state.lastTrouble = nil
            switch ending {
            case .drafted, .known, .unpacked: state.done += 1
            case .failed, .retryLater: state.failed += 1
            case .takenAway, .givenBack: break
            }
            // Written under the lock, so that lines do not mix.
            if json {
                // A closed pipe must not stop the work: the library has everything reported.
                _ = try? StandardStreams.json(JSONForm.work(lease, ending, time))
            } else {
                tell(.read(lease, ending, time))
            }
        }
    }

    /// Reports a repeated error once.
    private func note(_ error: any Error) {
        let text = session.wording.sentence(of: error)
        let isNew = state.withLock { state in
            defer { state.lastTrouble = text }
            return state.lastTrouble != text
        }
        if isNew { session.message(text) }
    }

    private func tell(_ notice: WorkNotice) { session.message(session.wording.notice(notice)) }
}

extension JSONForm {
    /// A line of `work --json`.
    fileprivate static func work(_ lease: PhotoLease, _ ending: WorkThroughQueue.Ending, _ time: Duration) -> JSONForm {
        var form: JSONForm = [
            "user": lease.photo.user.rawValue, "file": lease.photo.name.name, "sha256": lease.photo.sha256,
            "tries": lease.tries, "seconds": (time / .seconds(1)).roundedToThousandths,
        ]
        let event: String
        switch ending {
        case .drafted(let ids): (event, form["records"]) = ("drafted", ids)
        case .known(let id): (event, form["records"]) = ("duplicate", [id])
        case .failed(let code): (event, form["reason"]) = ("failed", code)
        case .unpacked: event = "unpacked"
        case .takenAway: event = "takenAway"
        case .givenBack: event = "givenBack"
        case .retryLater(let why): (event, form["reason"]) = ("retryLater", why)
        }
        form["event"] = event
        return form
    }
}
