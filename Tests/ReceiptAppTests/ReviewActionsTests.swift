import Foundation
import ReceiptApp
import ReceiptDomain
import ReceiptReview
import ReceiptTestSupport
import Testing

@Suite struct ReviewActionsTests {
    private let draft = Fixture.proved.record
    private let rule = Rule(merchant: "이마트 성수점", effect: .category(.household), since: .distantPast)

    @Test func `a confirmed draft is written, and one that was changed elsewhere is not`() async throws {
        let ledger = MemoryLedger([draft])
        let actions = ReviewActions(library: ledger, user: .me)
        let change = try RecordEdit(draft).confirmation()
        let action = ReviewAction.confirm(before: change.before, after: change.after)
        guard case .done(let written) = await actions.perform(action) else {
            Issue.record("not written")
            return
        }
        #expect(written.status == .confirmed)
        #expect(await actions.perform(action) == .stale(current: written))
    }

    @Test func `a conversation and its ledger agree after an answer, its rule and their undoing`() async throws {
        var earlier = Fixture.doubtful.record
        earlier.merchant = draft.merchant
        earlier.status = .confirmed
        let ledger = MemoryLedger([draft, earlier])
        let actions = ReviewActions(library: ledger, user: .me)
        var memory = SimpleMemory()
        memory.learn(earlier)
        var conversation = ReviewConversation(
            items: [Fixture.proved],
            convention: Fixture.convention,
            memory: memory,
            isInteractive: true
        )
        for input in [ReviewInput.set(.category(.household)), .confirm, .apply(.earlierRecordsToo)] {
            if let action = conversation.handle(input) { conversation.report(await actions.perform(action)) }
        }
        #expect(try await ledger.records(of: .me).map(\.category) == [.household, .household])
        #expect(try await ledger.rules(of: .me).rules.map(\.effect) == [.category(.household)])
        if let action = conversation.handle(.undo) { conversation.report(await actions.perform(action)) }
        #expect(try await ledger.records(of: .me).map(\.category) == [.food, .food])
        #expect(try await ledger.rules(of: .me).rules.isEmpty)
        #expect(ledger.undone == [102, 101], "as many steps as there were answers, the last one first")
        #expect(conversation.notice == .undoneWithRule(earlier: 1))
    }

    @Test func `a picture that cannot be shown says where it is`() async {
        let ledger = MemoryLedger([draft])
        let place = "/records/\(draft.id)/1.jpg"
        let blind = ReviewActions(library: ledger, user: .me)
        #expect(await blind.perform(.openImage(draft)) == .failed(.noViewer(picture: place)))
        let seeing = ReviewActions(library: ledger, user: .me) { $0.path == place }
        #expect(await seeing.perform(.openImage(draft)) == .done(draft))
    }
}

@Suite struct AnswerDraftsTests {
    @Test func `a draft that is edited waits on, one that is confirmed does not`() async throws {
        let item = Fixture.proved
        let ledger = MemoryLedger([item.record])
        let proposal = ReviewProposal(item, memory: NoHistory())
        var drafts = AnswerDrafts([proposal], library: ledger, user: .me)
        let name = String(item.record.id.rawValue.suffix(8))
        var edit = RecordEdit(item.record)
        try edit.apply(.freeForm(.memo, .text("a")), .builtIn)
        let edited = try await drafts.write(edit.change)
        #expect(drafts.proposal(matching: name)?.record == edited)
        _ = try await drafts.write(try RecordEdit(edited).confirmation())
        #expect(drafts.proposal(matching: name) == nil && drafts.waiting.isEmpty)
    }

    @Test func `a beginning that two drafts share names neither`() {
        let proposals = [Fixture.proved, Fixture.doubtful].map { ReviewProposal($0, memory: NoHistory()) }
        let drafts = AnswerDrafts(proposals, library: MemoryLedger(), user: .me)
        #expect(drafts.proposal(matching: "019aa0b0") == nil && drafts.proposal(matching: "") == nil)
        #expect(drafts.proposal(matching: "00000002")?.record.id == Fixture.doubtful.record.id)
    }

    @Test func `the beginning of the id that lists show names a draft, in any case`() throws {
        let id = try #require(RecordID("019aa0b0-0000-7000-8000-0000abcdef12"))
        let record = Record(id: id, user: .me, createdAt: Fixture.proved.record.createdAt)
        let proposals = [ReviewItem(record: record), Fixture.doubtful].map { ReviewProposal($0, memory: NoHistory()) }
        let drafts = AnswerDrafts(proposals, library: MemoryLedger(), user: .me)
        #expect(drafts.proposal(matching: "ABCD")?.record.id == id)
    }
}

@Suite struct RecordUseCaseTests {
    @Test func `an edit changes each record once, and only where it makes a difference`() async throws {
        let (first, second) = (Fixture.proved.record, Fixture.doubtful.record)
        let changes = try EditRecords.changes(of: [first, second, first]) {
            (edit: inout RecordEdit) throws(InputProblem) in
            try edit.apply(.merchant("스타벅스 강남R점"), .builtIn)
        }
        #expect(changes.map(\.before.id) == [first.id])
        let ledger = MemoryLedger([first, second])
        try await EditRecords(library: ledger, user: .me).write(changes)
        #expect(try await ledger.record(first.id, of: .me).merchant == "스타벅스 강남R점")
    }

    @Test func `rules are removed by their number`() async throws {
        let rules = HouseholdRules(library: MemoryLedger(), user: .me)
        let rule = Rule(merchant: "이마트", effect: .category(.food), since: .distantPast)
        try await rules.add(rule, profile: Profile(locale: "ko-KR", currency: .krw))
        #expect(try await rules.overview().rules.rules == [rule])
        await #expect(throws: HouseholdRules.NoSuchRule(number: 2, count: 1)) { try await rules.remove(number: 2) }
        #expect(try await rules.remove(number: 1) == rule)
        #expect(try await rules.overview().rules.rules.isEmpty)
    }
}
