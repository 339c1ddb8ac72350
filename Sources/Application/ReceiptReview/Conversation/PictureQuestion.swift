public import ReceiptDomain

/// Drafts whose pictures show no receipt, asked about together after all others.
public struct OtherPictures: Hashable, Sendable {
    /// Draft ids in review order.
    public var drafts: [RecordID]
}

extension ReviewConversation {
    /// The question about pictures from this position on, if there are several and it was not asked yet.
    func otherPictures(from index: Int) -> OtherPictures? {
        guard isInteractive, !wasAskedAboutPictures, items[index].record.content == PictureContent.none else {
            return nil
        }
        let drafts = items[index...].map(\.record).filter { $0.content == PictureContent.none && $0.status == .draft }
        return drafts.count > 1 ? OtherPictures(drafts: drafts.map(\.id)) : nil
    }

    mutating func decide(_ input: ReviewInput, on pictures: OtherPictures) -> ReviewAction? {
        switch input {
        case .discard:
            let ids = Set(pictures.drafts)
            let drafts = items.map(\.record).filter { ids.contains($0.id) && $0.status == .draft }
            return ask(.change(drafts.map { RecordEdit($0).discarding }))
        case .confirm, .skip: steps.removeLast()
        case .undo: return undo()
        case .quit: steps = [.finished(.quit)]
        default: notice = .notPossibleHere
        }
        return nil
    }
}
