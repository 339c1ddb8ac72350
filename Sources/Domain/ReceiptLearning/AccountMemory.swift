import ReceiptDomain

/// What receipts are paid from: by the card's last digits, else by the shop.
struct AccountMemory: Sendable {
    private var byCard: TallyTable<String, String>
    /// The accounts that list a card, as the person entered them: they know better than what was counted.
    var listed: [String: [String]] = [:]
    private var byShop: TallyTable<NameKey, String>
    /// Records of a shop without an account count too: where some are paid in cash, the shop does not tell.
    private var recordsOfShop: TallyTable<NameKey, WholeHousehold>

    init(_ history: EarlierNotes?) {
        byCard = TallyTable("card", history)
        byShop = TallyTable("account", history)
        recordsOfShop = TallyTable("paid", history)
    }

    var notes: [LearnedNote] { byCard.notes + byShop.notes + recordsOfShop.notes }

    /// With fewer records of a shop there is no habit yet; a card belongs to one account from its first record on.
    private static let minimumOfShop = 3

    /// Adds a confirmed record, or takes it away again where `count` is -1.
    mutating func count(_ record: Record, _ shop: NameKey?, _ count: Int) {
        if let shop { recordsOfShop.add(WholeHousehold(), under: shop, count) }
        guard let account = record.account, !account.isEmpty else { return }
        if let card = record.printed.cardDigits { byCard.add(account, under: card, count) }
        if let shop { byShop.add(account, under: shop, count) }
    }

    func suggestion(_ facts: ReceiptFacts, shop: NameKey?, named name: String?) -> Suggestion<String, AccountReason>? {
        if let card = facts.cardDigits, let accounts = listed[card] {
            // Two cards may end alike: then the person is asked.
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
        // With an unknown card it is probably not paid from the usual account.
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
