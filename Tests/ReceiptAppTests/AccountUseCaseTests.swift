import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptReview
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
        let record = try add.record(entry, try await ledger.bookBalances(of: .me), memory)
        return try await add.write(record, to: ledger, profile: profile)
    }

    @Test func `a receipt's card chooses the account that lists it`() async throws {
        _ = try await manage.add(account("kakao", cards: ["7719"]), profile: profile)
        let memory = try await LedgerMemories(library: ledger).memory(of: .me)
        let facts = ReceiptFacts(merchant: "GS25", merchantConfidence: 1, cardDigits: "7719")
        #expect(memory.suggestions(for: facts).account?.value == "kakao")
    }

    @Test func `a minus is a refund only where it is said to be one`() async throws {
        for kind in [RecordKind.expense, .income] {
            await #expect(throws: BookProblem.signedAmount("-5000")) {
                try await add { ($0.amount, $0.kind) = (Fixture.won(-5000), kind) }
            }
        }
        for won in [5000, -5000] {
            let refund = try await add { ($0.amount, $0.isRefund) = (Fixture.won(won), true) }
            #expect(refund.amount == Fixture.won(-5000))
        }
        await #expect(throws: BookProblem.notPositive(Fixture.won(0))) { try await add { $0.amount = Fixture.won(0) } }
        await #expect(throws: BookProblem.notOfKind(.expense, field: "fee")) {
            try await add { $0.book.fee = Fixture.won(500) }
        }
    }

    @Test func `records that called an account by other words become its own`() async throws {
        let old = try await add { $0.account = "카카오 체크" }
        #expect(try await manage.add(account("kakao"), adopting: ["카카오 체크"], profile: profile) == 1)
        #expect(try await ledger.record(old.id, of: .me).account == "kakao")
        // Files that come later call it so as well.
        _ = try await manage.change("kakao", adopting: ["카카오 통장", "카카오 체크"]) { _, _ in }
        let book = try await ledger.accountBook(of: .me)
        #expect(book["kakao"]?.aliases == ["카카오 체크", "카카오 통장"])
        #expect(book.account(called: "카카오 통장")?.id == "kakao")
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

    @Test func `a name belongs to one open account`() async throws {
        var (old, new) = (account("hana"), account("hana-2"))
        (old.name, new.name) = ("하나 카드", "하나카드")
        _ = try await manage.add(old, profile: profile)
        await #expect(throws: BookProblem.accountNameTaken("하나 카드", by: "hana")) {
            try await manage.add(new, profile: profile)
        }
        _ = try await manage.close("hana", on: Fixture.today)
        _ = try await manage.add(new, profile: profile)
        let accounts = try await ledger.accountBook(of: .me)
        #expect(try accounts.account(named: "하나카드").id == "hana-2")
        await #expect(throws: BookProblem.accountNameTaken("하나카드", by: "hana-2")) {
            _ = try await manage.add(account("other"), profile: profile)
            _ = try await manage.change("other") { account, _ in account.name = "하나카드" }
        }
    }

    @Test(arguments: [
        ("월급", "salary"), ("보너스", "bonus"), ("급여", "salary"), ("Salary", "salary"), ("Salary Acme", "salary"),
        ("my salary", "salary"),
    ])
    func `a name of an income category is money that comes in`(_ name: String, _ category: String) async throws {
        let entry = try await add { $0.merchant = name }
        #expect(entry.kind == .income && entry.category?.code == category)
        #expect(try await add { ($0.merchant, $0.kind) = (name, .expense) }.kind == .expense)
        #expect(try await add { ($0.merchant, $0.category) = (name, .food) }.kind == .expense)
        #expect(try await add { $0.merchant = "용돈" }.kind == .expense, "it is given as often")
        for other in ["월급 명세서 출력", "salary slip"] {
            #expect(try await add { $0.merchant = other }.kind == .expense, "\(other)")
        }
    }

    @Test func `an instalment is not billed before its purchase`() async throws {
        var card = account("visa")
        (card.kind, card.billing) = (.card, CardBilling(cutoff: 31, payDay: 14))
        _ = try await manage.add(card, profile: profile)
        await #expect(throws: BookProblem.firstMonthTooEarly(Fixture.day("2026-01-01"))) {
            _ = try await add {
                ($0.account, $0.months, $0.firstMonth) = ("visa", 3, Fixture.day("2026-01-01"))
            }
        }
    }

    @Test func `what an entry leaves out is taken from the last one of the shop`() async throws {
        for id in ["kakao", "wallet"] { _ = try await manage.add(account(id), profile: profile) }
        _ = try await add { ($0.account, $0.category) = ("wallet", .food) }
        let next = try await add { $0.isRefund = true }
        #expect(next.account == "wallet" && next.category == .food && next.amount == Fixture.won(-5000))
    }

    // MARK: Limits and statements

    private func write(_ record: Record, unlocking: Bool = false) async throws -> Record {
        try await AddEntry(user: .me, today: Fixture.today)
            .write(record, to: ledger, profile: profile, unlocking: unlocking)
    }

    private func entry(_ won: Int, on day: String = "2026-11-20", from account: String = "wallet") throws -> Record {
        var entry = NewEntry()
        (entry.merchant, entry.amount, entry.account) = ("이마트", Fixture.won(won), account)
        entry.date = Fixture.day(day)
        // As it was decided while nobody else had written anything.
        return try AddEntry(user: .me, today: Fixture.today).record(entry, BookBalances(), NoHistory())
    }

    @Test func `of two entries decided at once the second does not pass the limit`() async throws {
        var wallet = account("wallet", 10_000)
        wallet.overdraft = Fixture.won(0)
        _ = try await manage.add(wallet, profile: profile)
        let (first, second) = (try entry(7000), try entry(7000))
        _ = try await write(first)
        let balance = Fixture.won(-4000)
        await #expect(throws: BookProblem.overdrawn(account: "wallet", on: Fixture.today, balance: balance)) {
            try await write(second)
        }
        #expect(try await ledger.records(of: .me).count == 1)
    }

    @Test func `an entry before what was reconciled is refused, unless it is unlocked`() async throws {
        let wallet = account("wallet", 10_000)
        _ = try await manage.add(wallet, profile: profile)
        let reconcile = ReconcileAccount(library: ledger, user: .me)
        let counted = try await reconcile.compare(wallet, Fixture.won(10_000), on: Fixture.day("2026-11-10"))
        _ = try await reconcile.write(counted, adjusting: false)
        let statement = Statement(account: "wallet", date: Fixture.day("2026-11-10"), balance: Fixture.won(10_000))
        let disagreement = StatementDisagreement(statement, book: Fixture.won(9000))
        await #expect(throws: BookProblem.disagrees([disagreement])) { try await write(entry(1000, on: "2026-11-09")) }
        _ = try await write(entry(1000, on: "2026-11-11"))
        await #expect(throws: BookProblem.disagrees([disagreement])) {
            try await manage.change("wallet") { wallet, _ in wallet.opening.amount = Fixture.won(9000) }
        }
        _ = try await manage.change("wallet") { wallet, _ in wallet.name = "지갑" }
        _ = try await write(entry(1000, on: "2026-11-09"), unlocking: true)
        #expect(try await ledger.bookBalances(of: .me).days.disagreements([statement]) == [disagreement])
        // It does not fit any more anyway.
        _ = try await write(entry(1000, on: "2026-11-08"))
    }

    @Test func `no more comes back than was paid`() async throws {
        let purchase = try await write(entry(5000))
        func refund(_ won: Int) async throws {
            var record = try entry(won)
            record.amount = Fixture.won(-won)
            record.book.refundOf = purchase.id
            _ = try await write(record)
        }
        try await refund(3000)
        await #expect(throws: BookProblem.refundTooLarge(purchase: purchase.id, left: Fixture.won(2000))) {
            try await refund(2001)
        }
        try await refund(2000)
        await #expect(throws: BookProblem.refundTooLarge(purchase: purchase.id, left: Fixture.won(0))) {
            try await refund(1)
        }
    }

    @Test func `splits stay when amount or category of the whole are changed, and are told of`() async throws {
        var shopping = try entry(5000)
        shopping.book.splits = [
            Split(category: .food, amount: Fixture.won(3000)), Split(category: .household, amount: Fixture.won(2000)),
        ]
        shopping = try await write(shopping)
        let edits = EditRecords(library: ledger, user: .me)
        var dearer = RecordEdit(shopping)
        try dearer.apply(.amount(Fixture.won(6000)), .builtIn)
        await #expect(throws: BookProblem.splitsDiffer(sum: Fixture.won(5000), amount: Fixture.won(6000))) {
            try await edits.check([dearer.change])
        }
        var other = RecordEdit(shopping)
        try other.apply(.category(.health), .builtIn)
        await #expect(throws: BookProblem.categoryOfSplits(shopping.id)) { try await edits.check([other.change]) }
        try other.apply(.splits([]), .builtIn)
        try await edits.check([other.change])
    }

    @Test func `what was discarded comes back as it was, within the limits`() async throws {
        var wallet = account("wallet", 5000)
        wallet.overdraft = Fixture.won(0)
        _ = try await manage.add(wallet, profile: profile)
        let first = try await write(entry(5000))
        let edits = EditRecords(library: ledger, user: .me)
        let gone = try await edits.write([RecordEdit(first).discarding])[0]
        let back = try await edits.returning([gone])
        #expect(back.map(\.after.status) == [.confirmed])
        #expect(try await edits.returning([first]).isEmpty)
        _ = try await write(entry(5000))
        let balance = Fixture.won(-5000)
        await #expect(throws: BookProblem.overdrawn(account: "wallet", on: Fixture.today, balance: balance)) {
            try await edits.write(back)
        }
    }

    @Test func `earnings have no category of spending, nor the other way round`() async throws {
        await #expect(throws: BookProblem.notACategory(.salary, of: .expense)) {
            try await add { ($0.kind, $0.category) = (.expense, .salary) }
        }
        await #expect(throws: BookProblem.notACategory(.food, of: .income)) {
            try await add { ($0.kind, $0.category) = (.income, .food) }
        }
    }

    @Test func `a category of an income makes the entry one`() async throws {
        #expect(try await add { $0.category = .salary }.kind == .income)
        #expect(try await add { $0.category = .food }.kind == .expense)
    }
}
