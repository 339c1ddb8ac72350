import Foundation
import ReceiptDomain
import ReceiptLearning
import ReceiptTestSupport
import Testing

@Suite struct RuleTests {
    private static func memory(_ rules: [(String, Rule.Effect)], _ records: [Record] = []) -> CountingMemory {
        var memory = CountingMemory(records)
        var book = RuleBook()
        for (merchant, effect) in rules { book.add(Rule(merchant: merchant, effect: effect, since: .distantPast)) }
        memory.follow(book)
        return memory
    }

    @Test(
        arguments: [
            ("이마트", true), ("이마트 성수점", true), ("이마트성수점", true), ("E 이마트", false), ("이마트24 진주점", false),
        ]
    )
    func `a rule outweighs history, in the shop and its branches`(_ shop: String, _ isRuled: Bool) {
        let memory = Self.memory(
            [("이마트", .category(.household))],
            Confirmed.records(9, shop, .food)
        )
        let best = memory.suggestions(for: .read(shop)).categories.first
        #expect((best?.reason == .rule(merchant: "이마트")) == isRuled)
        #expect(best?.value == (isRuled ? .household : .food))
    }

    @Test func `the rule for the shop itself goes before its chain's`() {
        let memory = Self.memory([("이마트 성수점", .category(.events)), ("이마트", .category(.household))])
        #expect(memory.suggestions(for: .read("이마트 성수점")).categories.map(\.value) == [.events])
        #expect(memory.suggestions(for: .read("이마트 역삼점")).categories.map(\.value) == [.household])
    }

    @Test func `a name by rule outweighs what was confirmed before, and has its own category`() {
        let memory = Self.memory(
            [("별다방", .merchant("스타벅스"))],
            Confirmed.records(5, "별다방", .dues) + Confirmed.records(1, from: 9, "스타벅스", .food)
        )
        let suggestions = memory.suggestions(for: .read("별다방", 0.99))
        #expect(suggestions.merchant == Suggestion("스타벅스", confidence: 1, .rule))
        #expect(suggestions.categories.first?.value == .food)
    }

    @Test func `a rule takes the place of one that decides the same`() {
        var book = RuleBook()
        book.add(Rule(merchant: "A", effect: .category(.food), since: .distantPast))
        book.add(Rule(merchant: "A", effect: .merchant("B"), since: .distantPast))
        book.add(Rule(merchant: "A", effect: .category(.tax), since: .distantPast))
        #expect(book.rules.map(\.effect) == [.merchant("B"), .category(.tax)])
        #expect(book.remove(number: 0) == nil && book.remove(number: 3) == nil)
        #expect(book.remove(number: 1)?.effect == .merchant("B"))
        #expect(book.rules.count == 1)
    }

    @Test func `what was learned of shops can be looked at`() {
        let memory = CountingMemory(
            Confirmed.records(3, "다이소", .household)
                + [
                    Confirmed.record(7, "맘스터치", .food, read: "쌤스더지"),
                    Confirmed.record(8, "다이소", .food, date: "2026-11-19"),
                ]
        )
        #expect(
            memory.shops == [
                ShopLesson(
                    merchant: "다이소",
                    records: 4,
                    categories: [.init(.household, 3), .init(.food, 1)],
                    readings: []
                ),
                ShopLesson(merchant: "맘스터치", records: 1, categories: [.init(.food, 1)], readings: ["쌤스더지"]),
            ]
        )
        #expect(memory.records(named: "다 이 소").map(\.id) == [8, 3, 2, 1].map(Confirmed.id))
    }
}
