import Testing

@testable import ReceiptParsing

@Suite struct LabelReaderTests {
    private func roles(_ line: String) -> [AmountRole] {
        LabelReader.labels(in: ScalarText(line), skipping: []).map(\.role)
    }

    @Test(
        arguments: [
            ("TOTAL", AmountRole.total), ("Grand Total:", .total), ("T O T A L", .total), ("TOTAI", .total),
            ("TQTAL", .total),
            ("합 계", .total), ("총합계", .total), ("할계", .total), ("SUMME EUR", .total), ("Gesamtbetrag", .total),
            ("合計", .total), ("合 言十", .total), ("含計", .total), ("小 言十", .subtotal), ("外税計", .tax), ("台計", .total),
            ("お約り", .change), ("お頂り", .tendered), ("パスモ PASMO", .card),
            ("TOTAL TTC", .total), ("RAZEM PLN", .total), ("Total (Inclusive of GST)", .total),
            ("결제금액", .paid), ("받을금액", .paid), ("받을 금액", .paid), ("승인금액", .paid), ("AMOUNT DUE", .paid),
            ("zu zahlen", .paid),
            ("Total Payable", .paid), ("Do zapłaty", .paid),
            ("SUBTOTAL", .subtotal), ("Sub-Total", .subtotal), ("소계", .subtotal), ("小計", .subtotal),
            ("공급가액", .net), ("과세물품가액", .net), ("Netto", .net), ("Total Sales (Excluding GST)", .net),
            ("부가세", .tax), ("VAT", .tax), ("TOTAL GST", .tax), ("Sales Tax", .tax), ("CGST 9%", .tax), ("SGST", .tax),
            ("MwSt", .tax), ("消費税", .tax),
            ("봉사료", .service), ("Service Charge", .service), ("Gratuity", .tip), ("할인", .discount),
            ("Rabatt", .discount),
            ("Rounding Adj", .rounding), ("Pembundaran", .rounding),
            ("받은금액", .tendered), ("CASH", .tendered), ("Gegeben", .tendered), ("お預り", .tendered),
            ("거스름돈", .change), ("CHANGE", .change), ("Rückgeld", .change), ("Baki", .change),
            ("신용카드", .card), ("VISA", .card), ("TOTAL QTY", .quantity), ("TOTAL ITEMS", .quantity),
            ("TOTAL SAVINGS", .aside),
            ("Orig. total", .aside), ("ORIGINAL TOTAL", .aside),
            ("포인트", .aside), ("카드번호", .aside),
            ("Укупан износ:", .total), ("Ukupan iznos", .total), ("Укупан износ пореза:", .tax),
            ("Готовина:", .tendered),
            ("Платна картица:", .card), ("Povraćaj", .change), ("ZA UPLATU", .paid), ("SKUPAJ EUR", .total),
            ("DDV", .tax), ("Vračilo", .change), ("TOTALI", .total), ("TVSH", .tax), ("Para në dorë", .tendered),
            ("ОБЩА СУМА", .total), ("В БРОЙ", .tendered), ("РЕСТО", .change), ("ИТОГ", .total), ("Итого", .total),
            ("Сумма НДС 20%", .tax), ("НАЛИЧНЫМИ", .tendered), ("СДАЧА", .change), ("СУМА", .total),
            ("До сплати", .paid), ("ПДВ А = 20%", .tax), ("ГОТІВКА", .tendered), ("Знижка", .discount),
            ("ΣΥΝΟΛΟ", .total), ("Σύνολο", .total), ("Φ.Π.Α.", .tax), ("ΜΕΤΡΗΤΑ", .tendered), ("ITBIS", .tax),
        ]
    )
    func `the words beside an amount say what it is`(line: String, expected: AmountRole) {
        #expect(roles(line) == [expected])
    }

    @Test(arguments: ["CASHIER 12", "NETWORK", "TAXI", "TOTALLY", "ИТОГОВЫЙ", "СУМАТРА"])
    func `words that only begin alike mean nothing`(line: String) {
        #expect(roles(line).filter { $0 != .aside }.isEmpty)
    }

    @Test func `a label goes on behind a number only without an error`() {
        let label = PhraseMatcher(anyOf: "total items")
        func matches(_ line: String) -> Int {
            let scalars = Array(line.unicodeScalars)
            let numbers = scalars.indices.filter { scalars[$0].isDigit }.map { $0..<($0 + 1) }
            return label.matches(in: FoldedText(scalars, skipping: numbers)).count
        }
        #expect(matches("TOTAL 3 ITEMS") == 1)
        #expect(matches("TOTAL ITEM") == 1)
        #expect(matches("TOTAL 3 ITEM") == 0)
    }

    @Test(arguments: ["会計機 3", "領 収 証", "領収計", "時計店"])
    func `a sign within another word is no label`(line: String) {
        #expect(roles(line).isEmpty)
    }
}
