import ReceiptDomain
import ReceiptTestSupport
import Testing

@testable import ReceiptReview

/// Pictures that show no receipt are one question, after all drafts.
@Suite struct OtherPicturesTests {
    private static func picture(_ number: Int) -> ReviewItem {
        var item = Fixture.item(number, "cat-\(number).jpg") { $0.content = .none }
        item.record.content = PictureContent.none
        return item
    }

    private static func session(isInteractive: Bool = true) -> ReviewSession {
        let items = ReviewOrder.doubt.sorted([picture(5), Fixture.proved, picture(6)])
        return ReviewSession(items, isInteractive: isInteractive)
    }

    @Test func `they come last, and are asked about together`() {
        var session = Self.session()
        #expect(session.conversation.item?.record.id == Fixture.proved.record.id)
        session.type("")
        #expect(session.conversation.step == .pictures(OtherPictures(drafts: [Fixture.id(5), Fixture.id(6)])))
    }

    @Test(arguments: ["d", "ㅇ"])
    func `all are discarded with one key, in one step, and undone with one`(key: String) {
        var session = Self.session()
        session.type("", key)
        guard case .change(let changes)? = session.ledger.actions.last else {
            Issue.record("nothing was changed: \(session.ledger.actions)")
            return
        }
        #expect(changes.map(\.after.status) == [.discarded, .discarded])
        #expect(session.conversation.step == .allAnswered)
        #expect(session.conversation.summary.discarded == 2)
        session.type("u")
        #expect(session.conversation.step == .pictures(OtherPictures(drafts: [Fixture.id(5), Fixture.id(6)])))
        #expect(session.conversation.items.map(\.record.status) == [.confirmed, .draft, .draft])
    }

    @Test func `Enter discards nothing and shows each`() {
        var session = Self.session()
        session.type("", "")
        #expect(session.conversation.step == .draft)
        #expect(session.conversation.item?.record.id == Fixture.id(5))
        session.type("d")
        #expect(session.conversation.step == .draft)
        #expect(session.conversation.item?.record.id == Fixture.id(6))
    }

    @Test func `one picture alone is shown like any draft`() {
        var session = ReviewSession([Self.picture(5)])
        #expect(session.conversation.step == .draft)
        session.type("d")
        #expect(session.conversation.summary.discarded == 1)
    }
}
