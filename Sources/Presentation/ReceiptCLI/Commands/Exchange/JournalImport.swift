import Foundation
import ReceiptApp
import ReceiptDomain
import ReceiptExchange
import ReceiptReview
import ReceiptWording

/// Takes a journal of hledger, Ledger or beancount in: `receiptmind import --journal`.
struct JournalImport {
    var path: String
    var options: LibraryOptions
    var dryRun: Bool

    func run(_ session: Session) async throws {
        let bytes = try StatementPlace(path: path).bytes()
        let existing =
            dryRun
            ? try await options.existingBook(session, isDryRun: true, makesOne: true)
            : try await options.openBook(session)
        let journal = try journal(bytes, existing?.convention ?? session.convention)
        guard let book = existing else {
            // A dry run creates no library.
            var result = TakeExport.Result()
            (result.records, result.others) = (journal.records.count, journal.others)
            return session.message(
                session.wording.notice(result, journal: path, forecasts: journal.forecasts, isDryRun: true)
            )
        }
        var take = TakeExport(library: book.library, user: book.user)
        try await take.add(TakenEntries(journal.accounts, section: "accounts"))
        try await take.add(TakenEntries(journal.categories, section: "categories"))
        try await take.add(TakenEntries(journal.records, section: "records"), of: .journal)
        try await take.add(TakenEntries(journal.statements, section: "statements"))
        if !dryRun { try await take.write(profile: book.profile) }
        book.say(book.wording.notice(take.result, journal: path, forecasts: journal.forecasts, isDryRun: dryRun))
    }

    private func journal(_ bytes: [UInt8], _ convention: InputConvention) throws -> JournalBook {
        do {
            return try JournalBook(
                bytes,
                of: options.user,
                home: convention.homeCurrency ?? .krw,
                present: convention.accounts,
                catalog: convention.catalog,
                at: Date()
            ) { convention.subjects[$0.lowercased()] ?? $0 }
        } catch {
            throw StatementProblem.file(path: path, .journal(error))
        }
    }
}

extension JournalBook {
    fileprivate var others: Int { accounts.count + categories.count + statements.count }
}
