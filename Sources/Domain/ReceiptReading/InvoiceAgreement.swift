import ReceiptDomain

/// Combines an e-invoice with the text read on its page: the invoice's values win, the page's differences are recorded.
struct InvoiceAgreement {
    private let invoice: ElectronicInvoice
    private let read: Draft
    /// The page's lines; empty if the page was rendered from the e-invoice itself, so that there is nothing to compare.
    private let lines: [PageText]

    /// The confidence of values from which the page differs.
    private static let doubtful = 0.6
    private static let certain = 0.99
    /// The least confidence of a page's value for a difference; a lower one is probably misread.
    private static let leastConfidence = 0.8

    init(_ invoice: ElectronicInvoice, read: Draft, lines: [String]) {
        (self.invoice, self.read) = (invoice, read)
        self.lines = lines.map(PageText.init)
    }

    /// The draft with the e-invoice's values, and with the page's as alternatives.
    var draft: Draft {
        // A shop's programmers may call another sum the price.
        if invoice.format == .mailData, read.isProved, read.total?.value != invoice.total { return read }
        var draft = read
        let differences = [totalDifference, dateDifference, sellerDifference].compactMap(\.self)
        draft.content = .receipt
        draft.currency = Field(invoice.currency, confidence: Self.certain, evidence: read.currency?.evidence)
        draft.total = invoice.total.map { total in
            field(total, read.total, differs: totalDifference != nil, others: [invoice.gross].compactMap(\.self))
        }
        draft.date = invoice.day.map { field($0, read.date, differs: dateDifference != nil) } ?? read.date
        draft.merchant =
            invoice.seller.map { seller in
                field(
                    seller.name,
                    read.merchant,
                    differs: sellerDifference != nil,
                    others: invoice.otherSellerNames
                )
            } ?? read.merchant
        draft.tax = invoice.tax.map { field($0, read.tax, differs: false) }
        draft.subtotal = invoice.net.map { field($0, read.subtotal, differs: false) }
        if !invoice.lines.isEmpty { draft.items = invoice.lines.map { ReadItem($0, confidence: Self.certain) } }
        draft.proofs = totalDifference == nil ? proofs : []
        draft.invoice = InvoiceSource(
            format: invoice.format,
            number: invoice.number,
            buyer: invoice.buyer?.name,
            taxes: invoice.taxes,
            differences: differences
        )
        return draft
    }

    private func field<Value>(
        _ value: Value,
        _ read: Field<Value>?,
        differs: Bool,
        others: [Value] = []
    ) -> Field<Value> {
        let isSame = read?.value == value
        var alternatives: [Value] = []
        let rivals = others + (differs ? [read?.value].compactMap(\.self) : [])
        for other in rivals where other != value && !alternatives.contains(other) { alternatives.append(other) }
        return Field(
            value,
            confidence: differs ? Self.doubtful : Self.certain,
            evidence: isSame ? read?.evidence : nil,
            alternatives: alternatives
        )
    }

    /// The page's proofs if they prove the same total, otherwise net and tax of the e-invoice.
    private var proofs: [Proof] {
        guard let total = invoice.total else { return [] }
        if read.isProved, read.total?.value == total { return read.proofs }
        guard let net = invoice.net, let tax = invoice.tax, tax.minorUnits != 0, net.plus(tax) == total else {
            return []
        }
        return [Proof(identity: .tax, expression: "\(net.decimal) + \(tax.decimal) = \(total.decimal)")]
    }

    private var totalDifference: InvoiceSource.Difference? {
        guard !lines.isEmpty, let total = invoice.total, let read = read.total, read.confidence >= Self.doubtful else {
            return nil
        }
        let own = [total, invoice.gross, invoice.payable].compactMap(\.self)
        let isSaid = own.contains { amount in
            read.value.minorUnits.magnitude == amount.minorUnits.magnitude || lines.contains { $0.says(amount) }
        }
        return isSaid ? nil : .total(onPage: read.value)
    }

    private var dateDifference: InvoiceSource.Difference? {
        guard !lines.isEmpty, let day = invoice.day, let read = read.date, read.confidence >= Self.leastConfidence,
            read.value != day, !read.alternatives.contains(day), !lines.contains(where: { $0.says(day) })
        else { return nil }
        return .date(onPage: read.value)
    }

    private var sellerDifference: InvoiceSource.Difference? {
        guard !lines.isEmpty, let seller = invoice.seller, let read = read.merchant,
            read.confidence >= Self.leastConfidence
        else { return nil }
        let page = lines.map(\.letters).joined()
        let names = [seller.name] + invoice.otherSellerNames
        let isSaid = names.contains { name in
            let name = PageText(name).letters
            let shop = PageText(read.value).letters
            return page.contains(name) || !shop.isEmpty && (name.contains(shop) || shop.contains(name))
        }
        return isSaid ? nil : .seller(onPage: read.value)
    }
}

/// A line's letters and digits without separators, spaces and currencies, which are printed in many ways.
private struct PageText {
    /// Letters and digits in lower case; as a `String` it is compared by canonical equivalence.
    let letters: String
    let digits: String

    init(_ line: String) {
        letters = String(line.lowercased().filter { $0.isLetter || $0.isNumber })
        digits = String(line.filter { $0.isASCII && $0.isNumber })
    }

    func says(_ amount: Money) -> Bool {
        let units = String(amount.minorUnits.magnitude)
        guard units.count >= 3 else { return digits.contains(units) }
        let fraction = amount.currency.fractionDigits
        let isWhole = fraction > 0 && units.count > fraction && units.suffix(fraction).allSatisfy { $0 == "0" }
        return digits.contains(units) || isWhole && digits == units.dropLast(fraction)
    }

    /// Whether the line has the day in figures: `18.11.2026`, `11/18/26`, `2026-11-18`.
    func says(_ day: CalendarDay) -> Bool {
        let (month, date) = (day.month.padded(to: 2), day.day.padded(to: 2))
        return [String(day.year), (day.year % 100).padded(to: 2)].contains { (year: String) in
            let orders: [String] = ["\(year)\(month)\(date)", "\(date)\(month)\(year)", "\(month)\(date)\(year)"]
            return orders.contains { digits.contains($0) }
        }
    }
}
