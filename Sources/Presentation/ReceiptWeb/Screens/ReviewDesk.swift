import ReceiptDomain
import ReceiptReview

/// Questions that an answer has raised, until the device that gave it answers them.
///
/// They are in memory only: what was confirmed is on the disk, and a question that is lost is asked at the next such correction.
actor ReviewDesk {
    private var open: [String: (conversation: ReviewConversation, next: String?)] = [:]

    /// A household has a handful of devices; more are somebody's mistake.
    private static let most = 64

    func keep(_ conversation: ReviewConversation, next: String?, for device: Device) {
        if open.count >= Self.most, open[device.id] == nil { open.removeAll() }
        open[device.id] = (conversation, next)
    }

    func question(for device: Device) -> (conversation: ReviewConversation, next: String?)? { open[device.id] }

    func take(for device: Device) -> (conversation: ReviewConversation, next: String?)? {
        open.removeValue(forKey: device.id)
    }
}
