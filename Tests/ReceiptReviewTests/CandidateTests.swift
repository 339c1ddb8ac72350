import ReceiptDomain
import ReceiptLearning
import ReceiptTestSupport
import Testing

@testable import ReceiptReview

@Suite struct CandidateTests {
    private static func conversation(
        _ item: ReviewItem,
        memory: any HouseholdMemory = NoHistory(),
        chains: [String] = [],
        homeCurrency: Currency? = .krw
    ) -> ReviewConversation {
        ReviewConversation(
            items: [item],
            convention: InputConvention(today: Fixture.today, dateOrder: .yearFirst, homeCurrency: homeCurrency),
            memory: memory,
            chains: chains,
            isInteractive: true
        )
    }

    private static func item(_ name: String, _ confidence: Double, alternatives: [String] = []) -> ReviewItem {
        Fixture.item(1, "1.jpg") { draft in
            draft = Fixture.proved.draft ?? draft
            draft.merchant = Field(name, confidence: confidence, alternatives: alternatives)
            draft.category = Field(.food, confidence: 0.99)
        }
    }

    @Test(arguments: [
        ("파리바게뜨", "파리바개뜨"), ("교촌치킨", "교춘지킨"), ("STARBUCKS", "STARBUGK5"), ("올리브영", "올리브엉"),
    ])
    func `a well-known name that was misread is among the values, and none that is far from it`(
        _ name: String,
        _ read: String
    ) {
        let conversation = Self.conversation(Self.item(read, 0.6), chains: ["맥도날드", name, "WALMART"])
        #expect(conversation.candidates == [.merchant(name)])
    }

    @Test func `the household's own shops that are alike are offered`() {
        var memory = CountingMemory()
        var known = Fixture.proved.record
        known.status = .confirmed
        known.merchant = "우리동네정육점"
        memory.learn(known)
        let conversation = Self.conversation(Self.item("무리동에청욕점", 0.6), memory: memory)
        #expect(conversation.others(.merchant).contains(.merchant("우리동네정육점")))
    }

    @Test func `the right name gives a category where none was read, and changes none that was`() {
        var item = Self.item("C-을지로점", 0.5, alternatives: ["CU을지로점"])
        item.record.category = nil
        item.draft?.category = nil
        var conversation = Self.conversation(item)
        _ = conversation.handle(.set(.merchant("스타벅스 강남점")))
        #expect(conversation.working?.category == .food)
        var read = Self.conversation(Self.item("스타벅쓰", 0.5))
        _ = read.handle(.set(.merchant("올리브영")))
        #expect(read.working?.category == .food)
    }

    @Test func `print that is no name is not offered`() {
        let alternatives = ["ㅁㄴㅇㄹ", "= - / a", "은행나무집"]
        let conversation = Self.conversation(Self.item("은행나무칩", 0.5, alternatives: alternatives))
        #expect(conversation.candidates == [.merchant("은행나무집")])
    }

    @Test func `a name is offered without the label before it, and no amount that is far from the one read`() {
        var item = Self.item("인전 구가소데오판장점", 0.5, alternatives: ["점 명 : 인천 구월로데오광장점", "상호: 은행나무집"])
        let total = Fixture.won(512_000)
        item.draft?.total = Field(total, confidence: 0.8, alternatives: [Fixture.won(5200), Fixture.won(512_100)])
        item.record.amount = total
        item.record.isProved = false
        let offered = Self.conversation(item).candidates
        #expect(offered.contains(.merchant("인천 구월로데오광장점")) && offered.contains(.merchant("은행나무집")))
        #expect(offered.contains(.amount(Fixture.won(512_100))) && !offered.contains(.amount(Fixture.won(5200))))
    }

    @Test func `where no currency was read there are three to choose from, the household's first`() {
        let item = Fixture.item(1, "1.jpg") { draft in
            draft.merchant = Field("Cafe", confidence: 0.99)
            draft.date = Field(Fixture.day("2026-11-18"), confidence: 0.99)
            draft.total = Field(Money(minorUnits: 1250, currency: .unknown), confidence: 0.9)
        }
        let offered = Self.conversation(item).candidates.filter { if case .currency = $0 { true } else { false } }
        #expect(offered == [.currency(.krw), .currency(.usd), .currency(.eur)])
    }

    @Test(arguments: [(Currency.krw, 0), (.usd, 1)])
    func `a doubtful currency has others, unless it is the household's`(_ home: Currency, _ count: Int) {
        let item = Fixture.item(1, "1.jpg") { draft in
            draft = Fixture.proved.draft ?? draft
            draft.currency = Field(.krw, confidence: 0.8, alternatives: [Fixture.currency("TRY")])
        }
        let offered = Self.conversation(item, homeCurrency: home).candidates
        #expect(offered.count { if case .currency = $0 { true } else { false } } == count)
    }

    @Test func `a currency that is certain has no others`() {
        let item = Fixture.item(1, "1.jpg") { draft in
            draft = Fixture.proved.draft ?? draft
            draft.currency = Field(.krw, confidence: 0.99, alternatives: [Fixture.currency("TRY")])
        }
        #expect(!Self.conversation(item).candidates.contains { if case .currency = $0 { true } else { false } })
    }

    @Test func `tax is shown, changed and taken away`() throws {
        var item = Fixture.proved
        item.record.tax = Fixture.won(2127)
        var conversation = Self.conversation(item)
        #expect(conversation.rows.first { $0.field == .tax }?.value == .amount(Fixture.won(2127)))
        _ = conversation.handle(.set(.tax(Fixture.won(2000))))
        #expect(conversation.working?.tax == Fixture.won(2000) && conversation.changedFields == [.tax])
        _ = conversation.handle(.set(.tax(nil)))
        #expect(conversation.working?.tax == nil)
    }
}
