import Foundation
import ReceiptDomain

/// Reads what a mail's HTML says about one purchase for programs: JSON-LD in the words of schema.org.
enum MailData {
    private enum Limits {
        /// The most scripts of a mail; the rest is not looked at.
        static let scripts = 20
        static let bytes = 64 << 10
        static let depth = 12
    }

    /// `nil` for a mail about several purchases, because nothing says which of them was paid.
    static func invoice(html: String) -> ElectronicInvoice? {
        let found = scripts(in: html).flatMap(objects).compactMap(invoice)
        return Set(found).count == 1 ? found.first : nil
    }

    private static func scripts(in html: String) -> [Substring] {
        let pieces = html.split(
            separator: "<script",
            maxSplits: Limits.scripts * 4,
            omittingEmptySubsequences: false
        )
        .dropFirst()
        return pieces.compactMap { piece -> Substring? in
            guard let end = piece.firstIndex(of: ">"), piece[..<end].contains("application/ld+json") else { return nil }
            return piece[end...].dropFirst().split(
                separator: "</script",
                maxSplits: 1,
                omittingEmptySubsequences: false
            )
            .first
        }
        .filter { $0.utf8.count <= Limits.bytes }.prefix(Limits.scripts).map(\.self)
    }

    private static func objects(_ script: Substring) -> [PlainElement] {
        let deepest = script.utf8.reduce(into: (now: 0, most: 0)) { depth, byte in
            if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") { depth.now += 1 }
            if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") { depth.now -= 1 }
            depth.most = max(depth.most, depth.now)
        }
        guard deepest.most <= Limits.depth,
            let value = try? JSONDecoder().decode(JSONValue.self, from: Data(script.utf8))
        else { return [] }
        let roots = PlainElement.all("data", value)
        return roots + roots.flatMap { $0.all("@graph") }
    }

    private static func invoice(_ object: PlainElement) -> ElectronicInvoice? {
        guard let type = object.text("@type")?.split(separator: "/").last,
            type == "Order" || type == "Invoice" || type.hasSuffix("Reservation"),
            isBinding(object.text("orderStatus") ?? object.text("reservationStatus") ?? ""),
            let (total, currency) = Self.total(of: object), total.minorUnits > 0
        else { return nil }
        var invoice = ElectronicInvoice(format: .mailData, currency: currency)
        invoice.gross = total
        invoice.number =
            object.name("orderNumber") ?? object.name("confirmationNumber") ?? object.name("reservationNumber")
        invoice.day = (object.text("orderDate") ?? object.text("bookingTime")).flatMap(localDay)
        let sellers = [
            ["seller"], ["merchant"], ["provider"], ["broker"], ["reservationFor", "provider"],
            ["reservationFor", "airline"],
        ]
        let place = type == "LodgingReservation" || type == "FoodEstablishmentReservation" ? [["reservationFor"]] : []
        invoice.seller = (sellers + place).lazy.compactMap { object.text(at: $0 + ["name"]) ?? object.text(at: $0) }
            .first
            .map { ElectronicInvoice.Party(name: String($0.prefix(200))) }
        invoice.lines = lines(of: object, total)
        return invoice
    }

    /// Whether the state of an order or reservation costs money; without a state it does.
    private static func isBinding(_ state: String) -> Bool {
        !["Cancelled", "Returned", "Problem", "Hold", "Pending"].contains { state.hasSuffix($0) }
    }

    private static func total(of object: PlainElement) -> (Money, Currency)? {
        let places = [
            object, object.first("totalPrice"), object.first("totalPaymentDue"),
            object.first("partOfInvoice", "totalPaymentDue"),
        ]
        return places.lazy.compactMap { place -> (Money, Currency)? in
            guard let place, let code = place.text("priceCurrency") ?? place.text("currency"),
                let currency = Currency(code: code),
                let amount = ["totalPrice", "price", "value"].lazy.compactMap({ place.money($0, in: currency) }).first
            else { return nil }
            return (amount, currency)
        }
        .first
    }

    /// The day of an instant, as far as its time zone is the buyer's: the day may be another one in UTC.
    private static func localDay(_ text: String) -> CalendarDay? {
        text.contains("T") && (text.hasSuffix("Z") || text.hasSuffix("+00:00")) ? nil : CalendarDay(invoice: text)
    }

    /// The offers, whose prices are for one piece or for all: what comes to the total decides.
    private static func lines(of object: PlainElement, _ total: Money) -> [LineItem] {
        let offers = object.all("acceptedOffer").prefix(200).compactMap { offer in
            LineItem(
                offer.name("itemOffered", "name"),
                quantity: offer.number("eligibleQuantity", "value") ?? offer.number("eligibleQuantity"),
                offer.money("price", in: total.currency)
            )
        }
        if offers.allSatisfy({ $0.quantity.map { $0 == "1" } ?? true }) { return offers }
        let multiplied = offers.compactMap { offer -> LineItem? in
            let (units, isTooLarge) = offer.amount.minorUnits
                .multipliedReportingOverflow(by: offer.quantity.flatMap { Int($0) } ?? 1)
            var line = offer
            line.unitPrice = offer.amount
            line.amount.minorUnits = units
            return isTooLarge ? nil : line
        }
        return [offers, multiplied].first { lines in
            Double(total.minorUnits) == lines.reduce(0) { $0 + Double($1.amount.minorUnits) }
        } ?? []
    }
}

extension PlainElement {
    /// The elements of a JSON value: one for each value of a list, with members as children and anything else as text.
    fileprivate static func all(_ name: String, _ value: JSONValue) -> [PlainElement] {
        if case .list(let values) = value { return values.flatMap { all(name, $0) } }
        var element = PlainElement(name)
        switch value {
        case .object(let members):
            element.children = members.sorted { $0.key < $1.key }.flatMap { all($0.key, $0.value) }
        case .text(let text): element.text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        case .integer(let number): element.text = "\(number)"
        case .number(let number): element.text = "\(number)"
        case .flag, .null, .list: break
        }
        return [element]
    }
}
