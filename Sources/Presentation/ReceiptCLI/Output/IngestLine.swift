import ReceiptAPI
import ReceiptDomain

/// Lines of `import --json`, `watch --json` and `retry --json`, one for each outcome of a file.
extension JSONForm {
    enum FileEvent: String {
        case drafted, duplicate, failed, refused, wouldImport, noReceipt, queued, waiting
    }

    /// The outcome of a file, with the record made from it or the one that has its bytes.
    static func file(_ path: String, _ event: FileEvent, _ record: Record? = nil, for user: UserID? = nil) -> JSONForm {
        [
            "file": path, "event": event.rawValue, "user": (user ?? record?.user)?.rawValue,
            "record": record.map { RecordForm($0) },
        ]
    }

    /// A file that was refused, or put into quarantine at `keptAt`.
    static func file(
        _ path: String,
        _ event: FileEvent,
        code: String,
        _ message: String,
        keptAt: String? = nil
    ) -> JSONForm {
        ["file": path, "event": event.rawValue, "error": problem(code, message), "keptAt": keptAt]
    }

    static func failed(_ file: FailedFile) -> JSONForm {
        var form = self.file(file.originalName, .failed, code: file.code, file.message, keptAt: file.location.path)
        form["user"] = file.user.rawValue
        return form
    }
}
