public import ReceiptDomain

/// Shows the part of the photo behind a doubtful field in so many columns and rows; `nil` where it cannot.
///
/// A row may hold any escape sequences that leave the cursor where the row's text ends.
public typealias EvidencePicture =
    @Sendable (
        _ item: ReviewItem, _ box: PixelBox, _ columns: Int, _ rows: Int
    ) async -> [String]?

extension ReviewConversation {
    /// Where the words are printed that the person should look at in so many columns and rows: behind the field being
    /// edited, else behind the least sure one.
    ///
    /// Amounts stand at the right end of their line: where the whole line would be too small to read, that end is shown.
    func evidenceAtHand(columns: Int, rows: Int) -> (field: ReviewField, box: PixelBox)? {
        guard let (field, box) = evidenceAtHand, field == .amount, rows > 0 else { return evidenceAtHand }
        let width = max(box.width / 3, min(box.width, box.height * columns / (2 * rows)))
        return (field, PixelBox(x: box.maxX - width, y: box.y, width: width, height: box.height))
    }

    private var evidenceAtHand: (field: ReviewField, box: PixelBox)? {
        guard let draft = item?.draft else { return nil }
        let fields: [(field: ReviewField, confidence: Double?, evidence: Evidence?)] = [
            (.amount, draft.total?.confidence, draft.total?.evidence),
            (.date, draft.date?.confidence, draft.date?.evidence),
            (.merchant, draft.merchant?.confidence, draft.merchant?.evidence), (.time, nil, draft.time?.evidence),
        ]
        func shown(_ field: ReviewField?) -> (ReviewField, PixelBox)? {
            fields.first { $0.field == field }.flatMap { entry in entry.evidence?.box.map { (entry.field, $0) } }
        }
        if case .enter(let field, _) = step { return shown(field) }
        guard step == .draft else { return nil }
        let doubtful = fields.filter { entry in
            guard let confidence = entry.confidence, !changedFields.contains(entry.field) else { return false }
            return Sureness(confidence: confidence) < .certain
                && !(entry.field == .amount && item?.record.isProved == true)
        }
        return shown(doubtful.min { ($0.confidence ?? 0) < ($1.confidence ?? 0) }?.field)
    }
}
