public import ReceiptDomain

public import struct Foundation.Date

/// The values that a recurrence's entries share; photos belong to single entries.
public struct EntryTemplate: Hashable, Sendable {
    public var kind: RecordKind
    public var merchant: String?
    public var amount: Money?
    /// Whether the amount varies and this one is an estimate.
    public var isAbout: Bool
    public var category: Category?
    public var account: String?
    public var toAccount: String?
    public var subject: String?
    public var memo = ""
    public var tags: [String] = []
    public var splits: [Split] = []

    public init(kind: RecordKind = .expense, merchant: String?, amount: Money?, isAbout: Bool = false) {
        (self.kind, self.merchant, self.amount, self.isAbout) = (kind, merchant, amount, isAbout)
    }

    public init(of record: Record) {
        self.init(kind: record.kind, merchant: record.merchant, amount: record.amount)
        (category, account, toAccount) = (record.category, record.account, record.book.toAccount)
        (subject, memo, tags, splits) = (record.subject, record.memo, record.tags, record.book.splits)
    }

    /// A display name: the merchant, else the memo or the account.
    public var name: String {
        [merchant, memo, toAccount, account].lazy.compactMap(\.self).first { !$0.isEmpty } ?? kind.rawValue
    }

    /// A record with only the template's values, for editing.
    public func sample(of user: UserID, _ id: RecordID, at instant: Date) -> Record {
        var record = Record(id: id, user: user, createdAt: instant)
        fill(&record, amount: amount)
        return record
    }

    /// Sets the record's fields from the template, with `amount` in place of its own.
    public func fill(_ record: inout Record, amount: Money?) {
        record.kind = kind
        record.merchant = merchant
        record.amount = amount
        (record.category, record.account, record.book.toAccount) = (category, account, toAccount)
        (record.subject, record.memo, record.tags) = (subject, memo, tags)
        // Splits of another amount would not sum up.
        record.book.splits = amount == self.amount ? splits : []
    }
}
