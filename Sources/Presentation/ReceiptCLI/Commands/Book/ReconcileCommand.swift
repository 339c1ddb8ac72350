import ArgumentParser
import HouseholdBook
import ReceiptAPI
import ReceiptApp
import ReceiptDomain
import ReceiptStorage
import ReceiptTerminal
import ReceiptWording

struct ReconcileCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(
        "reconcile",
        "Compare an account with the bank's balance, or with the money you counted.",
        "계좌 잔액을 은행 잔액이나 직접 센 돈과 대조합니다.",
        discussion: .localized(
            """
            receiptmind accounts reconcile wallet 116500

            If both agree, all entries up to that day are marked as checked; what the statement shows of them then changes only \
            with 'receiptmind edit --unlock'. If they differ, the entries not checked yet are listed; a difference \
            that remains can be entered with --adjust.
            """,
            """
            receiptmind accounts reconcile wallet 116500

            같으면 그날까지의 거래를 모두 확인됨으로 표시합니다. 확인된 거래의 금액은 'receiptmind edit --unlock'으로만 바꿀 수 있습니다. 다르면 아직 확인하지 않은 거래를 보여 줍니다. 끝까지 남는 차이는 \
            --adjust로 조정합니다.
            """
        )
    )

    @Argument(help: .account)
    var id: String

    @Argument(
        "The money counted, or the balance on the statement; negative for money owed.",
        "직접 센 돈이나 명세의 잔액. 갚을 돈은 음수로 씁니다.",
        parsing: .allUnrecognized
    )
    var balance: [String]

    @Option("The balance is that at the end of this day (default: today).", "잔액의 기준일 (기본: 오늘).")
    var on: String?

    @Flag("Enter the difference as an adjustment.", "차이를 잔액 조정으로 넣습니다.")
    var adjust = false

    @Flag("Only compare; change nothing.", "대조만 하고 아무것도 바꾸지 않습니다.")
    var dryRun = false

    @Flag("Print the comparison as one JSON object.", "대조 결과를 JSON 객체로 출력합니다.")
    var json = false

    @OptionGroup var options: LibraryOptions

    func run(_ session: Session) async throws {
        let book = try await options.book(session, orElse: BookProblem.noSuchAccount(id, known: []))
        let balances = try await book.library.bookBalances(of: book.user)
        let account = try balances.accounts.account(named: id)
        let reconcile = ReconcileAccount(library: book.library, user: book.user)
        let comparison = try await reconcile.compare(
            account,
            try Typed.balance(balance.joined(separator: " "), of: account),
            on: try on.map { try Typed.day($0, book.convention) } ?? book.today
        )
        guard !dryRun else { return try await show(comparison, balances, book) }
        var adjusting = adjust
        if comparison.difference.minorUnits != 0, !adjust, !json {
            try await show(comparison, balances, book)
            adjusting = await book.session.agrees(to: book.wording.adjustQuestion)
        }
        let adjustment = try await reconcile.write(comparison, adjusting: adjusting)
        if json {
            return try StandardStreams.json(
                JSONForm.reconciliation(comparison, reconciled: true, adjustment: adjustment)
            )
        }
        book.say(
            book.wording.notice(
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
        _ book: OpenBook
    ) async throws {
        guard !json else {
            return try StandardStreams.json(
                JSONForm.reconciliation(comparison, reconciled: false, adjustment: nil)
            )
        }
        let (counted, expected) = (comparison.counted, comparison.expected)
        book.say(book.wording.notice(.difference(counted: counted, book: expected, comparison.difference)))
        guard !comparison.unchecked.isEmpty else { return }
        book.say(book.wording.notice(.unchecked(comparison.unchecked.count)))
        let first = comparison.unchecked.first?.date
        let page = try await AccountPage(
            comparison.account,
            balances,
            book.library,
            of: book.user,
            from: first,
            to: comparison.day,
            size: 20,
            today: comparison.day
        )
        try book.show(.accountPage(page, book.wording))
    }
}
