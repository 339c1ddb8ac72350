import ReceiptDomain
import ReceiptTestSupport
import Testing

@testable import ReceiptParsing

@Suite struct BillTests {
    /// Of a page that a program made; six spaces and more part columns.
    private func bill(_ text: String) -> Draft {
        var page = TextLayout.pass(text, confidence: 1)
        page.isExact = true
        return RuleInterpreter().interpret([page], ReadingContext(today: day("2026-11-21"))).draft
    }

    @Test(
        arguments: [
            (
                """
                Quittance de loyer
                Novembre 2026
                Bailleur : SCI Les Vergers
                Locataire : M. Exemple
                Loyer   820,00 €
                Charges   60,00 €
                Total   880,00 €
                """, "SCI Les Vergers"
            ),
            // Labels of blocks that stand side by side.
            (
                """
                                                    Invoice
                NUMBER          FROM                                TO
                0276            Copper Kite BV                      Erika Muster Verlag
                                Dam 25                              Vogelweg 29
                ISSUE DATE      1051 JM Amsterdam                   5096 Bergen
                15-08-2026
                Total                                               199.00 €
                """, "Copper Kite BV"
            ),
            // A label outweighs the column heading beside it and what web addresses name.
            (
                """
                                                    Invoice
                NUMBER          FROM                                TO
                0276            Copper Kite BV                      Erika Muster Verlag
                                Dam 25                              Vogelweg 29
                ISSUE DATE      1051 JM Amsterdam                   5096 Bergen
                15-08-2026      Netherlands
                                mail@papiercert.com
                                https://papier.com/certification/
                Total                                               199.00 €
                """, "Copper Kite BV"
            ),
            (
                """
                                                                  Tax Invoice
                Sold By :                                         Billing Address :
                COPPER RETAIL PRIVATE LIMITED                            Asha Rao
                Survey Number 99                                Plot 144, Garden Road
                NAGARPUR, TELANGANA, 500998            Nagarpur, TELANGANA, 500997
                Order Date: 02.06.2026
                TOTAL:                                            ₹3,999.00
                """, "COPPER RETAIL PRIVATE LIMITED"
            ),
            (
                """
                Rechnungsempfänger            Rechnungssteller
                Papier AG                     Windspiel GmbH
                Deichweg 25                   Allee 17
                26506 Norden                  12345 Nordstadt
                Rechnung Nr. 4711 vom 18.11.2026
                Gesamtbetrag                  1.005,55 €
                """, "Windspiel GmbH"
            ),
            (
                """
                FATTURA N. 12 del 18/11/2026
                Cliente                       Fornitore
                Rossi Mario                   Aquilone Blu
                Via Roma 5                    Corso Lungo 7
                Totale                        122,00 €
                """, "Aquilone Blu"
            ),
            (
                """
                세금계산서
                공급자                        공급받는자
                별빛문구                      푸른식당
                작성일자 2026-11-18
                합계금액                      11,000원
                """, "별빛문구"
            ),
            // In front of its own address, above whom the letter goes to.
            (
                """
                Windspiel · Allee 17 · 12345 Nordstadt
                Papier AG
                Deichweg 25
                26506 Norden
                Rechnung RE1001                              Belegdatum: 18.11.26
                Endsumme                                     963,12 €
                """, "Windspiel"
            ),
            // The second bill of a document is of another's services.
            (
                """
                Sold By :
                COPPER RETAIL
                Survey Number 99
                Invoice Number: A-1
                TOTAL:                                            ₹3,999.00
                Sold By :
                Papier Seller Services Private Limited
                Brigade Road 8
                Invoice Number: A-2
                TOTAL:                                            ₹5.00
                For Papier Seller Services Private Limited:
                """, "COPPER RETAIL"
            ),
            // Behind a label in the text.
            (
                """
                Kvittering
                Kunde                          Ola Nordmann
                Leveringstid                   30.09.2026 19:35
                Totalt i NOK                   648,00
                Informasjon om selger: Kobber Mat AS
                """, "Kobber Mat AS"
            ),
        ]
    )
    func `the seller of a bill is told from its buyer`(_ text: String, _ seller: String) {
        #expect(bill(text).merchant?.value == seller)
    }

    @Test(
        arguments: [
            ("Seepferd GmbH · Hafenstraße 17 · 18055 Rostock · Deutschland", "Seepferd GmbH"),
            ("seepferd.example | Hafenweg 42 | 08155 Nordstadt", "seepferd.example"),
            ("Albatros, Deichweg 26, 26506 Norden", "Albatros"),
            ("Acme Ltd. • 42 Milky Way • 12345 Faraway", "Acme Ltd"),
            ("Kite & Co - Dam 25 - 1051 JM Amsterdam", "Kite & Co"),
            ("Lieferadresse: Beispiel AG | Feldstraße 39 | 18055 Rostock", nil),
            ("Deichweg 25, 26506 Norden", nil), ("Tea, coffee, 12345 cups", nil),
            ("Pos. | Art.-Nr. | Bezeichnung", nil),
        ]
    )
    func `a sender's line has a name before its address`(_ line: String, _ name: String?) {
        #expect(SenderLine.name(line) == name)
    }

    @Test(
        arguments: [
            // The paper with its number, the day below.
            "FACTURE N° : F20260027\nDate : 18/11/2026\nCERF VOLANT SARL\nDATE DE FACTURE ASSOCIÉE : 30/10/2026\n"
                + "DATE DE LIVRAISON : 20/11/2026\nDate d'échéance : 19/11/2026\nTOTAL TTC 110,00 €",
            "Windspiel GmbH\nRechnung Nr. 4711 vom 18.11.2026\nLeistungszeitraum 01.10.2026 bis 31.10.2026\n"
                + "zahlbar bis 20.11.2026\nSumme 119,00 €",
            "Copper Kite Ltd\nInvoice 103767\nNovember 18, 2026\nShipment Date 11/17/2026\nDue Date November 20, 2026\n"
                + "Total £119.00",
        ]
    )
    func `a bill's own day is told from those of delivery, payment and other papers`(_ text: String) {
        #expect(bill(text).date?.value == day("2026-11-18"))
    }

    @Test(arguments: [
        ("Windspiel GmbH", true), ("Handel A/S", true), ("Sklep Sp. z o.o.", true), ("Kite S.r.l.", true),
        ("Kite", false),
        ("GmbH", false), ("주식회사 별빛", true), ("Sonne & Mond", false),
    ])
    func `firms are told by the end of their names`(_ name: String, _ isFirm: Bool) {
        #expect(FirmName.hasForm(name) == isFirm)
    }

    @Test func `on paper nothing is told by columns`() {
        let text = "FROM                TO\nCopper Kite         Papier AG\nTotal 8.60"
        #expect(BillParties(Page(passes: [TextLayout.pass(text)])).candidates.isEmpty)
    }

    @Test func `a credit note is of its own day, and the invoice's is another`() {
        let read = bill(
            """
            Fieldstone Tools Inc.
            Credit Memo
            Credit Memo #: CM-5521
            Invoice Date: 10/26/2026
            Credit Date: 11/04/2026
            Hand plane returned                   $39.99
            Tax                                   $2.80
            Total                                 $42.79
            """
        )
        #expect(read.date?.value == day("2026-11-04"))
    }

    @Test func `rows of days are not the day of a folio`() {
        let read = bill(
            """
            The Larkspur Inn
            Arrive              Depart              Room
            Oct 15, 2026        Oct 17, 2026        12
            10/15/2026      Room                    145.00
            10/16/2026      Room                    145.00
            Total                                   290.00
            """
        )
        #expect(read.date?.value == day("2026-10-17"))
    }

    @Test(
        arguments: [
            (
                "Rent Receipt\nDate: 10/01/2026\nLandlord: Oak Hollow Rentals\nTenant: Lee Park\nAmount paid: $980.00",
                "Oak Hollow Rentals"
            ),
            ("Cedar Ridge LLC\nPeriod: 11/01/2026 to 11/30/2026\nAmount: $1,650.00", "Cedar Ridge LLC"),
        ]
    )
    func `the landlord is named, and no label of a period`(_ text: String, _ name: String) {
        #expect(bill(text).merchant?.value == name)
    }
}
