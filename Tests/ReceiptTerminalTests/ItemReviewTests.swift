import ReceiptDomain
import ReceiptReview
import ReceiptTestSupport
import ReceiptWording
import Testing

@testable import ReceiptTerminal

@Suite struct ItemReviewTests {
    /// A draft of 우유 2,980 and 식빵 3,480.
    private func session() -> ReviewSession { ReviewSession([Fixture.proved]) }

    private func names(_ session: ReviewSession) -> [String] { session.conversation.working?.items.map(\.name) ?? [] }

    @Test func `a line is edited, dropped, merged with the next and added by typing`() {
        var session = session()
        session.type("i", "2 통밀 식빵 2 x 1740 3480 -500")
        #expect(names(session) == ["우유", "통밀 식빵"])
        let bread = session.conversation.working?.items.last
        #expect(bread?.quantity == "2")
        #expect(bread?.paid == Fixture.won(2980))
        session.type("+ 봉투 20")
        #expect(names(session) == ["우유", "통밀 식빵", "봉투"])
        session.type("d 1")
        #expect(names(session) == ["통밀 식빵", "봉투"])
        session.type("m 1")
        #expect(names(session) == ["통밀 식빵 봉투"])
        #expect(session.conversation.working?.items.first?.amount == Fixture.won(3500))
    }

    @Test func `each change of lines is taken back by itself, and leaving keeps them`() {
        var session = session()
        session.type("i", "d 1", "d 1")
        #expect(names(session) == [])
        session.type("u")
        #expect(names(session) == ["식빵"])
        session.type("")
        #expect(session.conversation.step == .draft)
        #expect(session.conversation.changedFields == [.items])
        session.type("u")
        #expect(names(session) == ["우유", "식빵"])
    }

    @Test(arguments: ["우유", "2 우유", "+ 우유 많이", "d 9", "m 2", "7", "d -9223372036854775808", "9223372036854775807"])
    func `what is no line changes nothing, and says so`(_ answer: String) {
        var session = session()
        session.type("i", answer)
        #expect(names(session) == ["우유", "식빵"])
        #expect(session.conversation.notice?.isTrouble ?? true)
    }

    @Test func `arrows choose a line, and Enter opens it as it is`() async {
        let terminal = ScriptedTerminal(
            columns: 60,
            rows: 24,
            keys: [
                .character("i"), .down, .enter, .backspace, .backspace, .backspace, .backspace, .character("9"), .enter,
                .escape,
            ]
        )
        let wording = Language.korean.wording
        let skin = TerminalReviewSkin(terminal: terminal, wording: wording, styling: Styling(isColored: true))
        var ledger = ObedientLedger()
        _ = await skin.run(session().conversation.review.conversation) { ledger.perform($0) }
        let frames = terminal.frames.map { $0.joined(separator: "\n") }
        #expect(frames.contains { $0.contains("›  1") && $0.contains("우유") && $0.contains("2,980") })
        #expect(frames.contains { $0.contains("›  2") && $0.contains("품목: 식빵 3480") })
        #expect(frames.contains { $0.contains("식빵") && $0.contains("차이") })
    }
}
