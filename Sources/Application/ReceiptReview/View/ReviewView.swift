public import ReceiptDomain

/// The state of a review as facts, without words, colours or layout.
public struct ReviewView: Sendable {
    /// The number of the current draft, counted from 1.
    public var position: Int
    /// The number of drafts.
    public var count: Int
    /// The draft as it was read; `nil` where there are none.
    public var item: ReviewItem?
    /// The draft with unwritten changes; `nil` when all are answered.
    public var record: Record?
    /// The draft's fields with their confidence.
    public var rows: [ReviewRow]
    /// Alternative values, numbered from 1 in this order.
    public var alternatives: [FieldChange]
    /// The field to check, or being changed.
    public var fieldAtHand: ReviewField?
    public var step: ReviewStep
    /// The records of a question about several.
    public var records: [Record]
    /// The message about the last answer.
    public var notice: ReviewNotice?

    /// The view of a single record outside a review.
    public init(of item: ReviewItem, _ convention: InputConvention) {
        let conversation = ReviewConversation(
            items: [item],
            convention: convention,
            memory: NoHistory(),
            isInteractive: false
        )
        self = conversation.view
    }

    fileprivate init(_ conversation: ReviewConversation) {
        position = conversation.position + 1
        count = conversation.items.count
        item = conversation.item
        record = conversation.working
        rows = conversation.rows
        alternatives = conversation.candidates
        fieldAtHand = conversation.fieldAtHand
        step = conversation.step
        notice = conversation.notice
        records =
            switch conversation.step {
            case .correction(let correction): correction.earlier.map(\.before)
            case .group(let group), .chooseGroupCategory(let group):
                conversation.items.map(\.record).filter { group.drafts.contains($0.id) }
            case .together(let proposal):
                proposal.drafts.compactMap { id in conversation.items.first { $0.record.id == id }?.record }
            case .duplicate(let other): [conversation.working, other.record].compactMap(\.self)
            case .pictures(let pictures):
                conversation.items.map(\.record).filter { pictures.drafts.contains($0.id) }
            default: []
            }
    }
}

extension ReviewConversation {
    public var view: ReviewView { ReviewView(self) }
}
