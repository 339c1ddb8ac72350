import ReceiptDomain

extension ElectronicInvoice {
    /// The readers of the formats; each returns `nil` for another format's root element.
    private static let forms: [@Sendable (PlainElement) -> ElectronicInvoice?] = [
        CrossIndustryForm.read, UniversalBusinessForm.read, FatturaPAForm.read, KoreanTaxForm.read,
        MexicanInvoiceForm.read,
        BrazilianInvoiceForm.read,
    ]

    /// The most lines of an invoice; no record has more items.
    private static let mostLines = 2000

    /// `nil` for XML that is no e-invoice, or for one without an amount.
    init?(_ root: PlainElement) {
        let read = Self.forms.lazy.compactMap { $0(root) }.first
        guard let invoice = read, invoice.total != nil else { return nil }
        self = invoice
        lines = Array(lines.prefix(Self.mostLines))
        taxes = Array(taxes.prefix(Self.mostLines))
    }

    /// The invoice with negative amounts, as a credit note.
    func asCredit() -> ElectronicInvoice {
        // Some credit notes already have negative amounts.
        guard let total, total.minorUnits > 0 else { return self }
        var credit = self
        func turned(_ money: Money?) -> Money? { money?.negated }
        credit.net = turned(net)
        credit.tax = turned(tax)
        credit.gross = turned(gross)
        credit.payable = turned(payable)
        credit.taxes = taxes.map { InvoiceTax(rate: $0.rate, net: turned($0.net), amount: $0.amount.negated) }
        credit.lines = lines.map { line in
            var line = line
            line.amount = line.amount.negated
            return line
        }
        return credit
    }
}

extension PlainElement {
    /// An amount such as `1656.25`, `1000.0000` or `+5`, rounded to the currency's smallest unit.
    func money(_ path: String..., in currency: Currency) -> Money? {
        text(at: path).flatMap { Money(rounding: $0, currency: currency) }
    }

    /// The amount less its discount, if it has one.
    func money(_ name: String, less discount: String, in currency: Currency) -> Money? {
        guard let amount = money(name, in: currency) else { return nil }
        return money(discount, in: currency).map { amount.plus($0.negated) } ?? amount
    }

    /// The tax at a rate; `nil` without an amount.
    func tax(_ amount: String, net: String, rate: String?, in currency: Currency) -> InvoiceTax? {
        money(amount, in: currency).map { InvoiceTax(rate: rate, net: money(net, in: currency), amount: $0) }
    }

    func name(_ path: String...) -> String? {
        guard let text = text(at: path) else { return nil }
        return String(text.split(whereSeparator: \.isWhitespace).joined(separator: " ").prefix(200))
    }

    /// A number without trailing zeros: `19`, `5.5`.
    func number(_ path: String...) -> String? {
        guard let text = text(at: path), Double(text) != nil, text.count <= 20 else { return nil }
        guard text.contains(".") else { return text }
        return String(text.reversed().drop { $0 == "0" }.drop { $0 == "." }.reversed())
    }
}

extension LineItem {
    /// `nil` for a line without a name or an amount.
    init?(_ name: String?, quantity: String?, _ amount: Money?) {
        guard let name, let amount else { return nil }
        self.init(name: name, quantity: quantity, amount: amount)
    }
}

extension CalendarDay {
    /// Parses `2026-11-18`, with or without a time, or `20261118…` (UN/EDIFACT 2379, format 102).
    init?(invoice text: String) {
        let text = text.prefix { $0 != "T" && $0 != "+" && $0 != "Z" }
        if text.contains("-") {
            self.init(iso: String(text.prefix(10)))
        } else {
            self.init(compact: text.prefix(8))
        }
    }
}

extension Money {
    /// Parses a decimal of any precision, rounded to the nearest unit; halves are rounded away from zero.
    init?(rounding text: String, currency: Currency) {
        var text = text.filter { !$0.isWhitespace }
        if text.hasPrefix("+") { text.removeFirst() }
        let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        guard let whole = parts.first, text.contains(where: \.isNumber) else { return nil }
        let fraction = parts.count > 1 ? parts[1] : ""
        let kept = fraction.prefix(currency.fractionDigits)
        let digits = whole == "" || whole == "-" ? String(whole) + "0" : String(whole)
        guard fraction.allSatisfy({ $0.isASCII && $0.isNumber }),
            let money = Money(decimal: kept.isEmpty ? digits : digits + "." + kept, currency: currency)
        else { return nil }
        let rest = fraction.dropFirst(kept.count).first.flatMap(\.wholeNumberValue) ?? 0
        self = money
        if rest >= 5 { minorUnits += text.hasPrefix("-") ? -1 : 1 }
    }
}
