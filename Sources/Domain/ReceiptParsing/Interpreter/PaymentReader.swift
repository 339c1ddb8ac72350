import ReceiptDomain

/// Reads the means of payment, the card's digits and the approval number.
enum PaymentReader {
    struct Result {
        var method: PaymentMethod?
        var cardDigits: String?
        var approvalNumber: String?
    }

    private static let methods = PhraseMatcher<PaymentMethod>(
        table: """
            card: visa, mastercard, master card, amex, american express, credit card, debit card, debit, card, eftpos, girocard, maestro, chip, contactless, kartenzahlung, 신용카드, 카드번호, 카드종류, 체크카드, 카드결제, 신용승인, クレジット, 일시불, 할부, kartica, платна картица, безналичными, с карта, платіжна картка, картка
            cash: cash, change, 현금, 거스름돈, 받은금액, お預り, お釣り, ruckgeld, bar, gegeben, tunai, gotowka, especes, efectivo, cash tendered, gotovina, готовина, наличными, в брой, готівка
            transfer: 계좌이체, transfer, bank transfer, 무통장, 振込
            mobile: 카카오페이, 네이버페이, 삼성페이, 제로페이, apple pay, google pay, grabpay, touch n go ewallet, paypay, alipay, wechat pay, boost, 토스페이, 페이코
            voucher: 상품권, gift card, voucher, gutschein, 商品券
            """
    )

    private static let approvals = PhraseMatcher(
        anyOf: """
            승인번호, approval code, approval no, appr code, auth code, auth no, authorization, auth, approval,
            appr, 승인 no, 承認番号
            """
    )

    static func read(_ page: Page, table: AmountTable) -> Result {
        var result = Result()
        var scores: [PaymentMethod: Double] = [:]
        for line in page.lines {
            for reading in line.readings {
                for match in methods.matches(in: reading.folded) where match.likeness > 0.9 {
                    scores[match.meaning, default: 0] += match.meaning == .mobile ? 1.5 : 1
                }
                if result.cardDigits == nil, let digits = maskedDigits(reading.text) {
                    result.cardDigits = digits
                    scores[.card, default: 0] += 3
                }
                if result.approvalNumber == nil { result.approvalNumber = approval(reading.text) }
            }
        }
        // A tendered amount with change is the strongest evidence.
        if table.cells.contains(where: { $0.role == .change && $0.value > 0 }) { scores[.cash, default: 0] += 3 }
        if result.approvalNumber != nil { scores[.card, default: 0] += 1.5 }
        result.method = scores.max { ($0.value, $1.key.rawValue) < ($1.value, $0.key.rawValue) }?.key
        return result
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
            if masks >= 4, (3...4).contains(end - start), !isMask(text[safe: end]) { return text.string(start..<end) }
            index = max(end, index + 1)
        }
        return nil
    }

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
