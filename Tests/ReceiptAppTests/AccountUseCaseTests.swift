import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptTestSupport
import Testing

@Suite struct AccountUseCaseTests {
    private let ledger = MemoryLedger()
    private let profile = Profile(locale: "ko-KR", currency: .krw)
    private var manage: ManageAccounts { ManageAccounts(library: ledger, user: .me) }

    private func account(_ id: String, _ won: Int = 0, cards: [String] = []) -> Account {
        let opening = Account.Opening(date: Fixture.day("2026-11-01"), amount: Fixture.won(won))
        var account = Account(id: id, name: id, kind: .bank, opening: opening)
        account.cards = Dictionary(uniqueKeysWithValues: cards.map { ($0, "") })
        return account
    }

    private func add(_ change: (inout NewEntry) -> Void) async throws -> Record {
        var entry = NewEntry()
        (entry.merchant, entry.amount) = ("이마트", Fixture.won(5000))
        change(&entry)
        let add = AddEntry(user: .me, today: Fixture.today)
        let memory = try await LedgerMemories(library: ledger).memory(of: .me)
        let record = try add.record(entry, try await ledger.bookStanding(of: .me), memory)
        return try await add.write(record, to: ledger, profile: profile)
    }

    @Test func `a receipt's card chooses the account that lists it`() async throws {
        _ = try await manage.add(account("kakao", cards: ["7719"]), profile: profile)
        let memory = try await LedgerMemories(library: ledger).memory(of: .me)
        let facts = ReceiptFacts(merchant: "GS25", merchantConfidence: 1, cardDigits: "7719")
        #expect(memory.suggestions(for: facts).account?.value == "kakao")
    }

    @Test func `records that called an account by other words become its own`() async throws {
        let old = try await add { $0.account = "카카오 체크" }
        #expect(try await manage.add(account("kakao"), adopting: ["카카오 체크"], profile: profile) == 1)
        #expect(try await ledger.record(old.id, of: .me).account == "kakao")
    }

    @Test func `an account closes only when it is empty, and its id stays taken`() async throws {
        _ = try await manage.add(account("kakao", 5000), profile: profile)
        await #expect(throws: BookProblem.notEmpty(account: "kakao", Fixture.won(5000))) {
            try await manage.close("kakao", on: Fixture.today)
        }
        _ = try await add { $0.account = "kakao" }
        #expect(try await manage.close("kakao", on: Fixture.today).closed == Fixture.today)
        await #expect(throws: BookProblem.accountExists("kakao")) {
            try await manage.add(account("kakao"), profile: profile)
        }
        await #expect(throws: BookProblem.closed(account: "kakao", since: Fixture.day("2026-11-02"))) {
            try await manage.close("kakao", on: Fixture.day("2026-11-02"))
        }
    }

    @Test func `what an entry leaves out is taken from the last one of the shop`() async throws {
        for id in ["kakao", "wallet"] { _ = try await manage.add(account(id), profile: profile) }
        _ = try await add { ($0.account, $0.category) = ("wallet", .food) }
        let next = try await add { $0.isRefund = true }
        #expect(next.account == "wallet" && next.category == .food && next.amount == Fixture.won(-5000))
    }

    @Test func `a category of an income makes the entry one`() async throws {
        #expect(try await add { $0.category = .salary }.kind == .income)
        #expect(try await add { $0.category = .food }.kind == .expense)
    }
}
