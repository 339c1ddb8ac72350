import ReceiptDomain

/// A posting, with what it is in the book.
struct JournalPart {
    var place: JournalPlaces.Place
    var amount: Money
    var weight: Money
    var subject: String?

    var isAccount: Bool {
        switch place {
        case .account, .elsewhere: true
        default: false
        }
    }
    var isCategory: Bool { if case .category = place { true } else { false } }
    /// Accounts first, so that money goes from one to another before it is spent.
    var rank: Int { isAccount ? 0 : isCategory ? 1 : 2 }
    /// As records have it.
    var account: String? {
        switch place {
        case .account(let id): id
        case .elsewhere(let text): text
        default: nil
        }
    }

    /// Takes the part of `weight` off.
    mutating func take(_ weight: Int) -> JournalPart {
        var part = self
        let isWhole = weight == self.weight.minorUnits
        let share =
            amount.currency == self.weight.currency
            ? weight : Int(Int128(amount.minorUnits) * Int128(weight) / Int128(self.weight.minorUnits))
        part.weight.minorUnits = weight
        if !isWhole { part.amount.minorUnits = share }
        self.weight.minorUnits -= weight
        amount.minorUnits -= part.amount.minorUnits
        return part
    }

    var kind: RecordKind { if case .category(_, let kind) = place { kind } else { .adjust } }
    var category: ReceiptDomain.Category? { if case .category(let category, _) = place { category } else { nil } }
    /// With the sign that its record has: income flows out of its category.
    var signed: Money { kind == .income ? amount.negated : amount }
}
