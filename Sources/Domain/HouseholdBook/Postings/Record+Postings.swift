public import ReceiptDomain

extension Record {
    /// The record's postings; the only place that gives amounts their signs.
    ///
    /// Empty for drafts, discarded records, notes, and records without a day or amount.
    public func postings(_ accounts: AccountBook) -> [Posting] {
        guard status == .confirmed, let date, let amount, amount.currency != .unknown else { return [] }
        switch kind {
        case .note: return []
        case .adjust:
            return [Posting(place(account, date, accounts), amount), Posting(.adjustment, amount.negated)]
        case .transfer: return transferPostings(amount, date, accounts)
        case .expense: return exchangePostings(amount, date, accounts, sign: 1)
        case .income: return exchangePostings(amount, date, accounts, sign: -1)
        }
    }

    private func place(_ account: String?, _ date: CalendarDay, _ accounts: AccountBook) -> Posting.Place {
        guard let account, let known = accounts[account] else { return .elsewhere(account) }
        return date < known.opening.date ? .beforeOpening(account) : .account(account)
    }

    private func transferPostings(_ amount: Money, _ date: CalendarDay, _ accounts: AccountBook) -> [Posting] {
        let from = place(account, date, accounts)
        let arrived = book.toAmount.flatMap { $0.currency == amount.currency ? nil : $0 }
        var postings = [
            Posting(from, amount.negated),
            Posting(place(book.toAccount, date, accounts), arrived ?? amount, cost: arrived == nil ? nil : amount),
        ]
        guard let fee = book.fee, fee.minorUnits != 0 else { return postings }
        if fee.currency == amount.currency {
            postings[0].amount = amount.plus(fee).negated
        } else {
            postings.append(Posting(from, fee.negated))
        }
        postings.append(Posting(.category(category ?? .other), fee, subject: subject))
        return postings
    }

    /// `sign` is 1 for an expense and -1 for income; a negative amount reverses either.
    private func exchangePostings(
        _ amount: Money,
        _ date: CalendarDay,
        _ accounts: AccountBook,
        sign: Int
    ) -> [Posting] {
        let settled = settledAmount(of: amount)
        var paid = settled ?? amount
        let shares = wholeShares(of: amount)
        var postings = zip(shares, costs(of: shares, settled)).map { share, cost in
            Posting(
                .category(share.category),
                sign < 0 ? share.amount.negated : share.amount,
                cost: sign < 0 ? cost?.negated : cost,
                subject: share.subject
            )
        }
        if let interest = book.installments?.interest, interest.currency == paid.currency, interest.minorUnits != 0 {
            paid = paid.plus(interest)
            postings.append(Posting(.category(.other), sign < 0 ? interest.negated : interest, subject: subject))
        }
        return [Posting(place(account, date, accounts), sign < 0 ? paid : paid.negated)] + postings
    }

    /// The settled amount with the sign of the amount.
    private func settledAmount(of amount: Money) -> Money? {
        guard let settled = book.settled, settled.currency != amount.currency else { return nil }
        return (settled.minorUnits < 0) == (amount.minorUnits < 0) ? settled : settled.negated
    }

    /// The shares, plus the rest of the amount under the record's category; there is one only if splits were edited by hand.
    private func wholeShares(of amount: Money) -> [Split] {
        var shares = shares.filter { $0.amount.currency == amount.currency }
        let rest = amount.minorUnits.clampedSubtracting(shares.lazy.map(\.amount).sum(in: amount.currency).minorUnits)
        if rest != 0 || shares.isEmpty {
            let money = Money(minorUnits: rest, currency: amount.currency)
            shares.append(Split(category: category, amount: money, subject: subject))
        }
        return shares
    }

    /// The cost of each share, which sum exactly to the settled amount.
    private func costs(of shares: [Split], _ settled: Money?) -> [Money?] {
        guard let settled else { return shares.map { _ in nil } }
        let parts = settled.minorUnits.divided(inProportionTo: shares.map(\.amount.minorUnits))
        return parts.map { Money(minorUnits: $0, currency: settled.currency) }
    }
}
