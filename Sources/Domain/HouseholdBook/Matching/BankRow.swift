public import ReceiptDomain

/// A movement on an account as a bank states it.
public struct BankRow: Hashable, Sendable {
    /// The account's id, or the file's name for an account that the book does not know.
    public var account: String
    public var date: CalendarDay
    public var time: TimeOfDay?
    /// Negative for money leaving the account.
    public var amount: Money
    /// What a purchase abroad cost there, where the bank says it.
    public var bought: Money?
    public var text: String
    public var memo = ""
    public var balance: Money?
    /// The sum of the skipped rows between the previous row and this one.
    public var passedBefore: Money?
    /// The bank's own name for it.
    public var reference: String?
    public var approval: String?
    public var counterpart: String?
    public var category: String?
    public var months: Int?
    public var isTransfer = false
    /// See ``StatementLine/isExchange``.
    public var isExchange = false
    /// Whether something says that the other side is a shop or a stranger: the file itself, a card, a known name.
    public var isPurchase = false
    public var recordID: String?
    public var line = 0
    /// Identifies the row, also when an overlapping statement is imported again.
    public fileprivate(set) var key = ""

    public init(account: String, date: CalendarDay, amount: Money, text: String) {
        (self.account, self.date, self.amount, self.text) = (account, date, amount, text)
    }

    /// The row as its key tells it; `nil` for what is no key.
    init?(key: String, _ accounts: AccountBook) {
        let parts = accounts.current(key).split(separator: "|", omittingEmptySubsequences: false).map(String.init)
        guard parts.count > 3, let date = CalendarDay(iso: parts[1]), let code = parts[2].firstIndex(where: \.isLetter),
            let currency = Currency(code: String(parts[2][code...])),
            let amount = Money(decimal: parts[2][..<code], currency: currency)
        else { return nil }
        let account = accounts.accounts.first { $0.id.keyPart == parts[0] }?.id
        self.init(account: account ?? parts[0], date: date, amount: amount, text: parts[3])
        self.key = key
    }

    /// The key without text and count: banks reword a text once a payment is settled.
    var stem: String { "\(account.keyPart)|\(date)|\(amount.decimal)\(amount.currency)" }
}

extension [BankRow] {
    /// The rows with keys; rows equal in account, day, amount and text are numbered.
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
    /// The only account that lists the last digits of an account's or card's number: `123456789`, `4111XXXX1111`.
    public func account(numbered text: String) -> Account? {
        let digits = text.filter { $0.isASCII && $0.isNumber }
        guard digits.count >= 4, !text.contains(where: { $0.isLetter && !"xX".contains($0) }) else { return nil }
        let listed = accounts.filter { account in account.cards.keys.contains(where: digits.hasSuffix) }
        return listed.count == 1 ? listed.first : nil
    }

    /// A stored key with the account's id in place of its name, for rows imported before the book had the account.
    func current(_ key: String) -> String {
        let parts = key.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else { return key }
        let account =
            accounts.first { $0.id.keyPart == parts[0] } ?? accounts.first { $0.name.keyPart == parts[0] }
            ?? self.account(numbered: String(parts[0]))
        return account.map { $0.id.keyPart + "|" + parts[1] } ?? key
    }
}

extension String {
    /// Letters and digits only, so that differences in spelling do not change the key.
    var keyPart: String { String(lowercased().filter { $0.isLetter || $0.isNumber }.prefix(40)) }
}

extension Category {
    /// Categories by which money between own accounts may be known: a card's bill, savings.
    public static let ofTransfers: Set<Category> = [.card, .savings, .other]
}

extension Record {
    /// The keys of the statement rows that the record was matched with; a transfer has two.
    public var bankKeys: [String] {
        get { book.bank?.split(separator: "\n").map(String.init) ?? [] }
        set { book.bank = newValue.isEmpty ? nil : newValue.joined(separator: "\n") }
    }

    /// Whether a row that it was matched with has its amount, as printed amounts prove a total.
    public var isProvedByStatement: Bool {
        guard let amount else { return false }
        let size = Money(minorUnits: abs(amount.minorUnits), currency: amount.currency)
        return bankKeys.contains { key in
            let parts = key.split(separator: "|", omittingEmptySubsequences: false)
            return parts.count > 2
                && (parts[2].hasPrefix("-") ? parts[2].dropFirst() : parts[2])
                    == "\(size.decimal)\(size.currency)"
        }
    }

    /// Whether a transfer of two rows rests on more than equal amounts: words for own accounts, or one name on both sides.
    public var isTransferTold: Bool {
        let texts = bankKeys.compactMap { key -> Substring? in
            let parts = key.split(separator: "|", omittingEmptySubsequences: false)
            return parts.count > 3 ? parts[3] : nil
        }
        // A message has the name of its bank, whatever it is about.
        let isOfMessage = id.messageMark != nil
        guard texts.count == 2 || isOfMessage else { return true }
        return texts.count == 2 && texts[0] == texts[1]
            || (texts.map(String.init) + (isOfMessage ? [] : [memo])).contains(
                where: AccountMention.speaksOfOwnAccounts
            )
    }

    /// Whether two rows of one account are noted on it: those of two forms of its statement.
    func isNotedTwice(_ accounts: AccountBook) -> Bool {
        let noted = bankKeys.compactMap { accounts.current($0).split(separator: "|").first }
        return Set(noted).count < noted.count
    }

    /// Whether it is the purchase of a row that has no movement any more, because it was cancelled.
    public func isPurchase(of row: BankRow) -> Bool {
        guard kind == .expense, status != .discarded, amount?.magnitude == row.amount.magnitude,
            account == nil || account == row.account, let date,
            StatementMatcher.days.contains(row.date.daysSince1970 - date.daysSince1970)
        else { return false }
        if let one = row.approval, let other = printed.approvalNumber { return one == other }
        return NamePairs(merchant ?? memo).likeness(to: NamePairs(row.text)) >= StatementMatcher.alike
    }

    /// The record with the row's key, and where they are missing, its account and the settled amount of a foreign purchase.
    ///
    /// Existing values are not changed.
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
