import HouseholdBook
import ReceiptDomain
import ReceiptTestSupport
import Testing

/// Laws of every book, tried in many that were made up; each has a number, by which it can be made again.
@Suite struct PostingPropertyTests {
    private static let seeds = 1...60

    @Test(arguments: seeds)
    func `the postings of every record add up to nothing in each currency`(_ seed: Int) {
        let book = GeneratedBook(seed: seed)
        for record in book.records {
            let postings = record.postings(book.accounts)
            #expect(postings.map(\.weight).summed.allSatisfy { $0.minorUnits == 0 }, "\(record)")
            if record.status != .confirmed || record.kind == .note { #expect(postings.isEmpty) }
        }
    }

    @Test(arguments: seeds)
    func `net worth is what all began with, and what was earned, spent and adjusted since`(_ seed: Int) throws {
        let book = GeneratedBook(seed: seed)
        let balances = BalancesByRecord(book.accounts, book.records)
        // Movements on no account of the book, or before its opening, are in no balance.
        var expected = book.accounts.accounts.map(\.opening.amount)
        for record in book.records {
            for posting in record.postings(book.accounts) {
                guard case .account = posting.place else { continue }
                if posting.amount.currency == Self.currency(posting, book.accounts) { expected.append(posting.amount) }
            }
        }
        #expect(balances.netWorth() == expected.summed)
        // The other side of the same postings, for those in won that are all on accounts.
        let whole = book.records.filter { record in
            record.postings(book.accounts).allSatisfy { posting in
                switch posting.place {
                case .elsewhere, .beforeOpening: false
                default: posting.weight.currency == .krw && posting.amount.currency == .krw
                }
            }
        }
        let own = BalancesByRecord(book.accounts, whole).netWorth().filter { $0.currency == .krw }
        let opened = book.accounts.accounts.map(\.opening.amount).summed.filter { $0.currency == .krw }
        let flows = whole.flatMap { $0.flows(book.accounts) }
        let earned = flows.filter { $0.direction == .earned }.reduce(0) { $0 + $1.amount.minorUnits }
        let spent = flows.filter { $0.direction == .spent }.reduce(0) { $0 + $1.amount.minorUnits }
        let adjusted = whole.filter { $0.kind == .adjust && $0.status == .confirmed }
            .reduce(0) { $0 + ($1.amount?.minorUnits ?? 0) }
        #expect(own[0].minorUnits == opened[0].minorUnits + earned - spent + adjusted)
    }

    private static func currency(_ posting: Posting, _ accounts: AccountBook) -> Currency? {
        guard case .account(let id) = posting.place else { return nil }
        return accounts[id]?.currency
    }

    @Test(arguments: seeds)
    func `a balance does not depend on the order of entries`(_ seed: Int) {
        let book = GeneratedBook(seed: seed)
        var random = SeededGenerator(seed)
        let shuffled = BalancesByRecord(book.accounts, book.records.shuffled(using: &random))
        let balances = BalancesByRecord(book.accounts, book.records)
        for account in book.accounts.accounts {
            #expect(balances.lines(of: account) == shuffled.lines(of: account))
            for offset in 0...40 {
                let day = CalendarDay.since(BookFixture.opening, days: offset * 3)
                #expect(balances.balance(of: account, on: day) == shuffled.balance(of: account, on: day))
            }
        }
    }

    @Test(arguments: seeds)
    func `a running balance ends at the balance, and begins with the opening`(_ seed: Int) {
        let book = GeneratedBook(seed: seed)
        let balances = BalancesByRecord(book.accounts, book.records)
        for account in book.accounts.accounts {
            var sum = account.opening.amount.minorUnits
            for line in balances.lines(of: account) {
                sum += line.change.minorUnits
                #expect(line.balance.minorUnits == sum)
            }
            #expect(balances.balance(of: account)?.minorUnits == sum)
        }
    }

    @Test(arguments: seeds)
    func `a transfer is neither earned nor spent, but for its fee`(_ seed: Int) {
        let book = GeneratedBook(seed: seed)
        for record in book.records where record.kind == .transfer && record.status == .confirmed {
            let flows = record.flows(book.accounts)
            #expect(flows.reduce(0) { $0 + $1.amount.minorUnits } == record.book.fee?.minorUnits ?? 0)
            #expect(flows.allSatisfy { $0.direction == .spent })
        }
    }

    @Test(arguments: seeds)
    func `what splits spend is the amount, or what it was settled for`(_ seed: Int) {
        let book = GeneratedBook(seed: seed)
        for record in book.records where record.kind == .expense && record.status == .confirmed {
            let spent = record.flows(book.accounts).map(\.amount).summed
            let whole = record.book.settled ?? record.amount
            let interest = record.book.installments?.interest?.minorUnits ?? 0
            #expect(spent == [record.spending].compactMap(\.self))
            #expect(spent.map(\.minorUnits).reduce(0, +) == (whole?.minorUnits ?? 0) + interest, "\(record)")
        }
    }

    @Test(arguments: seeds)
    func `setting a record aside and bringing it back restores every balance`(_ seed: Int) {
        let book = GeneratedBook(seed: seed)
        let before = DailyBalances(book.accounts, book.records)
        let record = book.records[seed % book.records.count]
        var discarded = record
        discarded.status = .discarded
        let without = before.replacing([record], by: [discarded])
        let rest = BalancesByRecord(book.accounts, book.records.filter { $0.id != record.id })
        let after = without.replacing([discarded], by: [record])
        for account in book.accounts.accounts {
            #expect(without.balance(of: account) == rest.balance(of: account))
            for day in before.days(of: account) {
                #expect(after.balance(of: account, on: day.date) == day.balance)
                let bills = before.bills(of: account, on: day.date)
                #expect(after.bills(of: account, on: day.date) == bills)
            }
        }
    }

    @Test(arguments: seeds)
    func `what is paid off a debt or put into savings changes net worth by its fee alone`(_ seed: Int) {
        let book = GeneratedBook(seed: seed)
        let balances = DailyBalances(book.accounts, book.records)
        for record in book.records where record.kind == .transfer && record.book.toAmount == nil {
            guard let date = record.date, date >= BookFixture.opening else { continue }
            let without = balances.replacing([record], by: [])
            let fee = record.status == .confirmed ? record.book.fee?.minorUnits ?? 0 : 0
            let other = without.netWorth().map { money in
                money.currency == record.amount?.currency
                    ? Money(minorUnits: money.minorUnits - fee, currency: money.currency) : money
            }
            #expect(balances.netWorth() == other, "\(record)")
        }
    }

    /// What was reconciled stays as it is unless one says so.
    @Test(arguments: seeds)
    func `a statement no longer fits exactly where its balance has changed`(_ seed: Int) throws {
        let book = GeneratedBook(seed: seed)
        let before = DailyBalances(book.accounts, book.records)
        let statements = book.accounts.accounts.flatMap { account in
            [10, 40, 90].compactMap { offset in
                let day = CalendarDay.since(BookFixture.opening, days: offset)
                return before.balance(of: account, on: day).map {
                    Statement(account: account.id, date: day, balance: $0)
                }
            }
        }
        #expect(before.disagreements(statements).isEmpty)
        let others = GeneratedBook(seed: seed + 1000).records
        for number in stride(from: seed % 7, to: book.records.count, by: 7) {
            let (old, new) = (book.records[number], others[number])
            var records = book.records
            records[number] = new
            let now = BalancesByRecord(book.accounts, records)
            let changed = try statements.filter { statement in
                let account = try #require(book.accounts[statement.account])
                return now.balance(of: account, on: statement.date) != statement.balance
            }
            let disagreements = before.replacing([old], by: [new]).disagreements(statements, since: before)
            #expect(Set(disagreements.map(\.statement)) == Set(changed))
        }
    }

    @Test(arguments: seeds)
    func `what a card asks for, less what was paid in beyond it, is what its balance says`(_ seed: Int) throws {
        let book = GeneratedBook(seed: seed)
        let card = try #require(book.accounts["card"])
        let billing = try #require(card.billing)
        let balances = BalancesByRecord(book.accounts, book.records)
        for offset in [0, 20, 45, 70, 111] {
            let day = CalendarDay.since(BookFixture.opening, days: offset)
            let bills = CardBills(card, billing, balances.lines(of: card).filter { $0.date <= day })
            let open = bills.bills.reduce(0) { $0 + $1.open.minorUnits }
            let balance = try #require(balances.balance(of: card, on: day))
            #expect(bills.credit.minorUnits - open == balance.minorUnits)
            #expect(bills.bills.map(\.payDay) == bills.bills.map(\.payDay).sorted())
        }
    }

    @Test(arguments: 1...200)
    func `instalments come to the whole amount, the first one with the remainder`(_ seed: Int) throws {
        var random = SeededGenerator(seed)
        let amount = Int.random(in: 1...3_000_000, using: &random)
        let interest = Int.random(in: 0...20_000, using: &random)
        let months = Int.random(in: 2...36, using: &random)
        let card = BookFixture.card("card")
        let purchase = BookFixture.record(1, .expense, Fixture.won(amount), on: BookFixture.opening, account: "card") {
            $0.book.installments = Installments(
                months: months,
                first: Fixture.day("2026-12-01"),
                interest: interest == 0 ? nil : Fixture.won(interest)
            )
        }
        let balances = BalancesByRecord(AccountBook([card]), [purchase])
        let bills = CardBills(card, try #require(card.billing), balances.lines(of: card)).bills
        let parts = bills.map(\.charged.minorUnits)
        #expect(parts.reduce(0, +) == amount + interest)
        #expect(bills.first?.payDay == Fixture.day("2026-12-14"))
        if amount + interest >= months {
            #expect(bills.count == months)
            #expect(Set(parts.dropFirst()).count <= 1)
            #expect(parts[0] - (parts.last ?? 0) < months && parts[0] >= parts.last ?? 0)
        }
    }
}
