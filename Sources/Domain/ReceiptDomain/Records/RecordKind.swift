public enum RecordKind: String, CaseIterable, Hashable, Sendable {
    case expense, income
    /// A transfer between the household's own accounts: neither income nor expense, except its fee.
    case transfer
    /// A diary note: words, photos, a mood, and no amount.
    case note
    /// The difference between an account's counted balance and the book's.
    case adjust

    /// The kinds that a person can enter; an adjustment is made by reconciling an account.
    public static let typed: [RecordKind] = [.expense, .income, .transfer, .note]
}

public enum RecordStatus: String, CaseIterable, Hashable, Sendable {
    /// Read from a photo, or entered automatically, and not yet confirmed.
    case draft
    case confirmed
    /// Discarded by its user; the images stay.
    case discarded
}
