public import ReceiptDomain

/// A due occurrence of a recurring entry that a draft may pay.
public struct OfferedOccurrence: Hashable, Sendable {
    public var key: OccurrenceKey
    /// The recurrence's name.
    public var name: String
    /// The entry made for the occurrence, which the draft replaces; `nil` where none was made.
    public var replaces: RecordID?
    /// Values of the recurrence, for a draft that has none of its own.
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

    /// The draft as the payment of this occurrence.
    public func fulfilled(by draft: Record) -> Record {
        var draft = draft
        draft.occurrence = key
        if draft.category == nil { draft.category = category }
        if draft.account == nil { draft.account = account }
        if draft.subject == nil { draft.subject = subject }
        return draft
    }
}
