extension Record {
    /// The amount a confirmed record spends, as summed in lists; negative for a refund.
    ///
    /// A purchase counts with its settled amount and the interest of instalments, a transfer with its fee. The result equals the
    /// sum that the household's book posts to categories, without needing the book.
    public var spending: Money? {
        guard status == .confirmed else { return nil }
        switch kind {
        case .transfer: return book.fee
        case .income, .note, .adjust: return nil
        case .expense:
            guard let amount else { return nil }
            var spent = amount
            if let settled = book.settled, settled.currency != amount.currency {
                spent = amount.minorUnits < 0 ? settled.magnitude.negated : settled.magnitude
            }
            if let interest = book.installments?.interest, interest.currency == spent.currency {
                spent = spent.plus(interest)
            }
            return spent
        }
    }
}
