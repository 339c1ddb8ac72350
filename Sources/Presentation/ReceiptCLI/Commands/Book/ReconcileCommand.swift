import ArgumentParser
import Glibc
import HouseholdBook
import ReceiptAPI
import ReceiptApp
import ReceiptDomain
import ReceiptReview
import ReceiptStorage
import ReceiptTerminal
import ReceiptWording

/// Compares an account with a statement or with counted money: `receiptmind accounts reconcile`.
struct ReconcileCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(
        commandName: "reconcile",
        abstract: .text(.accountViews(.reconcileAbstract)),
        discussion: .text(.accountViews(.reconcileDiscussion))
    )

    @Argument(help: .text(.accountViews(.accountNamed)))
    var id: String

    @Argument(parsing: .allUnrecognized, help: .text(.accountViews(.reconcileBalance)))
    var balance: [String]

    @Option(help: .text(.accountViews(.reconcileOn)))
    var on: String?

    @Flag(help: .text(.accountViews(.reconcileAdjust)))
    var adjust = false

    @Flag(help: .text(.accountViews(.reconcileDryRun)))
    var dryRun = false

    @Flag(help: .text(.accountViews(.reconcileJson)))
    var json = false

    @OptionGroup var options: LibraryOptions

    func run(_ session: Session) async throws {
        let library = try await options.existing(session, orElse: BookProblem.noSuchAccount(id, known: []))
        let convention = try await options.convention(session, library)
        let balances = try await library.bookBalances(of: options.user)
        let account = try balances.accounts.account(named: id)
        let reconcile = ReconcileAccount(library: library, user: options.user)
        let comparison = try await reconcile.compare(
            account,
            try Typed.balance(balance.joined(separator: " "), of: account),
            on: try on.map { try Typed.day($0, convention) } ?? convention.today
        )
        guard !dryRun else { return try await show(comparison, balances, library, session) }
        var adjusting = adjust
        if comparison.difference.minorUnits != 0, !adjust, !json {
            try await show(comparison, balances, library, session)
            adjusting = await session.agrees(to: session.wording.adjustQuestion)
        }
        let adjustment = try await reconcile.write(comparison, adjusting: adjusting)
        if json {
            let form = ReconciliationForm(comparison, reconciled: true, adjustment: adjustment)
            return try StandardStreams.json(form)
        }
        session.message(
            session.wording.notice(
                .reconciled(
                    account,
                    on: comparison.day,
                    checked: comparison.unchecked.count,
                    adjusted: adjustment?.amount
                )
            )
        )
    }

    /// Shows the difference and possible reasons.
    private func show(
        _ comparison: ReconcileAccount.Comparison,
        _ balances: BookBalances,
        _ library: ReceiptLibrary,
        _ session: Session
    ) async throws {
        guard !json else {
            let form = ReconciliationForm(comparison, reconciled: false, adjustment: nil)
            return try StandardStreams.json(form)
        }
        let (counted, book) = (comparison.counted, comparison.expected)
        session.message(session.wording.notice(.difference(counted: counted, book: book, comparison.difference)))
        guard !comparison.unchecked.isEmpty else { return }
        session.message(session.wording.notice(.unchecked(comparison.unchecked.count)))
        let first = comparison.unchecked.first?.date
        let page = try await AccountPage(
            comparison.account,
            balances,
            library,
            of: options.user,
            from: first,
            to: comparison.day,
            size: 20,
            today: comparison.day
        )
        try session.show(.accountPage(page, session.wording))
    }
}

extension Session {
    /// Runs the work; where it would make reconciled statements disagree, only with the option or the person's consent.
    func unlocking<Result>(_ isUnlocked: Bool, _ work: (Bool) async throws -> Result) async throws -> Result {
        do {
            return try await work(false)
        } catch BookProblem.unfits(let misfits) {
            let isAsked = !isUnlocked && isatty(STDIN_FILENO) == 1
            guard isUnlocked || isAsked else { throw BookProblem.unfits(misfits) }
            if isAsked {
                message(wording.problem(BookProblem.unfits(misfits)))
                guard await agrees(to: wording.unlockQuestion) else {
                    message(wording.localized("nothing was changed", "아무것도 바꾸지 않았습니다"))
                    throw ExitCode(ExitStatus.wrongUsage.rawValue)
                }
            }
            let result = try await work(true)
            message(wording.notice(.unfits(misfits)))
            return result
        }
    }

    /// Asks a person for consent; without a terminal, or for any answer but yes, the result is no.
    func agrees(to question: String) async -> Bool {
        guard isatty(STDIN_FILENO) == 1 else { return false }
        StandardStreams.messagePart(question)
        let answer = await StandardConsole().readLine() ?? ""
        return answer.lowercased().filter { !$0.isWhitespace }.isYes
    }
}
