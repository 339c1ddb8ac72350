public import ReceiptDomain

extension [Record] {
    /// What the records' expenses come to, for each currency by itself.
    public var totals: [Money] {
        var sums: [Currency: Int] = [:]
        for record in self where record.kind == .expense {
            guard let amount = record.amount else { continue }
            sums[amount.currency, default: 0] += amount.minorUnits
        }
        return sums.map { Money(minorUnits: $0.value, currency: $0.key) }.sorted { $0.currency.code < $1.currency.code }
    }
}
