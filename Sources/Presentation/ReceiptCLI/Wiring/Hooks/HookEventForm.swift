import Foundation
import ReceiptDomain

/// An event as a hook's program reads it: one JSON object on its standard input.
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
    /// The same whenever the same event is told again.
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
