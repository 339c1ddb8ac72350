public import ReceiptDomain

/// What there is to show of a review at one moment; facts, without words, colours or a layout.
public struct ReviewView: Sendable {
    /// Which draft it is, counted from 1.
    public var position: Int
    /// How many drafts there are.
    public var count: Int
    /// The draft as it was read; `nil` where there are none.
    public var item: ReviewItem?
    /// The draft with the changes that are not yet written; `nil` when all have their answer.
    public var record: Record?
    /// Its fields with their confidence.
    public var rows: [ReviewRow]
    /// Other values, numbered from 1 in this order.
    public var alternatives: [FieldChange]
    /// The field that should be looked at, or is being changed.
    public var fieldAtHand: ReviewField?
    /// What is asked for.
    public var step: ReviewStep
    /// The records that the question is about, where it is not about one draft.
    public var records: [Record]
    /// What came of the last answer.
    public var notice: ReviewNotice?

    /// What there is to show of one record by itself.
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
            case .pictures(let pictures):
                conversation.items.map(\.record).filter { pictures.drafts.contains($0.id) }
            default: []
            }
    }
}

extension ReviewConversation {
    public var view: ReviewView { ReviewView(self) }
}
