public import ReceiptDomain

/// The means of payment, by the categories of tax offices.
public enum PaymentMeans: String, CaseIterable, Hashable, Sendable {
    case credit, debit
    /// A card that may be credit or debit.
    case card
    /// Cash with a receipt reported to the tax office, 현금영수증.
    case cashReceipt
    case cash, prepaid, transfer, unknown
}

extension Record {
    /// The means given by a tag, else by the account's kind, else by the account text.
    public func paymentMeans(_ accounts: AccountBook) -> PaymentMeans {
        for tag in tags {
            if let means = Self.meansByTag[SearchText.folded(tag).filter { !$0.isWhitespace }] { return means }
        }
        let digits = printed.cardDigits
        guard let named = account, let known = accounts[named] else {
            let words = account.map(SearchText.folded) ?? ""
            if Self.wordsForCash.contains(words) { return .cash }
            let isCard = digits != nil || (3...6).contains(words.utf8.count) && words.utf8.allSatisfy(\.isDigit)
            return isCard ? .card : .unknown
        }
        switch known.kind {
        case .cash: return .cash
        case .prepaid: return .prepaid
        case .card: return .credit
        case .investment, .loan: return .transfer
        // A debit card's digits are listed on its bank account.
        case .bank, .savings: return digits.map { known.cards[$0] != nil } ?? false ? .debit : .transfer
        }
    }

    private static let meansByTag: [String: PaymentMeans] = [
        "현금영수증": .cashReceipt, "소득공제": .cashReceipt, "cash-receipt": .cashReceipt, "cashreceipt": .cashReceipt,
        "체크카드": .debit, "debit": .debit, "신용카드": .credit, "credit": .credit,
    ]

    private static let wordsForCash: Set<String> = ["cash", "현금"]
}

extension UInt8 {
    fileprivate var isDigit: Bool { (48...57).contains(self) }
}
