import ReceiptDomain

/// The e-invoice that a draft's values come from, within `reading.json`.
struct StoredInvoice: Codable {
    var format: String
    var number: String?
    var buyer: String?
    var taxes: [Tax]?
    /// The values on the page that differ from the e-invoice.
    var onPage: OnPage?

    struct Tax: Codable {
        var rate: String?
        var net: String?
        var amount: String
    }

    struct OnPage: Codable {
        var total: String?
        var date: String?
        var seller: String?
    }

    init(_ source: InvoiceSource, _ text: (Money) -> String) {
        format = source.format.rawValue
        (number, buyer) = (source.number, source.buyer)
        taxes = source.taxes.nonEmpty?.map { Tax(rate: $0.rate, net: $0.net.map(text), amount: text($0.amount)) }
        var onPage = OnPage()
        for difference in source.differences {
            switch difference {
            case .total(let money): onPage.total = text(money)
            case .date(let day): onPage.date = day.description
            case .seller(let name): onPage.seller = name
            }
        }
        self.onPage = source.differences.isEmpty ? nil : onPage
    }

    func source(_ money: (String) -> Money?) throws(InvalidValue) -> InvoiceSource {
        var source = InvoiceSource(
            format: try InvalidValue.required("format", format, ElectronicInvoice.Format.init(rawValue:)),
            number: number,
            buyer: buyer
        )
        source.taxes = try (taxes ?? []).map { (tax) throws(InvalidValue) in
            InvoiceTax(
                rate: tax.rate,
                net: try parsed("net", tax.net, money),
                amount: try InvalidValue.required("amount", tax.amount, money)
            )
        }
        let total = try parsed("total", onPage?.total, money)
        let day = try parsed("date", onPage?.date) { CalendarDay(iso: $0) }
        let differences: [InvoiceSource.Difference?] = [
            total.map { .total(onPage: $0) }, day.map { .date(onPage: $0) }, onPage?.seller.map { .seller(onPage: $0) },
        ]
        source.differences = differences.compactMap(\.self)
        return source
    }
}
