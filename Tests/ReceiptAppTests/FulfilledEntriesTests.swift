import Foundation
import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptReview
import ReceiptTestSupport
import Testing

@Suite struct FulfilledEntriesTests {
    private let ledger: MemoryLedger
    /// A receipt that was read: 이마트 성수점, 18 November 2026, ₩23,400.
    private let receipt = Fixture.proved.record
    private let key: OccurrenceKey

    init() async throws {
        ledger = MemoryLedger([receipt])
        let due = try #require(receipt.date?.adding(days: 2))
        var template = EntryTemplate(merchant: "이마트", amount: receipt.amount)
        template.account = "kakao"
        let recurrence = Recurrence(
            id: "mart-1a2b",
            template: template,
            schedule: Schedule(anchor: due, .month),
            mode: .draft,
            since: due
        )
        key = recurrence.occurrence(due: due).key
        let entries = RecurringEntries(library: ledger, user: .me)
        try await entries.add(recurrence, profile: Profile(locale: "ko-KR", currency: .krw))
        let made = try await CatchUp(library: ledger)(of: .me, today: due).made
        #expect(made.count == 1)
    }

    private func items() async throws -> [ReviewItem] {
        try await ReviewDrafts(library: ledger)(of: .me, order: .date).filter { $0.record.id == receipt.id }
    }

    private func statuses() async throws -> [RecordID: RecordStatus] {
        let records = try await ledger.records(of: .me)
        return Dictionary(uniqueKeysWithValues: records.map { ($0.id, $0.status) })
    }

    private func conversation() async throws -> ReviewConversation {
        Fixture.review(try await items())
    }

    @Test func `a receipt takes the place of the entry in one step, and undoing brings that back`() async throws {
        let offered = try #require(try await items().first?.offered)
        #expect(offered.key == key)
        let generated = try #require(offered.replaces)
        let actions = ReviewActions(library: ledger, user: .me)
        var review = try await conversation()
        _ = review.handle(.fulfil)
        #expect(review.working?.occurrence == key)
        #expect(review.working?.account == "kakao")
        if let confirm = review.handle(.confirm) { review.report(await actions.perform(confirm)) }
        #expect(try await statuses() == [receipt.id: .confirmed, generated: .discarded])
        #expect(try await ledger.record(receipt.id, of: .me).occurrence == key)

        if let undo = review.handle(.undo) { review.report(await actions.perform(undo)) }
        #expect(try await statuses() == [receipt.id: .draft, generated: .draft])
        #expect(try await items().first?.offered == offered, "it is offered again")
    }

    @Test func `to press the key twice is to have pressed it not at all`() async throws {
        var review = try await conversation()
        _ = review.handle(.fulfil)
        _ = review.handle(.fulfil)
        #expect(review.working?.occurrence == nil)
    }

    @Test func `an entry that somebody changed is left alone`() async throws {
        let generated = try #require(try await items().first?.offered?.replaces)
        _ = try await ledger.update(generated, of: .me, basedOn: nil) { $0.memo = "paid in cash" }
        #expect(try await items().first?.offered == nil)
    }

    @Test func `a script says it with one word`() async throws {
        let proposal = ReviewProposal(try #require(try await items().first), memory: NoHistory())
        var edit = RecordEdit(proposal.record)
        if let offered = proposal.item.offered {
            edit = RecordEdit(proposal.record, from: offered.fulfilled(by: proposal.record))
        }
        var drafts = AnswerDrafts([proposal], library: ledger, user: .me)
        let written = try await drafts.write(try edit.confirmation())
        #expect(written.occurrence == key)
        #expect(try await statuses().values.filter { $0 == .discarded }.count == 1)
    }
}
