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

    public init(from decoder: any Decoder) throws {
        let stored = try decoder.container(keyedBy: MemberName.self)
        let currency = try stored.value("currency") { Currency(code: $0) }
        self.init(
            account: try stored.decode(String.self, forKey: "account"),
            date: try stored.day("date"),
            balance: try stored.value("balance") { Money(stored: $0, currency: currency) }
        )
    }

    public func encode(to encoder: any Encoder) throws {
        let form: JSONForm = [
            "id": id, "account": account, "date": date, "balance": balance.decimal, "currency": balance.currency,
        ]
        try form.encode(to: encoder)
    }
}
