import ArgumentParser
import ReceiptAPI
import ReceiptApp
import ReceiptDomain
import ReceiptStorage
import ReceiptTerminal
import ReceiptWording

struct BankListCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(
        "list",
        "Show what was imported from statements of each account, and until which day.",
        "계좌마다 명세를 어느 날짜까지 가져왔는지 보여 줍니다."
    )

    @OptionGroup var options: LibraryOptions

    @Flag(help: .jsonLines)
    var json = false

    func run(_ session: Session) async throws {
        let book = try await options.existingBook(session)
        let accounts = try await book?.importedAccounts ?? []
        guard !json else {
            for account in accounts { try StandardStreams.json(account.form) }
            return
        }
        guard !accounts.isEmpty else { return session.message(session.wording.text(StatementReviewText.noStatements)) }
        try session.show(.importedAccounts(accounts, session.wording))
    }
}

extension ImportedAccount {
    fileprivate var form: JSONForm {
        [
            "account": account, "rows": rows, "first": first?.description, "last": last?.description, "drafts": drafts,
        ]
    }
}
