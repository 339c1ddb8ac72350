public import ReceiptDomain

extension Money {
    /// The same printed number in another currency; `nil` where it has decimals that the currency lacks.
    public func reinterpreted(as other: Currency) -> Money? {
        guard other != currency else { return self }
        var decimal = self.decimal
        if decimal.contains(".") {
            while decimal.hasSuffix("0") { decimal.removeLast() }
            if decimal.hasSuffix(".") { decimal.removeLast() }
        }
        return Money(decimal: decimal, currency: other)
    }
}
