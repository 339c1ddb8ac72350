import ReceiptDomain
import ReceiptLearning
import ReceiptTestSupport
import Testing

@Suite struct ShopTests {
    private static let number = "KR 123-45-67891"

    @Test func `a spelling that was corrected once is corrected from then on`() {
        let memory = CountingMemory([Confirmed.record(1, "맘스터치", .food, read: "쌤스더지")])
        #expect(memory.suggestions(for: .read("쌤스더지")).merchant == Suggestion("맘스터치", confidence: 0.97, .spelling))
        #expect(memory.suggestions(for: .read("쌤스더지", 0.99)).merchant?.value == "맘스터치")
    }

    @Test func `a name that was nearly read as a confirmed one is that one`() {
        let memory = CountingMemory(Confirmed.records(1, "스타벅스 역삼점", .food))
        #expect(
            memory.suggestions(for: .read("스타박스 역삼점")).merchant == Suggestion("스타벅스 역삼점", confidence: 0.9, .likeness)
        )
    }

    @Test func `a name of high confidence is left as it is`() {
        let memory = CountingMemory(Confirmed.records(3, "스타벅스 역삼점", .food))
        #expect(memory.suggestions(for: .read("스타박스 역삼점", 0.97)).merchant == nil)
        #expect(memory.suggestions(for: .read("스타벅스 역삼점")).merchant == nil, "there is nothing to change")
    }

    @Test func `a name that was left open is suggested where the household knows a shop of that name`() {
        let memory = CountingMemory(Confirmed.records(2, "스타벅스 역삼점", .food))
        #expect(memory.suggestions(for: .read("스타벅스 역삼점", 0.4)).merchant?.value == "스타벅스 역삼점")
        #expect(memory.suggestions(for: .read("달빛식당", 0.4)).merchant == nil)
    }

    @Test func `the business number tells a shop whose name was garbled`() {
        let memory = CountingMemory([Confirmed.record(1, "김밥천국 성수점", .food, businessNumber: Self.number)])
        #expect(memory.suggestions(for: .read("김밤전국 싱수접", number: Self.number)).merchant?.reason == .businessNumber)
        #expect(memory.suggestions(for: .read(nil, 0, number: Self.number)).merchant?.value == "김밥천국 성수점")
        #expect(memory.suggestions(for: .read(nil, 0, number: "KR 999-99-99999")).merchant == nil)
    }

    @Test func `branches that share a number keep their names`() {
        let memory = CountingMemory([Confirmed.record(1, "스타벅스 강남R점", .food, businessNumber: Self.number)])
        let suggestions = memory.suggestions(for: .read("스타벅스 서울대입구점", number: Self.number))
        #expect(suggestions.merchant == nil)
        #expect(suggestions.categories.first?.value == .food)
    }

    @Test func `a name under the same number that was read quite otherwise is only offered`() {
        let memory = CountingMemory([Confirmed.record(1, "한솥도시락 성수점", .food, businessNumber: Self.number)])
        let suggestions = memory.suggestions(for: .read("고객용 영수증", number: Self.number))
        #expect(suggestions.merchant == nil)
        #expect(suggestions.otherMerchants == ["한솥도시락 성수점"])
        #expect(memory.suggestions(for: .read("한솥도시락 성수점", number: Self.number)).otherMerchants.isEmpty)
    }

    @Test func `names that contradict one another under a number name nobody`() {
        let memory = CountingMemory([
            Confirmed.record(1, "가나상회", .food, businessNumber: Self.number),
            Confirmed.record(2, "다라문구", .education, businessNumber: Self.number),
        ])
        let suggestions = memory.suggestions(for: .read(nil, 0, number: Self.number))
        #expect(suggestions == Suggestions(otherMerchants: ["가나상회", "다라문구"]))
    }

    @Test func `the most frequent spelling of a name is the household's`() {
        let memory = CountingMemory(
            Confirmed.records(2, "Starbucks", .food) + Confirmed.records(1, from: 3, "STARBUCKS", .food)
        )
        #expect(memory.suggestions(for: .read("STARBUCKS")).merchant?.value == "Starbucks")
    }

    @Test(arguments: [
        (1, 0, 0.83), (2, 0, 0.94), (7, 1, 0.87), (8, 0, 0.99), (1, 1, 0.28), (30, 0, 0.99),
    ])
    func `the confidence in a shop's category is how far its records agree`(
        _ food: Int,
        _ other: Int,
        _ confidence: Double
    ) throws {
        let memory = CountingMemory(
            Confirmed.records(food, "스타벅스", .food) + Confirmed.records(other, from: 50, "스타벅스", .household)
        )
        let best = try #require(memory.suggestions(for: .read("스타벅스")).categories.first)
        #expect(best.value == .food)
        #expect(best.reason == .history(merchant: "스타벅스", matching: food, of: food + other))
        #expect(abs(best.confidence - confidence) < 0.01, "\(best.confidence)")
    }

    @Test(arguments: [
        ("스타벅스 역삼점", "스타벅스 성수점", true), ("이마트24 경상대교육문화점", "이마트24 진주점", true),
        ("WALMART 1234", "WALMART 991", true), ("이마트 성수점", "이마트24 진주점", false), ("서울 문구", "서울 식당", false),
    ])
    func `a chain's branches are of one category`(_ known: String, _ new: String, _ isKnown: Bool) {
        let memory = CountingMemory(Confirmed.records(1, known, .food))
        #expect(memory.suggestions(for: .read(new, 0.99)).categories.isEmpty != isKnown)
    }

    @Test func `a word that shops of many kinds begin with says nothing`() {
        let memory = CountingMemory([
            Confirmed.record(1, "서울 문구점", .education), Confirmed.record(2, "서울 약국", .health),
            Confirmed.record(3, "서울 분식", .food),
        ])
        #expect(memory.suggestions(for: .read("서울 세탁소")).categories.isEmpty)
    }

    @Test func `only confirmed records teach, and what is undone is forgotten`() {
        let confirmed = Confirmed.record(1, "맘스터치", .food, read: "쌤스더지", businessNumber: Self.number)
        var memory = CountingMemory([Confirmed.record(2, "맘스터치", .food, read: "쌤스더지", status: .draft)])
        #expect(memory.suggestions(for: .read("쌤스더지")) == Suggestions())
        memory.learn(confirmed)
        memory.learn(confirmed)
        #expect(
            memory.suggestions(for: .read("쌤스더지")).categories.first?.reason
                == .history(merchant: "맘스터치", matching: 1, of: 1)
        )
        var moved = confirmed
        moved.category = .events
        moved.revision = 100
        memory.learn(moved)
        #expect(memory.suggestions(for: .read("맘스터치")).categories.map(\.value) == [.events])
        moved.status = .draft
        moved.revision = 101
        memory.learn(moved)
        #expect(memory.suggestions(for: .read("쌤스더지", number: Self.number)) == Suggestions())
    }

    @Test func `the same records teach the same in any order`() {
        let records =
            Confirmed.records(3, "가나상회", .food) + Confirmed.records(3, from: 4, "가나상회", .events)
            + [Confirmed.record(7, "가나 상회", .tax, businessNumber: Self.number)]
        let facts = ReceiptFacts.read("가나샹회", number: Self.number)
        #expect(
            CountingMemory(records).suggestions(for: facts)
                == CountingMemory(records.reversed()).suggestions(for: facts)
        )
    }

    @Test func `hostile names neither teach nor crash`() {
        for name in ["", "  ", "---", "\u{202E}", String(repeating: "가", count: 500), "🍚"] {
            let memory = CountingMemory([Confirmed.record(1, name, .food, read: name)])
            _ = memory.suggestions(for: .read(name, items: [name]))
        }
    }
}
