import Foundation
import ReceiptAPI
import ReceiptDomain

extension JSONForm {
    /// An event on the standard input of a hook's program; `id` stays the same when it is delivered again.
    static func event(_ event: HookEvent, library: String) -> JSONForm {
        var form: JSONForm = [
            "event": event.event.rawValue, "id": event.id, "user": event.user.rawValue,
            "at": event.at.formatted(.iso8601), "library": library,
        ]
        switch event.subject {
        case .record(let record): form["record"] = RecordForm(record)
        case .failed(let file):
            let failure: JSONForm = [
                "file": file.location.path, "originalName": file.originalName, "code": file.code,
                "message": file.message,
            ]
            form["failure"] = failure
        case .reminder(let id, let title, let due):
            let reminder: JSONForm = ["id": id, "title": title, "due": due]
            form["reminder"] = reminder
        }
        return form
    }
}
