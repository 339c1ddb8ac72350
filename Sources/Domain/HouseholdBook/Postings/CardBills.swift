public import ReceiptDomain

/// The bills of a credit card by pay day.
///
/// Payments settle the oldest bills first, whenever they are made, so that the open amounts always sum to the card's balance.
public struct CardBills: Hashable, Sendable {
    public struct Bill: Hashable, Sendable {
        public var payDay: CalendarDay
        /// Purchases billed on this day, and instalments due on it.
        public var charged: Money
        /// The unpaid part of it.
        public var open: Money
    }

    /// Oldest first.
    public private(set) var bills: [Bill] = []
    /// Payments in excess of all bills.
    public private(set) var credit: Money

    /// `charges` are the card's movements up to the day in question.
    package init(_ account: Account, _ billing: CardBilling, charges flows: [AccountFlow]) {
        var charges: [CalendarDay: Int] = [:]
        var paid = 0
        func note(_ units: Int, on day: CalendarDay) { charges[day] = (charges[day] ?? 0).clampedAdding(units) }
        let opening = account.opening
        if opening.amount.minorUnits < 0 {
            note(0.clampedSubtracting(opening.amount.minorUnits), on: billing.payDay(notBefore: opening.date))
        } else {
            paid = opening.amount.minorUnits
        }
        for flow in flows {
            let charge = 0.clampedSubtracting(flow.movement.amount.minorUnits)
            if flow.movement.role == .payment {
                paid = paid.clampedSubtracting(charge)
            } else if flow.movement.role == .installments, let parts = flow.installments {
                for (index, part) in charge.dividedEqually(by: parts.months).enumerated() {
                    note(part, on: CalendarMonth(parts.first).adding(index).day(billing.payDay))
                }
            } else {
                note(charge, on: billing.payDay(forPurchaseOn: flow.day))
            }
        }
        // A day with more refunds than purchases pays other open bills.
        for (day, charge) in charges where charge < 0 {
            paid = paid.clampedSubtracting(charge)
            charges[day] = nil
        }
        for (day, charge) in charges.sorted(by: { $0.key < $1.key }) where charge > 0 {
            let open = max(0, charge - paid)
            paid = max(0, paid - charge)
            bills.append(
                Bill(
                    payDay: day,
                    charged: Money(minorUnits: charge, currency: account.currency),
                    open: Money(minorUnits: open, currency: account.currency)
                )
            )
        }
        credit = Money(minorUnits: paid, currency: account.currency)
    }

    /// The next unpaid bill, and the open amount of the later ones.
    public var next: (bill: Bill, later: Money)? {
        guard let index = bills.firstIndex(where: { $0.open.minorUnits > 0 }) else { return nil }
        return (bills[index], bills[(index + 1)...].map(\.open).sum(in: credit.currency))
    }
}

extension CardBilling {
    fileprivate func payDay(notBefore day: CalendarDay) -> CalendarDay {
        let own = CalendarMonth(day).day(payDay)
        return own >= day ? own : payDay(after: day)
    }
}
