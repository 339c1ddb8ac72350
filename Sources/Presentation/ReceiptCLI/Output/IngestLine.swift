import ReceiptAPI
import ReceiptDomain

/// The outcome of a file as one line of `import --json`, `watch --json` and `retry --json`.
struct IngestLine: Encodable {
    enum Event: String, Encodable {
        case drafted, duplicate, failed, refused, wouldImport, noReceipt, queued, waiting
    }

    var file: String
    var event: Event
    var user: String?
    /// The record made from the file, or the one that has its bytes.
    var record: RecordForm?
    var error: ProblemForm?
    /// The file's present path, if it was quarantined.
    var keptAt: String?

    init(file: String, _ event: Event, _ record: Record) {
        self.file = file
        self.event = event
        user = record.user.rawValue
        self.record = RecordForm(record)
    }

    init(file: String, _ event: Event, code: String, message: String, keptAt: String? = nil) {
        self.file = file
        self.event = event
        error = ProblemForm(code: code, message: message)
        self.keptAt = keptAt
    }

    /// An outcome without a record.
    init(file: String, _ event: Event) {
        self.file = file
        self.event = event
    }

    /// A quarantined file.
    init(_ failed: FailedFile) {
        self.init(
            file: failed.originalName,
            .failed,
            code: failed.code,
            message: failed.message,
            keptAt: failed.location.path
        )
        user = failed.user.rawValue
    }

    init(file: String, wouldImportFor user: UserID) {
        self.file = file
        event = .wouldImport
        self.user = user.rawValue
    }
}
