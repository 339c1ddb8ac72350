public import ReceiptDomain

public import struct Foundation.Date

/// The values that a recurrence's entries share; photos belong to single entries.
public struct EntryTemplate: Hashable, Sendable {
    /// A split of the amount with its own category.
    public struct Part: Hashable, Sendable {
        public var category: String?
        public var amount: Money
        public var subject: String?
        public var memo: String?

        public init(category: String?, amount: Money, subject: String? = nil, memo: String? = nil) {
            (self.category, self.amount, self.subject, self.memo) = (category, amount, subject, memo)
        }
    }

    public var kind: RecordKind
    public var merchant: String?
    public var amount: Money?
    /// Whether the amount varies and this one is an estimate.
    public var isAbout: Bool
    /// A category's code, which may not exist in the catalog.
    public var category: String?
    public var account: String?
    public var toAccount: String?
    public var subject: String?
    public var memo = ""
    public var tags: [String] = []
    public var splits: [Part] = []

    public init(kind: RecordKind = .expense, merchant: String?, amount: Money?, isAbout: Bool = false) {
        (self.kind, self.merchant, self.amount, self.isAbout) = (kind, merchant, amount, isAbout)
    }

    public init(of record: Record) {
        self.init(kind: record.kind, merchant: record.merchant, amount: record.amount)
        category = record.category?.code
        (account, toAccount) = (record.account, record.book.toAccount)
        (subject, memo, tags) = (record.subject, record.memo, record.tags)
        splits = record.book.splits.map {
            Part(category: $0.category?.code, amount: $0.amount, subject: $0.subject, memo: $0.memo)
        }
    }

    /// A display name: the merchant, else the memo or the account.
    public var name: String {
        [merchant, memo, toAccount, account].lazy.compactMap(\.self).first { !$0.isEmpty } ?? kind.rawValue
    }

    /// A record with only the template's values, for editing.
    public func sample(of user: UserID, _ id: RecordID, at instant: Date) -> Record {
        var record = Record(id: id, user: user, createdAt: instant, updatedAt: instant)
        fill(&record, amount: amount)
        return record
    }

    /// Sets the record's fields from the template, with `amount` in place of its own.
    public func fill(_ record: inout Record, amount: Money?) {
        record.kind = kind
        record.merchant = merchant
        record.amount = amount
        record.category = category.flatMap { Category(code: $0) }
        (record.account, record.book.toAccount) = (account, toAccount)
        (record.subject, record.memo, record.tags) = (subject, memo, tags)
        // Splits of another amount would not sum up.
        guard amount == self.amount else { return record.book.splits = [] }
        record.book.splits = splits.map {
            Split(
                category: $0.category.flatMap { Category(code: $0) },
                amount: $0.amount,
                subject: $0.subject,
                memo: $0.memo
            )
        }
    }
}
