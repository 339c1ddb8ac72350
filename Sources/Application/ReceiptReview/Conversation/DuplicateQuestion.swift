import ReceiptDomain

/// The question whether a draft that looks like another record is a purchase of its own.
extension ReviewConversation {
    mutating func decide(_ input: ReviewInput, on other: PossibleDuplicate) -> ReviewAction? {
        guard let item else { return nil }
        switch input {
        case .keepApart: return confirm(isOwnPurchase: true)
        case .discard: return ask(.discard(item.record))
        case .openImage:
            if !other.record.images.isEmpty { return ask(.openImage(other.record)) }
            notice = .noImage
        case .skip, .quit:
            steps.removeLast()
            leave(input == .skip ? .skip : .quit)
        default: notice = .notPossibleHere
        }
        return nil
    }

    /// Whether a person has said that the two are separate purchases, or has discarded the other in this review.
    func isSettled(_ other: RecordID, of item: ReviewItem) -> Bool {
        item.record.separateFrom.contains(other)
            || items.contains { $0.record.id == other && $0.record.status == .discarded }
    }
}
