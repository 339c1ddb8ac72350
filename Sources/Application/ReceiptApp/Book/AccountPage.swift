public import HouseholdBook
public import ReceiptDomain

/// One page of an account's movements between two days, with the balance at their end.
public struct AccountPage: Hashable, Sendable {
    public let account: Account
    /// Ordered oldest first.
    public let lines: [AccountLine]
    /// Counted from 1, the page with the newest movements.
    public let page: Int
    public let pages: Int
    /// The balance at the end of the last day, whichever page this is.
    public let balance: Money
    public let unsettled: [Money]

    /// `size` is the number of lines per page; `nil` puts all on one.
    public init(
        _ account: Account,
        _ balances: Balances,
        from first: CalendarDay? = nil,
        to last: CalendarDay? = nil,
        page: Int = 1,
        size: Int?
    ) {
        self.account = account
        let all = balances.lines(of: account).filter { line in
            first.map { line.date >= $0 } ?? true && last.map { line.date <= $0 } ?? true
        }
        let size = max(1, size ?? all.count)
        pages = (max(1, all.count) - 1) / size + 1
        self.page = min(max(1, page), pages)
        let end = max(0, all.count - (self.page - 1) * size)
        lines = Array(all[max(0, end - size)..<end])
        balance = balances.balance(of: account, on: last) ?? Money(minorUnits: 0, currency: account.currency)
        unsettled = balances.unsettled(of: account, on: last)
    }
}

extension AccountPage {
    /// Reads only the records of the page from the library.
    public init(
        _ account: Account,
        _ balances: BookBalances,
        _ library: any RecordRepository,
        of user: UserID,
        from first: CalendarDay? = nil,
        to last: CalendarDay? = nil,
        page: Int = 1,
        size: Int?
    ) async throws {
        // The opening balance already includes all movements before the opening day.
        let days = DayRange(max(first ?? account.opening.date, account.opening.date), through: last)
        func moved(_ days: DayRange, after skipped: Int, limit: Int) async throws -> MovedRecords {
            try await library.moved(on: account.id, days, after: skipped, limit: limit, of: user)
        }
        let count = try await moved(days, after: 0, limit: 0).count
        let size = max(1, size ?? count)
        pages = (max(1, count) - 1) / size + 1
        self.page = min(max(1, page), pages)
        self.account = account
        let records = try await moved(days, after: (self.page - 1) * size, limit: size).records
        let none = Money(minorUnits: 0, currency: account.currency)
        var newest = none
        if let record = records.first, let day = record.date {
            // The closing balance of the day, less the later movements of the same day.
            let sameDay = try await moved(DayRange(day, through: day), after: 0, limit: .max).records
            let later = Array(sameDay.prefix { $0.id != record.id })
            let end = balances.days.balance(of: account, on: day) ?? none
            let lines = AccountLine.lines(later + [record], on: account, balances.accounts, leaving: end)
            newest = lines.first?.balance ?? end
        }
        lines = AccountLine.lines(records, on: account, balances.accounts, leaving: newest)
        balance = balances.days.balance(of: account, on: last) ?? none
        unsettled = balances.days.unsettled(of: account, on: last)
    }
}
