public import ReceiptDomain

extension Account: LedgerEntity {
    public static let kind = "account"
    public static let fields: Set<String> = [
        "id", "name", "kind", "currency", "opening", "cards", "overdraft", "transferLimit", "cutoff", "payDay",
        "payFrom", "closed",
    ]

    public init(from decoder: any Decoder) throws {
        self = try StoredAccount(from: decoder).account()
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

    func account() throws(InvalidValue) -> Account {
        let currency = try InvalidValue.required("currency", currency) { Currency(code: $0) }
        func money(_ field: String, _ text: String) throws(InvalidValue) -> Money {
            try InvalidValue.required(field, text) { Money(stored: $0, currency: currency) }
        }
        func day(_ field: String, _ text: String) throws(InvalidValue) -> CalendarDay {
            try InvalidValue.required(field, text) { CalendarDay(iso: $0) }
        }
        var account = Account(
            id: id,
            name: name,
            kind: try InvalidValue.required("kind", kind) { Account.Kind(rawValue: $0) },
            opening: .init(
                date: try day("opening.date", opening.date),
                amount: try money("opening.amount", opening.amount)
            )
        )
        account.cards = cards ?? [:]
        if let overdraft { account.overdraft = try money("overdraft", overdraft) }
        if let transferLimit { account.transferLimit = try money("transferLimit", transferLimit) }
        if let cutoff, let payDay {
            guard let billing = CardBilling(cutoff: cutoff, payDay: payDay, payFrom: payFrom) else {
                throw InvalidValue("payDay", "\(cutoff), \(payDay)")
            }
            account.billing = billing
        }
        if let closed { account.closed = try day("closed", closed) }
        return account
    }
}
