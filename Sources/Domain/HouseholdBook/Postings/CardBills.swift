public import ReceiptDomain

/// What moved on a card, as its bills take it: one purchase, or all of a day.
struct CardCharge: Hashable, Sendable {
    var date: CalendarDay
    var change: Money
    var role: Movement.Role
    var installments: Installments?

    init(date: CalendarDay, change: Money, role: Movement.Role, installments: Installments?) {
        (self.date, self.change, self.role, self.installments) = (date, change, role, installments)
    }

    init(_ line: AccountLine) {
        let isPaidIn = line.change.minorUnits > 0 && line.record.kind != .expense
        let parts = line.change.minorUnits < 0 ? line.record.book.installments : nil
        self.init(
            date: line.date,
            change: line.change,
            role: isPaidIn ? .payment : parts == nil ? .charge : .installments,
            installments: parts
        )
    }
}

/// What a card asks for on its pay days.
///
/// What was paid in, at whatever time, settles the oldest first. So what is open at any time is what the card's balance says.
public struct CardBills: Hashable, Sendable {
    public struct Bill: Hashable, Sendable {
        public var payDay: CalendarDay
        /// What was bought for this day, and parts of earlier purchases that fall due on it.
        public var charged: Money
        /// What of that is not paid yet.
        public var open: Money
    }

    /// The oldest first.
    public private(set) var bills: [Bill] = []
    /// What was paid in beyond all bills.
    public private(set) var credit: Money

    /// `lines` are what moved on the card, until the day that is asked about.
    public init(_ account: Account, _ billing: CardBilling, _ lines: some Sequence<AccountLine>) {
        self.init(account, billing, charges: lines.map { CardCharge($0) })
    }

    init(_ account: Account, _ billing: CardBilling, charges lines: [CardCharge]) {
        var charges: [CalendarDay: Int] = [:]
        var paid = 0
        func note(_ units: Int, on day: CalendarDay) { charges[day] = (charges[day] ?? 0).clampedAdding(units) }
        let opening = account.opening
        if opening.amount.minorUnits < 0 {
            note(0.clampedSubtracting(opening.amount.minorUnits), on: billing.payDay(notBefore: opening.date))
        } else {
            paid = opening.amount.minorUnits
        }
        for line in lines {
            let charge = 0.clampedSubtracting(line.change.minorUnits)
            if line.role == .payment {
                paid = paid.clampedSubtracting(charge)
            } else if line.role == .installments, let parts = line.installments {
                for (index, part) in charge.dividedEqually(by: parts.months).enumerated() {
                    note(part, on: CalendarMonth(parts.first).adding(index).day(billing.payDay))
                }
            } else {
                note(charge, on: billing.payDay(forPurchaseOn: line.date))
            }
        }
        // More came back than was bought: that pays what else is open.
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

    /// The next bill that is not paid, and what comes after it.
    public var next: (bill: Bill, later: Money)? {
        guard let index = bills.firstIndex(where: { $0.open.minorUnits > 0 }) else { return nil }
        let later = bills[(index + 1)...].reduce(0) { $0.clampedAdding($1.open.minorUnits) }
        return (bills[index], Money(minorUnits: later, currency: credit.currency))
    }
}

extension CardBilling {
    fileprivate func payDay(notBefore day: CalendarDay) -> CalendarDay {
        let own = CalendarMonth(day).day(payDay)
        return own >= day ? own : payDay(after: day)
    }
}
