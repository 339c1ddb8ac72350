import ReceiptDomain
import ReceiptReview
import ReceiptTestSupport
import Testing

@Suite struct PointingTests {
    private func arrows(_ session: inout ReviewSession, _ inputs: TypedConversation.Input...) {
        for input in inputs { _ = session.conversation.handle(input) }
    }

    @Test func `what is missing is at hand first, then what has the lowest confidence, then nothing`() {
        #expect(ReviewSession([Fixture.incomplete]).conversation.fieldAtHand == .merchant)
        var session = ReviewSession([Fixture.doubtful])
        #expect(session.conversation.fieldAtHand == .date)
        session.type("1")
        #expect(session.conversation.fieldAtHand == .amount)
        #expect(ReviewSession([Fixture.proved]).conversation.fieldAtHand == nil)
    }

    @Test func `the right arrow gives the field at hand its other values in turn, and at last the first one`() {
        var session = ReviewSession([Fixture.doubtful])
        arrows(&session, .takeOther(1))
        #expect(session.conversation.working?.date == Fixture.day("2026-03-04"))
        #expect(session.conversation.fieldAtHand == .date)
        arrows(&session, .takeOther(1))
        #expect(session.conversation.working?.date == Fixture.day("2026-04-03"))
        #expect(!session.conversation.hasChanges)
        arrows(&session, .takeOther(-1))
        #expect(session.conversation.working?.date == Fixture.day("2026-03-04"))
    }

    @Test func `up and down choose the field, and stop at the ends`() {
        var session = ReviewSession([Fixture.doubtful])
        arrows(&session, .point(1), .takeOther(1))
        #expect(session.conversation.working?.amount == Fixture.won(9300))
        arrows(&session, .point(1), .point(1), .point(1))
        #expect(session.conversation.fieldAtHand == .category)
        arrows(&session, .point(-1), .point(-1), .point(-1), .point(-1))
        #expect(session.conversation.fieldAtHand == .merchant)
    }

    @Test func `a category goes through its suggestions, then through all others`() {
        var session = ReviewSession([Fixture.proved])
        var seen: [ReceiptDomain.Category] = []
        for _ in CategoryCatalog.builtIn.offered(for: .expense) {
            arrows(&session, .takeOther(1))
            if let category = session.conversation.working?.category { seen.append(category) }
        }
        #expect(seen.first == .household)
        #expect(seen.last == .food)
        #expect(Set(seen) == Set(CategoryCatalog.builtIn.offered(for: .expense)))
    }

    @Test func `back at the proposed name, the reason for it is there again`() {
        let memory = SimpleMemory(names: ["스타벅스 강남R점": "스타벅스"])
        var session = ReviewSession([Fixture.doubtful], memory: memory)
        let lesson = session.conversation.working?.learned.merchant
        #expect(lesson != nil)
        arrows(&session, .point(-1), .takeOther(1))
        #expect(session.conversation.working?.merchant == "스타벅스 강남R점")
        #expect(session.conversation.working?.learned.merchant == nil)
        arrows(&session, .takeOther(1))
        #expect(session.conversation.working?.merchant == "스타벅스")
        #expect(session.conversation.working?.learned.merchant == lesson)
    }

    @Test func `where there is no other value the arrow says so`() {
        var session = ReviewSession([Fixture.incomplete])
        arrows(&session, .point(1), .takeOther(1))
        #expect(session.conversation.working?.date == Fixture.day("2026-10-30"))
        #expect(session.conversation.notice == .noSuchChoice(1, of: 0))
        #expect(session.conversation.candidates.isEmpty)
    }

    @Test func `while a field is edited it is the one at hand`() {
        var session = ReviewSession([Fixture.doubtful])
        session.type("a")
        #expect(session.conversation.fieldAtHand == .amount)
        arrows(&session, .back)
        session.type("c")
        #expect(session.conversation.fieldAtHand == .category)
    }

    @Test func `the next draft begins at its own field of lowest confidence`() {
        var session = ReviewSession([Fixture.proved, Fixture.doubtful])
        arrows(&session, .point(1))
        session.type("")
        #expect(session.conversation.fieldAtHand == .date)
    }

    @Test func `of fields of high confidence only the date in the other order is offered`() {
        var item = Fixture.proved
        item.draft?.date?.alternatives = [Fixture.day("2002-11-18"), Fixture.day("2026-08-11")]
        item.record.date = Fixture.day("2026-11-08")
        item.draft?.merchant?.alternatives = ["이마트 성수짐"]
        let session = ReviewSession([item])
        #expect(session.conversation.candidates == [.category(.household), .date(Fixture.day("2026-08-11"))])
    }

    @Test func `names that differ in spaces and signs only are one choice`() {
        var item = Fixture.doubtful
        item.draft?.merchant?.alternatives = ["스타 벅스 강남R점", "스타벅스 강남", "스타벅스, 강남"]
        let session = ReviewSession([item])
        let names = session.conversation.candidates.filter { $0.field == .merchant }
        #expect(names == [.merchant("스타벅스 강남")])
    }

    @Test func `the first numbers are of the field at hand`() {
        let item = Fixture.item(1, "a.jpg") { draft in
            draft.merchant = Field("치즈웨이브", confidence: 0.65, alternatives: ["승인번호"])
            draft.date = Field(Fixture.day("2026-11-18"), confidence: 0.99)
            draft.total = Field(Fixture.won(102_500), confidence: 0.06, alternatives: [Fixture.won(93_182)])
        }
        let session = ReviewSession([item])
        #expect(session.conversation.fieldAtHand == .amount)
        #expect(session.conversation.candidates == [.amount(Fixture.won(93_182)), .merchant("승인번호")])
    }
}
