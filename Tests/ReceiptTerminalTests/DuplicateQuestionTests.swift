import ReceiptDomain
import ReceiptTestSupport
import Testing

@testable import ReceiptReview
@testable import ReceiptTerminal

/// A draft that looks like another record is confirmed only where a person says that it is a purchase of its own.
@Suite struct DuplicateQuestionTests {
    private static func twice(_ certainty: PossibleDuplicate.Certainty = .likely) -> ReviewItem {
        var item = Fixture.proved
        var other = Fixture.item(9, "again.jpg") { _ in }.record
        (other.merchant, other.date, other.amount) = (item.record.merchant, item.record.date, item.record.amount)
        other.status = .confirmed
        item.possibleDuplicate = PossibleDuplicate(record: other, certainty: certainty, common: [.date, .amount])
        return item
    }

    @Test(arguments: [PossibleDuplicate.Certainty.likely, .possible])
    func `Enter asks, and Enter again goes back to the draft`(_ certainty: PossibleDuplicate.Certainty) throws {
        let item = Self.twice(certainty)
        var session = ReviewSession([item])
        session.type("")
        #expect(session.conversation.step == .duplicate(try #require(item.possibleDuplicate)))
        #expect(session.conversation.review.conversation.view.records.map(\.id) == [Fixture.id(1), Fixture.id(9)])
        session.type("")
        #expect(session.conversation.step == .draft && session.ledger.actions.isEmpty)
    }

    @Test func `y confirms it, and keeps that the two are separate`() {
        var session = ReviewSession([Self.twice()])
        session.type("", "y")
        guard case .confirm(let before, let after)? = session.ledger.actions.last else {
            Issue.record("nothing was confirmed: \(session.ledger.actions)")
            return
        }
        #expect(before.separateFrom.isEmpty && after.separateFrom == [Fixture.id(9)] && after.status == .confirmed)
        session.type("u", "")
        #expect(session.conversation.step != .draft, "it is asked again after undo")
    }

    @Test func `it can be discarded, the other looked at, and the answer left for later`() {
        var session = ReviewSession([Self.twice(), Fixture.doubtful])
        session.type("", "o")
        guard case .openImage(let shown)? = session.ledger.actions.last else {
            Issue.record("the other's photo is to be opened")
            return
        }
        #expect(shown.id == Fixture.id(9))
        session.type("s")
        #expect(session.conversation.position == 1 && session.conversation.summary.skipped == 1)
        session = ReviewSession([Self.twice()])
        session.type("", "d")
        #expect(session.conversation.summary.discarded == 1 && session.conversation.summary.confirmed == 0)
    }

    @Test func `answers from a file leave it a draft, unless one of them says so`() {
        var session = ReviewSession([Self.twice()], isInteractive: false)
        session.type("", "")
        #expect(session.ledger.actions.isEmpty && session.conversation.summary.left == 1)
        session = ReviewSession([Self.twice()], isInteractive: false)
        session.type("", "y")
        #expect(session.conversation.summary.confirmed == 1)
    }

    @Test func `once the other is discarded, or both were told apart, nothing is asked`() {
        let first = Fixture.item(9, "again.jpg") { $0.date = Field(Fixture.day("2026-11-18"), confidence: 0.9) }
        var session = ReviewSession([first, Self.twice()])
        session.type("d")
        #expect(session.conversation.item?.possibleDuplicate == nil)
        session.type("")
        #expect(session.conversation.summary.confirmed == 1)
        var apart = Self.twice()
        apart.record.separateFrom = [Fixture.id(9)]
        session = ReviewSession([apart])
        session.type("")
        #expect(session.conversation.summary.confirmed == 1)
    }

    @Test func `the entry that the draft replaces as its payment is no double`() {
        var item = Self.twice()
        let key = OccurrenceKey(recurrence: "rent", due: Fixture.day("2026-11-18"))
        item.offered = OfferedOccurrence(key: key, name: "rent", replaces: Fixture.id(9))
        var session = ReviewSession([item])
        session.type("f", "")
        #expect(session.conversation.summary.confirmed == 1)
    }
}
