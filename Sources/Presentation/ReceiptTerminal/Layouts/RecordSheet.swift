public import ReceiptDomain
public import ReceiptReview
public import ReceiptWording

/// A single record as lines: its fields with confidence and evidence.
public struct RecordSheet: Sendable {
    private let item: ReviewItem
    private let wording: any Wording

    public init(_ item: ReviewItem, _ wording: any Wording) {
        self.item = item
        self.wording = wording
    }

    public func lines(width: Int, today: CalendarDay, profile: Profile) -> [StyledLine] {
        let convention = InputConvention(today: today, profile: profile, catalog: wording.catalog)
        return DraftLayout(
            view: ReviewView(of: item, convention),
            wording: wording,
            width: width,
            isSettled: item.record.status == .confirmed,
            hasKeys: false,
            maximumProofs: 2
        ).body
    }
}
