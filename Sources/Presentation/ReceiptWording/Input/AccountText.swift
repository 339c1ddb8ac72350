public import HouseholdBook
public import ReceiptDomain
public import ReceiptReview

/// The values of an account as texts, as the command, programs and the page's form give them.
public struct AccountText: Sendable {
    public var name: String?
    public var kind: Account.Kind?
    public var currency: String?
    /// The balance at the opening.
    public var opening: String?
    /// The debt at the opening, in place of a balance.
    public var owed: String?
    /// The day of the opening.
    public var since: String?
    /// The number or IBAN by which the bank calls it; empty for none.
    public var number: String?
    /// The last digits of cards that it pays, each with a label if there is one: `7719=debit`.
    public var cards: [String] = []
    /// How far below zero it may go; `any` for no limit.
    public var overdraft: String?
    /// The most of one transfer; `any` for no limit.
    public var transferLimit: String?
    public var cutoff: String?
    public var payDay: String?
    public var payFrom: String?

    public init() {}

    /// A new account; without an id it gets one of its name.
    public func account(id: String?, _ convention: InputConvention) throws -> Account {
        let name = name ?? ""
        let kind = kind ?? Account.Kind(ofName: name) ?? .bank
        let home = try currency.map { try Typed.currency($0, convention) } ?? convention.homeCurrency
        let amount = try openingAmount(in: home ?? .unknown)
        guard let currency = home ?? amount?.currency, currency != .unknown else { throw BookProblem.needsCurrency }
        var account = Account(
            id: id ?? convention.accounts.freeID(for: name, kind),
            name: name,
            kind: kind,
            opening: .init(
                date: try openingDay(convention) ?? convention.today,
                amount: amount ?? Money(minorUnits: 0, currency: currency)
            )
        )
        guard !name.isEmpty else { throw BookProblem.notAnAccountID("") }
        guard Account.isValid(id: account.id) else { throw BookProblem.notAnAccountID(account.id) }
        try applyRules(to: &account, convention.accounts)
        return account
    }

    /// Changes what is given; an account keeps its currency.
    public func apply(to account: inout Account, _ accounts: AccountBook, _ convention: InputConvention) throws {
        if let name { account.name = name }
        if let kind { account.kind = kind }
        if let amount = try openingAmount(in: account.currency) { account.opening.amount = amount }
        if let day = try openingDay(convention) { account.opening.date = day }
        try applyRules(to: &account, accounts)
    }

    /// The balance at the opening, negative for a debt; `nil` where none is given.
    public func openingAmount(in currency: Currency) throws(InputProblem) -> Money? {
        guard let text = owed ?? opening else { return nil }
        var amount = try Typed.amount(text, currency)
        if owed != nil { amount.minorUnits = -abs(amount.minorUnits) }
        return amount
    }

    /// `nil` where none is given.
    public func openingDay(_ convention: InputConvention) throws(InputProblem) -> CalendarDay? {
        guard let since else { return nil }
        return try Typed.day(since, convention)
    }

    private func applyRules(to account: inout Account, _ accounts: AccountBook) throws {
        if let number { account.number = number.trimmingSpaces.nonEmpty }
        for (digits, label) in labelledCards { account.cards[digits] = label ?? account.cards[digits] ?? "" }
        if let overdraft { account.overdraft = try limit(overdraft, account) }
        if let transferLimit { account.transferLimit = try limit(transferLimit, account) }
        let cutoff = try cutoff.map(Typed.dayOfMonth) ?? account.billing?.cutoff
        let payDay = try payDay.map(Typed.dayOfMonth) ?? account.billing?.payDay
        let payer = try payFrom.map { try accounts.account(named: $0).id } ?? account.billing?.payFrom
        guard cutoff != nil || payDay != nil || payer != nil else { return }
        guard let cutoff, let payDay else { throw BookProblem.needsBothCardDays }
        account.billing = CardBilling(cutoff: cutoff, payDay: payDay, payFrom: payer)
    }

    public var cardDigits: Set<String> { Set(labelledCards.map(\.digits)) }

    private var labelledCards: [(digits: String, label: String?)] {
        cards.map { card in
            let parts = card.split(separator: "=", maxSplits: 1).map(String.init)
            return (parts.first ?? card, parts.count > 1 ? parts[1] : nil)
        }
    }

    /// Whether anything is said of a card's bill.
    public var hasBilling: Bool { cutoff != nil || payDay != nil || payFrom != nil }

    /// `nil` for no limit.
    private func limit(_ text: String, _ account: Account) throws -> Money? {
        guard text != "any" else { return nil }
        let limit = try Typed.amount(text, account.currency)
        guard limit.currency == account.currency else {
            throw BookProblem.notInCurrency(limit, account: account.id, account.currency)
        }
        return Money(minorUnits: abs(limit.minorUnits), currency: limit.currency)
    }
}
