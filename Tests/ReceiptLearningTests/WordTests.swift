import ReceiptDomain
import ReceiptLearning
import ReceiptTestSupport
import Testing

@Suite struct WordTests {
    private static let history: [Record] = (1...6).flatMap { number in
        [
            Confirmed.record(number, "가게\(number)호", .food, items: ["아메리카노", "카페라떼"]),
            Confirmed.record(number + 50, "상회\(number)호", .household, items: ["건전지", "주방세제"]),
            Confirmed.record(number + 90, "문고\(number)호", .education, items: ["수학 문제집", "공책"]),
        ]
    }

    @Test(
        arguments: [
            (["아메리카노"], .food), (["아이스아메리카노"], .food), (["주방세제 리필"], .household), (["과학 문제집"], .education),
            (["자동차 수리"], nil), ([], nil),
        ] as [([String], ReceiptDomain.Category?)]
    )
    func `line items say what a new shop's receipt is`(_ items: [String], _ category: ReceiptDomain.Category?) {
        let suggestions = CountingMemory(Self.history).suggestions(for: .read("새로 생긴 곳", items: items))
        #expect(suggestions.categories.first?.value == category)
    }

    @Test func `the reason is the word that decides`() {
        let suggestions = CountingMemory(Self.history).suggestions(for: .read("새로 생긴 곳", items: ["공책", "포장"]))
        #expect(suggestions.categories.first?.reason == .word("공책"))
    }

    @Test func `a few records decide nothing`() {
        let memory = CountingMemory(Self.history.prefix(6))
        #expect(memory.suggestions(for: .read("새로 생긴 곳", items: ["아메리카노"])).categories.isEmpty)
    }

    @Test func `the shop's own history outweighs its line items`() {
        let memory = CountingMemory(Self.history + [Confirmed.record(200, "동네카페", .events)])
        #expect(memory.suggestions(for: .read("동네카페", items: ["아메리카노"])).categories.first?.value == .events)
    }

    @Test func `in a shop that sells all sorts the line items decide`() {
        let memory = CountingMemory(
            Self.history + Confirmed.records(2, from: 300, "대형마트", .food)
                + Confirmed.records(2, from: 310, "대형마트", .household)
        )
        #expect(memory.suggestions(for: .read("대형마트", items: ["주방세제"])).categories.map(\.value) == [.household, .food])
        #expect(memory.suggestions(for: .read("대형마트", items: ["아메리카노"])).categories.first?.value == .food)
    }

    /// So many receipts corrected to household, of other shops, against 40 of food; what the words on the next receipt suggest, and
    /// whether they still do.
    @Test(
        arguments: [
            (1, 0.94, true), (1, 0.8, true), (2, 0.94, true), (12, 0.94, false),
        ] as [(Int, Double, Bool)]
    )
    func `one correction says little against plain words, and many say much`(
        _ corrections: Int,
        _ confidence: Double,
        _ doWordsStay: Bool
    ) {
        let goods = ["우유", "두부", "콩나물", "계란", "식빵", "라면", "생수", "치즈"]
        var records = (0..<40).map { number in
            Confirmed.record(number + 1, "가게\(number)호", .food, items: [goods[number % 2], "과자\(number % 5)"])
        }
        records += (0..<10).map { Confirmed.record($0 + 100, "극장\($0)", .culture, items: Array(goods.dropFirst(2))) }
        records += (0..<corrections).map { Confirmed.record($0 + 200, "잡화\($0)", .household, items: goods) }
        var facts = ReceiptFacts.read("새로 생긴 곳", items: goods)
        facts.category = Field(.food, confidence: confidence)
        let draft = Confirmed.record(99, "새로 생긴 곳", .food, status: .draft)
        let category = draft.applying(CountingMemory(records).suggestions(for: facts), category: facts.category)
            .category
        #expect((category != .household) == doWordsStay, "\(String(describing: category))")
    }

    @Test func `what built-in words say gives way to clear history only`() {
        let memory = CountingMemory(Self.history)
        var facts = ReceiptFacts.read("새로 생긴 곳", items: ["건전지", "주방세제"])
        facts.category = Field(.food, confidence: 0.6)
        #expect(memory.suggestions(for: facts).categories.first?.value == .household)
        facts = .read("새로 생긴 곳", items: ["포장"])
        facts.category = Field(.food, confidence: 0.9)
        #expect(memory.suggestions(for: facts).categories.isEmpty)
    }
}
