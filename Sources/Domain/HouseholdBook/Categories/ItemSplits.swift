public import ReceiptDomain

extension Record {
    /// Splits of the amount by the categories of its line items; `nil` where all fall into one.
    ///
    /// `category` gives an item's category where it is known. The rest forms one split with the record's own category, including
    /// tax, discounts and unknown items, so that the splits sum exactly to the amount.
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
        // A refund's receipt may print the returned items without a sign.
        let isInverted = amount.minorUnits < 0 && items.allSatisfy { $0.amount.minorUnits >= 0 }
        let parts = sums.filter { $0.units != 0 }.map { category, units in
            Split(category: category, amount: Money(minorUnits: isInverted ? -units : units, currency: amount.currency))
        }
        let rest = amount.minorUnits.clampedSubtracting(parts.map(\.amount.minorUnits).clampedSum)
        let all =
            (rest == 0 ? [] : [Split(category: nil, amount: Money(minorUnits: rest, currency: amount.currency))])
            + parts
        // A split with the opposite sign is a discount read as an item, or a misread price.
        guard all.count > 1, all.allSatisfy({ ($0.amount.minorUnits < 0) == (amount.minorUnits < 0) }) else {
            return nil
        }
        return all
    }
}
