import Foundation
import ReceiptAPI
import ReceiptDomain

/// Whose token it is, and what it may do.
struct MeForm: Encodable {
    var user: String
    var device: String
    var name: String
    var rights: [String]
    var until: String?

    init(_ device: Device) {
        (user, self.device, name) = (device.user.rawValue, device.id, device.name)
        rights = device.scope.granted.map(\.rawValue)
        until = device.until?.formatted(.iso8601)
    }
}

/// Files that arrived.
struct ArrivedForm: Encodable {
    struct Photo: Encodable {
        var sha256: String
        var bytes: Int
    }

    var photos: [Photo]

    init(_ arrived: [ArrivedPhoto]) { photos = arrived.map { Photo(sha256: $0.sha256, bytes: $0.bytes) } }
}

/// The state of a photo that was sent.
struct PhotoStateForm: Encodable {
    var state: String
    var text: String
    var record: RecordForm?

    init(_ fate: PhotoUploads.Fate) {
        (state, text) = (fate.state.rawValue, fate.text)
        record = fate.record.map { RecordForm($0) }
    }
}
