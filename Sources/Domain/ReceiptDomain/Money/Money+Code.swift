// An amount as text that says its currency, unless that is the one of its surroundings.
extension Money {
    /// `12.50 USD`.
    public var decimalWithCode: String { "\(decimal) \(currency)" }

    /// `23400`, or `12.50 USD` where it is not in the currency of its surroundings.
    public func text(within currency: Currency?) -> String { self.currency == currency ? decimal : decimalWithCode }

    /// Parses an amount of a ledger in the form of ``text(within:)``; it may exceed ``largest``.
    public init?(stored text: String, within currency: Currency?) {
        // The common case: an amount without a currency code.
        if let currency, let money = Money(stored: text, currency: currency) {
            self = money
            return
        }
        let parts = text.split(separator: " ", omittingEmptySubsequences: false)
        guard let decimal = parts.first, parts.count <= 2,
            let currency = parts.count == 2 ? Currency(code: String(parts[1])) : currency
        else { return nil }
        self.init(stored: decimal, currency: currency)
    }
}
