import ArgumentParser
import Foundation
import HouseholdBook
import ReceiptAPI
import ReceiptApp
import ReceiptDomain
import ReceiptExchange
import ReceiptReview
import ReceiptStorage
import ReceiptTerminal
import ReceiptWording

/// Compares the book with bank and card statements: `receiptmind bank`.
struct BankCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "bank",
        abstract: .exchange(.bank),
        subcommands: [ImportStatementCommand.self, BankReviewCommand.self, BankFormatsCommand.self]
    )
}

/// Imports statements: `receiptmind bank import`.
struct ImportStatementCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: .exchange(.importStatement),
        discussion: .exchange(.importDiscussion)
    )

    @Argument(
        help: .exchange(.files),
        completion: .file(extensions: StatementName.extensions + ["txt", "xml"])
    )
    var files: [String]

    @Option(help: .exchange(.account))
    var account: String?

    @OptionGroup var reading: StatementReadingOptions

    @Option(help: .exchange(.year))
    var year: Int?

    @Option(help: .exchange(.passwordFile), completion: .file())
    var passwordFile: String?

    @Flag(help: .exchange(.saveFormat))
    var saveFormat = false

    @Flag(help: .exchange(.accept))
    var accept = false

    @Flag(help: .exchange(.again))
    var again = false

    @Flag(help: .exchange(.dryRun))
    var dryRun = false

    @Flag(help: .exchange(.json))
    var json = false

    @OptionGroup var options: LibraryOptions

    func validate() throws {
        if let year, !(1970...2200).contains(year) { throw ValidationError(.notAYear(year)) }
        if saveFormat, dryRun { throw ValidationError(.dryRunSavesNothing) }
    }

    func run(_ session: Session) async throws {
        if let library = try await library(session) { return try await take(library, session) }
        try await LibraryPlace.withEmptyLibrary { library in
            let name = account ?? session.wording.localized("bank", "은행")
            let id = Account.isValid(id: name) ? name : AccountBook().freeID(for: name, .bank)
            let none = Money(minorUnits: 0, currency: session.home.profile.currency ?? .krw)
            // Before all rows, so that none is said to be older than its account.
            let opening = Account.Opening(date: try CalendarDay(daysSince1970: 0) ?? .today(), amount: none)
            _ = try await ManageAccounts(library: library, user: options.user).add(
                Account(id: id, name: name, kind: .bank, opening: opening),
                profile: session.home.profile
            )
            session.message(session.wording.rehearsedAccount(name))
            try await take(library, session)
        }
    }

    private func take(_ library: ReceiptLibrary, _ session: Session) async throws {
        let session = try await session.knowing(library, options.user)
        let convention = try await options.convention(session, library)
        let use = ImportStatement(
            library: library,
            user: options.user,
            home: convention.homeCurrency ?? .krw,
            catalog: convention.catalog
        )
        var (read, failed) = (0, 0)
        for path in files {
            do {
                try await take(path, use, library, convention, session)
                read += 1
            } catch let problem as StatementProblem where files.count > 1 {
                // An unreadable statement must not keep the others from being imported.
                session.message("receiptmind: " + problem.sentence(session.wording))
                failed += 1
            }
        }
        try ExitStatus(read: read, failed: failed).leave()
    }

    /// The first line of the file.
    private static func password(_ path: String) throws -> String {
        let bytes = try StatementPlace(path: path, options: StatementOptions()).bytes()
        return String(decoding: bytes.prefix { $0 != 10 && $0 != 13 }, as: UTF8.self)
    }

    /// A dry run creates no library: `nil`.
    private func library(_ session: Session) async throws -> ReceiptLibrary? {
        guard dryRun else { return try await options.open(session) }
        return try await options.openExisting(session, isDryRun: true, makesOne: true)
    }

    private func take(
        _ path: String,
        _ use: ImportStatement,
        _ library: ReceiptLibrary,
        _ convention: InputConvention,
        _ session: Session
    ) async throws {
        if try await takeExport(path, library, session) { return }
        let formats = StatementFormats(library: library, user: options.user)
        let statement = StatementImport(command: self, path: path, use: use, formats: formats, session: session)
        var meant = try reading.options()
        meant.year = year
        meant.password = try passwordFile.map(Self.password)
        // A few days ahead, for payments that a bank has announced.
        meant.latest = convention.today.adding(days: 7)
        let own = try await use.account(account)
        // A bank may write a card's balances as what is owed.
        (meant.isOfCard, meant.currency) = (own?.kind == .card, own?.currency)
        meant.usualOrder = try await use.usualOrder(account: account, own: convention.dateOrder)
        let (plan, told) = try await statement.plan(meant)
        for line in session.wording.summary(plan, of: path) { session.message(line) }
        if json {
            try StandardStreams.json(each: plan.items.map { RowForm($0, file: path) })
        } else if dryRun {
            try session.show(.statement(plan, session.wording))
        }
        guard !dryRun else { return session.message(session.wording.wouldImport) }
        let result = try await use.write(
            plan,
            answers: await statement.answers(plan),
            try await LedgerMemories(library: library).memory(of: options.user),
            profile: session.home.profile
        )
        session.message(session.wording.notice(result))
        for line in session.wording.differences(result.differences) { session.message(line) }
        for difference in try await use.differences(after: plan) { session.message(session.wording.text(difference)) }
        if saveFormat || told.ofAllFiles != meant.ofAllFiles { try await statement.keep(told, plan) }
        if result.drafts > 0 {
            session.message("→ receiptmind bank review")
            let accounts = Set(plan.items.map(\.row.account))
            try await session.offerMonthlyPayments(library, options.user, convention.today) {
                $0.account.map(accounts.contains) ?? false
            }
        }
    }

    /// Takes in a whole book, where the file is our own export; `false` where it is none, or has rows of other programs.
    private func takeExport(_ path: String, _ library: ReceiptLibrary, _ session: Session) async throws -> Bool {
        let place = StatementPlace(path: path, options: StatementOptions())
        let bytes = try place.bytes()
        let take: TakeExport
        var photos = 0
        let head = String(decoding: bytes.prefix(200), as: UTF8.self)
        if head.drop(while: \.isWhitespace).hasPrefix("{"), head.contains("\"\(ReadExport.format)\"") {
            let export = try read(bytes, of: path)
            take = try await taking(export, library)
            photos = export.photos
        } else {
            let subjects = try await library.subjectDirectory(of: options.user)
            guard let records = try place.ownRecords(of: options.user, subjects) else { return false }
            var table = TakeExport(library: library, user: options.user)
            try await table.add(TakenEntries(records.map { (place: .line($0.line), entry: $0.record) }), of: .table)
            take = table
        }
        guard take.faults.isEmpty else { throw StatementProblem.file(path: path, .export(take.faults)) }
        if !dryRun { try await take.write(profile: session.home.profile) }
        session.message(session.wording.notice(take.result, photos: photos, isDryRun: dryRun))
        if !take.result.unknownAccounts.isEmpty {
            session.message(session.wording.unknownAccounts(take.result.unknownAccounts.sorted()))
        }
        return true
    }

    private func read(_ bytes: [UInt8], of path: String) throws -> ReadExport {
        do {
            return try ReadExport(Data(bytes), user: options.user)
        } catch let problem as ReadExport.DifferentCurrency {
            throw HouseholdCurrencies.Problem.digitsStay(problem.here, problem.there.digits)
        } catch is ReadExport.Newer {
            throw StatementProblem.file(path: path, .newerExport)
        } catch {
            throw StatementProblem.file(path: path, .damaged("JSON"))
        }
    }

    private func taking(_ export: ReadExport, _ library: ReceiptLibrary) async throws -> TakeExport {
        var take = TakeExport(library: library, user: options.user, faults: export.faults)
        if let settings = export.settings { try await take.add(settings: settings) }
        func add<Entity: LedgerEntity>(_ type: Entity.Type) async throws {
            try await take.add(export.entries(type))
        }
        for (_, type) in ReadExport.kinds where type != Claim.self { try await add(type) }
        let claims = HouseholdClaims(library: library, user: options.user)
        try await take.add(claims.numbered(export.entries(Claim.self)))
        try await take.add(rules: export.rules)
        try await take.add(rates: export.rates)
        try await take.add(export.records, of: .book)
        return take
    }
}
