import ReceiptDomain

/// Reads UN/CEFACT's Cross Industry Invoice (D16B) of Factur-X, ZUGFeRD 2 and XRechnung, and the older one of ZUGFeRD 1.
enum CrossIndustryForm {
    /// The element names that differ between the two versions.
    private struct Names {
        var document: String
        var trade: String
        var agreement: String
        var settlement: String
        var sum: String
        var lineDelivery: String
        var lineSettlement: String
        var lineSum: String
        var rate: String

        static let current = Names(
            document: "ExchangedDocument",
            trade: "SupplyChainTradeTransaction",
            agreement: "ApplicableHeaderTradeAgreement",
            settlement: "ApplicableHeaderTradeSettlement",
            sum: "SpecifiedTradeSettlementHeaderMonetarySummation",
            lineDelivery: "SpecifiedLineTradeDelivery",
            lineSettlement: "SpecifiedLineTradeSettlement",
            lineSum: "SpecifiedTradeSettlementLineMonetarySummation",
            rate: "RateApplicablePercent"
        )

        static let first = Names(
            document: "HeaderExchangedDocument",
            trade: "SpecifiedSupplyChainTradeTransaction",
            agreement: "ApplicableSupplyChainTradeAgreement",
            settlement: "ApplicableSupplyChainTradeSettlement",
            sum: "SpecifiedTradeSettlementMonetarySummation",
            lineDelivery: "SpecifiedSupplyChainTradeDelivery",
            lineSettlement: "SpecifiedSupplyChainTradeSettlement",
            lineSum: "SpecifiedTradeSettlementMonetarySummation",
            rate: "ApplicablePercent"
        )
    }

    /// The codes of credit notes (UNTDID 1001): for goods, for services, and on behalf of another.
    private static let credits: Set<String> = ["81", "83", "261", "296", "308", "381", "396", "420", "458", "532"]

    static func read(_ root: PlainElement) -> ElectronicInvoice? {
        let names: Names
        switch root.name {
        case "CrossIndustryInvoice": names = .current
        case "CrossIndustryDocument": names = .first
        default: return nil
        }
        guard let trade = root.first(names.trade), let settlement = trade.first(names.settlement),
            let currency = settlement.text("InvoiceCurrencyCode").flatMap(Currency.init(code:)),
            let sum = settlement.first(names.sum)
        else { return nil }
        var invoice = ElectronicInvoice(format: .crossIndustry, currency: currency)
        let document = root.first(names.document)
        invoice.number = document?.name("ID")
        invoice.day = document?.text("IssueDateTime", "DateTimeString").flatMap(CalendarDay.init(invoice:))
        invoice.seller = trade.first(names.agreement, "SellerTradeParty").flatMap(party)
        invoice.buyer = trade.first(names.agreement, "BuyerTradeParty").flatMap(party)
        invoice.otherSellerNames = [
            trade.first(names.agreement, "SellerTradeParty", "SpecifiedLegalOrganization")?.name("TradingBusinessName")
        ].compactMap(\.self)
        invoice.lines = trade.all("IncludedSupplyChainTradeLineItem").compactMap { line($0, names, currency) }
        invoice.taxes = settlement.all("ApplicableTradeTax").compactMap {
            $0.tax("CalculatedAmount", net: "BasisAmount", rate: $0.number(names.rate), in: currency)
        }
        invoice.net = sum.money("TaxBasisTotalAmount", in: currency)
        // The tax may be given again in the currency of the accounts.
        let taxes = sum.all("TaxTotalAmount")
        let tax = taxes.first { $0.attributes["currencyID"] == currency.code } ?? taxes.first
        invoice.tax = tax.flatMap { Money(rounding: $0.text, currency: currency) }
        invoice.gross = sum.money("GrandTotalAmount", in: currency)
        invoice.payable = sum.money("DuePayableAmount", in: currency)
        return credits.contains(document?.text("TypeCode") ?? "") ? invoice.asCredit() : invoice
    }

    private static func party(_ element: PlainElement) -> ElectronicInvoice.Party? {
        let name = element.name("Name") ?? element.name("SpecifiedLegalOrganization", "TradingBusinessName")
        let numbers = element.all("SpecifiedTaxRegistration", "ID")
        // VA is the VAT number, FC that of the tax office.
        let number = numbers.first { $0.attributes["schemeID"] == "VA" } ?? numbers.first
        return name.map { ElectronicInvoice.Party(name: $0, number: number?.text) }
    }

    private static func line(_ element: PlainElement, _ names: Names, _ currency: Currency) -> LineItem? {
        LineItem(
            element.name("SpecifiedTradeProduct", "Name")
                ?? element.name("AssociatedDocumentLineDocument", "IncludedNote", "Content"),
            quantity: element.number(names.lineDelivery, "BilledQuantity"),
            element.money(names.lineSettlement, names.lineSum, "LineTotalAmount", in: currency)
        )
    }
}
