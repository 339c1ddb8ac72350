import ArgumentParser
import ReceiptConsole
import ReceiptDomain
import ReceiptLearning
import ReceiptStorage

/// Shows one record: `receiptmind show`.
struct ShowCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Show a record with its photo and the words on the receipt that it was read from.",
        discussion: """
            The photo is shown where standard output is a terminal, in the finest form that it has: kitty's or iTerm2's \
            graphics, sixels, or blocks in grey.
            """
    )

    @OptionGroup var options: LibraryOptions
    @OptionGroup var general: GeneralOptions

    @Argument(help: "The record: its id, or the beginning or end of it.")
    var id: String

    @Flag(help: "Print JSON: the record, and with --evidence what was read.")
    var json = false

    @Flag(help: "Also print all text that was read.")
    var evidence = false

    @Flag(inversion: .prefixedNo, help: "Show the photo in the terminal.")
    var picture = true

    func run(_ session: Session) async throws {
        guard let library = try options.existing(session) else {
            throw LibraryError.ambiguousRecord(id, matches: 0)
        }
        let record = try await library.record(matching: id, of: options.user)
        let reading = try await library.reading(of: record.id, user: options.user)
        let lookalike = LookalikeFinder(try await library.records(of: options.user)).lookalike(of: record)
        guard !json else { return try printJSON(record, lookalike, reading) }
        let profile = try await library.profile(of: options.user, orElse: session.home.profile)
        let sheet = RecordSheet(ReviewItem(record: record, reading: reading, lookalike: lookalike), session.wording)
        for line in sheet.lines(width: session.outputWidth ?? 100, today: try .today(), profile: profile) {
            try StandardStreams.output(line.rendered(session.outputStyling))
        }
        for image in record.images {
            let place = try await library.imageLocation(image, of: record)
            try StandardStreams.output("  " + place.path.escapingControls)
        }
        if picture { try await showPhoto(of: record, library, session) }
        if record.isPurged { try StandardStreams.output("  " + session.wording.purged(record.purged.count)) }
        if evidence, let reading { try printText(of: reading) }
    }

    private func showPhoto(of record: Record, _ library: ReceiptLibrary, _ session: Session) async throws {
        guard session.outputStyling.isColored, !record.images.isEmpty,
            let terminal = PosixTerminal(environment: session.environment)
        else { return }
        var support = PictureSupport(environment: session.environment)
        for reply in terminal.replies(to: support.question) { support.note(reply) }
        guard let form = support.form else { return }
        let size = terminal.size
        let drawn = await EvidencePictures(library: library).drawWhole(
            record,
            columns: min(size.columns, 100) - 4,
            rows: max(1, size.rows - 2),
            form: form
        )
        if let drawn { try StandardStreams.output(drawn.below(indent: 2)) }
    }

    private func printJSON(_ record: Record, _ lookalike: Lookalike?, _ reading: Reading?) throws {
        try StandardStreams.output(JSONLine.encode(RecordForm(record, lookalike: lookalike)))
        if evidence, let reading {
            try StandardStreams.output(JSONLine.encode(ReadingForm(reading)))
        }
    }

    private func printText(of reading: Reading) throws {
        for pass in reading.passes {
            let place = pass.region.map { " \($0.x),\($0.y) \($0.width)×\($0.height)" } ?? ""
            try StandardStreams.output("\n[\(pass.model), \(pass.treatment)\(place)]")
            for line in pass.lines { try StandardStreams.output(line.text.escapingControls) }
        }
    }
}
