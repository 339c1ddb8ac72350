import ReceiptDomain
import ReceiptTestSupport
import Testing

@testable import ReceiptReview
@testable import ReceiptTerminal

/// Drafts that seem to be of one purchase are asked about once, and never joined by themselves.
@Suite struct TogetherTests {
    private static let proposal = MergeProposal(.parts, [Fixture.id(2), Fixture.id(1)])

    private static func session(isInteractive: Bool = true) -> ReviewSession {
        let items = (1...3).map { number in
            var item = Fixture.item(number, "IMG_000\(number).jpg") { draft in
                draft.merchant = Field("GS25 역삼점", confidence: 0.97)
                draft.date = Field(Fixture.day("2026-11-18"), confidence: 0.99)
                draft.total = Field(Fixture.won(1000 * number), confidence: 1)
                draft.category = Field(.food, confidence: 0.9)
            }
            if number < 3 { item.together = proposal }
            return item
        }
        return ReviewSession(items, isInteractive: isInteractive)
    }

    /// As a ledger joins them.
    private static func joined(_ session: ReviewSession) -> ReviewOutcome {
        let items = session.conversation.items
        var kept = items[1]
        kept.together = nil
        kept.record.images.append(StoredImage(file: "2.jpg", sha256: "1", bytes: 1, originalName: "IMG_0001.jpg"))
        kept.record.revision = 101
        var gone = items[0].record
        (gone.status, gone.joinedInto, gone.revision) = (.discarded, kept.record.id, 102)
        return .joined(
            kept,
            [
                RecordChange(before: items[1].record, after: kept.record),
                RecordChange(before: items[0].record, after: gone),
            ]
        )
    }

    @Test func `joining makes one draft of them, which is looked at next, and u brings all back`() {
        var session = Self.session()
        #expect(session.conversation.step == .together(Self.proposal))
        #expect(session.conversation.handle(.answer("")) == .join(Self.proposal))
        session.conversation.report(Self.joined(session))
        #expect(session.conversation.step == .draft && session.conversation.notice == .joined(Self.proposal))
        #expect(session.conversation.item?.record.images.count == 2)
        #expect(session.conversation.items.count { $0.record.status == .draft } == 2)
        session.type("u")
        guard case .undoChange(let changes, step: 101) = session.ledger.actions.last else {
            Issue.record("the step is to be undone, not \(session.ledger.actions)")
            return
        }
        #expect(changes.map(\.after.status) == [.draft, .draft] && changes[0].after.images.count == 1)
        #expect(session.conversation.step == .together(Self.proposal))
        #expect(session.conversation.items.allSatisfy { $0.record.status == .draft && $0.record.images.count == 1 })
    }

    @Test func `n keeps them apart for good`() {
        var session = Self.session()
        session.type("n")
        guard case .change(let changes) = session.ledger.actions.last else {
            Issue.record("what was answered is to be kept")
            return
        }
        #expect(changes.map(\.after.separateFrom) == [[Fixture.id(2)], [Fixture.id(1)]])
        #expect(session.conversation.step == .draft && session.conversation.notice == .keptApart)
        session.type("", "")
        #expect(session.conversation.position == 2 && session.conversation.step == .draft)
    }

    @Test func `looking first leaves the question, which is not asked again in this review`() {
        var session = Self.session()
        session.type("s")
        #expect(session.conversation.step == .draft && session.ledger.actions.isEmpty)
        session.type("", "")
        #expect(session.conversation.summary.confirmed == 2)
    }

    @Test func `answers from a file are not asked`() {
        #expect(Self.session(isInteractive: false).conversation.step == .draft)
    }

    @Test func `what may belong to another draft is not confirmed by itself`() throws {
        var item = Fixture.proved
        item.draft?.category?.confidence = 0.99
        let review = AutomaticReview(minimumConfidence: 0.5)
        #expect(review.obstacle(ReviewProposal(item, memory: NoHistory())) == nil)
        item.together = Self.proposal
        #expect(review.obstacle(ReviewProposal(item, memory: NoHistory())) == .together)
    }
}
