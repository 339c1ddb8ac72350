import ReceiptDomain

/// Learns the account that receipts are paid from: by the card's last digits, otherwise by the merchant.
struct AccountMemory: Sendable {
    private var byCard: TallyTable<String, String>
    /// The accounts with each card as the user entered them; they take precedence over counts.
    var listed: [String: [String]] = [:]
    private var byShop: TallyTable<NameKey, String>
    /// Includes records without an account: if some are paid in cash, the merchant does not determine the account.
    private var recordsOfShop: TallyTable<NameKey, SingleKey>

    init(_ history: (any LearnedHistory)?) {
        byCard = TallyTable("card", history)
        byShop = TallyTable("account", history)
        recordsOfShop = TallyTable("paid", history)
    }

    var notes: [LearnedNote] { byCard.notes + byShop.notes + recordsOfShop.notes }

    /// The fewest records of a merchant for a suggestion; a card determines its account from the first record on.
    private static let minimumOfShop = 3

    /// Adds a confirmed record; a `count` of -1 removes it.
    mutating func count(_ record: Record, _ shop: NameKey?, _ count: Int) {
        if let shop { recordsOfShop.add(SingleKey(), under: shop, count) }
        guard let account = record.account, !account.isEmpty else { return }
        if let card = record.printed.cardDigits { byCard.add(account, under: card, count) }
        if let shop { byShop.add(account, under: shop, count) }
    }

    func suggestion(_ facts: ReceiptFacts, shop: NameKey?, named name: String?) -> Suggestion<String, AccountReason>? {
        if let card = facts.cardDigits, let accounts = listed[card] {
            // Two cards may end in the same digits: then the user is asked.
            return accounts.count == 1 ? accounts.first.map { Suggestion($0, confidence: 1, .listed(card: card)) } : nil
        }
        if let card = facts.cardDigits, let tally = byCard[card], tally.total > 0 {
            // Two cards may end in the same digits: then neither account is suggested.
            return Self.clear(tally, of: tally.total).map { account, count in
                Suggestion(
                    account,
                    confidence: Self.confidence(count, tally.total),
                    .card(card, matching: count, of: tally.total)
                )
            }
        }
        // With an unknown card the usual account is unlikely.
        guard facts.cardDigits == nil, let shop, let tally = byShop[shop] else { return nil }
        let all = recordsOfShop[shop]?.total ?? 0
        guard all >= Self.minimumOfShop else { return nil }
        return Self.clear(tally, of: all).map { account, count in
            Suggestion(
                account,
                confidence: Self.confidence(count, all),
                .history(merchant: name ?? shop.text, matching: count, of: all)
            )
        }
    }

    private static func clear(_ tally: Tally<String>, of all: Int) -> (value: String, count: Int)? {
        tally.mostFrequent { $0 < $1 }.flatMap { $0.count * 10 >= all * 9 ? $0 : nil }
    }

    private static func confidence(_ count: Int, _ all: Int) -> Double { (Double(count) + 1.5) / (Double(all) + 2) }
}
