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
    /// The balance at the end of the last day, or of today where none is named; whichever page this is.
    public let balance: Money
    public let unsettled: [Money]
    /// The last day with planned entries and the balance at its end; `nil` where nothing is planned, or a last day is named.
    public let planned: Planned?

    public struct Planned: Hashable, Sendable {
        public var day: CalendarDay
        public var balance: Money
    }
}

extension AccountPage {
    /// Reads only the records of the page from the library.
    ///
    /// `size` is the number of lines per page; `nil` puts all on one.
    public init(
        _ account: Account,
        _ balances: BookBalances,
        _ library: any RecordRepository,
        of user: UserID,
        from first: CalendarDay? = nil,
        to last: CalendarDay? = nil,
        page: Int = 1,
        size: Int?,
        today: CalendarDay
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
        balance = balances.days.balance(of: account, on: last ?? today) ?? none
        unsettled = balances.days.unsettled(of: account, on: last ?? today)
        let end = last == nil ? balances.days.days(of: account).last : nil
        planned = end.flatMap { $0.date > today ? Planned(day: $0.date, balance: $0.balance) : nil }
    }
}
