import ReceiptDomain

/// Reads Invoice and CreditNote of OASIS UBL 2, as used by Peppol BIS Billing 3 and XRechnung.
enum UniversalBusinessForm {
    static func read(_ root: PlainElement) -> ElectronicInvoice? {
        guard ["Invoice", "CreditNote"].contains(root.name), let sum = root.first("LegalMonetaryTotal"),
            let code = root.text("DocumentCurrencyCode") ?? sum.first("PayableAmount")?.attributes["currencyID"],
            let currency = Currency(code: code)
        else { return nil }
        var invoice = ElectronicInvoice(format: .universalBusinessLanguage, currency: currency)
        invoice.number = root.name("ID")
        invoice.day = root.text("IssueDate").flatMap(CalendarDay.init(invoice:))
        let seller = root.first("AccountingSupplierParty", "Party")
        invoice.seller = seller.flatMap(party)
        invoice.otherSellerNames = names(seller).filter { $0 != invoice.seller?.name }
        invoice.buyer = root.first("AccountingCustomerParty", "Party").flatMap(party)
        invoice.lines = (root.all("InvoiceLine") + root.all("CreditNoteLine")).compactMap { line($0, currency) }
        // The tax may be given again in the currency of the accounts.
        let totals = root.all("TaxTotal")
        let total = totals.first { $0.first("TaxAmount")?.attributes["currencyID"] == currency.code } ?? totals.first
        invoice.tax = total?.money("TaxAmount", in: currency)
        invoice.taxes = (total?.all("TaxSubtotal") ?? []).compactMap {
            let rate = $0.number("TaxCategory", "Percent") ?? $0.number("Percent")
            return $0.tax("TaxAmount", net: "TaxableAmount", rate: rate, in: currency)
        }
        invoice.net = sum.money("TaxExclusiveAmount", in: currency)
        invoice.gross = sum.money("TaxInclusiveAmount", in: currency)
        invoice.payable = sum.money("PayableAmount", in: currency)
        // UNTDID 1001: codes of credit notes within an Invoice.
        let isCredit = root.name == "CreditNote" || ["381", "396"].contains(root.text("InvoiceTypeCode") ?? "")
        return isCredit ? invoice.asCredit() : invoice
    }

    /// The trading name, then the registered name.
    private static func names(_ party: PlainElement?) -> [String] {
        guard let party else { return [] }
        let person = [party.name("Person", "FirstName"), party.name("Person", "FamilyName")].compactMap(\.self)
        return [
            party.name("PartyName", "Name"), party.name("PartyLegalEntity", "RegistrationName"),
            person.isEmpty ? nil : person.joined(separator: " "),
        ].compactMap(\.self)
    }

    private static func party(_ element: PlainElement) -> ElectronicInvoice.Party? {
        names(element).first.map {
            ElectronicInvoice.Party(
                name: $0,
                number: element.text("PartyTaxScheme", "CompanyID") ?? element.text("PartyLegalEntity", "CompanyID")
            )
        }
    }

    private static func line(_ element: PlainElement, _ currency: Currency) -> LineItem? {
        LineItem(
            element.name("Item", "Name") ?? element.name("Item", "Description"),
            quantity: element.number("InvoicedQuantity") ?? element.number("CreditedQuantity"),
            element.money("LineExtensionAmount", in: currency)
        )
    }
}
