public import ReceiptDomain

/// A movement on an account as a bank states it.
public struct BankRow: Hashable, Sendable {
    /// The account's id, or the file's name for an account that the book does not know.
    public var account: String
    public var date: CalendarDay
    public var time: TimeOfDay?
    /// Negative for money leaving the account.
    public var amount: Money
    /// The amount of a foreign purchase in its own currency, where the bank states it.
    public var bought: Money?
    public var text: String
    public var memo = ""
    public var balance: Money?
    /// The sum of the skipped rows between the previous row and this one.
    public var passedBefore: Money?
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

    /// The row described by its key; `nil` for a text that is no key.
    init?(key: String, _ accounts: AccountBook) {
        let parts = BankKey(accounts.current(key))
        guard let date = parts.date, let amount = parts.amount, let text = parts.text else { return nil }
        let account = accounts.accounts.first { $0.id.keyPart == parts.account }?.id
        self.init(account: account ?? parts.account, date: date, amount: amount, text: text)
        self.key = key
    }

    var stem: String { BankKey.stem(account, date, amount) }
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
    /// The only account with an account's or card's number, or with its last digits where others are hidden: `4111XXXX1111`.
    public func account(numbered text: String) -> Account? {
        let own = accounts.filter { $0.isNumbered(text) }
        if own.count == 1 { return own.first }
        let digits = text.filter { $0.isASCII && $0.isNumber }
        guard digits.count >= 4, !text.contains(where: { $0.isLetter && !"xX".contains($0) }) else { return nil }
        let listed = accounts.filter { account in account.cards.keys.contains(where: digits.hasSuffix) }
        if listed.count == 1 { return listed.first }
        // The digits behind hidden ones are the end of a number.
        guard listed.isEmpty, let hidden = text.lastIndex(where: { "*xX".contains($0) }) else { return nil }
        let end = text[hidden...].filter { $0.isASCII && $0.isNumber }
        guard end.count >= 4 else { return nil }
        let ending = accounts.filter { $0.number.map { Account.plain(number: $0).hasSuffix(end) } ?? false }
        return ending.count == 1 ? ending.first : nil
    }

    /// A stored key with the account's id in place of its name, for rows imported before the book had the account.
    func current(_ key: String) -> String {
        let parts = key.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, let account = account(ofKey: String(parts[0])) else { return key }
        return account.id.keyPart + "|" + parts[1]
    }

    /// The account that a stored key begins with, by its id, its name or its number.
    public func account(ofKey part: String) -> Account? {
        accounts.first { $0.id.keyPart == part }
            ?? accounts.first { ([$0.name] + $0.aliases).contains { $0.keyPart == part } } ?? account(numbered: part)
    }
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

    /// The accounts of these rows as their keys call them, in order.
    public var statementAccounts: [String] { Set(bankKeys.map { BankKey($0).account }).sorted() }

    /// Whether a row that it was matched with has its amount, as printed amounts prove a total.
    public var isProvedByStatement: Bool {
        guard let amount else { return false }
        return bankKeys.contains { BankKey($0).amount?.magnitude == amount.magnitude }
    }

    /// Whether a transfer of two rows rests on more than equal amounts: words for own accounts, or one name on both sides.
    public var isTransferTold: Bool {
        let texts = bankKeys.compactMap { BankKey($0).text }
        // A message has the name of its bank, whatever it is about.
        let isOfMessage = id.messageMark != nil
        guard texts.count == 2 || isOfMessage else { return true }
        return texts.count == 2 && texts[0] == texts[1]
            || (texts + (isOfMessage ? [] : [memo])).contains(where: AccountMention.speaksOfOwnAccounts)
    }

    /// Whether two rows of one account are noted on it: those of two forms of its statement.
    func isNotedTwice(_ accounts: AccountBook) -> Bool {
        let noted = bankKeys.map { BankKey(accounts.current($0)).account }
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
