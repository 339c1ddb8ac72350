public import HouseholdBook
import ReceiptDomain
public import ReceiptReview

/// The values of an account as texts, for the command and for programs.
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
        var amount = try (owed ?? opening).map { try Typed.amount($0, home ?? .unknown) }
        guard let currency = home ?? amount?.currency, currency != .unknown else { throw BookProblem.needsCurrency }
        if owed != nil, let debt = amount { amount?.minorUnits = -abs(debt.minorUnits) }
        var account = Account(
            id: id ?? convention.accounts.freeID(for: name, kind),
            name: name,
            kind: kind,
            opening: .init(
                date: try since.map { try Typed.day($0, convention) } ?? convention.today,
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
        if let text = owed ?? opening { account.opening.amount = try Typed.amount(text, account.currency) }
        if owed != nil { account.opening.amount.minorUnits = -abs(account.opening.amount.minorUnits) }
        if let since { account.opening.date = try Typed.day(since, convention) }
        try applyRules(to: &account, accounts)
    }

    private func applyRules(to account: inout Account, _ accounts: AccountBook) throws {
        if let number { account.number = number.isEmpty ? nil : number }
        for card in cards {
            let parts = card.split(separator: "=", maxSplits: 1).map(String.init)
            account.cards[parts.first ?? card] = parts.count > 1 ? parts[1] : ""
        }
        if let overdraft { account.overdraft = try limit(overdraft, account) }
        if let transferLimit { account.transferLimit = try limit(transferLimit, account) }
        let cutoff = try cutoff.map(Typed.dayOfMonth) ?? account.billing?.cutoff
        let payDay = try payDay.map(Typed.dayOfMonth) ?? account.billing?.payDay
        let payer = try payFrom.map { try accounts.account(named: $0).id } ?? account.billing?.payFrom
        guard cutoff != nil || payDay != nil || payer != nil else { return }
        guard let cutoff, let payDay else { throw BookProblem.needsBothCardDays }
        account.billing = CardBilling(cutoff: cutoff, payDay: payDay, payFrom: payer)
    }

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
