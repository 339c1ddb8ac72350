import Foundation
import HouseholdBook
import ReceiptApp
import ReceiptDomain
@testable import ReceiptReview
import ReceiptTestSupport
import Testing

/// The checks of accounts when a receipt is confirmed.
@Suite struct ReviewOfAccountsTests {
    private let draft = Fixture.proved.record

    @Test func `a receipt that would overdraw an account stays a draft, and says which`() async throws {
        let ledger = MemoryLedger([draft])
        var account = Account(
            id: "wallet",
            name: "지갑",
            kind: .cash,
            opening: .init(date: Fixture.day("2026-11-01"), amount: Fixture.won(10_000))
        )
        account.overdraft = Fixture.won(0)
        let accounts = ManageAccounts(library: ledger, user: .me)
        _ = try await accounts.add(account, profile: Profile(locale: "ko-KR", currency: .krw))
        var paid = draft
        paid.account = "wallet"
        let change = try RecordEdit(draft, from: paid).confirmation()
        let actions = ReviewActions(library: ledger, user: .me)
        let balance = Fixture.won(10_000 - 23_400)
        #expect(
            await actions.perform(.confirm(before: change.before, after: change.after))
                == .failed(.book(.overdrawn(account: "wallet", on: Fixture.day("2026-11-18"), balance: balance)))
        )
        #expect(try await ledger.records(of: .me).map(\.status) == [.draft])
        let (possible, refused) = try await EditRecords(library: ledger, user: .me).possible([change])
        #expect(possible.isEmpty && refused.count == 1)
    }

    @Test func `a card is listed by its account, and no longer when that is undone`() async throws {
        let ledger = MemoryLedger([draft])
        let opening = Account.Opening(date: Fixture.day("2026-11-01"), amount: Fixture.won(0))
        let account = Account(id: "kakao", name: "카카오", kind: .bank, opening: opening)
        _ = try await ManageAccounts(library: ledger, user: .me)
            .add(account, profile: Profile(locale: "ko-KR", currency: .krw))
        let actions = ReviewActions(library: ledger, user: .me)
        let offer = CardOffer(digits: "7719", account: "kakao")
        #expect(await actions.perform(.setCard(offer, isListed: true)) == .applied([], nil))
        #expect(try await ledger.accountBook(of: .me).accountsByCard == ["7719": ["kakao"]])
        #expect(await actions.perform(.setCard(offer, isListed: false)) == .applied([], nil))
        #expect(try await ledger.accountBook(of: .me).accountsByCard.isEmpty)
    }

    @Test func `no answer of any review changes what a statement confirms of a reconciled record`() async throws {
        var reconciled = draft
        reconciled.book.isChecked = true
        var other = reconciled
        other.amount = Fixture.won(1)
        let change = RecordChange(before: reconciled, after: other)
        let ledger = MemoryLedger([reconciled])
        let actions = ReviewActions(library: ledger, user: .me)
        var written = other
        written.status = .confirmed
        let rule = Rule(merchant: "이마트", effect: .category(.food), since: .distantPast)
        let undone = ReviewAnswer(kind: .confirmed, before: other, after: reconciled, index: 0)
        for action in [
            ReviewAction.confirm(before: reconciled, after: written), .discard(reconciled), .change([change]),
            .undoChange([change], step: 1), .follow(rule, [change]), .undo(undone),
        ] {
            #expect(await actions.perform(action) == .failed(.library(.checked(draft.id))), "\(action)")
        }
        let proposal = ReviewProposal(ReviewItem(record: reconciled, reading: nil), memory: NoHistory())
        var scripted = AnswerDrafts([proposal], library: ledger, user: .me)
        for answer in [change, RecordEdit(reconciled).discarding] {
            await #expect(throws: LibraryError.checked(draft.id)) { try await scripted.write(answer) }
        }
        #expect(try await ledger.record(draft.id, of: .me) == reconciled)
    }
}
