import ArgumentParser
import ReceiptAPI
import ReceiptApp
import ReceiptDomain
import ReceiptStorage
import ReceiptTerminal
import ReceiptWording

struct SearchCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(
        "search",
        "Find records by the words in them, the newest receipts first.",
        "낱말로 기록을 찾아 새 영수증부터 보여 줍니다.",
        discussion: .localized(
            """
            receiptmind search coffee oakland month:2026-10 'amount>5'

            Finds records with all the words in merchant, memo, tags, account, subject, items or whatever else was \
            read on the photos (shown after '…'). Parts of words are found too, even one letter. A word such as FIELD=VALUE is a condition as in 'list --where'; \
            ':' means '=', and 'month:2026-10' means the days of that month.
            """,
            """
            receiptmind search 커피 성수 month:2026-10 'amount>5000'

            상호, 메모, 태그, 계좌, 대상, 품목, 사진에서 읽은 글자('…' 뒤에 보임)에 낱말이 모두 들어 있는 기록을 찾습니다. \
            낱말의 일부나 한 글자로도 찾습니다. \
            항목=값처럼 쓴 것은 'list --where'와 같은 조건이고, '=' 대신 ':'를 써도 됩니다. \
            'month:2026-10'은 그달의 기록입니다.
            """
        )
    )

    @Argument("Words or parts of them, and conditions.", "찾을 낱말이나 그 일부, 조건.")
    var words: [String]

    @OptionGroup var options: LibraryOptions

    @OptionGroup var filters: FilterOptions

    @Option(name: [.customShort("n"), .long], help: .tableLimit)
    var limit: Int?

    @Flag(help: .wholeTable)
    var all = false

    @Flag("Print one JSON object a line for each record found.", "찾은 기록마다 JSON 객체를 한 줄씩 출력합니다.")
    var json = false

    @Flag("Also show, in the terminal, the part of the photo where a word was read.", "낱말을 읽은 사진 부분도 터미널에 보여 줍니다.")
    var photo = false

    func validate() throws {
        guard limit ?? 1 > 0 else { throw ValidationError.limitOutOfRange }
    }

    func run(_ session: Session) async throws {
        let existing = try await options.existingBook(session)
        var filter = try filters.filter(existing?.convention ?? session.convention)
        try filter.require(searched: words)
        guard let book = existing else { return json ? () : session.message(session.wording.noRecords) }
        if !filter.words.isEmpty { try await tellOfReading(book) }
        let find = FindRecords(library: book.library, user: book.user)
        guard !json else {
            return try await find.forEach(filter, limit) { records in
                try StandardStreams.json(each: records.map { RecordForm($0) })
            }
        }
        let page = try await find.first(all ? .max - 1 : limit ?? .tableLimit, filter)
        guard !page.records.isEmpty else {
            return book.say(book.wording.notice(words.count > 1 ? .nothingFoundWithAll : .nothingFound))
        }
        try await show(page.records, marking: filter.words, book)
        book.session.showFooter(page)
    }

    /// From this number of images not indexed yet, the first search takes some seconds longer and says so.
    private static let worthTelling = 5000

    private func tellOfReading(_ book: OpenBook) async throws {
        let unread = try? await book.library.unreadRecords(of: book.user, limit: Self.worthTelling)
        if unread == Self.worthTelling { book.say(book.wording.notice(.lookingThroughReadings)) }
    }

    /// Shows a line for each record, and below it the matches outside the merchant's name.
    private func show(
        _ records: [Record],
        marking words: [String],
        _ book: OpenBook
    ) async throws {
        let width = book.session.outputWidth
        let lines = TextTable.records(records, marking: words, book.wording).lines(width: width)
        let photos = photo ? FoundInPhotos(library: book.library, session: book.session) : nil
        for (line, record) in zip(lines, [nil] + records.map(Optional.some)) {
            try StandardStreams.output(line.rendered(book.session.outputStyling))
            guard let record else { continue }
            let found = try await found(words, in: record, book)
            if !found.isEmpty {
                var detail = StyledLine("          ")
                detail.append(found.joined(separator: " · ").escapingControls, .faint, marking: words)
                let shown = width.map { detail.truncated(toColumns: $0) } ?? detail
                try StandardStreams.output(shown.rendered(book.session.outputStyling))
            }
            if let drawn = await photos?.draw(words, of: record) { try StandardStreams.output(drawn) }
        }
    }

    /// Matches in the record, and after `…` those only in its photo's text.
    private func found(_ words: [String], in record: Record, _ book: OpenBook) async throws -> [String] {
        let known = SearchText(record)
        let others = words.filter { !known.contains($0) }
        guard !others.isEmpty else { return record.found(words) }
        let read = try await book.library.readText(of: record.id, user: book.user)
        let lines = others.compactMap { word in read.first { $0.containsBytes(of: word) } }
        return record.found(words) + Set(lines).sorted().map { "… " + $0 }
    }
}
