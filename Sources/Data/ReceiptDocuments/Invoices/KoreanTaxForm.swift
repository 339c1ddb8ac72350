import ReceiptDomain

/// Reads 전자세금계산서 and 전자계산서 (KEC's schema module, version 3, by which all are sent to the National Tax Service).
enum KoreanTaxForm {
    static func read(_ root: PlainElement) -> ElectronicInvoice? {
        guard root.name == "TaxInvoice", let settlement = root.first("TaxInvoiceTradeSettlement"),
            let sum = settlement.first("SpecifiedMonetarySummation")
        else { return nil }
        var invoice = ElectronicInvoice(format: .koreanTaxInvoice, currency: .krw)
        let document = root.first("TaxInvoiceDocument")
        invoice.number = document?.name("IssueID")
        invoice.day = document?.text("IssueDateTime").flatMap(CalendarDay.init(invoice:))
        invoice.seller = settlement.first("InvoicerParty").flatMap(party)
        invoice.buyer = settlement.first("InvoiceeParty").flatMap(party)
        invoice.lines = root.all("TaxInvoiceTradeLineItem").compactMap {
            LineItem(
                $0.name("NameText"),
                quantity: $0.number("ChargeableUnitQuantity"),
                $0.money("InvoiceAmount", in: .krw)
            )
        }
        invoice.net = sum.money("ChargeTotalAmount", in: .krw)
        invoice.tax = sum.money("TaxTotalAmount", in: .krw)
        invoice.gross = sum.money("GrandTotalAmount", in: .krw)
        if let tax = invoice.tax, tax.minorUnits != 0 {
            // There is a single rate (부가가치세법 제30조).
            invoice.taxes = [InvoiceTax(rate: "10", net: invoice.net, amount: tax)]
        }
        return invoice
    }

    private static func party(_ element: PlainElement) -> ElectronicInvoice.Party? {
        element.name("NameText").map { ElectronicInvoice.Party(name: $0, number: element.text("ID")) }
    }
}
