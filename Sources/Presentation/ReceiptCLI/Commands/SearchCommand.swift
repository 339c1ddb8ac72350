import ArgumentParser
import ReceiptApp
import ReceiptDomain
import ReceiptTerminal
import ReceiptWording

/// Finds records by words: `receiptmind search`.
struct SearchCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "search",
        abstract: .text(.records(.searchAbstract)),
        discussion: .text(.records(.searchDiscussion))
    )

    @Argument(help: .text(.records(.searchWords)))
    var words: [String]

    @OptionGroup var options: LibraryOptions
    @OptionGroup var general: GeneralOptions

    @Option(help: .text(.records(.listLimit)))
    var limit = 100

    @Flag(help: .text(.records(.listAll)))
    var all = false

    @Flag(help: .text(.records(.searchJson)))
    var json = false

    func validate() throws {
        guard limit > 0 else { throw ValidationError(.limitOutOfRange) }
    }

    func run(_ session: Session) async throws {
        let library = try await options.existing(session)
        var filter = RecordFilter(convention: try await options.convention(session, library))
        for word in words { try filter.require(searched: word) }
        guard let library else { return json ? () : session.message(session.wording.noRecords) }
        let find = FindRecords(library: library, user: options.user)
        guard !json else {
            return try await find.forEach(filter) { records in
                for record in records { try StandardStreams.output(JSONLine.encode(RecordForm(record))) }
            }
        }
        let page = try await find.first(all ? .max - 1 : limit, filter)
        guard !page.records.isEmpty else { return session.message(session.wording.notice(.nothingFound)) }
        try show(page.records, marking: filter.words, session)
        session.showFooter(page)
    }

    /// A line for each record, and below it what was found in it elsewhere than in the shop's name.
    private func show(_ records: [Record], marking words: [String], _ session: Session) throws {
        let width = session.outputWidth
        let lines = TextTable.records(records, marking: words, session.wording).lines(width: width)
        for (line, record) in zip(lines, [nil] + records.map(Optional.some)) {
            try StandardStreams.output(line.rendered(session.outputStyling))
            let found = record?.found(words) ?? []
            guard !found.isEmpty else { continue }
            var detail = StyledLine("          ")
            detail.append(found.joined(separator: " · ").escapingControls, .faint, marking: words)
            let shown = width.map { detail.truncated(toColumns: $0) } ?? detail
            try StandardStreams.output(shown.rendered(session.outputStyling))
        }
    }
}
