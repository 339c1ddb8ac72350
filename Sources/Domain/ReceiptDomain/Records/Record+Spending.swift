extension Record {
    /// What a confirmed record spends, as lists add it up; negative for what came back.
    ///
    /// What a purchase abroad was settled for, with what instalments cost beside it, and of a transfer its fee.
    /// It is the sum of what the household's book posts to categories, for who has no book at hand.
    public var spending: Money? {
        guard status == .confirmed else { return nil }
        switch kind {
        case .transfer: return book.fee
        case .income, .note, .adjust: return nil
        case .expense:
            guard let amount else { return nil }
            var spent = amount
            if let settled = book.settled, settled.currency != amount.currency {
                let isNegative = amount.minorUnits < 0
                spent = Money(
                    minorUnits: isNegative ? -abs(settled.minorUnits) : abs(settled.minorUnits),
                    currency: settled.currency
                )
            }
            if let interest = book.installments?.interest, interest.currency == spent.currency {
                spent = spent.plus(interest)
            }
            return spent
        }
    }
}
