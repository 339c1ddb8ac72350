import ArgumentParser
import ReceiptAPI
import ReceiptApp
import ReceiptDomain
import ReceiptStorage
import ReceiptTerminal
import ReceiptWording

struct ListCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(
        "list",
        "List records, the newest receipts first.",
        "기록을 새 영수증부터 보여 줍니다.",
        discussion: .localized(
            """
            The columns of the table are always the same. For scripts, --tsv prints: id, status, date, time, \
            merchant, amount, currency, category, account, tags and memo, separated by tabs, without a heading.
            """,
            """
            표의 열은 언제나 같습니다. --tsv는 스크립트에서 쓰도록 id, status, date, time, merchant, amount, currency, category, \
            account, tags, memo를 탭으로 구분해 제목 줄 없이 출력합니다.
            """
        )
    )

    @Argument(
        "today, 11/18, 2026-11, november, 2026, 'last month', 2026-11-01..2026-11-22, food, food november (default: everything).",
        "오늘, 11/18, 2026-11, 11월, 2026, 지난달, 2026-11-01..2026-11-22, 식비, 식비 11월 (기본: 전체)."
    )
    var words: [String] = []

    @OptionGroup var options: LibraryOptions

    @OptionGroup var filters: FilterOptions

    @Flag(help: .jsonOfRecords)
    var json = false

    @Flag("Print columns separated by tabs, for scripts.", "스크립트에서 쓰도록 열을 탭으로 구분해 출력합니다.")
    var tsv = false

    @Option(name: [.customShort("n"), .long], help: .tableLimit)
    var limit: Int?

    @Flag(help: .wholeTable)
    var all = false

    func validate() throws {
        if json, tsv { throw ValidationError.oneFormOnly }
        guard limit ?? 1 > 0 else { throw ValidationError.limitOutOfRange }
    }

    func run(_ session: Session) async throws {
        let existing = try await options.existingBook(session)
        var filter = try filters.filter(existing?.convention ?? session.convention)
        if !words.isEmpty { try filter.require(listed: words) }
        guard let book = existing else { return noRecords(session) }
        let find = FindRecords(library: book.library, user: book.user)
        if json || tsv {
            let together = json ? try await proposals(book) : [:]
            return try await find.forEach(filter, limit) { records in
                let duplicates =
                    json ? try await PossibleDuplicates(library: book.library, user: book.user)(of: records) : [:]
                for record in records {
                    let form = RecordForm(
                        record,
                        duplicate: duplicates[record.id],
                        together: together[record.id]
                    )
                    try StandardStreams.output(json ? JSONLine.encode(form) : record.tabSeparated)
                }
            }
        }
        let page = try await find.first(all ? .max - 1 : limit ?? .tableLimit, filter)
        guard !page.records.isEmpty else {
            guard try await find.hasRecords else { return noRecords(book.session) }
            return book.say(book.wording.notice(.noneSelected))
        }
        let duplicates = try await PossibleDuplicates(library: book.library, user: book.user)(of: page.records)
        try book.show(.records(page.records, duplicates: duplicates, book.wording))
        book.session.showFooter(page)
    }

    /// Merge proposals among all drafts, whichever are listed.
    private func proposals(_ book: OpenBook) async throws -> [RecordID: MergeProposal] {
        try await FindTogether(library: book.library)(among: book.library.drafts(of: book.user))
    }

    private func noRecords(_ session: Session) {
        if !json, !tsv { session.message(session.wording.noRecords) }
    }
}

extension Int {
    /// The records of a table for which no number is given.
    static let tableLimit = 100
}

extension FindRecords {
    /// Passes the records to `body` in list order, one batch at a time; at most `limit` where it is given.
    func forEach(
        _ filter: RecordFilter,
        _ limit: Int?,
        _ body: ([Record]) async throws -> Void
    ) async throws {
        guard let limit else { return try await forEach(filter, body) }
        try await body(first(limit, filter).records)
    }
}

extension Session {
    /// Shows the number of records found, and whether all are shown.
    func showFooter(_ page: FindRecords.Page) {
        message(wording.listFooter(page.summary))
        guard page.records.count < page.summary.count else { return }
        message(wording.notAllShown(page.records.count, of: page.summary.count))
    }
}

extension Record {
    /// The columns of `list --tsv`; unknown values are empty.
    var tabSeparated: String {
        let columns: [String?] = [
            id.rawValue, status.rawValue, date?.description, time?.description, merchant, amount?.decimal,
            amount?.currency.code, category?.code, account, tags.joined(separator: ","), memo,
        ]
        return columns.tabSeparated
    }
}
