import ReceiptDomain

/// Reads NF-e and NFC-e of Brazil's tax offices (layout 4.00), alone or with their authorisation around them.
enum BrazilianInvoiceForm {
    static func read(_ root: PlainElement) -> ElectronicInvoice? {
        guard let note = (root.name == "NFe" ? root : root.first("NFe"))?.first("infNFe"),
            let total = note.first("total", "ICMSTot"), let currency = Currency(code: "BRL")
        else { return nil }
        var invoice = ElectronicInvoice(format: .brazilianInvoice, currency: currency)
        invoice.number = note.name("ide", "nNF")
        invoice.day = note.text("ide", "dhEmi").flatMap(CalendarDay.init(invoice:))
        invoice.seller = note.first("emit").flatMap(party)
        invoice.otherSellerNames = [note.name("emit", "xNome")].compactMap(\.self).filter { $0 != invoice.seller?.name }
        invoice.buyer = note.first("dest").flatMap(party)
        invoice.lines = note.all("det", "prod").compactMap {
            LineItem($0.name("xProd"), quantity: $0.number("qCom"), $0.money("vProd", less: "vDesc", in: currency))
        }
        invoice.gross = total.money("vNF", in: currency)
        // 4 is the note of a return.
        return note.text("ide", "finNFe") == "4" ? invoice.asCredit() : invoice
    }

    private static func party(_ element: PlainElement) -> ElectronicInvoice.Party? {
        (element.name("xFant") ?? element.name("xNome")).map {
            ElectronicInvoice.Party(name: $0, number: element.text("CNPJ") ?? element.text("CPF"))
        }
    }
}
