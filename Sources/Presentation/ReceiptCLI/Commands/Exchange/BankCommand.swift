import ArgumentParser
import HouseholdBook
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
        subcommands: [ImportStatementCommand.self]
    )
}

/// Imports statements: `receiptmind bank import`.
struct ImportStatementCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: .exchange(.importStatement),
        discussion: .exchange(.importDiscussion)
    )

    @Argument(
        help: .exchange(.files),
        completion: .file(extensions: ["csv", "xlsx", "xls", "txt", "tsv", "ofx", "qfx", "qif", "sta", "mt940", "xml"])
    )
    var files: [String]

    @Option(help: .exchange(.account))
    var account: String?

    @OptionGroup var reading: StatementReadingOptions

    @Flag(help: .exchange(.accept))
    var accept = false

    @Flag(help: .exchange(.again))
    var again = false

    @Flag(help: .exchange(.dryRun))
    var dryRun = false

    @Flag(help: .exchange(.json))
    var json = false

    @OptionGroup var options: LibraryOptions
    @OptionGroup var general: GeneralOptions

    func run(_ session: Session) async throws {
        guard let library = try await library(session) else { throw StatementProblem.needsAccount(known: []) }
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

    /// A dry run creates no library.
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
        var meant = try reading.options()
        // A few days ahead, for payments that a bank has announced.
        meant.latest = convention.today.adding(days: 7)
        meant.usualOrder = try await use.usualOrder(account: account, own: convention.dateOrder)
        let plan = try await plan(path, meant, use, session)
        for line in session.wording.summary(plan, of: path) { session.message(line) }
        if json {
            for item in plan.items { try StandardStreams.output(JSONLine.encode(RowForm(item, file: path))) }
        } else if dryRun {
            try session.show(.statement(plan, session.wording))
        }
        guard !dryRun else { return session.message(session.wording.wouldImport) }
        let result = try await use.write(
            plan,
            answers: await answers(plan, session),
            try await LedgerMemories(library: library).memory(of: options.user),
            profile: session.home.profile
        )
        session.message(session.wording.notice(result))
        if result.drafts > 0 { session.message("→ receiptmind review") }
    }

    /// What is open is asked about where somebody is there to say it.
    private func plan(
        _ path: String,
        _ meant: StatementOptions,
        _ use: ImportStatement,
        _ session: Session
    ) async throws -> StatementPlan {
        do {
            let content = try StatementPlace(path: path, options: meant).content()
            return try await use.plan(content, account: account, again: again)
        } catch let problem as StatementProblem where !json && StatementQuestion.isPossible {
            let question = StatementQuestion(path: path, account: account, use: use)
            guard let told = try await question.answer(to: problem, meant, session.wording), told != meant else {
                throw problem
            }
            return try await plan(path, told, use, session)
        }
    }

    /// Asks about what is likely; the end of input leaves the rest for later.
    private func answers(_ plan: StatementPlan, _ session: Session) async -> [Int: StatementAnswer] {
        let questions = plan.items.indices.filter { plan.items[$0].isQuestion }
        if accept { return Dictionary(uniqueKeysWithValues: questions.map { ($0, .same) }) }
        guard !json, !questions.isEmpty else { return [:] }
        let console = StandardConsole(toStandardError: true)
        var answers: [Int: StatementAnswer] = [:]
        for index in questions {
            await console.write("\n" + session.wording.question(plan.items[index]))
            guard let line = await console.readLine() else { break }
            switch line.lowercased().filter({ !$0.isWhitespace }) {
            case "", "y", "yes", "예", "네", "ㅛ": answers[index] = .same
            case "n", "no", "아니요", "아니오", "ㅜ": answers[index] = .other
            default: answers[index] = .later
            }
        }
        return answers
    }
}
