/// The heading of the item table.
enum ItemHeading {
    /// Those of the titles that taxes' tables do not have.
    private static let goods = PhraseMatcher(
        anyOf: """
            description, desc, item, items, article, product, particulars, artikel, bezeichnung, descripcion, concepto, designation,
            nazwa, 품명, 품목, 상품명, 상품, 메뉴, 메뉴명, 제품명, 내역, 품목명, 商品名, 品名
            """
    )
    /// Column titles above names, counts and prices; from general knowledge.
    private static let words = PhraseMatcher(
        anyOf: """
            description, desc, item, items, article, product, particulars, qty, quantity, qnty, price, unit price, u/price, s/price,
            rate, amount, amt, total, value, disc, no, code, menge, preis, betrag, artikel, einzelpreis, gesamt, bezeichnung,
            cant, cantidad, descripcion, precio, importe, concepto, qte, prix, montant, designation, aantal, prijs, bedrag,
            ilosc, cena, wartosc, nazwa, 품명, 품목, 상품명, 상품, 메뉴, 메뉴명, 제품명, 내역, 단가, 수량, 금액, 가격, 품목명, 판매가,
            할인, 합계, 월일, 商品名, 品名, 単価, 数量, 金額
            """
    )

    /// Whether a line has at least two of the words, no amount, and few other letters.
    static func isHeading(_ line: PrintedLine) -> Bool {
        guard !line.amounts.contains(where: { $0.use == .money && $0.decimals == 2 }) else { return false }
        let matches = words.matches(in: line.folded, above: 0.84)
        let letters = line.folded.letters.count
        guard matches.count >= 2, letters > 0 else { return false }
        return matches.reduce(0) { $0 + $1.length } * 10 >= letters * 7
    }

    /// Whether a heading has a title for the names of goods.
    static func namesGoods(_ line: PrintedLine) -> Bool { !goods.matches(in: line.folded, above: 0.84).isEmpty }
}
