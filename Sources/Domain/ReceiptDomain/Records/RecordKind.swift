public enum RecordKind: String, CaseIterable, Hashable, Sendable {
    case expense, income
    /// Between two of the household's own accounts: neither income nor expense, but for its fee.
    case transfer
    /// A page of the diary: words, photos, a mood, and no amount.
    case note
    /// What an account has more or less than the book says, found by counting it.
    case adjust

    /// Those that a person can say an entry is; an adjustment is made by reconciling an account.
    public static let typed: [RecordKind] = [.expense, .income, .transfer, .note]
}

public enum RecordStatus: String, CaseIterable, Hashable, Sendable {
    /// Read by machine, not yet confirmed by its user.
    case draft
    case confirmed
    /// Set aside by its user; the images stay.
    case discarded
}
