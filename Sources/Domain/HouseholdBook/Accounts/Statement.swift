public import ReceiptDomain

/// A balance stated by a bank, or counted, at the end of a day; movements up to then are reconciled.
public struct Statement: Hashable, Sendable {
    public let account: String
    public let date: CalendarDay
    public var balance: Money

    public init(account: String, date: CalendarDay, balance: Money) {
        (self.account, self.date, self.balance) = (account, date, balance)
    }
}

extension Statement: LedgerEntity {
    public static let kind = "statement"
    public static let fields: Set<String> = ["id", "account", "date", "balance", "currency"]

    /// Unique for account and day: a new statement for the same day replaces the earlier one.
    public var id: String { account + "@" + date.description }

    private enum CodingKeys: CodingKey { case id, account, date, balance, currency }

    public init(from decoder: any Decoder) throws {
        let stored = try decoder.container(keyedBy: CodingKeys.self)
        func value<Value>(_ key: CodingKeys, _ make: (String) -> Value?) throws -> Value {
            try InvalidValue.required(key.stringValue, stored.decode(String.self, forKey: key), make)
        }
        let currency = try value(.currency) { Currency(code: $0) }
        self.init(
            account: try stored.decode(String.self, forKey: .account),
            date: try value(.date) { CalendarDay(iso: $0) },
            balance: try value(.balance) { Money(stored: $0, currency: currency) }
        )
    }

    public func encode(to encoder: any Encoder) throws {
        var stored = encoder.container(keyedBy: CodingKeys.self)
        try stored.encode(id, forKey: .id)
        try stored.encode(account, forKey: .account)
        try stored.encode(date.description, forKey: .date)
        try stored.encode(balance.decimal, forKey: .balance)
        try stored.encode(balance.currency.code, forKey: .currency)
    }
}
