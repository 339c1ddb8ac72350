import ReceiptDomain
import ReceiptReview
import ReceiptTestSupport
import ReceiptWording
import Testing

@testable import ReceiptTerminal

@Suite struct ReviewLearningTests {
    private static func draft(_ number: Int, _ merchant: String, _ category: ReceiptDomain.Category?) -> ReviewItem {
        Fixture.item(number, "\(number).jpg") { draft in
            draft.merchant = Field(merchant, confidence: 0.8)
            draft.date = Field(Fixture.day("2026-11-1\(number)"), confidence: 0.97)
            draft.total = Field(Fixture.won(1000 * number), confidence: 0.97)
            draft.category = category.map { Field($0, confidence: 0.6) }
        }
    }

    @Test func `what is answered for one draft is proposed for the next of the shop`() {
        var session = ReviewSession(
            [Self.draft(1, "다이소", .food), Self.draft(2, "다이소", .food)],
            memory: SimpleMemory()
        )
        session.type("c household", "")
        #expect(session.conversation.position == 1)
        #expect(session.conversation.working?.category == .household)
        #expect(!session.conversation.hasChanges, "the person has not changed anything")
        session.type("")
        guard case .confirm(let before, let after) = session.ledger.actions.last else {
            Issue.record("not confirmed")
            return
        }
        #expect(before.category == .food)
        #expect(after.category == .household)
        #expect(after.learned.category?.reason == .history(merchant: "다이소", matching: 1, of: 1))
    }

    @Test func `an answer that is undone teaches nothing`() {
        var session = ReviewSession(
            [Self.draft(1, "다이소", .food), Self.draft(2, "다이소", .food)],
            memory: SimpleMemory()
        )
        session.type("c household", "", "u", "u", "s")
        #expect(session.conversation.position == 1)
        #expect(session.conversation.working?.category == .food)
    }

    @Test func `the name that a reading stands for is proposed, and what was read can be taken instead`() {
        var session = ReviewSession(
            [Self.draft(1, "쌤스더지", nil)],
            memory: SimpleMemory(names: ["쌤스더지": "맘스터치"])
        )
        #expect(session.conversation.working?.merchant == "맘스터치")
        #expect(session.conversation.candidates.first == .merchant("쌤스더지"))
        session.type("1")
        #expect(session.conversation.working?.merchant == "쌤스더지")
        #expect(session.conversation.working?.learned.merchant == nil)
    }

    @Test func `names of earlier receipts with the same business number are offered first`() {
        let session = ReviewSession(
            [Self.draft(1, "RESH MARKET", nil)],
            memory: SimpleMemory(sameNumber: ["GARDENIA BAKERIES"])
        )
        #expect(session.conversation.working?.merchant == "RESH MARKET")
        #expect(session.conversation.candidates.first == .merchant("GARDENIA BAKERIES"))
    }

    @Test func `a name that is typed brings the category of its shop`() {
        var memory = SimpleMemory()
        var known = Self.draft(9, "다이소", .household).record
        known.status = .confirmed
        memory.learn(known)
        var session = ReviewSession([Self.draft(1, "다0|소", .food)], memory: memory)
        session.type("e merchant", "다이소")
        #expect(session.conversation.working?.category == .household)
        session.type("c culture", "e merchant", "다0|소", "e merchant", "다이소")
        #expect(session.conversation.working?.category == .culture, "what the person chose stays")
    }

    @Test func `a value that was given before the review counts as the person's`() {
        var item = Self.draft(1, "다이소", .food)
        item.record.merchant = "다이소 성수점"
        let rows = ReviewSession([item]).conversation.rows
        #expect(rows.first { $0.field == .merchant }?.confidence == .given)
        #expect(rows.first { $0.field == .category }?.confidence == .doubtful)
    }

    @Test(arguments: Language.allCases)
    func `the screen says why`(_ language: Language) throws {
        var memory = SimpleMemory(names: ["쌤스더지": "맘스터치"])
        for number in 5...7 {
            var known = Self.draft(number, "맘스터치", number == 7 ? .events : .food).record
            known.status = .confirmed
            memory.learn(known)
        }
        let conversation = ReviewSession([Self.draft(1, "쌤스더지", .household)], memory: memory).conversation
        let lines = DraftLayout(view: conversation.view, wording: language.wording, width: 58).body.map(\.text)
        let sentences =
            language == .english
            ? ["read “쌤스더지”; as you wrote it before", "2 of 3 earlier 맘스터치"]
            : ["읽은 글자 “쌤스더지”, 전에 적은 이름대로", "이전 맘스터치 3건 중 2건"]
        for sentence in sentences { #expect(lines.contains { $0.contains(sentence) }, "\(lines)") }
        #expect(lines.contains { $0.contains("~") && $0.contains("80%") }, "\(lines)")
    }
}
