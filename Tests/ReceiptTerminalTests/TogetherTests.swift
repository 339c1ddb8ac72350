import Foundation
import ReceiptDomain
import ReceiptTestSupport
import ReceiptWording
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

    @Test func `after looking first, j asks again`() {
        var session = Self.session()
        session.type("s", "j")
        #expect(session.conversation.step == .together(Self.proposal))
        #expect(session.conversation.handle(.back) == nil && session.conversation.step == .draft)
        session.type("j")
        #expect(session.conversation.handle(.answer("")) == .join(Self.proposal))
    }

    @Test func `two drafts that nothing proposes are joined by hand, and u parts them`() {
        var items = Self.session().conversation.items
        for index in items.indices { items[index].together = nil }
        // It came a day after the others.
        let late = Date(timeIntervalSince1970: 90_000)
        let images = items[0].record.images
        let record = Record(id: Fixture.id(0), user: .me, images: images, createdAt: late)
        var session = ReviewSession(items + [ReviewItem(record: record)])
        session.type("j")
        #expect(session.conversation.step == .chooseDraft)
        let choices = session.conversation.review.conversation.choices(Language.english.wording)
        #expect(choices.map(\.answer) == [2, 3, 0].map { Fixture.id($0).rawValue })
        #expect(choices[0].label == "IMG_0002.jpg · GS25 역삼점 · 2026-11-18 · ₩2,000")
        session.type("4")
        #expect(session.conversation.notice == nil && session.conversation.step == .chooseDraft, "there is no fourth")
        session.type("1")
        let chosen = MergeProposal(.chosen, [Fixture.id(1), Fixture.id(2)])
        #expect(session.conversation.step == .together(chosen))
        session.type("n")
        #expect(session.ledger.actions.isEmpty, "nothing proposed them, so there is nothing to keep apart")
        #expect(session.conversation.handle(.answer("")) == .join(chosen))
        var (kept, gone) = (session.conversation.items[0], session.conversation.items[1].record)
        (kept.record.revision, gone.revision, gone.status) = (101, 102, .discarded)
        let changes = [
            RecordChange(before: session.conversation.items[0].record, after: kept.record),
            RecordChange(before: session.conversation.items[1].record, after: gone),
        ]
        session.conversation.report(.joined(kept, changes))
        #expect(session.conversation.step == .draft && session.conversation.notice == .joined(chosen))
        session.type("u")
        #expect(session.conversation.step == .draft && session.conversation.notice == .undone)
        #expect(session.conversation.items.allSatisfy { $0.record.status == .draft })
    }

    @Test func `joining does not silently drop what was typed`() {
        var session = Self.session()
        session.type("s", "e memo", "with Kim", "j")
        #expect(session.conversation.step == .dropChanges(.join))
        session.type("y")
        #expect(session.conversation.step == .together(Self.proposal))
    }

    @Test func `without another photo there is nothing to join`() {
        var session = ReviewSession([Fixture.proved])
        session.type("j")
        #expect(session.conversation.notice == .nothingToJoin && session.conversation.step == .draft)
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
