import ArgumentParser
import HouseholdBook
import ReceiptAPI
import ReceiptApp
import ReceiptDomain
import ReceiptReview
import ReceiptStorage
import ReceiptTerminal
import ReceiptWording

/// Shows accounts and their balances, and changes them: `receiptmind accounts`.
struct AccountsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "accounts",
        abstract: .text(.accounts(.accountsAbstract)),
        subcommands: [
            ListAccountsCommand.self, AddAccountCommand.self, EditAccountCommand.self, ReconcileCommand.self,
            CloseAccountCommand.self,
        ],
        defaultSubcommand: ListAccountsCommand.self
    )
}

/// Shows all accounts, or the entries of one.
struct ListAccountsCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: .text(.accounts(.accountsShowAbstract))
    )

    /// The most lines that a small screen shows without scrolling.
    private static let pageSize = 18

    @Argument(help: .text(.accountViews(.accountShown)))
    var id: String?

    @OptionGroup var options: LibraryOptions

    @Option(help: .text(.accounts(.accountsOn)))
    var on: String?

    @Option(help: .text(.accountViews(.accountFrom)))
    var from: String?

    @Option(help: .text(.accountViews(.accountTo)))
    var to: String?

    @Option(help: .text(.accountViews(.accountPage)))
    var page = 1

    @Option(help: .text(.accountViews(.accountLines)))
    var lines = Self.pageSize

    @Flag(help: .text(.accounts(.accountsJson)))
    var json = false

    func validate() throws {
        if id == nil ? from != nil || to != nil : on != nil { throw ValidationError(.accountOrAll) }
    }

    func run(_ session: Session) async throws {
        if let id { try await showOne(id, session) } else { try await showAll(session) }
    }

    private func showOne(_ id: String, _ session: Session) async throws {
        let library = try await options.existing(session, orElse: BookProblem.noSuchAccount(id, known: []))
        let convention = try await options.convention(session, library)
        let state = try await library.bookBalances(of: options.user)
        let shown = try await AccountPage(
            try state.accounts.account(named: id),
            state,
            library,
            of: options.user,
            from: try from.map { try Typed.firstDay($0, convention) },
            to: try to.map { try Typed.lastDay($0, convention) },
            page: page,
            size: json ? nil : lines,
            today: convention.today
        )
        guard !json else { return try StandardStreams.json(each: shown.lines.map(AccountLineForm.init)) }
        if shown.lines.isEmpty {
            session.message(session.wording.notice(.noEntries))
        } else {
            try session.show(.accountPage(shown, session.wording))
        }
        try session.output(session.wording.notice(.balance(shown.account, shown.balance)))
        if let planned = shown.planned {
            try session.output(session.wording.notice(.plannedBalance(shown.account, planned.balance, on: planned.day)))
        }
        if !shown.unsettled.isEmpty { session.message(session.wording.notice(.unsettled(shown.unsettled))) }
        let statements = try await library.entities(Statement.self, of: options.user).map(\.entity)
        let misfits = state.days.misfits(statements.filter { $0.account == shown.account.id })
        if !misfits.isEmpty { session.message(session.wording.notice(.unfits(misfits))) }
        if shown.page < shown.pages { session.message(session.wording.notice(.page(shown.page, of: shown.pages))) }
    }

    private func showAll(_ session: Session) async throws {
        let library = try await options.openExisting(session)
        let convention = try await options.convention(session, library)
        let day = try on.map { try Typed.lastDay($0, convention) } ?? convention.today
        let state = try await library?.bookBalances(of: options.user) ?? BookBalances()
        let standings = state.standings(on: day)
        let netWorth = state.days.netWorth(on: day)
        guard !json else {
            try StandardStreams.json(each: standings.map(AccountForm.init))
            return try StandardStreams.json(NetWorthForm(netWorth, on: day))
        }
        guard !standings.isEmpty else { return session.message(session.wording.notice(.noAccounts)) }
        try session.show(.accounts(standings, session.wording))
        try session.output(session.wording.notice(.netWorth(netWorth, on: day)))
        let unsettled = standings.flatMap(\.unsettled).summed
        if !unsettled.isEmpty { session.message(session.wording.notice(.unsettled(unsettled))) }
    }
}

/// An account's values as options.
struct AccountOptions: ParsableArguments {
    @Option(help: .text(.accounts(.accountKind)))
    var kind: Account.Kind?

    @Option(name: .customLong("card"), help: .text(.accounts(.accountCards)))
    var cards: [String] = []

    @Option(help: .text(.accounts(.accountOverdraft)))
    var overdraft: String?

    @Option(help: .text(.accounts(.accountTransferLimit)))
    var transferLimit: String?

    @Option(help: .text(.accounts(.accountCutoff)))
    var cutoff: String?

    @Option(help: .text(.accounts(.accountPayDay)))
    var payDay: String?

    @Option(help: .text(.accounts(.accountPayFrom)))
    var payFrom: String?

    /// Applies the given options.
    func apply(to account: inout Account, _ accounts: AccountBook) throws {
        if let kind { account.kind = kind }
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

struct AddAccountCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(
        commandName: "add",
        abstract: .text(.accounts(.accountsAddAbstract)),
        discussion: .text(.accounts(.accountsAddDiscussion))
    )

    @Argument(help: .text(.accounts(.accountWords)))
    var words: [String]

    @OptionGroup var account: AccountOptions

    @Option(help: .text(.accounts(.accountCurrency)))
    var currency: String?

    @Option(parsing: .unconditional, help: .text(.accounts(.accountOpening)))
    var opening: String?

    @Option(help: .text(.accounts(.accountOwed)))
    var owed: String?

    @Option(help: .text(.accounts(.accountSince)))
    var since: String?

    @Option(help: .text(.accounts(.accountAdopt)))
    var adopt: [String] = []

    @OptionGroup var options: LibraryOptions

    func run(_ session: Session) async throws {
        let existing = try await options.openExisting(session, makesOne: true)
        let convention = try await options.convention(session, existing)
        let accounts = try await existing?.accountBook(of: options.user)
        let home = try currency.map { try Typed.currency($0, convention) } ?? convention.homeCurrency
        let takesOpening = owed == nil && opening == nil
        let typed = AccountWords(words, kind: account.kind, currency: home ?? .unknown, takesOpening: takesOpening)
        let kind = account.kind ?? Account.Kind(ofName: typed.name) ?? .bank
        let amount = try (owed ?? opening ?? typed.opening).map { try Typed.amount($0, home ?? .unknown) }
        guard let currency = home ?? amount?.currency, currency != .unknown else { throw BookProblem.needsCurrency }
        var balance = amount ?? Money(minorUnits: 0, currency: currency)
        if owed != nil || typed.opening != nil && kind.isDebt { balance.minorUnits = -abs(balance.minorUnits) }
        var added = Account(
            id: typed.id ?? (accounts ?? AccountBook()).freeID(for: typed.name, kind),
            name: typed.name,
            kind: kind,
            opening: .init(date: try since.map { try Typed.day($0, convention) } ?? convention.today, amount: balance)
        )
        try account.apply(to: &added, accounts ?? AccountBook())
        guard Account.isValid(id: added.id) else { throw BookProblem.notAnAccountID(added.id) }
        let library = try await options.open(session)
        let adopted = try await ManageAccounts(library: library, user: options.user)
            .add(added, adopting: adopt, profile: session.home.profile)
        session.message(session.wording.notice(.accountAdded(added, adopted: adopted)))
        if typed.id == nil { session.message(session.wording.notice(.accountNamed(added))) }
        if typed.opening != nil { session.message(session.wording.notice(.balance(added, balance))) }
        try await session.tellOfCards(of: added.id, library, options.user)
    }
}

struct EditAccountCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(
        commandName: "edit",
        abstract: .text(.accounts(.accountsEditAbstract))
    )

    @Argument(help: .text(.accountViews(.accountNamed)))
    var id: String

    @OptionGroup var account: AccountOptions

    @Option(help: .text(.accounts(.accountNewName)))
    var name: String?

    @Option(parsing: .unconditional, help: .text(.accounts(.accountOpening)))
    var opening: String?

    @Option(help: .text(.accounts(.accountSince)))
    var since: String?

    @Option(help: .text(.accounts(.accountAdopt)))
    var adopt: [String] = []

    @Flag(help: .text(.accounts(.accountUnlock)))
    var unlock = false

    @OptionGroup var options: LibraryOptions

    func run(_ session: Session) async throws {
        let library = try await options.existing(session, orElse: BookProblem.noSuchAccount(id, known: []))
        let convention = try await options.convention(session, library)
        let accounts = ManageAccounts(library: library, user: options.user)
        let (before, after, adopted) = try await session.unlocking(unlock) { unlocking in
            try await accounts.change(id, adopting: adopt, unlocking: unlocking) { changed, all in
                if let name { changed.name = name }
                if let opening { changed.opening.amount = try Typed.amount(opening, changed.currency) }
                if let since { changed.opening.date = try Typed.day(since, convention) }
                try account.apply(to: &changed, all)
            }
        }
        let notice = session.wording.notice(.accountChanged(after, adopted: adopted))
        session.message(before == after && adopted == 0 ? session.wording.notice(.nothingToChange) : notice)
        if before.cards != after.cards { try await session.tellOfCards(of: after.id, library, options.user) }
    }
}

extension Session {
    /// Says which digits of the account's cards another account lists as well.
    fileprivate func tellOfCards(of id: String, _ library: ReceiptLibrary, _ user: UserID) async throws {
        let accounts = try await library.accountBook(of: user)
        guard let account = accounts[id] else { return }
        for (digits, other) in accounts.listing(cardsOf: account) {
            message(wording.notice(.cardListedTwice(digits, other: other)))
        }
    }
}

struct CloseAccountCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(
        commandName: "close",
        abstract: .text(.accounts(.accountsCloseAbstract))
    )

    @Argument(help: .text(.accountViews(.accountNamed)))
    var id: String

    @Option(help: .text(.accounts(.accountsCloseOn)))
    var on: String?

    @OptionGroup var options: LibraryOptions

    func run(_ session: Session) async throws {
        let library = try await options.existing(session, orElse: BookProblem.noSuchAccount(id, known: []))
        let convention = try await options.convention(session, library)
        let day = try on.map { try Typed.day($0, convention) } ?? convention.today
        let closed = try await ManageAccounts(library: library, user: options.user).close(id, on: day)
        session.message(session.wording.notice(.accountClosed(closed)))
    }
}
