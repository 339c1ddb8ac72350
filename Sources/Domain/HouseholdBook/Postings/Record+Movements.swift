public import ReceiptDomain

extension Record {
    /// What the record moves on accounts, whichever there are: its postings, added up for each account and currency.
    public var movements: [Movement] {
        var sums: [(account: String, amount: Money)] = []
        // No account is known here, so that none has an opening that leaves something out.
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
