import ReceiptDomain
import Testing

@testable import ReceiptDocuments

@Suite struct MailDataTests {
    private func html(_ json: String...) -> String {
        "<p>Thanks</p>"
            + json.map { "<script type=\"application/ld+json\">\($0)</script>" }.joined(separator: "<p>and</p>")
    }

    private let order = """
        {"@context": "http://schema.org", "@type": "Order", "merchant": {"@type": "Organization", "name": "Lapwing Lamps"},
         "orderNumber": "LL-20771", "priceCurrency": "EUR", "price": "61.40", "orderDate": "2026-10-29T23:10:00+02:00",
         "acceptedOffer": [
          {"@type": "Offer", "itemOffered": {"@type": "Product", "name": "Desk lamp, green"}, "price": 38.90,
           "priceCurrency": "EUR", "eligibleQuantity": {"@type": "QuantitativeValue", "value": 1}},
          {"@type": "Offer", "itemOffered": {"@type": "Product", "name": "Bulb E27"}, "price": "7.50",
           "priceCurrency": "EUR", "eligibleQuantity": {"@type": "QuantitativeValue", "value": "3"}}]}
        """

    @Test func `an order's seller, number, day, total and goods are taken from it`() throws {
        let invoice = try #require(MailData.invoice(html: html(order)))
        #expect((invoice.format, invoice.seller?.name, invoice.number) == (.mailData, "Lapwing Lamps", "LL-20771"))
        #expect((invoice.day?.description, invoice.total?.decimalWithCode) == ("2026-10-29", "61.40 EUR"))
        #expect(invoice.lines.map(\.name) == ["Desk lamp, green", "Bulb E27"])
        #expect(invoice.lines.map(\.amount.decimal) == ["38.90", "22.50"], "the prices are of one piece")
    }

    @Test(arguments: [
        (
            #"{"@type": "https://schema.org/Invoice", "provider": {"name": "Fen Water"}, "confirmationNumber": "9", "totalPaymentDue": {"price": 70.00, "priceCurrency": "GBP"}}"#,
            "Fen Water 9 70.00 GBP"
        ),
        (
            #"[{"@type": "LodgingReservation", "reservationNumber": "H3", "reservationFor": {"name": "Hotel Rohrdommel"}, "totalPrice": {"price": "189", "priceCurrency": "CHF"}}]"#,
            "Hotel Rohrdommel H3 189.00 CHF"
        ),
        (
            #"{"@graph": [{"@type": "Organization", "name": "x"}, {"@type": "FlightReservation", "reservationNumber": "F8", "reservationFor": {"airline": {"name": "Tern Air"}}, "totalPrice": 210, "priceCurrency": "USD"}]}"#,
            "Tern Air F8 210.00 USD"
        ),
    ])
    func `bills and reservations are read, in lists too`(_ json: String, _ said: String) throws {
        let invoice = try #require(MailData.invoice(html: html(json)))
        let total = try #require(invoice.total)
        #expect("\(invoice.seller?.name ?? "") \(invoice.number ?? "") \(total.decimalWithCode)" == said)
    }

    @Test(arguments: [
        #"{"@type": "FoodEstablishmentReservation", "reservationFor": {"name": "Bistro"}, "partySize": 4}"#,
        #"{"@type": "Order", "price": "12.00", "priceCurrency": "EUR", "orderStatus": "http://schema.org/OrderCancelled"}"#,
        #"{"@type": "Product", "price": "12.00", "priceCurrency": "EUR"}"#,
        #"{"@type": "Order", "price": "about 12", "priceCurrency": "EUR"}"#,
        #"{"@type": "Order", "price": "0.00", "priceCurrency": "EUR"}"#, "{\"@type\": \"Order\"", "",
        String(repeating: "[", count: 60_000), "{\"a\": \"" + String(repeating: "x", count: 70_000) + "\"}",
    ])
    func `what costs nothing, names no amount or is no JSON says nothing`(_ json: String) {
        #expect(MailData.invoice(html: html(json)) == nil)
    }

    @Test func `two orders say nothing, and one said twice does`() {
        let other = order.replacing("61.40", with: "12.00")
        #expect(MailData.invoice(html: html(order, other)) == nil)
        #expect(MailData.invoice(html: html(order, order))?.total?.decimal == "61.40")
    }

    @Test func `the day of an instant in universal time is left to the mail's text`() {
        let instant = order.replacing("23:10:00+02:00", with: "23:10:00Z")
        #expect(MailData.invoice(html: html(instant)).map(\.day) == .some(nil))
    }

    @Test func `a mail in HTML has its data beside its text`() throws {
        let page = try TextPage(html: html(order))
        #expect(page.invoice?.number == "LL-20771")
        #expect(try page.page(0).text?.map(\.text) == ["Thanks"])
    }
}
