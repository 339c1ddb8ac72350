import HouseholdBook
import ReceiptDomain
import ReceiptTestSupport
import Testing

/// Balances by day say what balances by record say.
@Suite struct DailyBalancesTests {
    private static func expectSame(_ days: DailyBalances, _ balances: BalancesByRecord, _ seed: Int) {
        for account in days.accounts.accounts {
            for offset in [-20, 0, 3, 40, 90, 200] {
                let day = CalendarDay.since(BookFixture.opening, days: offset)
                #expect(days.balance(of: account, on: day) == balances.balance(of: account, on: day), "\(seed)")
                let unsettled = balances.unsettled(of: account, on: day).filter { $0.minorUnits != 0 }
                #expect(days.unsettled(of: account, on: day) == unsettled)
                #expect(days.netWorth(on: day) == balances.netWorth(on: day))
                let lines = balances.lines(of: account).filter { $0.date <= day }
                #expect(days.bills(of: account, on: day) == account.billing.map { CardBills(account, $0, lines) })
            }
            #expect(days.balance(of: account) == balances.balance(of: account))
            #expect(days.days(of: account).last?.date == balances.lines(of: account).last?.date)
        }
    }

    @Test(arguments: 1...60)
    func `they agree on balances, bills and what is not settled`(_ seed: Int) {
        let book = GeneratedBook(seed: seed)
        let days = DailyBalances(book.accounts, book.records)
        Self.expectSame(days, BalancesByRecord(book.accounts, book.records), seed)
    }

    @Test(arguments: 1...60)
    func `they agree where records have become others`(_ seed: Int) {
        let book = GeneratedBook(seed: seed)
        let others = GeneratedBook(seed: seed + 1000, count: 60).records
        let (old, new) = (Array(book.records.prefix(9)), Array(others.prefix(9)))
        let days = DailyBalances(book.accounts, book.records).replacing(old, by: new)
        let after = BalancesByRecord(book.accounts, Array(book.records.dropFirst(9)) + new)
        for account in book.accounts.accounts {
            #expect(days.balance(of: account) == after.balance(of: account))
            #expect(days.unsettled(of: account) == after.unsettled(of: account).filter { $0.minorUnits != 0 })
        }
    }

    @Test(arguments: 1...30)
    func `lines that are made from the end have the balances of those that are made from the beginning`(_ seed: Int) {
        let book = GeneratedBook(seed: seed)
        let balances = BalancesByRecord(book.accounts, book.records)
        for account in book.accounts.accounts {
            let all = balances.lines(of: account)
            guard let last = all.dropLast(2).last else { continue }
            let records = Array(all.dropLast(2).map(\.record).reversed())
            let lines = AccountLine.lines(records, on: account, book.accounts, leaving: last.balance)
            #expect(lines == Array(all.dropLast(2)))
        }
    }
}
