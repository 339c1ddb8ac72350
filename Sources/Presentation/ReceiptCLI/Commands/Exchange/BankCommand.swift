import ArgumentParser
import Foundation
import HouseholdBook
import ReceiptAPI
import ReceiptApp
import ReceiptDomain
import ReceiptReview
import ReceiptStorage
import ReceiptTerminal
import ReceiptWording

struct BankCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "bank",
        "Compare the ledger with statements of banks and cards.",
        "장부를 은행과 카드의 명세와 대조합니다.",
        subcommands: [
            ImportStatementCommand.self, BankReviewCommand.self, BankListCommand.self, BankFormatsCommand.self,
        ],
        defaultSubcommand: BankListCommand.self
    )
}

struct ImportStatementCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(
        "import",
        "Import statements: CSV, Excel, OFX, QIF, MT940 or CAMT.",
        "CSV, 엑셀, OFX, QIF, MT940, CAMT 명세를 가져옵니다.",
        discussion: .localized(
            """
            receiptmind bank import --dry-run kb.csv --account kb

            A row that matches a record is noted on it, and nothing else of the record changes; in doubt you \
            are asked. All others become drafts for 'receiptmind review'; two rows of your own accounts with opposite \
            amounts become one transfer. Importing again changes nothing. Each file is one step for 'receiptmind undo'.

            It reads CSV and Excel files whose columns have names, or whose rows tell them apart; OFX, QFX, QIF, MT940, \
            MT942 and CAMT; also 뱅크샐러드, 편한가계부, 토스, Alipay, PayPal, Revolut and others, CSV of hledger and \
            beancount, and ReceiptMind's own export. What a file leaves open is an error that names the option for it. \
            If the file does not name its account, use --account.
            """,
            """
            receiptmind bank import --dry-run kb.csv --account kb

            장부에 있는 거래는 그 기록에 명세의 행을 적어 두기만 하고 다른 것은 바꾸지 않습니다. 확실하지 않으면 묻습니다. 나머지는 \
            초안이 되므로 'receiptmind review'에서 확정하세요. 내 두 계좌 사이에 오간 행은 이체 하나가 됩니다. 다시 \
            가져와도 달라지는 것이 없습니다. 파일 하나는 'receiptmind undo' 한 번으로 되돌립니다.

            CSV와 엑셀은 열 이름을 보고 읽고, 이름이 없으면 내용을 보고 읽습니다. OFX, QFX, QIF, MT940, MT942, CAMT와 \
            뱅크샐러드, 편한가계부, 토스, 알리페이, PayPal, Revolut 등의 파일, hledger와 beancount의 CSV, ReceiptMind에서 내보낸 파일도 \
            읽습니다. 파일만 보고 알 수 없는 것은 추측하지 않고, 어떤 옵션으로 정하는지 알려 줍니다. 파일에 계좌가 없으면 \
            --account로 지정하세요.
            """
        )
    )

    @Argument(
        "Statements, as downloaded.",
        "내려받은 명세 파일.",
        completion: .file(extensions: StatementName.extensions + ["txt", "xml"])
    )
    var files: [String]

    @Option("The account of the statement.", "명세의 계좌.")
    var account: String?

    @OptionGroup var reading: StatementReadingOptions

    @Option(
        "The year of the newest row, where days have none (default: found out).",
        "날짜에 연도가 없을 때 가장 최근 행의 연도 (기본: 자동)."
    )
    var year: Int?

    @Option(
        "A file whose first line is the workbook's password (default: asked at a terminal; never stored).",
        "첫 줄에 엑셀 파일의 암호가 있는 파일 (기본: 터미널에서 물음, 저장하지 않음).",
        completion: .file()
    )
    var passwordFile: String?

    @Flag("Keep these options for all files with the same columns.", "같은 열을 가진 파일에도 쓰도록 이 옵션들을 양식으로 저장합니다.")
    var saveFormat = false

    @Flag(
        "Accept likely matches without asking; rows of another amount stay open.",
        "같아 보이는 거래는 묻지 않고 같은 것으로 처리합니다. 금액이 다른 거래는 남겨 둡니다."
    )
    var accept = false

    @Flag("Also import rows that were discarded or undone since.", "가져온 뒤 버렸거나 되돌린 행도 다시 가져옵니다.")
    var again = false

    @Flag("Show what would happen, and write nothing.", "결과만 보여 주고 아무것도 쓰지 않습니다.")
    var dryRun = false

    @Flag("Print one JSON object a row; nothing is asked.", "행마다 JSON 객체를 한 줄씩 출력하고, 묻지 않습니다.")
    var json = false

    @OptionGroup var options: LibraryOptions

    func validate() throws {
        if let year, !(1970...2200).contains(year) { throw ValidationError.notAYear(year) }
        if saveFormat, dryRun {
            throw ValidationError(
                "--dry-run writes nothing, and --save-format would; choose one.",
                "--dry-run은 아무것도 쓰지 않으므로 --save-format과 함께 쓸 수 없습니다. 하나만 고르세요."
            )
        }
    }

    func run(_ session: Session) async throws {
        if let book = try await book(session) { return try await take(book) }
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
            try await take(OpenBook(library, options.user, session))
        }
    }

    private func take(_ book: OpenBook) async throws {
        let use = ImportStatement(
            library: book.library,
            user: book.user,
            home: book.convention.homeCurrency ?? .krw,
            catalog: book.convention.catalog
        )
        var (read, failed) = (0, 0)
        for path in files {
            do {
                try await take(path, use, book)
                read += 1
            } catch let problem as StatementProblem where files.count > 1 {
                // An unreadable statement must not keep the others from being imported.
                book.say("receiptmind: " + problem.sentence(book.wording))
                failed += 1
            }
        }
        try ExitStatus(read: read, failed: failed).leave()
    }

    /// The first line of the file.
    private static func password(_ path: String) throws -> String {
        let bytes = try StatementPlace(path: path).bytes()
        return String(decoding: bytes.prefix { $0 != 10 && $0 != 13 }, as: UTF8.self)
    }

    /// A dry run creates no library: `nil`.
    private func book(_ session: Session) async throws -> OpenBook? {
        guard dryRun else { return try await options.openBook(session) }
        return try await options.existingBook(session, isDryRun: true, makesOne: true)
    }

    private func take(_ path: String, _ use: ImportStatement, _ book: OpenBook) async throws {
        if try await takeExport(path, book) { return }
        var told = try reading.options()
        told.year = year
        told.password = try passwordFile.map(Self.password)
        let read = ReadStatement(
            StatementPlace(path: path),
            use: use,
            formats: book.formats,
            account: account,
            again: again
        )
        let meant = try await read.context(told, own: book.convention.dateOrder, today: book.today)
        let statement = StatementImport(command: self, path: path, reading: read, session: book.session)
        let (plan, answered) = try await statement.plan(meant)
        for line in book.wording.summary(plan, of: path) { book.say(line) }
        if json {
            try StandardStreams.json(each: plan.items.map { JSONForm.row($0, file: path) })
        } else if dryRun {
            try book.show(.statement(plan, book.wording))
        }
        guard !dryRun else { return book.say(book.wording.wouldImport) }
        let result = try await use.write(
            plan,
            answers: await statement.answers(plan),
            try await book.memory,
            profile: book.profile
        )
        book.say(book.wording.notice(result))
        for line in book.wording.differences(result.differences) { book.say(line) }
        let differences = try await use.differences(after: plan)
        for difference in differences { book.say(book.wording.text(difference)) }
        if saveFormat || answered.ofAllFiles != meant.ofAllFiles { try await statement.keep(answered, plan) }
        if result.drafts > 0 {
            book.say("→ receiptmind bank review")
            try await book.offerMonthlyPayments(from: Set(plan.items.map(\.row.account)))
        }
        // One that was typed may be later than the statement's end.
        let early = plan.beforeOpening.filter { $0.account.opening.amount.minorUnits == 0 }.compactMap { early in
            early.balance.map { (early.account, Account.Opening(date: early.first, amount: $0)) }
        }
        let missing = differences.compactMap { difference in difference.missing.map { (difference.account, $0) } }
        try await statement.offerOpenings(early + missing, book)
    }

    /// Takes in a whole book, where the file is our own export; `false` where it is none, or has rows of other programs.
    private func takeExport(_ path: String, _ book: OpenBook) async throws -> Bool {
        let file = try StatementPlace(path: path).file()
        let bytes = file.bytes
        let take: TakeExport
        var photos = 0
        let head = String(decoding: bytes.prefix(200), as: UTF8.self)
        if head.drop(while: \.isWhitespace).hasPrefix("{"), head.contains("\"\(ReadExport.format)\"") {
            let export = try read(bytes, of: path)
            take = try await taking(export, book)
            photos = export.photos
        } else {
            // A file before this one may have brought some.
            let subjects = try await book.library.subjectDirectory(of: book.user)
            guard let records = try file.ownRecords(of: book.user, subjects) else { return false }
            var table = TakeExport(library: book.library, user: book.user)
            try await table.add(TakenEntries(records.map { (place: .line($0.line), entry: $0.record) }), of: .table)
            take = table
        }
        guard take.faults.isEmpty else { throw StatementProblem.file(path: path, .export(take.faults)) }
        if !dryRun { try await take.write(profile: book.profile) }
        book.say(book.wording.notice(take.result, photos: photos, isDryRun: dryRun))
        if !take.result.unknownAccounts.isEmpty {
            book.say(book.wording.unknownAccounts(take.result.unknownAccounts.sorted()))
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

    private func taking(_ export: ReadExport, _ book: OpenBook) async throws -> TakeExport {
        var take = TakeExport(library: book.library, user: book.user, faults: export.faults)
        if let settings = export.settings { try await take.add(settings: settings) }
        func add<Entity: LedgerEntity>(_ type: Entity.Type) async throws {
            try await take.add(export.entries(type))
        }
        for (_, type) in ReadExport.kinds where type != Claim.self { try await add(type) }
        let claims = book.claims
        try await take.add(claims.numbered(export.entries(Claim.self)))
        try await take.add(rules: export.rules)
        try await take.add(rates: export.rates)
        try await take.add(export.records, of: .book)
        return take
    }
}
