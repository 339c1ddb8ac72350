public import ReceiptDomain

extension Account: LedgerEntity {
    public static let kind = "account"
    public static let fields: Set<String> = [
        "id", "name", "kind", "currency", "opening", "number", "cards", "aliases", "overdraft", "transferLimit",
        "cutoff", "payDay", "payFrom", "closed",
    ]

    public init(from decoder: any Decoder) throws {
        let stored = try decoder.container(keyedBy: MemberName.self)
        let currency = try stored.value("currency") { Currency(code: $0) }
        let money: (String) -> Money? = { Money(stored: $0, currency: currency) }
        let opening = try stored.object("opening")
        self.init(
            id: try stored.decode(String.self, forKey: "id"),
            name: try stored.decode(String.self, forKey: "name"),
            kind: try stored.value("kind", Kind.init(rawValue:)),
            opening: Opening(date: try opening.day("date"), amount: try opening.value("amount", money))
        )
        number = try stored.decodeIfPresent(String.self, forKey: "number")
        cards = try stored.decodeIfPresent([String: String].self, forKey: "cards") ?? [:]
        aliases = try stored.decodeIfPresent([String].self, forKey: "aliases") ?? []
        overdraft = try stored.valueIfPresent("overdraft", money)
        transferLimit = try stored.valueIfPresent("transferLimit", money)
        closed = try stored.dayIfPresent("closed")
        let payFrom = try stored.decodeIfPresent(String.self, forKey: "payFrom")
        guard let cutoff = try stored.decodeIfPresent(Int.self, forKey: "cutoff"),
            let payDay = try stored.decodeIfPresent(Int.self, forKey: "payDay")
        else { return }
        billing = CardBilling(cutoff: cutoff, payDay: payDay, payFrom: payFrom)
        if billing == nil { throw InvalidValue("payDay", "\(cutoff), \(payDay)") }
    }

    public func encode(to encoder: any Encoder) throws {
        let opening: JSONForm = ["date": opening.date, "amount": opening.amount.decimal]
        let form: JSONForm = [
            "id": id, "name": name, "kind": kind.rawValue, "currency": currency, "opening": opening,
            "number": number, "cards": cards.nonEmpty, "aliases": aliases.nonEmpty, "overdraft": overdraft?.decimal,
            "transferLimit": transferLimit?.decimal, "cutoff": billing?.cutoff, "payDay": billing?.payDay,
            "payFrom": billing?.payFrom, "closed": closed,
        ]
        try form.encode(to: encoder)
    }
}
