import Foundation
import ReceiptAPI
import ReceiptDomain

/// An event as JSON on the standard input of a hook's program.
struct HookEventForm: Encodable {
    struct Failure: Encodable {
        var file: String
        var originalName: String
        var code: String
        var message: String
    }

    struct Reminder: Encodable {
        var id: String
        var title: String
        var due: String
    }

    var event: String
    /// Stays the same when an event is delivered again.
    var id: String
    var user: String
    var at: String
    /// The library's folder.
    var library: String
    var record: RecordForm?
    var failure: Failure?
    var reminder: Reminder?

    init(_ event: HookEvent, library: String) {
        self.event = event.event.rawValue
        (id, user, self.library) = (event.id, event.user.rawValue, library)
        at = event.at.formatted(.iso8601)
        switch event.subject {
        case .record(let record): self.record = RecordForm(record)
        case .failed(let file):
            failure = Failure(
                file: file.location.path,
                originalName: file.originalName,
                code: file.code,
                message: file.message
            )
        case .reminder(let id, let title, let due):
            reminder = Reminder(id: id, title: title, due: due.description)
        }
    }
}
