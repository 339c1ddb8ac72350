/// Facts about the whole receipt given by single words.
struct PageWords {
    /// Whether money was returned: a refund or a cancelled sale.
    private(set) var isRefund = false

    private enum Word: String {
        case refund
        /// A word for a voided sale, or for a voided item.
        case void
        /// A word from refund terms.
        case terms
    }

    private static let words = PhraseMatcher<Word>(
        table: """
            refund: refund, refunded, total refund, refund total, credit note, credit memo, kreditfaktura, creditnota, nota de credito, nota di credito, return receipt, refund receipt, 반품, 환불, 승인취소, 취소전표, 신용취소, 거래취소, 카드취소, 결제취소, 반품영수증, 취소승인, 매출취소, 환불금액, 返品, 返金, gutschrift, retoure, remboursement, avoir, reembolso, devolucion, bayaran balik, retur, kreditnota, kreditnote, returkvittering, rimborso, reso, zwrot, vratka, iade, 退款, warenruckgabe, warenretoure, 반환영수증, 반환금액, 승차권 반환
            void: void sale, voided sale, sale voided, storno
            terms: 선결제 취소, 선승인 취소, 가승인 취소, 예약승인 취소, 환불기한, 환불기간, 교환환불기한, 교환 환불, 환불규정, 환불불가, 환불안내, 환불가능, 환불시, 환불문의, 반품기한, 반품불가, 반품가능, 교환 반품, 반품 교환, 반품 환불, 취소기한, 취소수수료, 환불수수료, refund by, refund code, refund before, refunds by, remboursement sous, remboursement dans, zwrot do, plazo de devolucion, devoluciones hasta, rimborso entro, reso entro, ruckgabe bis, no refund, no refunds, no cash refund, no cash refunds, refund policy, refunds within, return policy, refundable, non refundable
            """
    )

    private static let taxRefunds = PhraseMatcher(
        anyOf: "tax refund, tax free refund, immediate refund, 즉시환급, 세금환급"
    )

    init(page: Page) {
        // Tax-free shopping refunds the tax, but is a purchase. `the refund` is two letters from it.
        if page.lines.contains(where: { !Self.taxRefunds.matches(in: $0.best.folded, above: 0.85).isEmpty }) { return }
        isRefund = page.lines.enumerated().contains { index, line in
            guard let word = Self.word(on: line), word != .terms else { return false }
            let amounts = Self.money(on: line)
            if amounts.isEmpty {
                // Below the first item it is an item that was voided.
                return word == .refund || page.lines[..<index].allSatisfy { Self.money(on: $0).isEmpty }
            }
            // The refunded amount may be incidental: a bottle deposit, a card hold, or change in Danish and at kiosks.
            let sums = Self.sums(on: page.lines[..<index]).union(Self.sums(on: page.lines[(index + 1)...]))
            return sums.isEmpty || !sums.isDisjoint(with: amounts)
        }
    }

    /// A word in a heading or a labelled amount of few words; refund terms are sentences.
    private static func word(on line: PageLine) -> Word? {
        let text = line.best.folded
        guard text.letters.count <= 22, let match = words.matches(in: text).first, match.likeness > 0.9,
            Double(match.length) >= 0.45 * Double(text.letters.count)
        else { return nil }
        return match.meaning
    }

    private static func money(on line: PageLine) -> [Int] {
        line.best.amounts.filter { $0.use == .money && ($0.decimals == 2 || $0.isGrouped || $0.isMarked) }
            .map { abs($0.hundredths) }
    }

    /// All amounts labelled as a sum or a payment, without signs.
    private static func sums(on lines: ArraySlice<PageLine>) -> Set<Int> {
        var sums: Set<Int> = []
        for line in lines {
            let amounts = money(on: line)
            guard !amounts.isEmpty else { continue }
            let labels = LabelReader.labels(in: line.best.text, skipping: line.best.amounts.map(\.range))
            let roles: Set<AmountRole> = [.total, .paid, .subtotal, .card, .tendered]
            if labels.contains(where: { roles.contains($0.role) && $0.weight > 0.5 }) { sums.formUnion(amounts) }
        }
        return sums
    }
}
