import ReceiptDomain

/// Finds a bill's own date among others, by the words before and beside it.
enum BillDates {
    /// The meaning of the words in front of a date.
    private enum Label {
        /// The bill's own date.
        case own
        /// A date of delivery, payment, or another document.
        case other
    }

    /// The number of preceding words that may label a date.
    private static let reach = 6

    /// Notes a date's label in a digital document, and whether the document is named beside it.
    static func note(
        _ date: PrintedDate,
        in line: PrintedLine,
        below previous: PageLine?,
        in features: inout Features<DateFeature>
    ) {
        guard line.isExact else { return }
        let label = label(before: date.range.lowerBound, in: line)
        if label == .own {
            features.note(.isCalledDate)
            features.note(.isCalledOther, 0)
        }
        features.note(.isOtherOnBill, if: label == .other)
        let isBeside = namesPaper(line) || previous.map { namesPaper($0.best) } ?? false
        features.note(.isBesidePaper, if: isBeside && label != .other)
        features.note(.depthOnBill, Double(line.box.y) / 1000)
    }

    /// `nil` without a known label.
    private static func label(before place: Int, in line: PrintedLine) -> Label? {
        let words = line.text.string(0..<place).lowercased().split { $0 == " " || $0 == ":" }.suffix(reach)
        let text = FoldedText(words.joined(separator: " ")).letters
        guard !text.isEmpty else { return nil }
        if originals.contains(where: { text.contains($0) }) { return .other }
        if own.contains(where: { text.contains($0) }) { return .own }
        return other.contains(where: { text.contains($0) }) ? .other : nil
    }

    /// `Rechnung Nr. 4711`, `Invoice 103767`, `FACTURE N° : F2018`: the document's name with its number.
    private static func namesPaper(_ line: PrintedLine) -> Bool {
        line.columns.contains { piece in
            let words = piece.string.lowercased().split { $0 == " " || $0 == ":" }
            guard words.count <= 8, let first = words.first, papers.contains(where: { first.hasPrefix($0) }) else {
                return false
            }
            return words.dropFirst().contains { $0.contains(where: \.isNumber) }
        }
    }

    private static let papers = [
        "invoice", "rechnung", "facture", "fattura", "factura", "fatura", "faktura", "factuur", "lasku", "számla",
        "račun",
        "avoir", "gutschrift", "credit", "quittung", "receipt", "청구서", "세금계산서", "請求書", "領収書",
    ]

    /// Words for the bill that a credit note is about: `Rechnungsdatum der ursprünglichen Rechnung`.
    private static let originals = folded(
        "ursprünglich, original, d'origine, initiale, oryginaln, původní, avser faktura, vedrørende faktura, zu rechnung, 당초, 원본"
    )

    private static let own = folded(
        """
        rechnungsdatum, belegdatum, invoice date, date of invoice, issue date, date of issue, date de facture,
        date de la facture, date d'émission, data fattura, fecha de factura, fecha de emisión, factuurdatum, fakturadatum,
        fakturadato, data wystawienia, 발행일, 작성일, 請求日, 発行日
        """
    )

    private static let other = folded(
        """
        associée, rattachée, livraison, échéance, prestation, début, lieferdatum, lieferung, leistungsdatum,
        leistungszeitraum, leistung, fällig, zahlbar, druckdatum,
        shipment, shipped, delivery, delivered, due date, payment due, pay by, start of service, end of service,
        service period, billing period, original invoice, consegna, scadenza,
        entrega, vencimiento, vencimento, vervaldatum, leverdatum, förfallodatum, leveransdatum,
        forfaldsdato, forfallsdato, leveringsdato, eräpäivä, toimituspäivä, termin płatności, splatnost,
        teljesítés, 납기, 납부기한, 지급기한, 배송, 支払期限, 納期
        """
    )

    private static func folded(_ phrases: String) -> [[UInt32]] {
        PhraseList.of(phrases).map { FoldedText($0).letters }.filter { $0.count >= 4 }
    }
}
