import ArgumentParser
import ReceiptAPI
import ReceiptApp
import ReceiptDomain
import ReceiptStorage
import ReceiptTerminal
import ReceiptWording

/// Finds records by words: `receiptmind search`.
struct SearchCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(
        commandName: "search",
        abstract: .text(.records(.searchAbstract)),
        discussion: .text(.records(.searchDiscussion))
    )

    @Argument(help: .text(.records(.searchWords)))
    var words: [String]

    @OptionGroup var options: LibraryOptions

    @OptionGroup var filters: FilterOptions

    @Option(name: [.customShort("n"), .long], help: .text(.records(.listLimit)))
    var limit = 100

    @Flag(help: .text(.records(.listAll)))
    var all = false

    @Flag(help: .text(.records(.searchJson)))
    var json = false

    @Flag(help: .text(.records(.searchPhoto)))
    var photo = false

    func validate() throws {
        guard limit > 0 else { throw ValidationError(.limitOutOfRange) }
    }

    func run(_ session: Session) async throws {
        let library = try await options.openExisting(session)
        var filter = try filters.filter(try await options.convention(session, library))
        try filter.require(searched: words)
        guard let library else { return json ? () : session.message(session.wording.noRecords) }
        if !filter.words.isEmpty { try await tellOfReading(library, session) }
        let find = FindRecords(library: library, user: options.user)
        guard !json else {
            return try await find.forEach(filter) { records in
                try StandardStreams.json(each: records.map { RecordForm($0) })
            }
        }
        let page = try await find.first(all ? .max - 1 : limit, filter)
        guard !page.records.isEmpty else {
            return session.message(session.wording.notice(words.count > 1 ? .nothingFoundWithAll : .nothingFound))
        }
        try await show(page.records, marking: filter.words, library, session)
        session.showFooter(page)
    }

    /// From this number of images not indexed yet, the first search takes some seconds longer and says so.
    private static let worthTelling = 5000

    private func tellOfReading(_ library: ReceiptLibrary, _ session: Session) async throws {
        let unread = try? await library.unreadRecords(of: options.user, limit: Self.worthTelling)
        if unread == Self.worthTelling { session.message(session.wording.notice(.lookingThroughReadings)) }
    }

    /// Shows a line for each record, and below it the matches outside the merchant's name.
    private func show(
        _ records: [Record],
        marking words: [String],
        _ library: ReceiptLibrary,
        _ session: Session
    ) async throws {
        let width = session.outputWidth
        let lines = TextTable.records(records, marking: words, session.wording).lines(width: width)
        let photos = photo ? FoundInPhotos(library: library, session: session) : nil
        for (line, record) in zip(lines, [nil] + records.map(Optional.some)) {
            try StandardStreams.output(line.rendered(session.outputStyling))
            guard let record else { continue }
            let found = try await found(words, in: record, library)
            if !found.isEmpty {
                var detail = StyledLine("          ")
                detail.append(found.joined(separator: " · ").escapingControls, .faint, marking: words)
                let shown = width.map { detail.truncated(toColumns: $0) } ?? detail
                try StandardStreams.output(shown.rendered(session.outputStyling))
            }
            if let drawn = await photos?.draw(words, of: record) { try StandardStreams.output(drawn) }
        }
    }

    /// Matches in the record, and after `…` those only in its photo's text.
    private func found(_ words: [String], in record: Record, _ library: ReceiptLibrary) async throws -> [String] {
        let known = SearchText(record)
        let others = words.filter { !known.contains($0) }
        guard !others.isEmpty else { return record.found(words) }
        let read = try await library.readText(of: record.id, user: options.user)
        let lines = others.compactMap { word in read.first { $0.containsBytes(of: word) } }
        return record.found(words) + Set(lines).sorted().map { "… " + $0 }
    }
}
