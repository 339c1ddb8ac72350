import ReceiptDomain
import ReceiptReview

/// Sent forms that a page shows again, because something is missing or because they go on with another question.
///
/// They are in memory only: nothing of them was saved, and a lost one is the page as it was before.
actor UnsavedForms {
    struct Form: Sendable {
        var fields: FormFields
        /// The reason why it was not saved.
        var trouble: (any Error)?
    }

    private var kept: [(number: String, device: String, form: Form)] = []

    /// A household has a few open at a time; a form has at most 64 KiB.
    private static let most = 100

    /// Returns the number under which the form can be asked for by its device.
    func keep(_ fields: FormFields, _ trouble: (any Error)?, for device: Device) -> String {
        let number = String(UInt64.random(in: 1...UInt64.max), radix: 36)
        kept.append((number, device.id, Form(fields: fields, trouble: trouble)))
        if kept.count > Self.most { kept.removeFirst(kept.count - Self.most) }
        return number
    }

    func form(_ number: String, for device: Device) -> Form? {
        kept.last { $0.number == number && $0.device == device.id }?.form
    }
}

/// A failed action of a review, kept with its form.
struct ReviewTrouble: Error {
    var failure: ReviewFailure
}
