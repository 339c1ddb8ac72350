/// Words in the texts of a card's rows that say that something came back or was paid.
public enum CardWords {
    private static let payments = ["thank you", "payment received", "autopay"]
    /// A fee for a refund, and a shop, may be called so, too.
    private static let refunds = ["refund", "cashback", "환불"]

    /// Words at a card's row that say that a purchase was taken back.
    static func isReturn(_ text: String) -> Bool {
        !isPayment(text) && (refunds + ["return", "반품", "취소"]).contains(where: text.lowercased().contains)
    }

    public static func isPayment(_ text: String) -> Bool { payments.contains(where: text.lowercased().contains) }

    /// Whether the card was paid, or money came back to it.
    public static func isPaidOrBack(_ text: String) -> Bool {
        isPayment(text) || refunds.contains(where: text.lowercased().contains)
    }
}
