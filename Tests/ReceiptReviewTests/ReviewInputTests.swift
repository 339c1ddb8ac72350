import ReceiptDomain
import ReceiptTestSupport
import Testing

@testable import ReceiptReview

/// The conversation by itself, as a page or a script holds it.
@Suite struct ReviewInputTests {
    private func conversation(_ items: ReviewItem..., isInteractive: Bool = true) -> ReviewConversation {
        Fixture.review(items, isInteractive: isInteractive)
    }

    @Test(arguments: [Int.min, -1, 0, 99, Int.max])
    func `a choice that is not there is said to be none`(_ number: Int) {
        var conversation = conversation(Fixture.proved)
        #expect(conversation.handle(.choose(number)) == nil)
        guard case .noSuchChoice(number, _) = conversation.notice else {
            Issue.record("\(number) was taken")
            return
        }
    }

    @Test func `a value is set without a question, and undone again`() {
        var conversation = conversation(Fixture.proved)
        #expect(conversation.handle(.set(.category(.transport))) == nil)
        #expect(conversation.working?.category == .transport && conversation.changedFields == [.category])
        #expect(conversation.handle(.undo) == nil)
        #expect(conversation.working == Fixture.proved.record)
    }

    @Test func `an amount that is put back is proved again`() {
        var conversation = conversation(Fixture.proved)
        _ = conversation.handle(.set(.amount(Fixture.won(100))))
        #expect(conversation.working?.isProved == false)
        _ = conversation.handle(.set(.amount(Fixture.won(23400))))
        #expect(conversation.working?.isProved == true)
        let action = conversation.handle(.confirm)
        var confirmed = Fixture.proved.record
        confirmed.status = .confirmed
        #expect(action == .confirm(before: Fixture.proved.record, after: confirmed))
    }

    @Test func `what is missing is asked for until nothing is`() {
        var conversation = conversation(Fixture.incomplete)
        _ = conversation.handle(.confirm)
        #expect(conversation.step == .enter(.merchant, isNeeded: true))
        _ = conversation.handle(.set(.merchant("김밥천국")))
        #expect(conversation.step == .enter(.amount, isNeeded: true))
        _ = conversation.handle(.set(.amount(Fixture.won(4500))))
        #expect(conversation.step == .draft && conversation.notice == .completed)
    }

    @Test func `a value that its record cannot have leaves the question`() {
        let item = Fixture.item(9, "a.jpg") { $0.total = Field(Money(minorUnits: 1250, currency: .eur), confidence: 1) }
        var conversation = conversation(item)
        _ = conversation.handle(.edit(.currency))
        _ = conversation.handle(.set(.currency(.krw)))
        #expect(conversation.notice == .problem(.tooManyDecimals(.krw)))
        #expect(conversation.step == .enter(.currency, isNeeded: false))
    }

    @Test(arguments: [ReviewInput.discard, .dropChanges, .apply(.fromNowOn), .confirm, .edit(.date)])
    func `what a question does not ask for changes nothing`(_ input: ReviewInput) {
        var conversation = conversation(Fixture.proved)
        _ = conversation.handle(.edit(.freeForm(.memo)))
        #expect(conversation.handle(input) == nil)
        #expect(conversation.step == .enter(.freeForm(.memo), isNeeded: false))
        #expect(conversation.notice == .notPossibleHere)
        #expect(conversation.working == Fixture.proved.record)
    }

    @Test func `without a person an incomplete draft can be passed over`() {
        var conversation = conversation(Fixture.incomplete, Fixture.proved, isInteractive: false)
        _ = conversation.handle(.confirm)
        _ = conversation.handle(.skip)
        #expect(conversation.position == 1 && conversation.step == .draft)
    }

    @Test func `the view says what there is to show, as facts`() {
        var conversation = conversation(Fixture.doubtful, Fixture.proved)
        _ = conversation.handle(.choose(1))
        let view = conversation.view
        #expect(view.position == 1 && view.count == 2 && view.step == .draft && view.notice == nil)
        #expect(view.rows.map(\.field) == [.merchant, .date, .amount, .category])
        #expect(view.rows.map(\.confidence) == [.likely, .given, .doubtful, .likely])
        #expect(view.rows.map(\.percent) == [82, nil, 64, 88])
        #expect(view.rows[1].value == .day(Fixture.day("2026-03-04"), nil))
        #expect(view.rows[2].evidence?.text == "합계 9,8O0")
        #expect(view.alternatives.first == .date(Fixture.day("2026-04-03")))
        #expect(view.fieldAtHand == .amount)
    }

    @Test func `a question about many drafts shows them`() {
        let drafts = (1...3).map { number in
            Fixture.item(number, "\(number).jpg") { draft in
                draft.merchant = Field("이마트", confidence: 0.97)
                draft.category = Field(.food, confidence: 0.5)
            }
        }
        var conversation = conversation(drafts[0], drafts[1], drafts[2])
        #expect(conversation.view.records.map(\.id) == drafts.map(\.record.id))
        guard case .change(let changes) = conversation.handle(.set(.category(.household))) else {
            Issue.record("nothing was changed")
            return
        }
        #expect(changes.map(\.after.category) == [.household, .household, .household])
    }
}

@Suite struct RecordEditTests {
    @Test func `a record is confirmed when it is complete, and otherwise says what it needs`() throws {
        var edit = RecordEdit(Fixture.incomplete.record)
        #expect(throws: IncompleteRecord(missing: .merchant)) { try edit.confirmation() }
        try edit.apply(.merchant("김밥천국"), .builtIn)
        try edit.apply(.amount(Fixture.won(4500)), .builtIn)
        let change = try edit.confirmation()
        #expect(change.before == Fixture.incomplete.record && change.after.status == .confirmed)
    }

    @Test func `discarding changes nothing else`() throws {
        var edit = RecordEdit(Fixture.proved.record)
        try edit.apply(.freeForm(.memo, .text("a")), .builtIn)
        #expect(edit.discarding.after.memo == "" && edit.discarding.after.status == .discarded)
    }
}
