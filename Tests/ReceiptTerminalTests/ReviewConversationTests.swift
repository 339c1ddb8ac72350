import ReceiptDomain
import ReceiptReview
import ReceiptTestSupport
import ReceiptWording
import Testing

@testable import ReceiptTerminal

@Suite struct ReviewConversationTests {
    @Test func `Enter confirms the draft as it is shown and the next one follows`() {
        var session = ReviewSession([Fixture.proved, Fixture.doubtful])
        session.type("")
        var expected = Fixture.proved.record
        expected.status = .confirmed
        #expect(session.ledger.actions == [.confirm(before: Fixture.proved.record, after: expected)])
        #expect(session.conversation.position == 1)
        #expect(session.conversation.step == .draft)
    }

    @Test func `nothing else is taken while an answer is being written`() {
        var conversation = ReviewSession([Fixture.proved, Fixture.doubtful]).conversation
        let action = conversation.handle(.answer(""))
        #expect(action != nil)
        #expect(conversation.handle(.answer("")) == nil)
        #expect(conversation.handle(.answer("q")) == nil)
        #expect(conversation.position == 0)
    }

    @Test func `a failure keeps the draft, its changes and says why`() {
        var conversation = ReviewSession([Fixture.proved]).conversation
        _ = conversation.handle(.answer("c transport"))
        _ = conversation.handle(.answer(""))
        conversation.report(.failed(.library(.noSpace(path: "/library"))))
        #expect(conversation.step == .draft)
        #expect(conversation.working?.category == .transport)
        #expect(conversation.notice == .failed(.library(.noSpace(path: "/library"))))
        #expect(conversation.answers.isEmpty)
    }

    @Test func `a draft that changed elsewhere is shown as it is now`() {
        var conversation = ReviewSession([Fixture.proved]).conversation
        _ = conversation.handle(.answer(""))
        var current = Fixture.proved.record
        current.memo = "from the other window"
        conversation.report(.stale(current: current))
        #expect(conversation.working == current)
        #expect(conversation.notice == .changedElsewhere)
        #expect(conversation.handle(.answer("")).map(\.basis) == current)
    }

    @Test func `corrections stay where another window changed something else`() {
        var conversation = ReviewSession([Fixture.proved]).conversation
        _ = conversation.handle(.answer("c transport"))
        _ = conversation.handle(.answer(""))
        var current = Fixture.proved.record
        current.memo = "from the other window"
        conversation.report(.stale(current: current))
        #expect(conversation.working?.category == .transport && conversation.working?.memo == current.memo)
    }

    @Test func `a draft that was answered elsewhere is passed over`() {
        var conversation = ReviewSession([Fixture.proved, Fixture.doubtful]).conversation
        _ = conversation.handle(.answer("d"))
        var current = Fixture.proved.record
        current.status = .confirmed
        conversation.report(.stale(current: current))
        #expect(conversation.position == 1)
        #expect(conversation.notice == .answeredElsewhere(current))
        #expect(conversation.summary.left == 1)
    }

    @Test func `confirming asks for what is missing, one field after the other`() {
        var session = ReviewSession([Fixture.incomplete])
        session.type("")
        #expect(session.conversation.step == .enter(.merchant, isNeeded: true))
        #expect(session.conversation.notice == .needed(.merchant))
        session.type("", "김밥천국")
        #expect(session.conversation.step == .enter(.amount, isNeeded: true))
        session.type("4,500")
        #expect(session.conversation.step == .draft)
        #expect(session.conversation.notice == .completed)
        #expect(session.ledger.actions.isEmpty, "nothing is written before the confirmation")
        session.type("")
        #expect(session.ledger.actions.count == 1)
        #expect(session.conversation.summary.confirmed == 1)
    }

    @Test func `an amount without a currency needs one where the household has none`() {
        let item = Fixture.item(9, "a.jpg") { draft in
            draft.merchant = Field("Café", confidence: 0.9)
            draft.date = Field(Fixture.day("2026-11-01"), confidence: 0.9)
            draft.total = Field(Money(minorUnits: 1250, currency: .unknown), confidence: 0.9)
        }
        var session = ReviewSession([item])
        session.type("")
        #expect(session.conversation.step == .enter(.currency, isNeeded: true))
        session.type("zzz")
        #expect(session.conversation.notice == .problem(.notACurrency("zzz")))
        session.type("krw")
        #expect(session.conversation.notice == .problem(.tooManyDecimals(.krw)))
        session.type("eur", "")
        #expect(session.ledger.actions.first?.written?.amount == Money(minorUnits: 1250, currency: .eur))
    }

    @Test func `a digit takes another value, and the same digit puts it back`() {
        var session = ReviewSession([Fixture.doubtful])
        #expect(session.conversation.candidates == [.date(Fixture.day("2026-03-04")), .amount(Fixture.won(9300))])
        session.type("1")
        #expect(session.conversation.working?.date == Fixture.day("2026-03-04"))
        session.type("1", "2")
        #expect(session.conversation.working?.date == Fixture.day("2026-04-03"))
        #expect(session.conversation.working?.amount == Fixture.won(9300))
        session.type("7")
        #expect(session.conversation.notice == .noSuchChoice(7, of: 2))
    }

    @Test func `a wrong value is refused with its reason and asked again`() {
        var session = ReviewSession([Fixture.proved])
        session.type("e", "date")
        #expect(session.conversation.step == .enter(.date, isNeeded: false))
        session.type("soon")
        #expect(session.conversation.notice == .problem(.notADate("soon")))
        session.type("2026-12-24")
        #expect(session.conversation.notice == .problem(.dateInFuture(Fixture.day("2026-12-24"))))
        #expect(session.conversation.step == .enter(.date, isNeeded: false))
        session.type("어제")
        #expect(session.conversation.step == .draft)
        #expect(session.conversation.working?.date == Fixture.day("2026-11-19"))
        #expect(session.conversation.changedFields == [.date])
    }

    @Test func `an empty answer keeps the value`() {
        var session = ReviewSession([Fixture.proved])
        session.type("e merchant", "")
        #expect(session.conversation.step == .draft)
        #expect(!session.conversation.hasChanges)
    }

    @Test func `a dash empties what may be empty and nothing else`() {
        var session = ReviewSession([Fixture.proved])
        session.type("e time", "-")
        #expect(session.conversation.working?.time == nil)
        session.type("e amount", "-")
        #expect(session.conversation.notice == .problem(.needed(.amount)))
    }

    @Test(arguments: ["5", "c 5", "e 7", "e category"])
    func `every way to a category question or answer stays within the draft`(_ answer: String) {
        var session = ReviewSession([Fixture.proved])
        session.type(answer)
        #expect(session.conversation.position == 0)
        #expect(session.ledger.actions.isEmpty)
    }

    @Test func `a category is chosen by number, by name in two languages or by initials`() {
        for answer in ["2", "교통", "transport", "ㄱㅌㅂ"] {
            var session = ReviewSession([Fixture.proved])
            session.type("c", answer)
            #expect(session.conversation.working?.category == .transport, "\(answer)")
        }
    }

    @Test func `a query that fits several categories asks which`() {
        var session = ReviewSession([Fixture.proved])
        session.type("c", "te")
        #expect(session.conversation.working?.category == .telecom)
        session.type("c", "e")
        guard case .problem(.manyCategories(let categories)) = session.conversation.notice else {
            Issue.record("asked for nothing")
            return
        }
        #expect(categories == [.education, .utilities] || categories.count > 1)
        #expect(session.conversation.step == .chooseCategory)
    }

    @Test func `income has its own categories`() {
        var session = ReviewSession([Fixture.proved])
        session.type("e kind", "수입")
        #expect(session.conversation.working?.kind == .income)
        #expect(session.conversation.working?.category == nil)
        session.type("c 월급")
        #expect(session.conversation.working?.category == .salary)
    }

    @Test func `a typed total is no longer a proved one`() {
        var session = ReviewSession([Fixture.proved])
        session.type("e amount", "20,000", "")
        #expect(session.ledger.actions.first?.written?.isProved == false)
        #expect(session.ledger.actions.first?.written?.amount == Fixture.won(20000))
    }

    @Test func `back undoes one change after the other, then has nowhere to go`() {
        var session = ReviewSession([Fixture.proved])
        session.type("c transport", "e memo", "장보기", "<")
        #expect(session.conversation.working?.memo == "")
        #expect(session.conversation.working?.category == .transport)
        session.type("<", "<")
        #expect(session.conversation.working == Fixture.proved.record)
        #expect(session.conversation.notice == .nothingToGoBackTo)
    }

    @Test func `back leaves a question without an answer`() {
        var session = ReviewSession([Fixture.proved])
        session.type("e")
        #expect(session.conversation.step == .chooseField)
        session.type("merchant")
        _ = session.conversation.handle(.back)
        #expect(session.conversation.step == .draft)
        session.type("?")
        #expect(session.conversation.review.isHelpShown)
        _ = session.conversation.handle(.back)
        #expect(session.conversation.step == .draft && !session.conversation.review.isHelpShown)
    }

    @Test func `skipping writes nothing and leaves the draft for another time`() {
        var session = ReviewSession([Fixture.proved, Fixture.doubtful])
        session.type("s")
        #expect(session.ledger.actions.isEmpty)
        #expect(session.conversation.position == 1)
        #expect(session.conversation.summary.left == 2)
    }

    @Test func `leaving a changed draft asks, and only a plain yes drops the changes`() {
        var session = ReviewSession([Fixture.proved, Fixture.doubtful])
        session.type("c transport", "s")
        #expect(session.conversation.step == .dropChanges(.skip))
        session.type("")
        #expect(session.conversation.working?.category == .transport)
        session.type("q", "y")
        #expect(session.conversation.ending == .quit)
        #expect(session.ledger.actions.isEmpty)
    }

    @Test func `undo undoes answers in turn, skipped ones without writing`() throws {
        var session = ReviewSession([Fixture.proved, Fixture.doubtful, Fixture.hostile])
        session.type("c transport", "", "s")
        session.type("u")
        #expect(session.conversation.position == 1)
        #expect(session.ledger.actions.count == 1)
        session.type("u")
        guard case .undo(let answer) = try #require(session.ledger.actions.last) else {
            Issue.record("no undo was asked for")
            return
        }
        #expect(answer.before == Fixture.proved.record)
        #expect(answer.after.revision == 101)
        #expect(session.conversation.position == 0)
        #expect(session.conversation.working?.category == .transport, "the changes are there to be corrected")
        session.type("<")
        #expect(session.conversation.working == Fixture.proved.record)
        session.type("u")
        #expect(session.conversation.notice == .nothingToUndo)
    }

    @Test func `undo undoes a change of the draft at hand before an answer`() {
        var session = ReviewSession([Fixture.proved, Fixture.doubtful])
        session.type("s", "c transport", "u")
        #expect(session.conversation.position == 1)
        #expect(!session.conversation.hasChanges)
        session.type("u")
        #expect(session.conversation.position == 0)
    }

    @Test func `after an undo the drafts that have no answer yet follow`() {
        var session = ReviewSession([Fixture.proved, Fixture.doubtful, Fixture.hostile])
        session.type("", "", "u", "u", "")
        #expect(session.conversation.position == 1)
        session.type("s")
        #expect(session.conversation.position == 2)
    }

    @Test func `a record that changed since is not undone`() {
        var session = ReviewSession([Fixture.proved, Fixture.doubtful])
        session.type("")
        _ = session.conversation.handle(.answer("u"))
        var current = Fixture.proved.record
        current.memo = "later"
        session.conversation.report(.stale(current: current))
        #expect(session.conversation.notice == .undoRefused)
        #expect(session.conversation.position == 1)
        session.type("u")
        #expect(session.conversation.notice == .nothingToUndo)
    }

    @Test func `at the end a person can still take the last answer back`() {
        var session = ReviewSession([Fixture.proved])
        session.type("")
        #expect(session.conversation.step == .allAnswered)
        session.type("u")
        #expect(session.conversation.step == .draft)
        session.type("", "")
        #expect(session.conversation.ending == .completed)
    }

    @Test func `answers from a file end with the last draft`() {
        var session = ReviewSession([Fixture.proved], isInteractive: false)
        session.type("")
        #expect(session.conversation.ending == .completed)
    }

    @Test func `empty answers without end confirm what is complete and leave the rest`() {
        var session = ReviewSession([Fixture.incomplete, Fixture.proved], isInteractive: false)
        session.type("", "", "")
        #expect(session.conversation.ending == .completed)
        #expect(session.conversation.summary.confirmed == 1)
        #expect(session.conversation.summary.left == 1)
    }

    @Test(arguments: [
        (TypedConversation.Input.endOfInput, ReviewEnding.endOfInput), (.interrupt, .interrupted),
    ])
    func `when input ends nothing is confirmed`(_ input: TypedConversation.Input, _ ending: ReviewEnding) {
        var session = ReviewSession([Fixture.proved])
        session.type("e merchant")
        #expect(session.conversation.handle(input) == nil)
        #expect(session.conversation.ending == ending)
        #expect(session.conversation.summary.confirmed == 0)
    }

    @Test func `changes that are not written are asked about before an interruption drops them`() {
        var session = ReviewSession([Fixture.proved])
        session.type("e merchant")
        session.type("Corner Shop")
        #expect(session.conversation.handle(.interrupt) == nil)
        #expect(session.conversation.step == .dropChanges(.quit))
        session.type("")
        #expect(session.conversation.working?.merchant == "Corner Shop")
        _ = session.conversation.handle(.interrupt)
        _ = session.conversation.handle(.interrupt)
        #expect(session.conversation.ending == .interrupted)
    }

    @Test func `an unknown command changes nothing and is named`() {
        var session = ReviewSession([Fixture.proved])
        session.type("wat")
        #expect(session.conversation.review.notice == .unknownCommand("wat"))
        #expect(session.conversation.working == Fixture.proved.record)
    }

    @Test(arguments: [("ㄷ", ReviewStep.chooseField), ("ㅊ", .chooseCategory), ("E", .chooseField)])
    func `keys work with the keyboard on Hangul and in capitals`(_ key: String, _ step: ReviewStep) {
        var session = ReviewSession([Fixture.proved])
        session.type(key)
        #expect(session.conversation.step == step)
    }

    @Test func `the image is opened on request, and only where there is one`() {
        var session = ReviewSession([Fixture.proved])
        session.type("o")
        #expect(session.ledger.actions == [.openImage(Fixture.proved.record)])
        #expect(session.conversation.notice == .imageOpened)
        var bare = Fixture.proved
        bare.record.images = []
        session = ReviewSession([bare])
        session.type("o")
        #expect(session.conversation.notice == .noImage)
    }

    @Test(arguments: Language.allCases)
    func `a photo that cannot be opened is not called an answer that was not saved`(_ language: Language) {
        var conversation = ReviewSession([Fixture.proved]).conversation
        #expect(conversation.handle(.answer("o")) != nil)
        conversation.report(.failed(.noViewer(picture: "/1.jpg")))
        #expect(conversation.notice.map { language.wording.notice($0) } == language.wording.noViewer(picture: "/1.jpg"))
        #expect(conversation.notice?.isTrouble == true && conversation.step == .draft)
    }

    @Test func `the sheet of a confirmed record has no doubts and nothing to choose`() {
        func text(_ status: RecordStatus) -> String {
            var item = Fixture.doubtful
            item.record.status = status
            let sheet = RecordSheet(item, Language.english.wording)
            let lines = sheet.lines(width: 78, today: Fixture.today, profile: Profile(locale: "ko-KR", currency: .krw))
            return lines.map(\.text).joined(separator: "\n")
        }
        #expect(text(.draft).contains("? doubtful 55%") && text(.draft).contains("1 Date 2026-03-04"))
        #expect(!text(.confirmed).contains("doubtful") && !text(.confirmed).contains("1 Date"))
        #expect(text(.confirmed).contains("read: “26.04.03 08:11”"))
    }

    @Test func `without drafts there is nothing to hold`() {
        #expect(ReviewSession([]).conversation.ending == .completed)
    }

    @Test func `what a person has put right is not in doubt any more`() {
        var item = Fixture.doubtful
        item.record.date = Fixture.day("2026-03-04")
        item.record.amount = Fixture.won(9300)
        #expect(ConfidenceLevel(of: Fixture.doubtful.record, reading: item.draft) == .doubtful)
        #expect(ConfidenceLevel(of: item.record, reading: item.draft) == .likely)
    }

    @Test func `the least certain and then the largest come first`() {
        let items = [Fixture.proved, Fixture.hostile, Fixture.doubtful, Fixture.incomplete]
        let byDoubt = ReviewOrder.doubt.sorted(items).map { $0.record.id }
        #expect(byDoubt == [3, 2, 4, 1].map(Fixture.id))
        let byDate = ReviewOrder.date.sorted(items).map { $0.record.id }
        #expect(byDate == [2, 3, 4, 1].map(Fixture.id))
    }
}

extension ReviewAction {
    /// The record that the action assumes in the ledger.
    fileprivate var basis: Record? {
        switch self {
        case .confirm(let before, _): before
        case .discard(let record), .openImage(let record): record
        case .undo(let answer): answer.after
        case .follow, .change, .undoChange, .setCard, .join: nil
        }
    }

    fileprivate var written: Record? {
        if case .confirm(_, let after) = self { after } else { nil }
    }
}
