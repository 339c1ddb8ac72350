import ReceiptApp
import ReceiptDomain
import ReceiptTerminal
import ReceiptWording

/// What became of one file, to be told to a person or to a program.
struct FileOutcome {
    enum Kind { case read, known, failed }

    let kind: Kind
    let notice: Notice
    /// One for each record.
    let lines: [IngestLine]

    private init(_ kind: Kind, _ notice: Notice, _ lines: [IngestLine]) {
        self.kind = kind
        self.notice = notice
        self.lines = lines
    }

    private init(_ kind: Kind, _ notice: Notice, _ line: IngestLine) { self.init(kind, notice, [line]) }

    /// `nil` for a file that was not begun, because the work was stopped.
    init?(_ event: Ingestion.Event) {
        let file = event.file.location.path
        switch event.result {
        case .success(.drafted(let drafts)):
            let records = drafts.map(\.record)
            self.init(.read, .drafted(file: file, records), records.map { IngestLine(file: file, .drafted, $0) })
        case .success(.duplicate(let record)):
            self.init(.known, .duplicate(file: file, of: record), IngestLine(file: file, .duplicate, record))
        case .success(.failed(let failed, let problem)):
            let place = failed.location == event.file.location ? nil : failed.location.path
            let line = IngestLine(file: file, .failed, code: problem.code, message: problem.summary, keptAt: place)
            self.init(.failed, .failed(file: file, problem, keptAt: place), line)
        case .failure(is CancellationError):
            return nil
        case .failure(let problem as LibraryError):
            let line = IngestLine(file: file, .refused, code: "library", message: "\(problem)")
            self.init(.failed, .refused(file: file, problem), line)
        case .failure(let error):
            let problem = error as? ReadingError ?? .engineFailed(detail: "\(error)")
            let line = IngestLine(file: file, .refused, code: problem.code, message: problem.summary)
            self.init(.failed, .failed(file: file, problem, keptAt: nil), line)
        }
    }

    init(rehearsing file: IncomingFile, known: Record?) {
        let path = file.location.path
        if let known {
            self.init(.known, .wouldSkip(file: path, known: known), IngestLine(file: path, .duplicate, known))
        } else {
            let line = IngestLine(file: path, wouldImportFor: file.user)
            self.init(.read, .wouldImport(file: path, user: file.user), line)
        }
    }
}
