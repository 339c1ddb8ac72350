import HouseholdBook
import ReceiptDomain
import ReceiptTestSupport
import Testing

@Suite struct EntryCheckTests {
    private let day = Fixture.day("2026-11-10")
    private let accounts: AccountBook

    init() {
        var wallet = BookFixture.account("wallet", .cash, 50_000)
        wallet.overdraft = Fixture.won(0)
        var old = BookFixture.account("old")
        old.closed = Fixture.day("2026-11-05")
        accounts = AccountBook([
            wallet, BookFixture.account("bank", .bank, 900_000), old, BookFixture.account("dollars", .bank, 0, .usd),
            BookFixture.card("card"),
        ])
    }

    private func transfer(
        _ amount: Int,
        _ from: String?,
        _ to: String?,
        _ change: (inout Record) -> Void = { _ in }
    )
        -> Record
    {
        BookFixture.record(1, .transfer, Fixture.won(amount), on: day, account: from) {
            $0.book.toAccount = to
            change(&$0)
        }
    }

    private func check(_ record: Record, beside others: [Record] = []) throws(BookProblem) {
        try EntryCheck(accounts, others)([record])
    }

    @Test func `a transfer between two open accounts is fine`() throws {
        try check(transfer(1000, "bank", "wallet") { $0.book.fee = Fixture.won(500) })
        let dollars = Money(minorUnits: 1500, currency: .usd)
        try check(transfer(21_150, "bank", "dollars") { $0.book.toAmount = dollars })
    }

    @Test func `one transfer is of no more than the account may send`() throws {
        var bank = BookFixture.account("bank", .bank, 900_000)
        bank.transferLimit = Fixture.won(500_000)
        let accounts = AccountBook([bank, BookFixture.account("wallet", .cash, 0)])
        let (most, more) = (transfer(500_000, "bank", "wallet"), transfer(500_001, "bank", "wallet"))
        try EntryCheck(accounts, [])([most])
        #expect(throws: BookProblem.overTransferLimit(Fixture.won(500_001), account: "bank", Fixture.won(500_000))) {
            try EntryCheck(accounts, [])([more])
        }
        var noted = more
        noted.memo = "before there was a limit"
        try EntryCheck(accounts, [more])([noted])
        #expect(throws: BookProblem.self) { try EntryCheck(accounts, [most])([more]) }
    }

    @Test func `a transfer says what is wrong with it`() {
        let known = ["wallet", "bank", "dollars", "card"]
        let dollars = Money(minorUnits: 1500, currency: .usd)
        let wrong: [(Record, BookProblem)] = [
            (transfer(1000, "bank", "bank"), .sameAccount("bank")),
            (transfer(1000, "bank", nil), .transferNeedsAccounts),
            (transfer(1000, "piggy", "bank"), .noSuchAccount("piggy", known: known)),
            (transfer(1000, "bank", "piggy"), .noSuchAccount("piggy", known: known)),
            (transfer(1000, "old", "bank"), .closed(account: "old", since: Fixture.day("2026-11-05"))),
            (transfer(1000, "bank", "old"), .closed(account: "old", since: Fixture.day("2026-11-05"))),
            (transfer(0, "bank", "wallet"), .notPositive(Fixture.won(0))),
            (transfer(-5, "bank", "wallet"), .notPositive(Fixture.won(-5))),
            (transfer(1000, "bank", "dollars"), .needsToAmount(from: .krw, to: .usd)),
            (
                transfer(1000, "bank", "wallet") { $0.book.toAmount = Fixture.won(900) },
                .toAmountDiffers(sent: Fixture.won(1000), arrived: Fixture.won(900))
            ),
            (
                transfer(1000, "bank", "wallet") { $0.book.toAmount = dollars },
                .notInCurrency(dollars, account: "wallet", .krw)
            ),
            (
                transfer(1000, "bank", "wallet") { $0.book.fee = dollars },
                .notInCurrency(dollars, account: "bank", .krw)
            ),
            (
                transfer(60_000, "wallet", "bank"),
                .overdrawn(account: "wallet", on: day, balance: Fixture.won(-10_000))
            ),
        ]
        for (record, problem) in wrong {
            #expect(throws: problem) { try check(record) }
        }
    }

    @Test func `an account that must not be overdrawn is not on any later day`() throws {
        let later = BookFixture.record(
            2,
            .expense,
            Fixture.won(45_000),
            on: Fixture.day("2026-11-20"),
            account: "wallet"
        )
        let earlier = BookFixture.record(3, .expense, Fixture.won(10_000), on: day, account: "wallet")
        try check(earlier)
        let problem = BookProblem.overdrawn(
            account: "wallet",
            on: Fixture.day("2026-11-20"),
            balance: Fixture.won(-5000)
        )
        #expect(throws: problem) { try check(earlier, beside: [later]) }
        // An earlier income makes room for it.
        let income = BookFixture.record(4, .income, Fixture.won(5000), on: Fixture.day("2026-11-15"), account: "wallet")
        try check(earlier, beside: [later, income])
        // An overdrawn account may be put right step by step.
        let deep = BookFixture.record(5, .expense, Fixture.won(80_000), on: day, account: "wallet")
        let some = BookFixture.record(6, .income, Fixture.won(10_000), on: day, account: "wallet")
        try check(some, beside: [deep])
    }

    @Test func `an account may go as far below zero as was agreed`() throws {
        var bank = BookFixture.account("bank", .bank, 0)
        bank.overdraft = Fixture.won(1_000_000)
        func spend(_ won: Int) throws(BookProblem) {
            let record = BookFixture.record(1, .expense, Fixture.won(won), on: day, account: "bank")
            try EntryCheck(AccountBook([bank]), [])([record])
        }
        try spend(1_000_000)
        #expect(throws: BookProblem.self) { try spend(1_000_001) }
    }

    @Test func `splits come to the amount, and what was settled is in the account's currency`() {
        let whole = Fixture.won(87_400)
        let splits = [
            Split(category: .food, amount: Fixture.won(62_400)), Split(category: .health, amount: Fixture.won(24_000)),
        ]
        let split = BookFixture.record(1, .expense, whole, on: day, account: "bank") { $0.book.splits = splits }
        #expect(throws: BookProblem.splitsDiffer(sum: Fixture.won(86_400), amount: whole)) { try check(split) }
        let euros = Money(minorUnits: 1200, currency: .eur)
        let foreign = BookFixture.record(2, .expense, Money(minorUnits: 1500, currency: .usd), on: day, account: "bank")
        {
            $0.book.settled = euros
        }
        #expect(throws: BookProblem.notInCurrency(euros, account: "bank", .krw)) { try check(foreign) }
        let inParts = BookFixture.record(3, .expense, whole, on: day, account: "bank") {
            $0.book.installments = Installments(months: 3, first: day)
        }
        #expect(throws: BookProblem.installmentsNeedCard) { try check(inParts) }
    }

    @Test func `an amount beside the whole is above zero, and what was settled has the sign of the purchase`() {
        let dollars = Money(minorUnits: 1500, currency: .usd)
        func foreign(_ settled: Int, refund: Bool = false) -> Record {
            BookFixture.record(1, .expense, refund ? dollars.negated : dollars, on: day, account: "bank") {
                $0.book.settled = Fixture.won(settled)
            }
        }
        let loan = BookFixture.record(2, .expense, Fixture.won(9000), on: day, account: "card") {
            $0.book.installments = Installments(months: 3, first: day, interest: Fixture.won(-1))
        }
        let wrong: [(Record, BookProblem)] = [
            (foreign(0), .notPositive(Fixture.won(0), .settled)),
            (foreign(-5), .notPositive(Fixture.won(-5), .settled)),
            (foreign(0, refund: true), .notPositive(Fixture.won(0), .settled)),
            (loan, .notPositive(Fixture.won(-1), .interest)),
            (transfer(1000, "bank", "wallet") { $0.book.fee = Fixture.won(-1) }, .notPositive(Fixture.won(-1), .fee)),
            (
                transfer(1000, "bank", "dollars") { $0.book.toAmount = dollars.negated },
                .notPositive(dollars.negated, .toAmount)
            ),
        ]
        for (record, problem) in wrong { #expect(throws: problem) { try check(record) } }
        #expect(throws: Never.self) { try check(foreign(21_000)) }
        for settled in [21_000, -21_000] {
            #expect(throws: Never.self) { try check(foreign(settled, refund: true)) }
        }
    }

    @Test func `a record gets no field of another kind, but may keep one that it has`() {
        let plain = BookFixture.record(1, .expense, Fixture.won(1000), on: day, account: "bank")
        var strange = plain
        strange.book.toAccount = "wallet"
        #expect(throws: BookProblem.notOfKind(.expense, field: "toAccount")) {
            try EntryCheck.checkFields(of: strange, since: plain)
        }
        #expect(throws: BookProblem.notOfKind(.expense, field: "toAccount")) {
            try EntryCheck.checkFields(of: strange, since: nil)
        }
        // An older program let it have one; its memo can be changed all the same.
        var noted = strange
        noted.memo = "later"
        #expect(throws: Never.self) { try EntryCheck.checkFields(of: noted, since: strange) }
        let income = BookFixture.record(2, .income, Fixture.won(1000), on: day, account: "bank") {
            $0.book.installments = Installments(months: 3, first: day)
        }
        #expect(throws: BookProblem.notOfKind(.income, field: "installments")) {
            try EntryCheck.checkFields(of: income, since: nil)
        }
        #expect(throws: Never.self) { try EntryCheck.checkFields(of: transfer(1000, "bank", "wallet"), since: nil) }
    }
}
