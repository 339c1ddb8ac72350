public import ReceiptDomain

extension Account: LedgerEntity {
    public static let kind = "account"
    public static let fields: Set<String> = [
        "id", "name", "kind", "currency", "opening", "cards", "overdraft", "transferLimit", "cutoff", "payDay",
        "payFrom", "closed",
    ]

    public init(from decoder: any Decoder) throws {
        let stored = try StoredAccount(from: decoder)
        guard let account = stored.account else {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "account \(stored.id)")
            )
        }
        self = account
    }

    public func encode(to encoder: any Encoder) throws { try StoredAccount(self).encode(to: encoder) }
}

/// An account in the ledger's form, as strings and numbers.
private struct StoredAccount: Codable {
    struct Opening: Codable {
        var date: String
        var amount: String
    }

    var id: String
    var name: String
    var kind: String
    var currency: String
    var opening: Opening
    var cards: [String: String]?
    var overdraft: String?
    var transferLimit: String?
    var cutoff: Int?
    var payDay: Int?
    var payFrom: String?
    var closed: String?

    init(_ account: Account) {
        id = account.id
        name = account.name
        kind = account.kind.rawValue
        currency = account.currency.code
        opening = Opening(date: account.opening.date.description, amount: account.opening.amount.decimal)
        cards = account.cards.isEmpty ? nil : account.cards
        overdraft = account.overdraft?.decimal
        transferLimit = account.transferLimit?.decimal
        cutoff = account.billing?.cutoff
        payDay = account.billing?.payDay
        payFrom = account.billing?.payFrom
        closed = account.closed?.description
    }

    /// `nil` where a stored value is invalid.
    var account: Account? {
        guard let kind = Account.Kind(rawValue: kind), let currency = Currency(code: currency),
            let date = CalendarDay(iso: opening.date),
            let amount = Money(stored: opening.amount, currency: currency)
        else { return nil }
        var account = Account(id: id, name: name, kind: kind, opening: .init(date: date, amount: amount))
        account.cards = cards ?? [:]
        if let overdraft {
            guard let limit = Money(stored: overdraft, currency: currency) else { return nil }
            account.overdraft = limit
        }
        if let transferLimit {
            guard let limit = Money(stored: transferLimit, currency: currency) else { return nil }
            account.transferLimit = limit
        }
        if let cutoff, let payDay {
            guard let billing = CardBilling(cutoff: cutoff, payDay: payDay, payFrom: payFrom) else { return nil }
            account.billing = billing
        }
        if let closed {
            guard let day = CalendarDay(iso: closed) else { return nil }
            account.closed = day
        }
        return account
    }
}
