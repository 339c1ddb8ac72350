import ReceiptDomain

/// Reads FatturaPA of Italy's Agenzia delle Entrate (specifiche tecniche 1.2), ordinary and simplified; of a lot its first bill.
enum FatturaPAForm {
    static func read(_ root: PlainElement) -> ElectronicInvoice? {
        guard let header = root.first("FatturaElettronicaHeader"), let body = root.first("FatturaElettronicaBody"),
            let document = body.first("DatiGenerali", "DatiGeneraliDocumento")
        else { return nil }
        let currency = document.text("Divisa").flatMap(Currency.init(code:)) ?? .eur
        var invoice = ElectronicInvoice(format: .fatturaPA, currency: currency)
        invoice.number = document.name("Numero")
        invoice.day = document.text("Data").flatMap(CalendarDay.init(invoice:))
        invoice.seller = header.first("CedentePrestatore").flatMap(party)
        invoice.buyer = header.first("CessionarioCommittente").flatMap(party)
        let goods = body.first("DatiBeniServizi")
        invoice.lines = (goods?.all("DettaglioLinee") ?? []).compactMap {
            LineItem($0.name("Descrizione"), quantity: $0.number("Quantita"), $0.money("PrezzoTotale", in: currency))
        }
        invoice.taxes = (goods?.all("DatiRiepilogo") ?? []).compactMap {
            $0.tax("Imposta", net: "ImponibileImporto", rate: $0.number("AliquotaIVA"), in: currency)
        }
        let sums = summed(invoice.taxes, currency)
        (invoice.net, invoice.tax) = (sums?.net, sums?.tax)
        let written = document.money("ImportoTotaleDocumento", in: currency)
        invoice.gross = written ?? simplified(body, currency) ?? sums.flatMap { $0.net.plus($0.tax) }
        // TD04 is a credit note, TD08 a simplified one.
        return ["TD04", "TD08"].contains(document.text("TipoDocumento") ?? "") ? invoice.asCredit() : invoice
    }

    private static func summed(_ taxes: [InvoiceTax], _ currency: Currency) -> (net: Money, tax: Money)? {
        guard !taxes.isEmpty else { return nil }
        let (net, tax) = (taxes.compactMap(\.net?.minorUnits).clampedSum, taxes.map(\.amount.minorUnits).clampedSum)
        return (Money(minorUnits: net, currency: currency), Money(minorUnits: tax, currency: currency))
    }

    /// The total of a simplified bill, whose goods are given with tax.
    private static func simplified(_ body: PlainElement, _ currency: Currency) -> Money? {
        let amounts = body.all("DatiBeniServizi").compactMap { $0.money("Importo", in: currency)?.minorUnits }
        return amounts.isEmpty ? nil : Money(minorUnits: amounts.clampedSum, currency: currency)
    }

    private static func party(_ element: PlainElement) -> ElectronicInvoice.Party? {
        // A simplified bill has no `DatiAnagrafici` around them.
        let facts = element.first("DatiAnagrafici") ?? element
        let names = facts.first("Anagrafica") ?? facts
        let person = [names.name("Nome"), names.name("Cognome")].compactMap(\.self).joined(separator: " ")
        guard let name = names.name("Denominazione") ?? (person.isEmpty ? nil : person) else { return nil }
        let number = facts.text("IdFiscaleIVA", "IdCodice").map { (facts.text("IdFiscaleIVA", "IdPaese") ?? "") + $0 }
        return ElectronicInvoice.Party(name: name, number: number ?? facts.text("CodiceFiscale"))
    }
}
