public import ReceiptDomain

/// A product's prices over time, from line items.
public struct PriceReport: Hashable, Sendable {
    public struct Purchase: Hashable, Sendable {
        public var day: CalendarDay
        public var shop: String?
        /// The item's name as read.
        public var name: String
        public var quantity: String?
        public var price: Money
        public var record: RecordID
    }

    /// The search text, part of an item's name.
    public let word: String
    /// Oldest first.
    public let purchases: [Purchase]
    /// The number of matching items on records without a date.
    public let undated: Int

    public init(_ word: String, _ records: some Sequence<Record>, within period: ReportPeriod? = nil) {
        self.word = word
        let wanted = SearchText.folded(word)
        var purchases: [Purchase] = []
        var undated = 0
        for record in records where record.status == .confirmed {
            for item in record.items where SearchText.folded(item.name).containsBytes(of: wanted) {
                // A discount read as a separate line is no price.
                guard let price = item.priceOfOne, price.minorUnits > 0 else { continue }
                guard let day = record.date else {
                    undated += 1
                    continue
                }
                guard period?.contains(day) ?? true else { continue }
                purchases.append(
                    Purchase(
                        day: day,
                        shop: record.merchant,
                        name: item.name,
                        quantity: item.quantity,
                        price: price,
                        record: record.id
                    )
                )
            }
        }
        self.undated = undated
        self.purchases = purchases.sorted { ($0.day, $0.record, $0.name) < ($1.day, $1.record, $1.name) }
    }

    public var currencies: [Currency] { Set(purchases.map(\.price.currency)).sorted { $0.code < $1.code } }

    /// The purchases with the lowest, highest and newest price in a currency.
    public func extremes(in currency: Currency) -> (lowest: Purchase, highest: Purchase, newest: Purchase)? {
        let own = purchases.filter { $0.price.currency == currency }
        guard let newest = own.last,
            let lowest = own.min(by: { $0.price.minorUnits < $1.price.minorUnits }),
            let highest = own.max(by: { $0.price.minorUnits < $1.price.minorUnits })
        else { return nil }
        return (lowest, highest, newest)
    }
}

extension LineItem {
    /// The printed unit price, else the amount divided by the quantity; `nil` where that does not divide evenly.
    public var priceOfOne: Money? {
        if let unitPrice { return unitPrice }
        guard let quantity else { return amount }
        // A weighed item's price is for a unit of weight, not for one piece.
        guard let count = Int(quantity), count > 0, amount.minorUnits.isMultiple(of: count) else { return nil }
        return Money(minorUnits: amount.minorUnits / count, currency: amount.currency)
    }
}
