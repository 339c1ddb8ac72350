import ReceiptDomain
import ReceiptLearning
import ReceiptTestSupport
import Testing

@Suite struct AccountTests {
    private func account(_ records: [Record], shop: String, card: String?) -> Suggestion<String, AccountReason>? {
        let facts = ReceiptFacts(merchant: shop, merchantConfidence: 0.9, cardDigits: card)
        return CountingMemory(records).suggestions(for: facts).account
    }

    @Test func `a card's account is known from the first record on, in every shop`() {
        let records = [Confirmed.record(1, "이마트", .food, account: "신한카드", card: "1234")]
        let known = account(records, shop: "다이소", card: "1234")
        #expect(known?.value == "신한카드")
        #expect(known?.reason == .card("1234", matching: 1, of: 1))
        #expect(account(records, shop: "다이소", card: "9999") == nil)
        #expect(account(records, shop: "다이소", card: nil) == nil)
    }

    @Test func `cards that end alike decide nothing for one another`() {
        let records = [
            Confirmed.record(1, "이마트", .food, account: "신한카드", card: "1234"),
            Confirmed.record(2, "이마트", .food, account: "국민카드", card: "1234"),
        ]
        #expect(account(records, shop: "이마트", card: "1234") == nil)
    }

    @Test(arguments: [(3, 0, true), (2, 0, false), (9, 1, true), (3, 1, false)])
    func `a shop tells where nearly all of its records agree`(_ same: Int, _ cash: Int, _ isKnown: Bool) {
        let records =
            (0..<same).map { Confirmed.record($0, "학원", .education, account: "우리은행") }
            + (0..<cash).map { Confirmed.record(50 + $0, "학원", .education) }
        #expect((account(records, shop: "학원", card: nil) != nil) == isKnown)
        #expect(account(records, shop: "학원", card: "5678") == nil, "a card that is not known is not the usual one")
    }

    @Test func `what is undone is forgotten`() {
        var record = Confirmed.record(1, "이마트", .food, account: "신한카드", card: "1234")
        var memory = CountingMemory([record])
        record.status = .draft
        record.revision = 9
        memory.learn(record)
        let facts = ReceiptFacts(merchant: "이마트", merchantConfidence: 0.9, cardDigits: "1234")
        #expect(memory.suggestions(for: facts).account == nil)
    }
}

@Suite struct ListedCardTests {
    private func account(_ accountsByCard: [String: [String]], card: String) -> Suggestion<String, AccountReason>? {
        var memory = CountingMemory([Confirmed.record(1, "이마트", .food, account: "국민카드", card: "4821")])
        memory.know(accountsByCard: accountsByCard)
        return memory.suggestions(for: ReceiptFacts(merchant: "이마트", merchantConfidence: 1, cardDigits: card)).account
    }

    @Test func `the account that lists a card goes before what was counted`() {
        let listed = account(["4821": ["shinhan-4821"]], card: "4821")
        #expect(listed == Suggestion("shinhan-4821", confidence: 1, .listed(card: "4821")))
        #expect(account([:], card: "4821")?.value == "국민카드")
    }

    @Test func `where two accounts list a card, the person is asked`() {
        #expect(account(["4821": ["shinhan-4821", "samsung"]], card: "4821") == nil)
    }
}
