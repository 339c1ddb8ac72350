/// Distinguishes item names from other lines beside an amount.
///
/// For display and for learning from items; sums are decided elsewhere.
enum ItemName {
    /// Words of table headings, parties, card slips, tables and tickets; from general knowledge.
    private static let others = PhraseMatcher(
        anyOf: """
            qty description, qty desc, qty item, code desc, qty price, s/price, unit price, description, sale amt,
            item total, menu desc, cashier, associate, server, guest num, guests, table, tab, order, order no, bill,
            check, regular check, dine in, eat in, drive thru, drivethru, tel, phone, fax, return value, redmp val,
            reprinted, printed, stored order, terminal, approval, auth code, tisch, bedienung, rechnung, bon,
            datum, uhrzeit, concepto precio, 단가, 수량, 금액, 단가 수량, 상품명, 품명, 대표자, 대표, 사업자, 사업자번호, 주소, 본사, 카드번호, 승인, 승인번호,
            일시, 거래일시, 판매자, 판매자상호, 상호, 가맹점, 영수증, 전자영수증, 영수증상세, 테이블, 전화, 정부방침, 교환, 환불, 반품, 방문포장, 회원번호, 포인트, 점포, 金額, 電話
            """
    )

    /// Whether the words can be an item's name.
    static func isLikely(_ name: String) -> Bool {
        let letters = name.filter(\.isLetter)
        guard letters.count >= 2, Set(letters.lowercased()).count * 4 >= letters.count else { return false }
        guard !AddressForm.isStreet(name), !isDate(name) else { return false }
        return !others.matches(in: FoldedText(name), above: 0.9).contains { match in
            // "Table" and "tel" may be part of a longer name, but not at its start.
            match.length * 2 >= letters.count || match.range.lowerBound == 0
        }
    }

    /// Whether a year and a month or day stand side by side, among at least three numbers.
    static func isDate(_ name: String) -> Bool {
        let runs = name.split { !$0.isNumber }.map(\.count)
        let isYear = zip(runs, runs.dropFirst()).contains { $0 == 4 && $1 <= 2 }
        return isYear && runs.count >= 3
    }
}
