import ArgumentParser
import HouseholdBook
import ReceiptAPI
import ReceiptApp
import ReceiptDomain
import ReceiptReview
import ReceiptStorage
import ReceiptTerminal
import ReceiptWording

struct AccountsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "accounts",
        "Show the accounts with their balances, or the entries of one; add, change, reconcile or close one.",
        "계좌와 잔액, 또는 한 계좌의 거래를 보여 줍니다. 계좌를 추가·수정·해지하고 잔액을 맞춥니다.",
        subcommands: [
            ListAccountsCommand.self, AddAccountCommand.self, EditAccountCommand.self, ReconcileCommand.self,
            CloseAccountCommand.self,
        ],
        defaultSubcommand: ListAccountsCommand.self
    )
}

struct ListAccountsCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(
        "list",
        "Show the accounts with their balances, or the entries of one with the balance after each.",
        "계좌와 잔액을, 또는 한 계좌의 거래를 거래 후 잔액과 함께 보여 줍니다."
    )

    /// The most lines that a small screen shows without scrolling.
    private static let pageSize = 18

    @Argument(
        """
        One account, whose entries are shown: its id, its name, a part of either, or the last digits of a card; and a period, \
        as in 'accounts checking november'.
        """,
        "거래를 볼 계좌 하나: ID, 이름, 그 일부, 또는 카드 끝 번호. '국민은행 11월'처럼 기간도 쓸 수 있습니다."
    )
    var words: [String] = []

    @OptionGroup var options: LibraryOptions

    @Option("Balances at the end of this day (default: today).", "잔액의 기준일 (기본: 오늘).")
    var on: String?

    @Option("Only entries from this day on.", "이날부터의 거래만.")
    var from: String?

    @Option("Only entries until this day.", "이날까지의 거래만.")
    var to: String?

    @Option("Which page; 1 is the newest.", "볼 쪽. 1이 가장 최근입니다.")
    var page = 1

    @Option("Entries on a page.", "한 쪽에 보일 거래 수.")
    var lines = Self.pageSize

    @Flag(
        "Print one JSON object a line: the accounts and then the net worth, or all entries of the one account.",
        "JSON 객체를 한 줄에 하나씩 출력합니다: 모든 계좌와 순자산, 또는 한 계좌의 모든 거래."
    )
    var json = false

    func validate() throws {
        if words.isEmpty ? from != nil || to != nil : on != nil {
            throw ValidationError(
                "--from and --to are for the entries of one account, --on for the balances of all.",
                "--from과 --to는 한 계좌의 거래에, --on은 모든 계좌의 잔액에 씁니다."
            )
        }
        if words.count > 1, ReceiptMind.isVerb(words[0]) { throw ValidationError(unexpected: words[0]) }
    }

    func run(_ session: Session) async throws {
        let book = try await options.existingBook(session)
        let convention = try book?.convention ?? session.convention
        let typed = NameAndPeriod(words, convention) { (try? convention.accounts.account(named: $0)) != nil }
        if typed.first != nil || typed.last != nil, from != nil || to != nil { throw ValidationError.periodTwice }
        guard let name = typed.name else { return try await showAll(book, convention, on: typed.last, session) }
        do {
            guard let book else { throw BookProblem.noSuchAccount(name, known: []) }
            try await showOne(name, typed, book)
        } catch let problem as BookProblem {
            // `credit card` is hardly `edit`.
            if words[0].count < 6, let verb = ReceiptMind.mistypedVerb(name, of: AccountsCommand.self) {
                try session.refuse(verb.sentence)
            }
            throw problem
        }
    }

    private func showOne(_ name: String, _ typed: NameAndPeriod, _ book: OpenBook) async throws {
        let state = try await book.library.bookBalances(of: book.user)
        let shown = try await AccountPage(
            try state.accounts.account(named: name),
            state,
            book.library,
            of: book.user,
            from: try from.map { try Typed.firstDay($0, book.convention) } ?? typed.first,
            to: try to.map { try Typed.lastDay($0, book.convention) } ?? typed.last,
            page: page,
            size: json ? nil : lines,
            today: book.today
        )
        guard !json else { return try StandardStreams.json(each: shown.lines.map(JSONForm.movement)) }
        if shown.lines.isEmpty {
            book.say(book.wording.notice(.noEntries))
        } else {
            try book.show(.accountPage(shown, book.wording))
        }
        try book.session.output(book.wording.notice(.balance(shown.account, shown.balance)))
        if let number = shown.account.number { try book.session.output(book.wording.notice(.accountNumber(number))) }
        if let planned = shown.planned {
            try book.session.output(
                book.wording.notice(.plannedBalance(shown.account, planned.balance, on: planned.day))
            )
        }
        if !shown.unsettled.isEmpty { book.say(book.wording.notice(.unsettled(shown.unsettled))) }
        let statements = try await book.library.entities(Statement.self, of: book.user).map(\.entity)
        let disagreements = state.days.disagreements(statements.filter { $0.account == shown.account.id })
        if !disagreements.isEmpty { book.say(book.wording.notice(.disagrees(disagreements))) }
        if shown.page < shown.pages { book.say(book.wording.notice(.page(shown.page, of: shown.pages))) }
    }

    private func showAll(
        _ book: OpenBook?,
        _ convention: InputConvention,
        on last: CalendarDay?,
        _ session: Session
    ) async throws {
        let day = try on.map { try Typed.lastDay($0, convention) } ?? last ?? convention.today
        let state = try await book?.library.bookBalances(of: options.user) ?? BookBalances()
        let standings = state.standings(on: day)
        let netWorth = state.days.netWorth(on: day)
        guard !json else {
            try StandardStreams.json(each: standings.map(JSONForm.account))
            return try StandardStreams.json(JSONForm.netWorth(netWorth, on: day))
        }
        guard !standings.isEmpty else { return session.message(session.wording.notice(.noAccounts)) }
        try session.show(.accounts(standings, session.wording))
        try session.output(session.wording.notice(.netWorth(netWorth, on: day)))
        let unsettled = standings.flatMap(\.unsettled).summed
        if !unsettled.isEmpty { session.message(session.wording.notice(.unsettled(unsettled))) }
    }
}
