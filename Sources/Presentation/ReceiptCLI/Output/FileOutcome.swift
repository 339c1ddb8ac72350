import ReceiptApp
import ReceiptDomain
import ReceiptWording

/// The outcome of one file, for people and for programs.
struct FileOutcome {
    enum Kind { case read, known, failed, passedOver, queued }

    let kind: Kind
    let notice: Notice
    /// One line for each record.
    let lines: [JSONForm]
    /// Counts of drafts, of files already known, and of failures.
    let counts: (read: Int, known: Int, failed: Int)
    /// Whether another machine will read it.
    var isQueued: Bool { kind == .queued }

    private init(_ kind: Kind, _ notice: Notice, _ lines: [JSONForm]) {
        (self.kind, self.notice, self.lines) = (kind, notice, lines)
        counts =
            switch kind {
            case .read: (lines.count, 0, 0)
            case .known: (0, 1, 0)
            case .failed: (0, 0, 1)
            case .passedOver, .queued: (0, 0, 0)
            }
    }

    private init(_ kind: Kind, _ notice: Notice, _ line: JSONForm) { self.init(kind, notice, [line]) }

    /// A line for each receipt in the container, then one for its failure.
    private init(_ unpacked: Unpacked, file: IncomingFile, shown: String) {
        let path = file.location.path
        func line(_ record: Record, _ event: JSONForm.FileEvent) -> JSONForm {
            let member = record.images.first?.origin?.member
            return .file(member.map { path + "/" + $0 } ?? path, event, record)
        }
        var lines = unpacked.drafts.map { line($0.record, .drafted) } + unpacked.known.map { line($0, .duplicate) }
        counts = (unpacked.drafts.count, unpacked.known.count, unpacked.failure == nil ? 0 : 1)
        guard let (failed, problem) = unpacked.failure else {
            notice = .unpacked(file: shown, UnpackedCounts(unpacked))
            kind = unpacked.drafts.isEmpty ? .passedOver : .read
            self.lines = lines
            return
        }
        let place = failed.location == file.location ? nil : failed.location.path
        lines.append(.file(path, .failed, code: problem.code, failed.message, keptAt: place))
        notice = .failed(file: shown, problem, keptAt: place)
        kind = .failed
        self.lines = lines
    }

    /// `nil` for a file that was not started, because the work was stopped.
    ///
    /// People are told the path from `folder` on, which they know.
    init?(_ event: Ingestion.Event, in folder: FileLocation? = nil) {
        let file = event.file.location.path
        let root = folder.map { $0.path + "/" } ?? ""
        let shown = file.hasPrefix(root) ? String(file.dropFirst(root.count)) : file
        switch event.result {
        case .success(.drafted(let drafts)):
            let records = drafts.map(\.record)
            self.init(.read, .drafted(file: shown, records), records.map { .file(file, .drafted, $0) })
        case .success(.unpacked(let unpacked)):
            self.init(unpacked, file: event.file, shown: shown)
        case .success(.noReceipt):
            self.init(.passedOver, .noReceipt(file: shown), .file(file, .noReceipt))
        case .success(.queued(let isNew)):
            self.init(.queued, .queued(file: shown, isNew: isNew), .file(file, isNew ? .queued : .waiting))
        case .success(.duplicate(let record)):
            self.init(.known, .duplicate(file: shown, of: record), .file(file, .duplicate, record))
        case .success(.failed(let failed, let problem)):
            let place = failed.location == event.file.location ? nil : failed.location.path
            let line = JSONForm.file(file, .failed, code: problem.code, problem.summary, keptAt: place)
            self.init(.failed, .failed(file: shown, problem, keptAt: place), line)
        case .failure(is CancellationError):
            return nil
        case .failure(let problem as LibraryError):
            let line = JSONForm.file(file, .refused, code: "library", "\(problem)")
            self.init(.failed, .refused(file: shown, problem), line)
        case .failure(let error):
            let problem = error as? ReadingError ?? .engineFailed(detail: "\(error)")
            let line = JSONForm.file(file, .refused, code: problem.code, problem.summary)
            self.init(.failed, .failed(file: shown, problem, keptAt: nil), line)
        }
    }

    init(rehearsing file: IncomingFile, known: Record?) {
        let path = file.location.path
        if let known {
            self.init(.known, .wouldSkip(file: path, known: known), .file(path, .duplicate, known))
        } else {
            let line = JSONForm.file(path, .wouldImport, for: file.user)
            self.init(.read, .wouldImport(file: path, user: file.user), line)
        }
    }
}

extension IntakeSummary {
    mutating func add(_ outcome: FileOutcome) {
        let counts = outcome.counts
        read += counts.read
        duplicates += counts.known
        failed += counts.failed
        if outcome.isQueued { queued += 1 }
    }
}

extension Ingestion.Event {
    var drafts: [ReadDraft] {
        switch result {
        case .success(.drafted(let drafts)): drafts
        case .success(.unpacked(let unpacked)): unpacked.drafts
        default: []
        }
    }
}
