public import ReceiptDomain

extension Record {
    /// The amount divided by the categories of what was bought; `nil` where that divides nothing.
    ///
    /// `category` says which one a thing has, where that is known. All else is one part, which has the record's own category: tax,
    /// discounts and things that nobody knows too, so that the parts come to the amount to the last unit.
    public func splitByItems(_ category: (LineItem) -> Category?) -> [Split]? {
        guard let amount, amount.minorUnits != 0, kind == .expense || kind == .income else { return nil }
        var sums: [(category: Category, units: Int)] = []
        for item in items where item.amount.currency == amount.currency {
            guard let found = category(item), found != self.category else { continue }
            if let index = sums.firstIndex(where: { $0.category == found }) {
                sums[index].units = sums[index].units.clampedAdding(item.paid.minorUnits)
            } else {
                sums.append((found, item.paid.minorUnits))
            }
        }
        // A receipt for a refund may print what came back without a sign.
        let isInverted = amount.minorUnits < 0 && items.allSatisfy { $0.amount.minorUnits >= 0 }
        let parts = sums.filter { $0.units != 0 }.map { category, units in
            Split(category: category, amount: Money(minorUnits: isInverted ? -units : units, currency: amount.currency))
        }
        let rest = amount.minorUnits.clampedSubtracting(parts.map(\.amount.minorUnits).clampedSum)
        let all =
            (rest == 0 ? [] : [Split(category: nil, amount: Money(minorUnits: rest, currency: amount.currency))])
            + parts
        // Parts of another sign than the whole are discounts that were read as things, or misread prices.
        guard all.count > 1, all.allSatisfy({ ($0.amount.minorUnits < 0) == (amount.minorUnits < 0) }) else {
            return nil
        }
        return all
    }
}
