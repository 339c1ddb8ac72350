public import ReceiptDomain

public import struct Foundation.Date

/// What entries of a recurrence have in common; photos belong to one entry and are in none of them.
public struct EntryTemplate: Hashable, Sendable {
    /// A part of the amount with a category of its own.
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
    /// The amount varies, and this is about how much it is.
    public var isAbout: Bool
    /// A category's code: one of the household's own may come to be or be gone while the recurrence stays.
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

    /// What another record like this one would have.
    public init(of record: Record) {
        self.init(kind: record.kind, merchant: record.merchant, amount: record.amount)
        category = record.category?.code
        (account, toAccount) = (record.account, record.book.toAccount)
        (subject, memo, tags) = (record.subject, record.memo, record.tags)
        splits = record.book.splits.map {
            Part(category: $0.category?.code, amount: $0.amount, subject: $0.subject, memo: $0.memo)
        }
    }

    /// How the entries are called: by the shop, else by the memo or the account.
    public var name: String {
        [merchant, memo, toAccount, account].lazy.compactMap(\.self).first { !$0.isEmpty } ?? kind.rawValue
    }

    /// A record that has what the template says and nothing else, to be changed as records are.
    public func sample(of user: UserID, _ id: RecordID, at instant: Date) -> Record {
        var record = Record(id: id, user: user, createdAt: instant, updatedAt: instant)
        fill(&record, amount: amount)
        return record
    }

    /// Gives a record what the template says of it; `amount` takes the place of the template's.
    public func fill(_ record: inout Record, amount: Money?) {
        record.kind = kind
        record.merchant = merchant
        record.amount = amount
        record.category = category.flatMap { Category(code: $0) }
        (record.account, record.book.toAccount) = (account, toAccount)
        (record.subject, record.memo, record.tags) = (subject, memo, tags)
        // Parts of another amount would not add up.
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
