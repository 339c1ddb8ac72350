import ReceiptDomain
import ReceiptMarkup
import ReceiptReview

/// Follow-up questions of confirmed answers, one for each device, until that device answers.
///
/// They are in memory only: the answer itself is in the ledger, and a lost question is asked again at the next such correction.
actor PendingQuestions {
    private var open: [String: (conversation: ReviewConversation, next: Link)] = [:]

    /// More than any household's devices; when it is exceeded all questions are dropped.
    private static let most = 64

    func keep(_ conversation: ReviewConversation, next: Link, for device: Device) {
        if open.count >= Self.most, open[device.id] == nil { open.removeAll() }
        open[device.id] = (conversation, next)
    }

    func question(for device: Device) -> (conversation: ReviewConversation, next: Link)? { open[device.id] }

    /// The pictures without a receipt that each device was already asked about: it is asked once.
    private var asked: [String: Set<RecordID>] = [:]

    func wasAsked(_ device: Device, about pictures: [RecordID]) -> Bool {
        asked[device.id].map { Set(pictures).isSubset(of: $0) } ?? false
    }

    func noteAsked(_ device: Device, about pictures: [RecordID]) {
        if asked.count >= Self.most { asked.removeAll() }
        asked[device.id] = Set(pictures)
    }

    /// The drafts that each device skipped, with the revision that it saw: a draft that changed since is shown again.
    private var skips: [String: [RecordID: Int]] = [:]

    func skipped(by device: Device) -> [RecordID: Int] { skips[device.id] ?? [:] }

    func noteSkip(of draft: Record, by device: Device) {
        if skips.count >= Self.most, skips[device.id] == nil { skips.removeAll() }
        skips[device.id, default: [:]][draft.id] = draft.revision
    }

    func forgetSkips(by device: Device) { skips[device.id] = nil }

    func take(for device: Device) -> (conversation: ReviewConversation, next: Link)? {
        open.removeValue(forKey: device.id)
    }
}
