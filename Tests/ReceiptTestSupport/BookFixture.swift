public import HouseholdBook
public import ReceiptDomain

import struct Foundation.Date

/// Accounts and entries of made-up households.
public enum BookFixture {
    public static let opening = Fixture.day("2026-11-01")

    public static func account(
        _ id: String,
        _ kind: Account.Kind = .bank,
        _ amount: Int = 0,
        _ currency: Currency = .krw
    ) -> Account {
        Account(
            id: id,
            name: id,
            kind: kind,
            opening: .init(date: opening, amount: Money(minorUnits: amount, currency: currency))
        )
    }

    public static func card(_ id: String, _ amount: Int = 0, cutoff: Int = 31, payDay: Int = 14) -> Account {
        var card = account(id, .card, amount)
        card.billing = CardBilling(cutoff: cutoff, payDay: payDay)
        return card
    }

    public static func record(
        _ number: Int,
        _ kind: RecordKind,
        _ amount: Money,
        on day: CalendarDay,
        account: String?,
        category: Category? = nil,
        _ change: (inout Record) -> Void = { _ in }
    ) -> Record {
        var record = Record(
            id: Fixture.id(number),
            user: .me,
            kind: kind,
            status: .confirmed,
            merchant: "shop",
            date: day,
            amount: amount,
            category: category,
            account: account,
            createdAt: Date(timeIntervalSince1970: 0)
        )
        change(&record)
        return record
    }
}

/// A household of any kind: accounts of every kind in two currencies, and entries of every kind and state.
public struct GeneratedBook {
    public let accounts: AccountBook
    public private(set) var records: [Record] = []
    private var random: SeededGenerator

    private static let ids = ["wallet", "bank", "savings", "card", "loan", "prepaid", "dollars"]
    private static let categories: [Category?] = [.food, .health, .household, .other, nil]

    public init(seed: Int, count: Int = 60) {
        random = SeededGenerator(seed)
        accounts = AccountBook([
            BookFixture.account("wallet", .cash, Int.random(in: 0...500_000, using: &random)),
            BookFixture.account("bank", .bank, Int.random(in: -100_000...5_000_000, using: &random)),
            BookFixture.account("savings", .savings, 1_000_000),
            BookFixture.card(
                "card",
                -Int.random(in: 0...900_000, using: &random),
                cutoff: Int.random(in: 1...31, using: &random),
                payDay: Int.random(in: 1...31, using: &random)
            ),
            BookFixture.account("loan", .loan, -Int.random(in: 0...90_000_000, using: &random)),
            BookFixture.account("prepaid", .prepaid, 30_000),
            BookFixture.account("dollars", .bank, 100_000, .usd),
        ])
        for number in 1...count { records.append(record(number)) }
    }

    private mutating func record(_ number: Int) -> Record {
        let days = Int.random(in: 1...120, using: &random)
        let kinds: [RecordKind] = [.expense, .expense, .expense, .income, .transfer, .adjust, .note]
        let kind = pick(kinds)
        var account = pick(Self.ids)
        // Entries are in the account's currency, except purchases abroad.
        let currency: Currency = account == "dollars" ? .usd : .krw
        var amount = Money(minorUnits: Int.random(in: 1...900_000, using: &random), currency: currency)
        if kind == .adjust || kind == .expense, Int.random(in: 0..<5, using: &random) == 0 { amount.minorUnits *= -1 }
        if kind == .expense, Int.random(in: 0..<12, using: &random) == 0 { account = "my old card" }
        var record = BookFixture.record(
            number,
            kind,
            amount,
            on: CalendarDay.since(BookFixture.opening, days: days - 10),
            account: account,
            category: pick(Self.categories)
        )
        if Int.random(in: 0..<8, using: &random) == 0 { record.status = pick([.draft, .discarded]) }
        switch kind {
        case .transfer: makeTransfer(&record)
        case .expense: makePurchase(&record)
        default: break
        }
        return record
    }

    private mutating func makeTransfer(_ record: inout Record) {
        guard let from = record.account, let amount = record.amount else { return }
        let to = pick(Self.ids.filter { $0 != from })
        record.book.toAccount = to
        let arriving: Currency = to == "dollars" ? .usd : .krw
        if arriving != amount.currency {
            record.book.toAmount = Money(minorUnits: Int.random(in: 1...90_000, using: &random), currency: arriving)
        }
        if Bool.random(using: &random) {
            record.book.fee = Money(minorUnits: Int.random(in: 0...3000, using: &random), currency: amount.currency)
        }
    }

    private mutating func makePurchase(_ record: inout Record) {
        guard let amount = record.amount else { return }
        switch Int.random(in: 0..<6, using: &random) {
        case 0: record.book.splits = splits(of: amount)
        case 1 where record.account == "card" && amount.minorUnits > 0:
            let interest = Bool.random(using: &random) ? Fixture.won(Int.random(in: 1...5000, using: &random)) : nil
            let billing = accounts["card"]?.billing
            let first = record.date.flatMap { billing?.firstMonth(forPurchaseOn: $0) } ?? BookFixture.opening
            let months = Int.random(in: 2...12, using: &random)
            record.book.installments = Installments(months: months, first: first, interest: interest)
        case 2 where amount.currency == .krw:
            let foreign = Money(minorUnits: amount.minorUnits / 10, currency: .usd)
            record.amount = foreign.minorUnits == 0 ? amount : foreign
            if foreign.minorUnits != 0, Bool.random(using: &random) { record.book.settled = amount }
            if foreign.minorUnits != 0, Bool.random(using: &random) { record.book.splits = splits(of: foreign) }
        default: break
        }
    }

    private mutating func splits(of amount: Money) -> [Split] {
        let first = Int.random(in: min(0, amount.minorUnits)...max(0, amount.minorUnits), using: &random)
        return [first, amount.minorUnits - first].map { units in
            Split(
                category: pick(Self.categories),
                amount: Money(minorUnits: units, currency: amount.currency),
                subject: pick([nil, "nabi"])
            )
        }
    }

    private mutating func pick<Value>(_ values: [Value]) -> Value {
        values[Int.random(in: 0..<values.count, using: &random)]
    }
}

extension CalendarDay {
    /// Counted day by day, in another way than the sources count.
    public static func since(_ start: CalendarDay, days: Int) -> CalendarDay {
        var (year, month, day) = (start.year, start.month, start.day)
        for _ in 0..<abs(days) {
            if days > 0 {
                day += 1
                if day > CalendarDay.days(inMonth: month, of: year) { (day, month) = (1, month + 1) }
                if month > 12 { (month, year) = (1, year + 1) }
            } else {
                day -= 1
                if day < 1 {
                    month -= 1
                    if month < 1 { (month, year) = (12, year - 1) }
                    day = CalendarDay.days(inMonth: month, of: year)
                }
            }
        }
        return CalendarDay(year: year, month: month, day: day) ?? start
    }
}
