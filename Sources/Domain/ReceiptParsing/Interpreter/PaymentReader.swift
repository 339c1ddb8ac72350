import ReceiptDomain

/// Reads the means of payment, the card's digits and the approval number.
enum PaymentReader {
    struct Result {
        var method: PaymentMethod?
        var cardDigits: String?
        var approvalNumber: String?
    }

    /// A means of payment, or words that contain its name and mean none.
    private enum Word: String {
        case card, cash, transfer, mobile, voucher, tendered, none

        var method: PaymentMethod? { self == .tendered ? .cash : PaymentMethod(rawValue: rawValue) }
    }

    private static let methods = PhraseMatcher<Word>(
        table: """
            card: visa, mastercard, master card, amex, american express, credit card, debit card, debit, card, eftpos, girocard, maestro, chip, contactless, kartenzahlung, 신용카드, 카드번호, 카드종류, 체크카드, 카드결제, 신용승인, クレジット, 일시불, 할부, kartica, платна картица, безналичными, с карта, платіжна картка, картка
            card: cb, carte bancaire, carte bleue, bancontact, multibanco, pinnen, ec karte, ec cash, kreditkarte, bankkarte, karta platnicza, karta, karte, platebni karta, kartou, platobna karta, kartice, platna kartica, platilna kartica, kortele, banko kortele, bankkartya, bankkort, dankort, bankaxept, kort, korttitapahtuma, kortti, pankkikortti, kredi karti, tarjeta, tarjeta bancaria, tarj bancaria, cartao, carta di credito, bancomat, pagamento elettronico, postcard, rupay, unionpay, redcompra, t debito, t credito, tarjeta debito, tarjeta credito, pangakaart, payconiq, interac, 카드, 刷卡, 信用卡, 银联, 银行卡
            tendered: change, 거스름돈, 거스름, 받은금액, お預り, お釣り, ruckgeld, gegeben
            cash: cash, 현금, bar, gegeben bar, tunai, gotowka, especes, efectivo, cash tendered, gotovina, готовина, наличными, в брой, готівка
            cash: 現金, 现金, hotovost, hotove, kontant, kontanter, kontanti, dinheiro, contanti, contante, contant, pagamento contante, comptant, numerario, nakit, keszpenz, grynais, grynieji, kateinen, sularaha, numerar, barzahlung, bargeld, μετρητα
            transfer: 계좌이체, transfer, bank transfer, 무통장, 振込, uberweisung, przelew, virement, transferencia
            mobile: 카카오페이, 네이버페이, 삼성페이, 제로페이, apple pay, google pay, grabpay, touch n go ewallet, paypay, alipay, wechat pay, boost, 토스페이, 페이코, twint, upi, pix, paynow, phonepe, paytm, gcash, gopay, qris, blik, bizum, swish, vipps, mobilepay, 微信支付, 支付宝, line pay, d払い, 楽天ペイ
            voucher: 상품권, gift card, voucher, gutschein, 商品券, 図書カード
            none: cash memo, cash bill, cash receipt, cash sale, cash sales, cash invoice, cash sales invoice, cash desk, cashback, cash back, minibar, gift card balance, card surcharge, cardholder copy, 현금영수증 가맹점, 현금영수증 문의, 카드할인
            """
    )

    /// Words beside numbers that are masked like a card's: of members, telephones and accounts.
    private static let others = PhraseMatcher(
        anyOf: """
            member, member no, member id, membership, loyalty, clubcard, club card, rewards, points, bonus, bonus card, payback,
            fidelite, fidelity, fidelidad, fidelizacion, kundenkarte, kundennummer, bonuskaart, customer no, iban, phone, telephone,
            tel, 회원카드, 회원no, 멤버십, 포인트, 전화, 전화번호, 휴대폰, 핸드폰, 연락처, 고객명, 계좌, 계좌번호, 자동이체, 식별번호, 현금영수증, 会員no, 会員カード, ポイント, 電話,
            口座, 会员, 會員
            """
    )

    private static let approvals = PhraseMatcher(
        anyOf: """
            승인번호, approval code, approval no, appr code, auth code, auth no, authorization, auth, approval,
            appr, 승인 no, 承認番号
            """
    )

    static func read(_ page: Page, table: AmountTable, total: Int?) -> Result {
        var result = Result()
        var scores: [PaymentMethod: Double] = [:]
        for line in page.lines {
            var found: [PaymentMethod: Double] = [:]
            for reading in line.readings {
                let isOther = !others.matches(in: reading.folded, above: 0.9).isEmpty
                for match in methods.matches(in: reading.folded) where match.likeness > 0.9 {
                    // A member's card is none to pay with.
                    guard let method = match.meaning.method, !isOther || method != .card else { continue }
                    let score = score(of: match, in: reading, total: total)
                    found[method] = max(found[method] ?? 0, method == .mobile ? 1.5 * score : score)
                }
                if result.cardDigits == nil, !isOther, let digits = maskedDigits(reading.text) {
                    result.cardDigits = digits
                    scores[.card, default: 0] += 3
                }
                if result.approvalNumber == nil { result.approvalNumber = approval(reading.text) }
            }
            scores.merge(found, uniquingKeysWith: +)
        }
        // A tendered amount with change is the strongest evidence.
        if table.cells.contains(where: { $0.role == .change && $0.value > 0 }) { scores[.cash, default: 0] += 3 }
        if result.approvalNumber != nil { scores[.card, default: 0] += 1.5 }
        result.method =
            scores.filter { $0.value > 0 }.max { ($0.value, $1.key.rawValue) < ($1.value, $0.key.rawValue) }?
            .key
        // A masked number on a receipt paid in cash is a membership.
        if result.method == .cash { result.cardDigits = nil }
        return result
    }

    /// How strongly a word shows the means of payment: not at all beside a zero, most beside the total.
    private static func score(
        of match: PhraseMatcher<Word>.Match,
        in line: PrintedLine,
        total: Int?
    ) -> Double {
        let amounts = line.amounts.filter { $0.use == .money && $0.range.lowerBound >= match.range.upperBound }
        guard let amount = amounts.first(where: { $0.hundredths >= 0 }) else {
            // A deduction may be a discount, and a short word is part of other text as often.
            let isWord = match.length > 3 || match.length == line.folded.letters.count
            return amounts.isEmpty ? isWord ? 1 : 0 : 0.5
        }
        guard amount.hundredths > 0 else { return 0 }
        // Tills print the sum as received whatever the means.
        if amount.hundredths == total, match.meaning != .tendered { return 3 }
        // `SNICKERS BAR 1.20` and `STATIEGELD BLIK 0,90` are goods.
        return match.length > 4 || match.meaning == .tendered || isAlone(match, in: line) ? 1 : 0
    }

    /// Whether the line has no other words, beside figures and currencies: `CASH RM 50.00`; Chinese characters make no short words.
    private static func isAlone(_ match: PhraseMatcher<Word>.Match, in line: PrintedLine) -> Bool {
        line.text.scalars[match.range.lowerBound].isIdeograph || match.length >= line.letters
    }

    /// The last digits after a mask: `****1234`, `XXXX-XXXX-1234`, `5387-20**-****-7565`.
    static func maskedDigits(_ text: ScalarText) -> String? {
        var index = 0
        while index < text.count {
            guard isMask(text.scalars[index]) else {
                index += 1
                continue
            }
            var end = index
            var masks = 0
            while end < text.count,
                isMask(text.scalars[end]) || "- /".unicodeScalars.contains(text.scalars[end])
            {
                if isMask(text.scalars[end]) { masks += 1 }
                end += 1
            }
            let start = end
            while end < text.count, text.scalars[end].isDigit { end += 1 }
            if masks >= 4, !isOfAccount(text.string(0..<index)), (3...4).contains(end - start), !isMask(text[safe: end])
            {
                return text.string(start..<end)
            }
            index = max(end, index + 1)
        }
        return nil
    }

    /// Whether a number that begins so is a telephone's, because no card's begins with a zero, or an IBAN.
    private static func isOfAccount(_ start: String) -> Bool {
        start.contains(beginningOfTelephone) || start.contains(beginningOfIBAN)
    }

    // Patterns are constants, because a literal within a function is parsed again by each call.
    nonisolated(unsafe) private static let beginningOfTelephone = /(?:^|[^0-9-])[0O][0-9]{0,3}-?$/
    nonisolated(unsafe) private static let beginningOfIBAN = /(?:^|[^A-Z])[A-Z]{2}[0-9]{2}\ ?$/

    private static func isMask(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "*" || scalar == "X" || scalar == "x" || scalar == "#" || scalar == "•" || scalar == "●"
    }

    private static func approval(_ text: ScalarText) -> String? {
        guard let match = approvals.matches(in: FoldedText(text.scalars)).first, match.likeness > 0.85 else {
            return nil
        }
        var index = match.range.upperBound
        while index < text.count, index < match.range.upperBound + 12 {
            var end = index
            var digits = 0
            while end < text.count, isCode(text.scalars[end]) {
                if text.scalars[end].isDigit { digits += 1 }
                end += 1
            }
            if digits >= 4, end - index >= 5, end - index <= 12 { return text.string(index..<end) }
            index = max(end, index + 1)
        }
        return nil
    }

    private static func isCode(_ scalar: Unicode.Scalar) -> Bool { scalar.isDigit || scalar.isCapital }
}
