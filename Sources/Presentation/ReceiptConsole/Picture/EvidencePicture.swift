public import ReceiptDomain

/// Shows the part of the photo behind a doubtful field in so many columns and rows; `nil` where it cannot.
public typealias EvidencePicture =
    @Sendable (
        _ item: ReviewItem, _ box: PixelBox, _ columns: Int, _ rows: Int, _ form: PictureForm
    ) async -> DrawnPicture?

extension ReviewConversation {
    /// Where the words are printed that the person should look at in so many columns and rows: behind the field being
    /// edited, else behind the one at hand.
    ///
    /// What stands beside them is shown as far as it costs no size. Amounts stand at the right end of their line: where the
    /// whole line would be too small to read, that end is shown.
    func evidenceAtHand(columns: Int, rows: Int) -> (field: ReviewField, box: PixelBox)? {
        guard let (field, box) = evidenceAtHand, rows > 0 else { return evidenceAtHand }
        // As wide as the columns are when the words are as high as the rows; a cell is about twice as high as wide.
        let room = box.height * columns / (2 * rows)
        if box.width < room { return (field, box.insetBy(dx: (box.width - room) / 2, dy: 0)) }
        guard field == .amount else { return (field, box) }
        let width = max(box.width / 3, room)
        return (field, PixelBox(x: box.maxX - width, y: box.y, width: width, height: box.height))
    }

    /// A field that is missing has no place on the photo; the next one in doubt is shown then.
    private var evidenceAtHand: (field: ReviewField, box: PixelBox)? {
        if case .enter(let field, _) = step { return evidence(field) }
        guard step == .draft else { return nil }
        if let pointed { return evidence(pointed) }
        return doubtfulFields.lazy.compactMap { evidence($0) }.first
    }

    private func evidence(_ field: ReviewField) -> (field: ReviewField, box: PixelBox)? {
        let draft = item?.draft
        let evidence: Evidence? =
            switch field {
            case .merchant: draft?.merchant?.evidence
            case .date: draft?.date?.evidence
            case .time: draft?.time?.evidence
            case .amount: draft?.total?.evidence
            default: nil
            }
        return evidence?.box.map { (field, $0) }
    }
}
