public import ReceiptApp
public import ReceiptDomain

/// Messages while queued photos of a shared library are read.
public enum WorkNotice: Hashable, Sendable {
    case working(library: String)
    case read(PhotoLease, WorkThroughQueue.Ending, Duration)
    /// The program was asked to stop, and finishes the photos in progress first.
    case stopping(inHand: Int)
    case worked(done: Int, failed: Int, seconds: Int)
    /// The number of parked photos that are queued again.
    case retrying(Int)
}

/// The reason why photos cannot be queued.
public enum WorkProblem: Error, Hashable, Sendable {
    /// The library is a folder, which has no queue.
    case noQueue
}

extension WorkProblem: LocalizedProblem {
    public func sentence(_ wording: any Wording) -> String {
        switch self {
        case .noQueue:
            wording.localized(
                "only a library in a database has a queue; name one with --library postgresql://HOST/NAME, or do without the queue",
                "대기열은 데이터베이스에 있는 보관함에만 있습니다. --library postgresql://HOST/NAME으로 지정하거나 대기열 없이 실행하세요"
            )
        }
    }
}

extension Wording {
    public func notice(_ notice: WorkNotice) -> String {
        switch notice {
        case .working(let library):
            localized(
                "reading what waits in \(library.escapingControls); stop with Ctrl-C",
                "\(library.escapingControls)의 대기열을 읽는 중. Ctrl-C로 멈춥니다"
            )
        case .read(let lent, let ending, let time):
            "\(lent.photo.user): \(lent.photo.name.name.escapingControls): \(text(ending)) "
                + localized("(\(seconds(time)) s)", "(\(seconds(time))초)")
        case .stopping(0): localized("stopping", "멈추는 중")
        case .stopping(let count):
            localized("stopping after the \(count) in hand", "읽고 있는 \(count)장을 마치고 멈춥니다")
        case .retrying(let count):
            localized(
                count == 1 ? "1 parked photo waits again" : "\(Quantities.count(count)) parked photos wait again",
                "보류된 사진 \(Quantities.count(count))장이 다시 대기합니다"
            )
        case .worked(let done, let failed, let seconds):
            localized(
                "\(Quantities.count(done)) read, \(Quantities.count(failed)) failed in \(Quantities.count(seconds)) s",
                "읽음 \(Quantities.count(done)), 실패 \(Quantities.count(failed)) (\(Quantities.count(seconds))초)"
            )
        }
    }

    private func seconds(_ time: Duration) -> String { Quantities.tenths(time / .seconds(1)) }

    private func text(_ ending: WorkThroughQueue.Ending) -> String {
        switch ending {
        case .drafted(let ids):
            localized("draft ", "초안 ") + ids.map(\.short).joined(separator: ", ")
        case .known(let id): localized("already imported as \(id.short)", "이미 가져온 사진 (\(id.short))")
        case .failed(let code):
            localized("cannot be read (\(code)), kept in Failed", "읽을 수 없어 Failed에 보관 (\(code))")
        case .unpacked: localized("unpacked", "풀어서 읽음")
        case .takenAway: localized("another machine reads it", "다른 컴퓨터가 읽는 중")
        case .givenBack: localized("left to another machine", "다른 컴퓨터에 넘김")
        case .retryLater(let reason):
            localized("tried again later: \(reason.escapingControls)", "다시 시도합니다: \(reason.escapingControls)")
        }
    }

    /// An English count of photos with its verb: `1 photo waits`, `3 photos wait`.
    private func photos(_ count: Int, _ one: String, _ many: String) -> String {
        count == 1 ? "1 photo \(one)" : "\(Quantities.count(count)) photos \(many)"
    }

    // MARK: How much waits

    /// One line for each fact about the queue; empty if nothing is queued and no machine works.
    public func lines(_ state: QueueState) -> [String] {
        var lines: [String] = []
        if state.waiting + state.inHand > 0 {
            let wait = state.longestWait.map { Quantities.clock(seconds: Int($0 / .seconds(1))) } ?? "0"
            lines.append(
                localized(
                    "\(photos(state.waiting, "waits", "wait")) in the queue and \(state.inHand) are being read, the oldest for \(wait)",
                    "대기열의 사진 \(Quantities.count(state.waiting))장, 읽는 중 \(state.inHand)장. 가장 오래 기다린 시간은 \(wait)"
                )
            )
        }
        if state.parked > 0 {
            lines.append(
                localized(
                    "\(photos(state.parked, "is", "are")) parked: no machine could read them; 'receiptmind retry' tries again",
                    "어느 컴퓨터도 읽지 못해 보류된 사진 \(Quantities.count(state.parked))장. 'receiptmind retry'로 다시 시도합니다"
                )
            )
        }
        if !state.workers.isEmpty {
            let throughput = state.throughput.secondsPerPhoto.map(Quantities.tenths)
            lines.append(
                localized(
                    state.workers.count == 1 ? "1 machine reads" : "\(state.workers.count) machines read",
                    "읽는 컴퓨터 \(state.workers.count)대"
                )
                    + (throughput.map { localized(", \($0) s per photo", ", 한 장에 \($0)초") } ?? "")
            )
        }
        return lines
    }
}
