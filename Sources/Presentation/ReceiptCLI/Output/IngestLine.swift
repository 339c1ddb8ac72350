import ReceiptDomain

/// One line of `import --json`, `watch --json` and `retry --json`: what became of a file.
struct IngestLine: Encodable {
    enum Event: String, Encodable {
        case drafted, duplicate, failed, refused, wouldImport, noReceipt, queued, waiting
    }

    struct Problem: Encodable {
        var code: String
        var message: String
    }

    var file: String
    var event: Event
    var user: String?
    /// The record that the file became, or already is.
    var record: RecordForm?
    var error: Problem?
    /// Where the file lies now, if it was moved to quarantine.
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
        error = Problem(code: code, message: message)
        self.keptAt = keptAt
    }

    /// Nothing was kept of it.
    init(file: String, _ event: Event) {
        self.file = file
        self.event = event
    }

    /// A file in quarantine, as it lies there.
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
