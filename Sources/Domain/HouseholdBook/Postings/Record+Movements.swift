public import ReceiptDomain

extension Record {
    /// The record's movements by account and currency, independent of the accounts in the book.
    public var movements: [Movement] {
        var sums: [(account: String, amount: Money)] = []
        // Without accounts no opening balance hides a movement.
        for posting in postings(AccountBook()) {
            guard case .elsewhere(let account?) = posting.place else { continue }
            if let index = sums.firstIndex(where: { $0 == account && $1.currency == posting.amount.currency }) {
                sums[index].amount = sums[index].amount.plus(posting.amount)
            } else {
                sums.append((account, posting.amount))
            }
        }
        return sums.map { Movement(account: $0, amount: $1, role: role(of: $1)) }
    }

    private func role(of amount: Money) -> Movement.Role {
        if amount.minorUnits > 0, kind != .expense { return .payment }
        return book.installments != nil && amount.minorUnits < 0 ? .installments : .charge
    }
}
