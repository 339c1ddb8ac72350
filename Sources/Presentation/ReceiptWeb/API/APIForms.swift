import Foundation
import ReceiptAPI
import ReceiptDomain

extension JSONForm {
    /// Whose token it is, and what it may do.
    static func token(_ device: Device) -> JSONForm {
        [
            "user": device.user.rawValue, "device": device.id, "name": device.name,
            "rights": device.scope.granted.map(\.rawValue), "until": device.until?.formatted(.iso8601),
        ]
    }

    /// Files that arrived.
    static func arrived(_ photos: [ArrivedPhoto]) -> JSONForm { ["photos": photos.map(arrived)] }

    static func arrived(_ photo: ArrivedPhoto) -> JSONForm { ["sha256": photo.sha256, "bytes": photo.bytes] }

    /// The state of a photo that was sent.
    static func upload(_ status: PhotoUploads.Status) -> JSONForm {
        ["state": status.state.rawValue, "text": status.text, "record": status.record.map { RecordForm($0) }]
    }

    /// The answer to an entry that a device sends from its queue: where to see it, or why it is refused.
    static func queued(_ place: String, reason: String? = nil) -> JSONForm { ["place": place, "reason": reason] }
}
