import HouseholdBook
import ReceiptDomain
import ReceiptTestSupport
import Testing

@testable import ReceiptReview

/// A card that no account lists is offered to the account that the person chose.
@Suite struct CardOfferTests {
    private static let offer = CardOffer(digits: "7719", account: "kakao")

    private static func session(
        card: String? = "7719",
        _ convention: InputConvention = convention(),
        isInteractive: Bool = true
    ) -> ReviewSession {
        let items = [1, 2].map { number in
            var item = Fixture.item(number, "receipt-\(number).jpg") { draft in
                draft.merchant = Field("GS25 역삼점", confidence: 0.97)
                draft.date = Field(Fixture.day("2026-11-18"), confidence: 0.99)
                draft.total = Field(Fixture.won(4800), confidence: 1)
                draft.category = Field(.food, confidence: 0.9)
            }
            item.record.printed.cardDigits = card
            return item
        }
        return ReviewSession(items, convention: convention, isInteractive: isInteractive)
    }

    private static func convention(_ words: [String: String] = [:]) -> InputConvention {
        var convention = Fixture.convention
        let opening = Account.Opening(date: Fixture.day("2026-01-01"), amount: Fixture.won(0))
        convention.accounts = AccountBook(
            ["kakao", "wallet"].map { id in
                var account = Account(id: id, name: id, kind: .card, opening: opening)
                for (digits, owner) in words where owner == id { account.cards[digits] = "" }
                return account
            }
        )
        return convention
    }

    @Test func `the digits are added to the account with Enter, and taken away again with u`() {
        var session = Self.session()
        session.type("e account", "kakao", "")
        #expect(session.conversation.step == .card(Self.offer))
        session.type("")
        #expect(session.ledger.actions.last == .setCard(Self.offer, isListed: true))
        #expect(session.conversation.notice == .cardListed(Self.offer) && session.conversation.step == .draft)
        session.type("u")
        #expect(session.ledger.actions.last == .setCard(Self.offer, isListed: false))
        #expect(session.conversation.step == .card(Self.offer))
    }

    @Test func `it is asked once for a card`() {
        var session = Self.session()
        session.type("e account", "kakao", "", "s", "e account", "wallet", "")
        #expect(session.conversation.step == .allAnswered)
        #expect(session.conversation.summary.confirmed == 2)
    }

    @Test func `nothing is asked of a listed card, of an account that is none, or of a receipt without a card`() {
        for session in [
            Self.session(Self.convention(["7719": "wallet"])), Self.session(card: nil),
            Self.session(isInteractive: false),
        ] {
            var session = session
            session.type("e account", "kakao", "")
            #expect(session.conversation.step == .draft && session.conversation.position == 1)
        }
        // Where there are no accounts, any text is kept.
        var session = Self.session(Fixture.convention)
        session.type("e account", "the blue card", "")
        #expect(session.conversation.step == .draft && session.conversation.position == 1)
    }
}
