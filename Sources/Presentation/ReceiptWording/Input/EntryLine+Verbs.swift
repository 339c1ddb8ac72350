import ReceiptApp
import ReceiptDomain

// Words that say that money was paid, received, given or paid back.
extension EntryLine {
    /// Takes what only says that money was paid: `I spent 12 at Lidl`, `bought coffee for 4.50`, `got paid by Acme 2000`,
    /// `Bob paid me 20`.
    ///
    /// A refund of a purchase is no income: `Amazon gave me 20 refund`.
    func takeVerb(from before: inout [String], behind: [String], into entry: inout NewEntry) {
        let income: RecordKind? = entry.isRefund || behind.contains(where: Self.isRefund) ? nil : .income
        var rest = before.first?.lowercased() == "i" ? before.dropFirst() : before[...]
        let end = rest.suffix(2).map { $0.lowercased() }
        if rest.count > 2, end[1] == "me", ["paid", "gave", "sent"].contains(end[0]) {
            (entry.kind, before) = (entry.kind ?? income, Array(rest.dropLast(2)))
            return
        }
        // `got 50 from mom`; `got 45 at Lidl` was spent, and `got 200 from the ATM` changed hands.
        if rest.count == 1, let verb = rest.first,
            Self.receivings.contains(verb.lowercased()) || Self.isReceiving(before)
        {
            let source = behind.drop { $0 != "from" }.dropFirst().first { $0 != "the" }
            let isFromSomebody = source.map { !["atm", "bank", "cash"].contains($0) } ?? false
            let isEarned = verb.lowercased() == "earned"
            (entry.kind, before) = (isFromSomebody || isEarned ? entry.kind ?? income : entry.kind, [])
            return
        }
        let isReceived = rest.prefix(2).map { $0.lowercased() } == ["got", "paid"]
        let verb = isReceived ? "got" : rest.first?.lowercased() ?? ""
        guard isReceived || ["spent", "paid", "bought", "gave", "sent"].contains(verb) else { return }
        if isReceived { entry.kind = entry.kind ?? income }
        rest = rest.dropFirst(isReceived ? 2 : 1)
        // `Spent Grain 12.50` may be a brewery.
        guard verb != "spent" || rest.isEmpty else { return }
        if rest.last?.lowercased() == "for" { rest.removeLast() }
        if let link = rest.first?.lowercased() {
            // `Back Market` is a shop.
            let isTie =
                ["for", "at"].contains(link) || Self.ties[verb, default: []].contains(link) && rest.first != "Back"
            // `paid by visa 12`: the account is taken by now.
            if isTie || rest.count == 1 && Self.links.contains(link) { rest = rest.dropFirst() }
        }
        before = Array(rest)
    }

    /// Verbs that alone before an amount are no name: `got 50`.
    private static let receivings: Set = ["got", "received", "earned"]

    /// Whether nothing but that money was received stands before the amount: `I received`, `받음`.
    static func isReceiving(_ words: [String]) -> Bool {
        let rest = words.first?.lowercased() == "i" ? words.dropFirst() : words[...]
        guard rest.count == 1, let verb = rest.first?.lowercased() else { return false }
        return verb == "received" || verb.wholeMatch(of: /들어[옴왔].*|받[음았].*/) != nil
    }

    /// Who gave the money: `엄마한테`, `할머니에게서 받음`.
    static func giver(_ name: String) -> String {
        name.wholeMatch(of: /(.+?)(?:한테서?|에게서?|로부터)(?: 받[음은았].*)?/).map { String($0.output.1) } ?? name
    }

    /// Words that tie whom the money went to or came from to the verb; `paid by visa` says how.
    private static let ties = ["got": ["by", "from"], "paid": ["to", "back"], "bought": ["from"]]

    /// The name without what ties it to the amount: `이마트에서`, `커피를`, `이마트:`.
    static func withoutParticle(_ word: String) -> String {
        for ending in ["에서", "를", ",", ":"] where word.hasSuffix(ending) && word.count > ending.count + 1 {
            return String(word.dropLast(ending.count))
        }
        return word
    }

    /// Words behind an amount that say no more than that it was paid: `이마트에서 2만원 결제`.
    static let spendings: Set = [
        "결제", "결제함", "결제했음", "결제했다", "씀", "썼음", "썼다", "썼어", "썼어요", "사용", "구매", "구입", "샀음", "샀다", "샀어", "냄", "냈음", "냈다",
        "냈어",
        "지불", "paid", "spent",
    ]

    /// Words behind an amount that say that somebody was given it: `엄마한테 용돈 20만원 드림`.
    static let givings: Set = [
        "드림", "드렸음", "드렸다", "드렸어", "드렸어요", "줌", "줬음", "줬다", "줬어", "줬어요", "보냄", "보냈음", "보냈다", "보냈어", "부침", "송금", "송금함",
    ]

    /// Whether the word says who was given something: `엄마한테`; `나한테` was given to the household.
    static func isReceiver(_ word: String) -> Bool {
        !["나한테", "저한테", "나에게", "저에게", "함께"].contains(word) && ["한테", "에게", "께"].contains(where: word.hasSuffix)
    }

    /// Words between an amount and what belongs to it: `12 in cash`, `12.50 at Starbucks`, `5 for parking`.
    static let links: Set = ["at", "in", "on", "with", "by", "from", "via", "using", "for"]

    /// `5 bucks for parking`, `2만원 정도`: slang for the household's own currency, and "about", directly behind an amount.
    static func withoutUnit(_ words: ArraySlice<String>) -> ArraySlice<String> {
        ["bucks", "quid", "정도", "쯤", "가량", "어치"].contains(words.first?.lowercased() ?? "") ? words.dropFirst() : words
    }

    static let conjunctions: Set = ["and", "plus", "&", "그리고"]

    private static let refunds: Set = [
        "환불", "환불받음", "반품", "취소", "주문취소", "결제취소", "승인취소", "구매취소", "refund", "returned",
    ]

    static func isRefund(_ word: String) -> Bool { refunds.contains(word.lowercased()) }
}
