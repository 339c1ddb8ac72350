import ReceiptDomain
import Testing

@testable import ReceiptReading

@Suite struct InvoiceAgreementTests {
    private let day = CalendarDay(iso: "2026-11-18")

    private func eur(_ units: Int) -> Money { Money(minorUnits: units, currency: .eur) }

    private var invoice: ElectronicInvoice {
        var invoice = ElectronicInvoice(format: .crossIndustry, currency: .eur)
        invoice.number = "R-17"
        invoice.day = day
        invoice.seller = .init(name: "Windspiel GmbH")
        invoice.buyer = .init(name: "Erika Muster")
        (invoice.net, invoice.tax) = (eur(84500), eur(16055))
        (invoice.gross, invoice.payable) = (eur(100555), eur(100555))
        invoice.lines = [LineItem(name: "Drachen", amount: eur(84500))]
        return invoice
    }

    /// The lines read on a page, all with the same confidence.
    private func page(_ total: Int, _ date: String = "2026-11-18", _ merchant: String = "Windspiel") -> Draft {
        var draft = Draft()
        draft.content = .unsure
        draft.total = Field(eur(total), confidence: 0.9, evidence: Evidence(text: "Summe"))
        draft.date = CalendarDay(iso: date).map { Field($0, confidence: 0.9) }
        draft.merchant = Field(merchant, confidence: 0.9)
        return draft
    }

    private let lines = ["Windspiel GmbH · Allee 1", "Rechnung vom 18.11.2026", "Summe brutto 1 005,55 €"]

    @Test func `where both agree the values are sure, and keep their place on the page`() {
        let draft = InvoiceAgreement(invoice, read: page(100555), lines: lines).draft
        #expect((draft.content, draft.merchant?.value, draft.date?.value) == (.receipt, "Windspiel GmbH", day))
        #expect((draft.total?.value, draft.total?.evidence?.text) == (eur(100555), "Summe"))
        #expect(
            [draft.total?.confidence, draft.date?.confidence, draft.merchant?.confidence].allSatisfy { $0 ?? 0 > 0.95 }
        )
        #expect((draft.tax?.value, draft.subtotal?.value) == (eur(16055), eur(84500)))
        #expect(draft.items.map(\.item.name) == ["Drachen"])
        #expect(draft.proofs.map(\.expression) == ["845.00 + 160.55 = 1005.55"])
        #expect(draft.invoice == InvoiceSource(format: .crossIndustry, number: "R-17", buyer: "Erika Muster"))
    }

    @Test func `another total on the page is said, offered, and proves nothing`() {
        let draft = InvoiceAgreement(invoice, read: page(99900), lines: ["Summe 999,00"]).draft
        #expect(draft.invoice?.differences == [.total(onPage: eur(99900))])
        #expect((draft.total?.value, draft.total?.alternatives) == (eur(100555), [eur(99900)]))
        #expect(draft.total?.confidence ?? 1 < 0.8)
        #expect(!draft.isProved)
    }

    @Test func `a total that is printed is none that differs, whatever was taken for it`() {
        #expect(InvoiceAgreement(invoice, read: page(84500), lines: lines).draft.invoice?.differences == [])
    }

    @Test func `what is paid and what was billed may both stand on the page`() {
        var deposit = invoice
        deposit.payable = eur(50555)
        let draft = InvoiceAgreement(deposit, read: page(100555), lines: ["Summe 1005.55"]).draft
        #expect((draft.total?.value, draft.total?.alternatives) == (eur(50555), [eur(100555)]))
        #expect(draft.invoice?.differences == [])
    }

    @Test(arguments: [("2026-11-18", false), ("2026-11-17", true)])
    func `another date on the page is said`(_ date: String, _ differs: Bool) {
        let draft = InvoiceAgreement(invoice, read: page(100555, date), lines: ["1005.55", "Windspiel GmbH"]).draft
        #expect(draft.date?.value == day)
        #expect(draft.invoice?.differences == (differs ? CalendarDay(iso: date).map { [.date(onPage: $0)] } : []))
    }

    @Test(arguments: [("WINDSPIEL", false), ("Papier AG", true)])
    func `another seller on the page is said`(_ name: String, _ differs: Bool) {
        let draft = InvoiceAgreement(invoice, read: page(100555, "2026-11-18", name), lines: ["1005.55"]).draft
        #expect(draft.merchant?.value == "Windspiel GmbH")
        #expect(draft.invoice?.differences == (differs ? [.seller(onPage: name)] : []))
    }

    @Test(arguments: [true, false])
    func `a mail's data gives way to another total that the page proves`(_ isProved: Bool) {
        var (data, read) = (invoice, page(99900))
        data.format = .mailData
        if isProved { read.proofs = [Proof(identity: .items, expression: "990.00 + 9.00 = 999.00")] }
        let draft = InvoiceAgreement(data, read: read, lines: ["Summe 999,00"]).draft
        #expect(draft.total?.value == eur(isProved ? 99900 : 100555))
        #expect((draft.invoice == nil) == isProved)
    }

    @Test func `an e-invoice by itself has nothing to differ from`() {
        let draft = InvoiceAgreement(invoice, read: page(1, "2020-01-01", "Papier AG"), lines: []).draft
        #expect(draft.invoice?.differences == [])
        #expect(draft.total?.value == eur(100555))
    }
}
