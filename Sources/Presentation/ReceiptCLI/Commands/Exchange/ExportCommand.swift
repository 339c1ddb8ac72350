import ArgumentParser
import Foundation
import HouseholdBook
import ReceiptApp
import ReceiptExchange
import ReceiptReview
import ReceiptStorage
import ReceiptWording

enum ExportFormat: String, ExpressibleByArgument, EnumerableFlag {
    case csv, xlsx, json, hledger, beancount, ofx, qif, ics

    /// The format of this name, in capitals or not; `excel`, and what a journal's file is called, are names too.
    init?(argument: String) {
        let name = argument.lowercased()
        self.init(rawValue: ["excel": "xlsx", "엑셀": "xlsx", "journal": "hledger", "ledger": "hledger"][name] ?? name)
    }

    /// The format for a file name's extension.
    init(of path: String) throws(ExportProblem) {
        guard let format = Self(argument: (path as NSString).pathExtension) else {
            throw .unknownEnding(path: path, formats: Self.allCases.map(\.rawValue))
        }
        self = format
    }

    static func name(for format: Self) -> NameSpecification {
        format == .xlsx ? [.customLong("xlsx"), .customLong("excel")] : .long
    }

    /// Whether the format has movements of money only, so that records without any are left out.
    var isOfMoney: Bool { [.hledger, .beancount, .ofx, .qif].contains(self) }
}

struct ExportCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(
        "export",
        "Write records to a file for other programs.",
        "기록을 다른 프로그램이 읽을 수 있는 파일로 내보냅니다.",
        discussion: .localized(
            """
            receiptmind export november.xlsx --from 2026-11-01 --to 2026-11-30
            receiptmind export book.journal

            csv, xlsx and json have all records that pass the filters. hledger, beancount, ofx and qif have \
            the confirmed records that move money; filtered by date only, they start with opening balances. \
            ics has recurring entries and reminders.
            """,
            """
            receiptmind export 11월.xlsx --from 2026-11-01 --to 2026-11-30
            receiptmind export book.journal

            csv, xlsx, json에는 조건에 맞는 기록이 모두 들어갑니다. hledger, beancount, ofx, qif에는 돈을 움직이는 \
            확정된 기록이 들어가고, 날짜로만 고르면 기초 잔액부터 시작합니다. ics에는 정기 기록과 알림이 들어갑니다.
            """
        )
    )

    @Argument(help: .outputFile, completion: .file())
    var file: String?

    @Option(
        "csv, xlsx, json, hledger, beancount, ofx, qif or ics (default: the one that the file's ending names).",
        "csv, xlsx, json, hledger, beancount, ofx, qif, ics (기본: 파일 이름의 확장자)."
    )
    var format: ExportFormat?

    /// The format as a flag, which people try: `--csv`.
    @Flag(help: .hidden)
    var formats: [ExportFormat] = []

    /// Other ways to name the file: the former one, which scripts may still use, and that of many programs.
    @Option(name: [.short, .long, .customLong("output")], help: .hidden)
    var out: String?

    @Option(
        "Also copy the photos into this folder, one folder for each record.",
        "사진도 이 폴더에 복사합니다. 기록마다 폴더를 하나씩 만듭니다.",
        completion: .directory
    )
    var images: String?

    @Flag(
        "Leave out the mark (BOM) by which Excel recognises a CSV in UTF-8.",
        "엑셀이 UTF-8을 알아보도록 CSV 앞에 붙이는 표시(BOM)를 뺍니다.",
        name: .customLong("no-bom")
    )
    var hasNoMark = false

    @Flag(help: .replacing)
    var force = false

    @OptionGroup var filters: FilterOptions
    @OptionGroup var options: LibraryOptions

    func validate() throws {
        if file != nil, out != nil {
            throw ValidationError("--out names a second file; leave it out.", "--out이 가리키는 파일이 하나 더 있습니다. --out을 빼세요.")
        }
        if Set(formats + [format].compactMap(\.self)).count > 1 {
            throw ValidationError("An export has one format; choose one.", "한 번에 한 형식으로만 내보냅니다. 형식을 하나만 고르세요.")
        }
    }

    private var output: OutputFile? {
        (file ?? out).flatMap { $0 == "-" ? nil : OutputFile(path: $0, replaces: force) }
    }

    func run(_ session: Session) async throws {
        let format = try format ?? formats.first ?? output.map { try ExportFormat(of: $0.path) } ?? .csv
        if format == .xlsx, output == nil { throw ExportProblem.needsFile }
        if format == .ics, !filters.isEmpty { throw ExportProblem.noRecordsInCalendar }
        try output?.check()
        let own = try await options.book(session, orElse: ExportProblem.nothingToExport)
        let (library, session, convention) = (own.library, own.session, own.convention)
        guard format != .ics else {
            let calendar = HouseholdCalendar(library: library, user: options.user)
            let file = try await calendar.file(on: own.today, session.wording)
            return try write(file.text(stamp: session.calendarStamp), file.events.count, session)
        }
        var book = try await ExportBook(library: library, user: options.user)(
            try filters.filter(convention),
            days: try filters.scope(convention),
            withDiscarded: format == .json && filters.isEmpty
        )
        book.words = session.wording.exportWords
        if let images {
            let copied = try await ExportedImages(library: library, folder: images, replaces: force).copy(book.records)
            book.imagePaths = copied.paths
            session.message(session.wording.notice(.images(copied.count, path: images)))
        }
        let chosen = format.isOfMoney ? book.records.count { !$0.postings(book.accounts).isEmpty } : book.records.count
        guard format != .xlsx else {
            let sheet = SpreadsheetFile(book, session.wording.sheetWords)
            try output?.write { (path: String) in try sheet.write(to: path) }
            return tell(chosen, session)
        }
        let text = try await text(format, book, library, session)
        try write(text, chosen, session)
        tell(format, book, session)
    }

    private func text(
        _ format: ExportFormat,
        _ book: ExportedBook,
        _ library: ReceiptLibrary,
        _ session: Session
    ) async throws -> String {
        switch format {
        case .csv, .xlsx, .ics: CSVFile(RecordTable(book), hasMark: !hasNoMark).text
        case .json: try ExportForm(book, try await library.exportedEntities(of: options.user)).text
        case .hledger: HledgerJournal(book).text
        case .beancount: BeancountFile(book).text
        case .ofx:
            OFXFile(
                book,
                unknown: session.wording.unknownAccount,
                stamp: String(session.calendarStamp.filter(\.isNumber))
            ).text
        case .qif: QIFFile(book, unknown: session.wording.unknownAccount).text
        }
    }

    private func write(_ text: String, _ count: Int, _ session: Session) throws {
        guard let output else { return try StandardStreams.text(text) }
        try output.write(text)
        tell(count, session)
    }

    private func tell(_ count: Int, _ session: Session) {
        session.message(session.wording.notice(.written(records: count, path: output?.path ?? "-")))
    }

    /// Reports records and values missing from the file.
    private func tell(_ format: ExportFormat, _ book: ExportedBook, _ session: Session) {
        guard format.isOfMoney else { return }
        let recurring =
            switch format {
            case .hledger: HledgerJournal(book).leftOut
            case .beancount: book.goingOn.map(\.template.name)
            // They have what moved on an account.
            default: [String]()
            }
        if !recurring.isEmpty { session.message(session.wording.notice(ExportNotice.recurringLeftOut(recurring))) }
        if book.leftOut > 0 { session.message(session.wording.notice(.leftOut(book.leftOut))) }
        let unsettled = book.unsettledCount
        if unsettled > 0, format == .ofx || format == .qif {
            session.message(session.wording.notice(.unsettled(unsettled)))
        }
        if book.scope == .selection { session.message(session.wording.notice(ExportNotice.withoutBalances)) }
    }
}

extension FilterOptions {
    /// Whether there is no condition at all.
    var isEmpty: Bool { first == nil && last == nil && periods.period == nil && isOnlyOfDays }

    private var isOnlyOfDays: Bool { status == nil && merchant == nil && category == nil && conditions.isEmpty }

    /// The range of days, if there is no other condition.
    func scope(_ convention: InputConvention) throws -> ExportedBook.Scope {
        guard isOnlyOfDays else { return .selection }
        let period = try periods.period.map { try convention.ends($0) }
        return .days(
            from: try first.map { try Typed.firstDay($0, convention) } ?? period?.first,
            to: try last.map { try Typed.lastDay($0, convention) } ?? period?.last
        )
    }
}

extension Session {
    /// The present time in calendar form: `20261122T213000Z`.
    var calendarStamp: String {
        Date().formatted(.iso8601.dateSeparator(.omitted).timeSeparator(.omitted)).filter { !"-:".contains($0) }
    }
}
