import Foundation
import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptExchange
import ReceiptReview
import ReceiptStorage
import ReceiptWording

/// Takes a journal of hledger, Ledger or beancount in: `receiptmind import --journal`.
struct JournalImport {
    var path: String
    var options: LibraryOptions
    var dryRun: Bool

    func run(_ session: Session) async throws {
        let bytes = try StatementPlace(path: path).bytes()
        let library =
            dryRun
            ? try await options.openExisting(session, isDryRun: true, makesOne: true) : try await options.open(session)
        guard let library else {
            // A dry run creates no library.
            let book = try book(bytes, AccountBook(), .builtIn, session.home.profile.currency, [:])
            var result = TakeExport.Result()
            (result.records, result.others) = (book.records.count, book.others)
            return session.message(
                session.wording.notice(result, journal: path, forecasts: book.forecasts, isDryRun: true)
            )
        }
        let session = try await session.knowing(library, options.user)
        let convention = try await options.convention(session, library)
        let accounts = try await library.accountBook(of: options.user)
        let subjects = try await library.subjectDirectory(of: options.user).idsByName
        let book = try book(bytes, accounts, convention.catalog, convention.homeCurrency, subjects)
        var take = TakeExport(library: library, user: options.user)
        try await take.add(TakenEntries(book.accounts, section: "accounts"))
        try await take.add(TakenEntries(book.categories, section: "categories"))
        try await take.add(TakenEntries(book.records, section: "records"), of: .journal)
        try await take.add(TakenEntries(book.statements, section: "statements"))
        if !dryRun { try await take.write(profile: session.home.profile) }
        session.message(
            session.wording.notice(take.result, journal: path, forecasts: book.forecasts, isDryRun: dryRun)
        )
    }

    private func book(
        _ bytes: [UInt8],
        _ accounts: AccountBook,
        _ catalog: CategoryCatalog,
        _ home: Currency?,
        _ subjects: [String: String]
    ) throws -> JournalBook {
        do {
            return try JournalBook(
                bytes,
                of: options.user,
                home: home ?? .krw,
                present: accounts,
                catalog: catalog,
                at: Date()
            ) { subjects[$0.lowercased()] ?? $0 }
        } catch {
            throw StatementProblem.file(path: path, .journal(error))
        }
    }
}

extension JournalBook {
    fileprivate var others: Int { accounts.count + categories.count + statements.count }
}
