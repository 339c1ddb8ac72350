public import Foundation
public import HouseholdBook
public import ReceiptDomain

/// The accounts, categories and entries of a book that a journal has.
public struct JournalBook {
    public private(set) var accounts: [Account] = []
    public private(set) var categories: [OwnCategory] = []
    public private(set) var records: [Record] = []
    public private(set) var statements: [Statement] = []
    /// Forecasts, which are left out.
    public let forecasts: Int

    /// Accounts of `present` that are the same are used, others with the same id refuse the journal; `subject` gives the id for a
    /// subject's name.
    ///
    /// - Throws: The first line that cannot be taken in, so that nothing is taken in part.
    public init(
        _ bytes: [UInt8],
        of user: UserID,
        home: Currency,
        present: AccountBook,
        catalog: CategoryCatalog,
        at instant: Date,
        subject: (String) -> String
    ) throws(JournalProblem) {
        let journal = try JournalText(home: home).read(bytes)
        forecasts = journal.forecasts
        var places = JournalPlaces(journal, catalog)
        var maker = JournalRecords(user: user, instant: instant, present: present)
        var openings: [String: Account.Opening] = [:]
        var sums: [String: Int] = [:]
        var lines: [String: Int] = [:]
        for entry in journal.entries {
            var parts: [JournalPart] = []
            for posting in entry.postings where posting.amount.minorUnits != 0 || posting.weight.minorUnits != 0 {
                let place = try places.place(of: posting, line: entry.line, isOwn: entry.facts["id"] != nil)
                parts.append(
                    JournalPart(
                        place: place,
                        amount: posting.amount,
                        weight: posting.weight,
                        subject: posting.subject.map(subject)
                    )
                )
            }
            // An account begins with its first entry, which may be its opening balance.
            let isOpening = parts.contains { $0.place == .equity(isOpening: true) } && !parts.contains { $0.isCategory }
            for (index, part) in parts.enumerated().reversed() {
                guard case .account(let id) = part.place else { continue }
                sums[id, default: 0] &+= part.amount.minorUnits
                guard openings[id] == nil else { continue }
                lines[id] = entry.line
                let zero = Money(minorUnits: 0, currency: part.amount.currency)
                openings[id] = Account.Opening(date: entry.date, amount: isOpening ? part.amount : zero)
                if isOpening { parts.remove(at: index) }
            }
            if isOpening, !parts.contains(where: \.isAccount) { continue }
            if isOpening { parts.removeAll { !$0.isAccount } }
            try maker.add(entry, parts, isOpening: isOpening)
        }
        for made in places.accounts {
            guard let opening = openings[made.id] else { continue }
            var account = Account(id: made.id, name: made.name, kind: made.kind, opening: opening)
            account.closed = journal.closed[made.journalName]
            if let known = present[made.id] {
                guard known.opening == opening else {
                    throw JournalProblem(lines[made.id] ?? 1, .accountDiffers(made.id))
                }
                account = known
            }
            accounts.append(account)
        }
        (categories, records) = (places.categories, maker.records)
        try check(journal, sums, lines, places)
    }

    /// Every balance of the records is the journal's; those that it states become statements.
    private mutating func check(
        _ journal: Journal,
        _ sums: [String: Int],
        _ lines: [String: Int],
        _ places: JournalPlaces
    ) throws(JournalProblem) {
        let balances = DailyBalances(AccountBook(accounts), records)
        let last = journal.entries.map(\.date).max() ?? CalendarDay(daysSince1970: 0)
        for account in accounts {
            let stated = Money(minorUnits: sums[account.id] ?? 0, currency: account.currency)
            let found = last.flatMap { balances.balance(of: account, on: $0) }
            guard found == stated else {
                let reason = JournalProblem.Reason.balanceDiffers(
                    account: account.name,
                    stated: stated.decimal,
                    found: found?.decimal ?? "-"
                )
                throw JournalProblem(lines[account.id] ?? 1, reason)
            }
        }
        var found: [String: Statement] = [:]
        for balance in journal.balances {
            guard
                let made = places.accounts.first(where: {
                    $0.journalName == balance.account && $0.currency == balance.amount.currency
                }),
                let account = accounts.first(where: { $0.id == made.id }), balance.date >= account.opening.date,
                balances.balance(of: account, on: balance.date) == balance.amount
            else { continue }
            let statement = Statement(account: account.id, date: balance.date, balance: balance.amount)
            found[statement.id] = statement
        }
        statements = found.values.sorted { $0.id < $1.id }
    }
}
