import ReceiptDomain
import ReceiptLearning
import ReceiptTestSupport
import Testing

@Suite struct CategoryHistoryTests {
    /// So many receipts of a shop on which the words suggested one thing and that were confirmed as another or the same.
    private static func memory(
        _ count: Int,
        suggested: ReceiptDomain.Category?,
        confirmed: ReceiptDomain.Category,
        sellsAllSorts: Bool = false
    ) -> CountingMemory {
        let records = (0..<count).map { Confirmed.record($0 + 1, "콘토소", confirmed, suggested: suggested) }
        return CountingMemory(records) { _ in sellsAllSorts }
    }

    /// The suggestion for a draft of the shop whose words suggest food.
    private static func category(_ memory: CountingMemory, confidence: Double) -> ReceiptDomain.Category? {
        let read = Field(ReceiptDomain.Category.food, confidence: confidence)
        var draft = Confirmed.record(99, "콘토소", .food, status: .draft)
        draft.printed.category = .food
        return draft.applying(memory.suggestions(for: .read("콘토소", category: read)), category: read).category
    }

    @Test(arguments: [0.6, 0.9, 0.97, 1])
    func `a shop that was corrected once is believed at once, whatever the confidence in the words`(
        _ confidence: Double
    ) {
        let memory = Self.memory(1, suggested: .food, confirmed: .culture)
        #expect(Self.category(memory, confidence: confidence) == .culture)
        // Ledgers of earlier versions do not say what the words suggested.
        #expect(Self.category(Self.memory(1, suggested: nil, confirmed: .culture), confidence: confidence) == .culture)
    }

    @Test(arguments: [(1, 0.8, true), (2, 0.9, true), (8, 0.9, false), (1, 0.55, false)])
    func `words of high confidence outweigh a record or two where they were right before`(
        _ records: Int,
        _ confidence: Double,
        _ doWordsWin: Bool
    ) {
        let memory = Self.memory(records, suggested: .appliances, confirmed: .appliances)
        #expect(Self.category(memory, confidence: confidence) == (doWordsWin ? .food : .appliances))
    }

    @Test func `in a shop that is known to sell all sorts they outweigh many`() {
        for sellsAllSorts in [true, false] {
            let memory = Self.memory(
                6,
                suggested: .household,
                confirmed: .household,
                sellsAllSorts: sellsAllSorts
            )
            #expect(Self.category(memory, confidence: 0.8) == (sellsAllSorts ? .food : .household))
        }
    }

    @Test func `one correction is enough in a shop that sells all sorts as well`() {
        let memory = Self.memory(1, suggested: .food, confirmed: .household, sellsAllSorts: true)
        #expect(Self.category(memory, confidence: 0.95) == .household)
    }

    @Test func `words that agree raise the confidence`() throws {
        let memory = Self.memory(1, suggested: .food, confirmed: .food)
        let read = Field(ReceiptDomain.Category.food, confidence: 0.8)
        let best = try #require(memory.suggestions(for: .read("콘토소", category: read)).categories.first)
        #expect(best.confidence > 0.95)
        #expect(best.reason == .history(merchant: "콘토소", matching: 1, of: 1))
    }

    @Test func `the shop's own name is not among the line items that decide`() {
        var records = Confirmed.records(6, from: 20, "다른 가게", .household)
        records += [Confirmed.record(1, "행복 콘토소", .food), Confirmed.record(2, "행복 콘토소", .household)]
        records += [Confirmed.record(3, "행복 콘토소", .food), Confirmed.record(4, "행복 콘토소", .household)]
        let suggestions = CountingMemory(records).suggestions(for: .read("행복 콘토소", items: ["포장"]))
        #expect(suggestions.categories.map(\.confidence).allSatisfy { $0 < 0.5 })
    }

    @Test func `a word that stood on one receipt decides nothing`() {
        var records = Confirmed.records(8, from: 20, "다른 가게", .food)
        records.append(Confirmed.record(1, "콘토소", .appliances, items: ["판매원"]))
        let suggestions = CountingMemory(records).suggestions(
            for: .read("새 상회", items: ["판매원"], category: Field(.food, confidence: 0.8))
        )
        #expect(suggestions.categories.isEmpty)
    }
}
