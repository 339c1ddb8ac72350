/// What single words on the page say about the whole receipt.
struct PageWords {
    /// Money went back: a refund, a cancelled sale.
    private(set) var isRefund = false

    private static let refunds = PhraseMatcher<Bool>(
        PhraseList.of(
            """
            refund, refunded, total refund, refund total, void sale, voided sale, sale voided, credit note, return receipt,
            refund receipt, 반품, 환불, 승인취소, 취소전표, 신용취소, 거래취소, 카드취소, 결제취소, 반품영수증,
            취소승인, 매출취소, 환불금액, 返品, 返金, gutschrift, retoure, storno, remboursement, avoir,
            reembolso, devolucion, bayaran balik
            """
        ).map { ($0, true) }
    )

    init(page: Page) {
        for line in page.lines {
            let text = line.best.folded
            // A heading or a labelled amount of few words; the terms of return are sentences.
            guard text.letters.count <= 22, let match = Self.refunds.matches(in: text).first, match.likeness > 0.9,
                Double(match.length) >= 0.45 * Double(text.letters.count)
            else { continue }
            isRefund = true
        }
    }
}
