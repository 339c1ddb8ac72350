import ReceiptDomain

/// The e-invoice that a draft's values come from.
struct InvoiceForm: Encodable {
    struct Tax: Encodable {
        /// In percent.
        var rate: String?
        var net: String?
        var amount: String
    }

    var format: String
    var number: String?
    var buyer: String?
    var taxes: [Tax]
    /// The page's differing values by field; omitted where all agree.
    var differences: [String: String]?

    init(_ source: InvoiceSource) {
        format = source.format.rawValue
        (number, buyer) = (source.number, source.buyer)
        taxes = source.taxes.map { Tax(rate: $0.rate, net: $0.net?.decimal, amount: $0.amount.decimal) }
        var differences: [String: String] = [:]
        for difference in source.differences {
            switch difference {
            case .total(let money): differences["total"] = money.decimal
            case .date(let day): differences["date"] = day.description
            case .seller(let name): differences["merchant"] = name
            }
        }
        self.differences = differences.isEmpty ? nil : differences
    }
}
