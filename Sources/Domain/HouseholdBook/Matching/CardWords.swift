/// Words in the texts of a card's rows for refunds and payments of its bill.
public enum CardWords {
    private static let payments = [
        "thank you", "payment received", "autopay", "teşekkür", "pagamento recebido", "su pago", "ihre zahlung",
        "vielen dank",
        "inbetalning", "innbetaling", "indbetaling",
    ]
    /// Also in the names of fees and shops.
    private static let refunds = ["refund", "cashback", "환불"]

    /// Whether a card's row says that a purchase was returned.
    static func isReturn(_ text: String) -> Bool {
        !isPayment(text) && (refunds + ["return", "반품", "취소"]).contains(where: text.lowercased().contains)
    }

    public static func isPayment(_ text: String) -> Bool { payments.contains(where: text.lowercased().contains) }

    /// Whether the card was paid, or money came back to it.
    public static func isPaidOrBack(_ text: String) -> Bool {
        isPayment(text) || refunds.contains(where: text.lowercased().contains)
    }

    /// Whether a bank's text says that a card paid in a shop: `체크카드`, `DEBIT CARD PURCHASE`.
    public static func isPurchase(_ text: String) -> Bool {
        let text = text.lowercased()
        return ["체크카드", "체크승인", "신용승인", "카드승인", "debit_card", "debit card", "purchase"].contains(where: text.contains)
            || text.split { !$0.isLetter }.contains("pos")
    }
}
