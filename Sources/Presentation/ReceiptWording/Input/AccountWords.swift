public import HouseholdBook
public import ReceiptDomain

/// The words that describe a new account: an id, a name and an opening balance, of which one is enough.
///
/// `wallet Wallet 120`, `국민은행 100만원`, `KB Savings`.
public struct AccountWords: Hashable, Sendable {
    /// What can be an id is one where a name follows, or where it stands alone.
    public var id: String?
    public var name: String
    public var opening: String?

    /// `takesOpening` is false where an option has the opening balance, so that a number belongs to the name.
    public init(_ typed: [String], currency: Currency, takesOpening: Bool) {
        var words = EastAsianNumber.joined(typed)
        if takesOpening {
            for count in [2, 1] where words.count > count {
                let text = words.suffix(count).joined(separator: " ")
                guard Self.isAmount(text, currency) else { continue }
                opening = text
                words.removeLast(count)
                break
            }
        }
        let first = words.first ?? ""
        // Digits alone are a card's: the caller says that they are no id.
        if words.count > 1, Account.isValid(id: first) || first.allSatisfy(\.isNumber) {
            id = first
            words.removeFirst()
        } else if words.count == 1, Account.isValid(id: first) {
            id = first
        }
        name = words.joined(separator: " ")
    }

    /// Whether the text can only be an amount: `신한카드 4821` ends with the digits of a card.
    private static func isAmount(_ text: String, _ currency: Currency) -> Bool {
        guard text.contains(where: \.isNumber) || EastAsianNumber.isSpelled(text),
            (try? AmountParser(currency: currency)(text)) != nil
        else { return false }
        let isCard = text.count == 4 && text.allSatisfy(\.isNumber) && !text.hasSuffix("0")
        return !isCard || currency.fractionDigits > 0
    }
}

extension Account.Kind {
    /// The kind that an account's name says: `현금`, `신한카드`, `car loan`; a debit card is none.
    public init?(ofName name: String) {
        let name = name.lowercased()
        guard !["체크", "직불", "debit"].contains(where: name.contains) else { return nil }
        let endings: [(String, Self)] = [
            ("현금", .cash), ("지갑", .cash), ("카드", .card), ("적금", .savings), ("예금", .savings), ("대출", .loan),
        ]
        let said = name.split(separator: " ").last.flatMap { Self(typed: String($0)) }
        let kind = said ?? endings.first { name.hasSuffix($0.0) }?.1 ?? (name == "wallet" ? .cash : nil)
        guard let kind else { return nil }
        self = kind
    }
}
