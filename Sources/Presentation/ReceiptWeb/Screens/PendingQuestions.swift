import ReceiptDomain
import ReceiptMarkup
import ReceiptReview

/// Questions that an answer has raised, until the device that gave it answers them.
///
/// They are in memory only: what was confirmed is on the disk, and a question that is lost is asked at the next such correction.
actor PendingQuestions {
    private var open: [String: (conversation: ReviewConversation, next: Link)] = [:]

    /// A household has a handful of devices; more are somebody's mistake.
    private static let most = 64

    func keep(_ conversation: ReviewConversation, next: Link, for device: Device) {
        if open.count >= Self.most, open[device.id] == nil { open.removeAll() }
        open[device.id] = (conversation, next)
    }

    func question(for device: Device) -> (conversation: ReviewConversation, next: Link)? { open[device.id] }

    /// Pictures without a receipt that the device was asked about, which is done once.
    private var asked: [String: Set<RecordID>] = [:]

    func wasAsked(_ device: Device, about pictures: [RecordID]) -> Bool {
        asked[device.id].map { Set(pictures).isSubset(of: $0) } ?? false
    }

    func noteAsked(_ device: Device, about pictures: [RecordID]) {
        if asked.count >= Self.most { asked.removeAll() }
        asked[device.id] = Set(pictures)
    }

    func take(for device: Device) -> (conversation: ReviewConversation, next: Link)? {
        open.removeValue(forKey: device.id)
    }
}
