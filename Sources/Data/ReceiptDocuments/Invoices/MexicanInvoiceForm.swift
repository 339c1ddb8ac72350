import ReceiptDomain

/// Reads CFDI 3.3 and 4.0 of Mexico's Servicio de Administración Tributaria, whose values are attributes.
enum MexicanInvoiceForm {
    static func read(_ root: PlainElement) -> ElectronicInvoice? {
        let root = root.withAttributesAsElements
        // I is income, E a credit note; wages, transport and payments of earlier bills are no purchases.
        guard root.name == "Comprobante", let type = root.text("TipoDeComprobante"), ["I", "E"].contains(type),
            let currency = root.text("Moneda").flatMap(Currency.init(code:))
        else { return nil }
        var invoice = ElectronicInvoice(format: .mexicanInvoice, currency: currency)
        let folio = [root.name("Serie"), root.name("Folio")].compactMap(\.self).joined(separator: " ")
        invoice.number = folio.nonEmpty ?? root.name("Complemento", "TimbreFiscalDigital", "UUID")
        invoice.day = root.text("Fecha").flatMap(CalendarDay.init(invoice:))
        invoice.seller = root.first("Emisor").flatMap(party)
        invoice.buyer = root.first("Receptor").flatMap(party)
        invoice.lines = root.all("Conceptos", "Concepto").compactMap {
            LineItem(
                $0.name("Descripcion"),
                quantity: $0.number("Cantidad"),
                $0.money("Importe", less: "Descuento", in: currency)
            )
        }
        invoice.taxes = root.all("Impuestos", "Traslados", "Traslado").compactMap {
            $0.tax("Importe", net: "Base", rate: $0.text("TasaOCuota").flatMap(percent), in: currency)
        }
        invoice.net = root.money("SubTotal", less: "Descuento", in: currency)
        invoice.tax = root.money("Impuestos", "TotalImpuestosTrasladados", in: currency)
        invoice.gross = root.money("Total", in: currency)
        return type == "E" ? invoice.asCredit() : invoice
    }

    /// `16` of `0.160000`.
    private static func percent(_ share: String) -> String? {
        Double(share).map { percent in
            let thousandths = Int((percent * 100_000).rounded())
            return thousandths % 1000 == 0 ? "\(thousandths / 1000)" : "\(Double(thousandths) / 1000)"
        }
    }

    private static func party(_ element: PlainElement) -> ElectronicInvoice.Party? {
        element.name("Nombre").map { ElectronicInvoice.Party(name: $0, number: element.text("Rfc")) }
    }
}
