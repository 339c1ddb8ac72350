public import HouseholdBook
public import ReceiptDomain

/// The words that describe a new account: an id, a name and an opening balance, of which one is enough.
///
/// `wallet Wallet 120`, `국민은행 100만원`, `KB Savings`.
public struct AccountWords: Hashable, Sendable {
    /// A word of an id's form, where a name follows or nothing else.
    public var id: String?
    public var name: String
    public var opening: String?

    /// `takesOpening` is false where an option has the opening balance, so that a number belongs to the name.
    public init(_ typed: [String], kind: Account.Kind? = nil, currency: Currency, takesOpening: Bool) {
        var words = EastAsianNumber.joined(typed)
        if takesOpening {
            for count in [2, 1] where words.count > count {
                let text = words.suffix(count).joined(separator: " ")
                let isOfCard = Self.isOfCard(text, words.dropLast(count), kind)
                guard !isOfCard, Self.isAmount(text, currency) else { continue }
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

    /// Whether four digits may be those of a card, behind its name or behind an id alone: `신한카드 4820`, `visa 4821`.
    ///
    /// Round ones behind an id alone are what is in it: `checking 1000`.
    private static func isOfCard(_ text: String, _ words: ArraySlice<String>, _ kind: Account.Kind?) -> Bool {
        guard text.count == 4, text.allSatisfy(\.isNumber), let first = words.first else { return false }
        let name = words.joined(separator: " ").lowercased()
        let isNamed = words.count > 1 || !Account.isValid(id: first) || Account.Kind(ofName: name) != nil
        return kind == .card || !isNamed && !text.hasSuffix("00")
            || ["카드", "card", "visa", "amex", "비자", "마스터"].contains(where: name.contains)
    }

    /// Whether the text can only be an amount: without cents `통장 4821` ends with the digits of an account.
    private static func isAmount(_ text: String, _ currency: Currency) -> Bool {
        guard text.contains(where: \.isNumber) || EastAsianNumber.isSpelled(text),
            (try? AmountParser(currency: currency)(text)) != nil
        else { return false }
        let isNumber = text.count == 4 && text.allSatisfy(\.isNumber) && !text.hasSuffix("0")
        return !isNumber || currency.fractionDigits > 0
    }
}

extension Account.Kind {
    /// The kind that an account's name says: `현금`, `신한카드`, `car loan`.
    ///
    /// A debit card is none, and what is paid in advance is no debt.
    public init?(ofName name: String) {
        let name = name.lowercased()
        let others = ["체크", "직불", "debit", "현금카드", "cash card", "후불", "보통예금"]
        guard !others.contains(where: name.contains) else { return nil }
        let endings: [(String, Self)] = [
            ("현금", .cash), ("지갑", .cash), ("카드", .card), ("적금", .savings), ("예금", .savings), ("대출", .loan),
            ("증권", .investment), ("펀드", .investment), ("투자", .investment), ("brokerage", .investment),
        ]
        let said = name.split(separator: " ").last.flatMap { Self(typed: String($0)) }
        let kind =
            said ?? endings.first { name.hasSuffix($0.0) }?.1
            ?? (["wallet", "cash wallet"].contains(name) ? .cash : nil)
        guard let kind else { return nil }
        let isPaid = ["선불", "기프트", "교통", "gift", "prepaid", "transit"].contains(where: name.contains)
        self = kind == .card && isPaid ? .prepaid : kind
    }
}
