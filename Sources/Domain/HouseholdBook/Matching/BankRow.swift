public import ReceiptDomain

/// A movement on an account, as a bank tells it.
public struct BankRow: Hashable, Sendable {
    /// The account's id, or what the file calls one that the book does not know.
    public var account: String
    public var date: CalendarDay
    public var time: TimeOfDay?
    /// Negative for what leaves the account.
    public var amount: Money
    public var text: String
    public var memo = ""
    public var balance: Money?
    /// What rows of the file between the one before and this one moved that stand for nothing.
    public var passedBefore: Money?
    /// The bank's own name for it.
    public var reference: String?
    public var approval: String?
    public var counterpart: String?
    public var category: String?
    public var months: Int?
    public var isTransfer = false
    public var recordID: String?
    public var line = 0
    /// Tells it from all others, also when the same statement comes again.
    public fileprivate(set) var key = ""

    public init(account: String, date: CalendarDay, amount: Money, text: String) {
        (self.account, self.date, self.amount, self.text) = (account, date, amount, text)
    }

    /// All of the key but the text and the number of the twin: banks word a text otherwise once a payment is settled.
    var stem: String { "\(account.keyPart)|\(date)|\(amount.decimal)\(amount.currency)" }
}

extension [BankRow] {
    /// With keys: rows that are equal in account, day, amount and text are counted.
    public var withKeys: [BankRow] {
        var twins: [String: Int] = [:]
        return map { row in
            var row = row
            let text = "\(row.stem)|\(row.text.keyPart)"
            twins[text, default: 0] += 1
            row.key = "\(text)|\(twins[text] ?? 1)"
            return row
        }
    }
}

extension AccountBook {
    /// A row's key with the account's id, where the row came when the book did not have the account yet, and its name stood in
    /// place of that.
    func current(_ key: String) -> String {
        let parts = key.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else { return key }
        let account = accounts.first { $0.id.keyPart == parts[0] } ?? accounts.first { $0.name.keyPart == parts[0] }
        return account.map { $0.id.keyPart + "|" + parts[1] } ?? key
    }
}

extension String {
    /// Letters and digits, so that no other way of writing the same makes another key.
    var keyPart: String { String(lowercased().filter { $0.isLetter || $0.isNumber }.prefix(40)) }
}

extension Record {
    /// The rows of statements that the record was matched with: two of a transfer.
    public var bankKeys: [String] {
        get { book.bank?.split(separator: "\n").map(String.init) ?? [] }
        set { book.bank = newValue.isEmpty ? nil : newValue.joined(separator: "\n") }
    }

    /// The record with a bank's row noted, and with what that alone can say: what a purchase abroad came to, and the account of
    /// a record without one.
    ///
    /// Nothing that the record says is changed.
    public func noting(_ row: BankRow) -> Record {
        var record = self
        record.bankKeys.append(row.key)
        guard !book.isChecked else { return record }
        if record.account == nil, kind != .note { record.account = row.account }
        if kind == .expense || kind == .income, let amount, amount.currency != row.amount.currency, book.settled == nil
        {
            let units = amount.minorUnits < 0 ? -abs(row.amount.minorUnits) : abs(row.amount.minorUnits)
            record.book.settled = Money(minorUnits: units, currency: row.amount.currency)
        }
        return record
    }
}
