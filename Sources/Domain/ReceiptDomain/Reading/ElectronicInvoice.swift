/// The content of an e-invoice in any supported format.
///
/// A credit note has negative amounts, like a refund.
public struct ElectronicInvoice: Hashable, Sendable {
    /// Supported format families.
    public enum Format: String, Sendable, Codable, CaseIterable {
        /// UN/CEFACT Cross Industry Invoice: Factur-X, ZUGFeRD 1 and 2, XRechnung.
        case crossIndustry
        /// OASIS Universal Business Language 2: Peppol BIS, XRechnung.
        case universalBusinessLanguage
        /// Italy's FatturaPA.
        case fatturaPA
        /// Korea's 전자세금계산서.
        case koreanTaxInvoice
        /// Mexico's CFDI.
        case mexicanInvoice
        /// Brazil's NF-e.
        case brazilianInvoice
        /// What a shop's mail says for programs, in the words of schema.org.
        case mailData
    }

    public struct Party: Hashable, Sendable {
        public var name: String
        /// The number in a tax or business register.
        public var number: String?

        public init(name: String, number: String? = nil) { (self.name, self.number) = (name, number) }
    }

    public var format: Format
    public var number: String?
    public var day: CalendarDay?
    public var seller: Party?
    /// Other names of the seller: a registered name beside a trading name.
    public var otherSellerNames: [String] = []
    public var buyer: Party?
    public var currency: Currency
    public var lines: [LineItem] = []
    public var taxes: [InvoiceTax] = []
    /// Without tax.
    public var net: Money?
    public var tax: Money?
    public var gross: Money?
    /// The amount still to be paid, after prepayments and rounding.
    public var payable: Money?

    public init(format: Format, currency: Currency) { (self.format, self.currency) = (format, currency) }

    /// The cost to the household: the payable amount, or the gross amount where it was prepaid.
    public var total: Money? {
        guard let payable, payable.minorUnits != 0 else { return gross ?? payable }
        return payable
    }
}

/// The tax at one rate with its net amount.
public struct InvoiceTax: Hashable, Sendable, Codable {
    /// In percent, as written: `19`, `5.5`; `nil` where not stated.
    public var rate: String?
    public var net: Money?
    public var amount: Money

    public init(rate: String?, net: Money?, amount: Money) { (self.rate, self.net, self.amount) = (rate, net, amount) }
}

/// Marks a draft whose fields come from an e-invoice, with the values that the page states differently.
public struct InvoiceSource: Hashable, Sendable, Codable {
    /// A field whose e-invoice value is not printed on the page.
    public enum Difference: Hashable, Sendable {
        /// The value that the page has instead.
        case total(onPage: Money)
        case date(onPage: CalendarDay)
        case seller(onPage: String)
    }

    public var format: ElectronicInvoice.Format
    public var number: String?
    public var buyer: String?
    @Omitted public var taxes: [InvoiceTax] = []
    /// The values on the page that differ.
    private var onPage: OnPage?

    private struct OnPage: Hashable, Sendable, Codable {
        var total: Money?
        var date: CalendarDay?
        var seller: String?
    }

    public init(
        format: ElectronicInvoice.Format,
        number: String? = nil,
        buyer: String? = nil,
        taxes: [InvoiceTax] = [],
        differences: [Difference] = []
    ) {
        (self.format, self.number, self.buyer) = (format, number, buyer)
        self.taxes = taxes
        for difference in differences {
            var page = onPage ?? OnPage()
            switch difference {
            case .total(let money): page.total = money
            case .date(let day): page.date = day
            case .seller(let name): page.seller = name
            }
            onPage = page
        }
    }

    public var differences: [Difference] {
        let all: [Difference?] = [
            onPage?.total.map { .total(onPage: $0) }, onPage?.date.map { .date(onPage: $0) },
            onPage?.seller.map { .seller(onPage: $0) },
        ]
        return all.compactMap(\.self)
    }
}
