import ReceiptDomain

/// A journal of plain-text accounting, as another program's file has it: every posting, with its amount.
struct Journal: Hashable, Sendable {
    /// A movement on one account of the journal; the weights of an entry's postings sum to zero in each currency.
    struct Posting: Hashable, Sendable {
        var account: String
        var amount: Money
        /// The amount in the currency that it was exchanged for; `nil` where that is its own.
        var cost: Money?
        /// The name of the subject, in our own journals.
        var subject: String?

        init(account: String, amount: Money, cost: Money? = nil, subject: String? = nil) {
            (self.account, self.amount, self.cost, self.subject) = (account, amount, cost, subject)
        }

        var weight: Money { cost ?? amount }
    }

    struct Entry: Hashable, Sendable {
        /// Counted from 1.
        var line: Int
        var date: CalendarDay
        var title: String
        var memo = ""
        var tags: [String] = []
        /// Values by name, as our own journals have them.
        var facts: [String: String] = [:]
        var postings: [Posting] = []

        init(line: Int, date: CalendarDay, title: String) {
            (self.line, self.date, self.title) = (line, date, title)
        }
    }

    /// The kinds of accounts that every journal has.
    enum Root: String, CaseIterable, Sendable {
        case assets, liabilities, equity, income, expenses
    }

    /// A balance that the journal states, and that its entries have, at the end of a day.
    struct Balance: Hashable, Sendable {
        var account: String
        var date: CalendarDay
        var amount: Money

        init(account: String, date: CalendarDay, amount: Money) {
            (self.account, self.date, self.amount) = (account, date, amount)
        }
    }

    /// In order of time, as they stand in the file.
    var entries: [Entry] = []
    var balances: [Balance] = []
    /// Names for people, by account.
    var titles: [String: String] = [:]
    /// Kinds that the file says, by account.
    var roots: [String: Root] = [:]
    /// The last days of accounts that were closed.
    var closed: [String: CalendarDay] = [:]
    /// Forecasts, which move nothing and are left out.
    var forecasts = 0

    init() {}
}
