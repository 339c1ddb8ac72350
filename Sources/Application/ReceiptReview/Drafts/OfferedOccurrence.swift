public import ReceiptDomain

/// Something that was due and that a draft may be the payment of.
public struct OfferedOccurrence: Hashable, Sendable {
    public var key: OccurrenceKey
    /// How the recurrence is called.
    public var name: String
    /// The entry that was made of it and that gives way to the draft; `nil` where there is none.
    public var replaces: RecordID?
    /// What entries of it have, for a draft that has none of its own.
    public var category: Category?
    public var account: String?
    public var subject: String?

    public init(
        key: OccurrenceKey,
        name: String,
        replaces: RecordID? = nil,
        category: Category? = nil,
        account: String? = nil,
        subject: String? = nil
    ) {
        (self.key, self.name, self.replaces) = (key, name, replaces)
        (self.category, self.account, self.subject) = (category, account, subject)
    }

    /// The draft as its payment.
    public func fulfilled(by draft: Record) -> Record {
        var draft = draft
        draft.occurrence = key
        if draft.category == nil { draft.category = category }
        if draft.account == nil { draft.account = account }
        if draft.subject == nil { draft.subject = subject }
        return draft
    }
}
