import Foundation
import HouseholdBook
import ReceiptDomain

/// A journal while it is read: postings may lack amounts, and balances are not checked yet.
struct JournalDraft {
    struct Posting {
        var line: Int
        var account: String
        var amount: JournalAmount?
        /// The whole price.
        var cost: JournalAmount?
        /// For one unit.
        var price: JournalAmount?
        var balance: Balance?
        var subject: String?
    }

    /// A balance that is stated behind a posting, or apart from entries.
    struct Balance {
        var line: Int
        var account: String
        var amount: JournalAmount
        var withSubaccounts = false
        /// Nothing of another currency may be there.
        var isSole = false
        var tolerance: JournalAmount?
    }

    struct Entry {
        var head: Journal.Entry
        var postings: [Posting] = []
    }

    enum Item {
        case entry(Entry)
        /// Of the beginning of the day.
        case balance(Balance, CalendarDay)
    }

    var items: [Item] = []
    var journal = Journal()
    /// Signs before decimals, by commodity; the empty one is for all.
    var marks: [String: Character] = [:]
    let home: Currency

    init(home: Currency) { self.home = home }

    // MARK: Amounts

    /// Which sign all amounts of a commodity have before their decimals, as far as they tell.
    private func styles() -> [String: NumberStyle] {
        var numbers: [String: [String]] = [:]
        for case .entry(let entry) in items {
            for amount in entry.postings.flatMap({ [$0.amount, $0.cost, $0.balance?.amount] }).compactMap(\.self) {
                numbers[amount.commodity, default: []].append(amount.number)
            }
        }
        return numbers.mapValues { NumberStyle(of: $0, hasCommas: false) }
    }

    private func currency(_ amount: JournalAmount) throws(JournalProblem) -> Currency {
        let shared = [
            "$": ["USD", "CAD", "AUD", "NZD", "SGD", "HKD", "TWD", "MXN"], "¥": ["JPY", "CNY"],
            "kr": ["SEK", "NOK", "DKK"],
        ]
        let single = [
            "€": "EUR", "£": "GBP", "₩": "KRW", "원": "KRW", "₹": "INR", "₺": "TRY", "US$": "USD", "C$": "CAD",
            "A$": "AUD", "": home.code,
        ]
        let name = amount.commodity
        if let codes = shared[name] {
            return codes.contains(home.code) ? home : Currency(code: codes[0]) ?? home
        }
        guard let found = Currency(code: single[name] ?? name), single[name] != nil || Currency.isKnown(name)
        else {
            throw JournalProblem(amount.line, .notACurrency(name))
        }
        return found
    }

    private func decimal(_ amount: JournalAmount, _ styles: [String: NumberStyle]) throws(JournalProblem) -> String {
        let told = marks[amount.commodity] ?? marks[""] ?? styles[amount.commodity]?.decimal
        let style = NumberStyle(decimal: told)
        guard let found = StatementCell.amount(amount.number, style) else {
            throw JournalProblem(amount.line, .notAnAmount(amount.text))
        }
        // A thousand, or one with three decimals.
        let marks = amount.number.filter { $0 == "," || $0 == "." }
        if told == nil, marks.count == 1, amount.number.suffix(4).first == marks.first {
            throw JournalProblem(amount.line, .ambiguousAmount(amount.text))
        }
        return found.decimal
    }

    private func money(_ amount: JournalAmount, _ styles: [String: NumberStyle]) throws(JournalProblem) -> Money {
        let decimal = try decimal(amount, styles)
        // Zeros behind are no decimals: 12.500 dollars are 12.50.
        var plain = decimal[...]
        if plain.contains(".") { plain = plain.trimmingZeros }
        guard let money = Money(decimal: plain, currency: try currency(amount)) else {
            throw JournalProblem(amount.line, .amountUnfit(amount.text))
        }
        return money
    }

    /// The cost of a posting; of a price for one unit it is rounded to the currency.
    private func cost(
        _ posting: Posting,
        _ amount: Money,
        _ styles: [String: NumberStyle]
    ) throws(JournalProblem) -> Money? {
        if let cost = posting.cost {
            let money = try money(cost, styles)
            return (money.minorUnits < 0) == (amount.minorUnits < 0) ? money : money.negated
        }
        guard let price = posting.price else { return nil }
        guard let rate = Decimal(string: try decimal(price, styles)), let units = Decimal(string: amount.decimal) else {
            throw JournalProblem(price.line, .notAnAmount(price.text))
        }
        let currency = try currency(price)
        var (exact, rounded) = (rate * units, Decimal())
        NSDecimalRound(&rounded, &exact, currency.fractionDigits, .plain)
        guard let money = Money(decimal: "\(rounded)", currency: currency) else {
            throw JournalProblem(price.line, .amountUnfit(price.text))
        }
        return money
    }

    // MARK: The whole

    /// With all amounts, every entry and balance checked.
    func checked() throws(JournalProblem) -> Journal {
        var journal = journal
        let styles = styles()
        var sums: [String: [Currency: Int]] = [:]
        var checked: [(balance: Journal.Balance, isOfEvening: Bool)] = []
        func sum(_ account: String, _ currency: Currency, withSubaccounts: Bool) -> Money {
            let accounts =
                withSubaccounts
                ? sums.filter { $0.key == account || $0.key.hasPrefix(account + ":") } : [account: sums[account] ?? [:]]
            return Money(minorUnits: accounts.reduce(0) { $0 &+ ($1.value[currency] ?? 0) }, currency: currency)
        }
        func check(_ balance: Balance) throws(JournalProblem) -> Money {
            let stated = try money(balance.amount, styles)
            let found = sum(balance.account, stated.currency, withSubaccounts: balance.withSubaccounts)
            let allowed =
                try balance.tolerance.map { tolerance throws(JournalProblem) in try money(tolerance, styles) }?
                .minorUnits ?? 0
            let others =
                balance.isSole
                ? (sums[balance.account] ?? [:]).filter { $0.key != stated.currency && $0.value != 0 } : [:]
            guard (found.minorUnits &- stated.minorUnits).magnitude <= allowed.magnitude, others.isEmpty else {
                let shown = [found.decimalWithCode] + others.keys.map(\.code)
                throw JournalProblem(
                    balance.line,
                    .balanceDiffers(
                        account: balance.account,
                        stated: balance.amount.text,
                        found: shown.joined(separator: ", ")
                    )
                )
            }
            return stated
        }
        // Balances of a morning come before the entries of their day.
        let ordered = items.enumerated().map { number, item in
            switch item {
            case .entry(let entry): (day: entry.head.date, rank: 1, number: number)
            case .balance(_, let day): (day: day, rank: 0, number: number)
            }
        }.sorted { ($0.day, $0.rank, $0.number) < ($1.day, $1.rank, $1.number) }
        for (day, _, number) in ordered {
            switch items[number] {
            case .balance(let balance, _):
                let stated = try check(balance)
                if let before = day.adding(days: -1), !hasSubaccounts(balance.account) {
                    checked.append((Journal.Balance(account: balance.account, date: before, amount: stated), true))
                }
            case .entry(let draft):
                var entry = draft.head
                entry.postings = try postings(draft, styles) { account, currency in
                    sum(account, currency, withSubaccounts: false)
                }
                for (index, posting) in entry.postings.enumerated() {
                    sums[posting.account, default: [:]][posting.amount.currency, default: 0] &+=
                        posting.amount.minorUnits
                    guard index < draft.postings.count, let balance = draft.postings[index].balance else { continue }
                    let stated = try check(balance)
                    if !balance.withSubaccounts {
                        checked.append((Journal.Balance(account: balance.account, date: day, amount: stated), false))
                    }
                }
                journal.entries.append(entry)
            }
        }
        guard !journal.entries.isEmpty else { throw JournalProblem(1, .noEntries) }
        journal.balances = checked.filter { balance, isOfEvening in
            isOfEvening || isOfEveningToo(balance, journal.entries)
        }.map(\.balance)
        return journal
    }

    private func hasSubaccounts(_ account: String) -> Bool {
        items.contains { item in
            if case .entry(let entry) = item {
                entry.postings.contains { $0.account.hasPrefix(account + ":") }
            } else {
                false
            }
        }
    }

    /// Whether a balance within a day is also the one at its end.
    private func isOfEveningToo(_ balance: Journal.Balance, _ entries: [Journal.Entry]) -> Bool {
        let sum = entries.filter { $0.date <= balance.date }.flatMap(\.postings)
            .filter { $0.account == balance.account && $0.amount.currency == balance.amount.currency }
            .reduce(0) { $0 &+ $1.amount.minorUnits }
        return sum == balance.amount.minorUnits
    }

    /// The postings in their order; those that an amount is missing for come last where several currencies remain.
    private func postings(
        _ draft: Entry,
        _ styles: [String: NumberStyle],
        _ sum: (String, Currency) -> Money
    ) throws(JournalProblem) -> [Journal.Posting] {
        var postings: [Journal.Posting] = []
        var open: Int?
        var priced: [Int] = []
        for (index, part) in draft.postings.enumerated() {
            var amount: Money?
            if let written = part.amount {
                amount = try money(written, styles)
            } else if let balance = part.balance {
                // A balance alone says the amount that leads to it, after the postings before it on the same account.
                let stated = try money(balance.amount, styles)
                let before = postings.filter { $0.account == part.account && $0.amount.currency == stated.currency }
                    .reduce(sum(part.account, stated.currency).minorUnits) { $0 &+ $1.amount.minorUnits }
                amount = Money(minorUnits: stated.minorUnits &- before, currency: stated.currency)
            } else if open != nil {
                throw JournalProblem(part.line, .severalWithoutAmount)
            } else {
                open = index
            }
            var posting = Journal.Posting(account: part.account, amount: amount ?? Money(minorUnits: 0, currency: home))
            posting.subject = part.subject
            if let amount { posting.cost = try cost(part, amount, styles) }
            if part.price != nil { priced.append(index) }
            postings.append(posting)
        }
        var rest: [Currency: Int] = [:]
        for (index, posting) in postings.enumerated() where index != open {
            rest[posting.weight.currency, default: 0] &+= posting.weight.minorUnits
        }
        rest = rest.filter { $0.value != 0 }
        if let open {
            let left = rest.sorted { $0.key.code < $1.key.code }.map {
                Money(minorUnits: 0 &- $0.value, currency: $0.key)
            }
            if let first = left.first {
                postings[open].amount = first
                postings += left.dropFirst().map {
                    Journal.Posting(account: postings[open].account, amount: $0, subject: postings[open].subject)
                }
            } else {
                postings[open].amount = Money(
                    minorUnits: 0,
                    currency: postings.first { $0 != postings[open] }?.amount.currency ?? home
                )
            }
            return postings
        }
        // Prices for one unit leave what rounding leaves.
        for index in priced {
            guard let cost = postings[index].cost, let left = rest[cost.currency], left.magnitude <= priced.count else {
                continue
            }
            postings[index].cost = Money(minorUnits: cost.minorUnits &- left, currency: cost.currency)
            rest[cost.currency] = nil
        }
        guard !rest.isEmpty else { return postings }
        // Two currencies without a price: what went out of one was exchanged for what came into the other.
        if rest.count == 2, rest.values.contains(where: { $0 > 0 }), rest.values.contains(where: { $0 < 0 }) {
            for currency in rest.keys.sorted(by: { $0.code < $1.code }) {
                let own = postings.indices.filter {
                    postings[$0].amount.currency == currency && postings[$0].cost == nil
                }
                guard own.count == 1, postings[own[0]].amount.minorUnits == rest[currency],
                    let other = rest.first(where: { $0.key != currency })
                else { continue }
                postings[own[0]].cost = Money(minorUnits: 0 &- other.value, currency: other.key)
                return postings
            }
            throw JournalProblem(draft.head.line, .noRate)
        }
        let shown = rest.sorted { $0.key.code < $1.key.code }.map {
            Money(minorUnits: $0.value, currency: $0.key).decimalWithCode
        }
        throw JournalProblem(draft.head.line, .unbalanced(shown.joined(separator: ", ")))
    }
}

extension Substring {
    fileprivate var trimmingZeros: Substring {
        var rest = self
        while rest.hasSuffix("0") { rest.removeLast() }
        return rest.hasSuffix(".") ? rest.dropLast() : rest
    }
}
