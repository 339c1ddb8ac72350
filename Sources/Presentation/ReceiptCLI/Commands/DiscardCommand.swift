import ArgumentParser
import ReceiptConsole
import ReceiptDomain
import ReceiptStorage

/// Sets records aside: `receiptmind discard`.
struct DiscardCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "discard",
        abstract: "Set records aside; with --purge, remove their images for good.",
        discussion: """
            A discarded record keeps its images and its history, and is left out of lists and sums. --purge removes the \
            images and what was read from them, which cannot be taken back; the ledger keeps a line that says so, and what \
            its earlier lines say. If one of the names fits no record, or several, nothing is done.
            """
    )

    @OptionGroup var options: LibraryOptions
    @OptionGroup var general: GeneralOptions

    @Argument(help: "The records: their ids, or the beginning or end of them.")
    var ids: [String]

    @Flag(help: "Remove the images and what was read from them, for good.")
    var purge = false

    @Flag(help: "Print one JSON object a line for each record.")
    var json = false

    func run(_ session: Session) async throws {
        guard try options.existing(session) != nil else {
            throw LibraryError.ambiguousRecord(ids.first ?? "", matches: 0)
        }
        let library = try await options.open(session)
        var records: [Record] = []
        for id in ids { records.append(try await library.record(matching: id, of: options.user)) }
        for record in records {
            let discarded =
                purge
                ? try await library.purge(record.id, of: options.user)
                : try await library.update(record.id, of: options.user, basedOn: nil) { $0.status = .discarded }
            if json {
                try StandardStreams.output(JSONLine.encode(RecordForm(discarded)))
            } else {
                session.message(session.wording.discarded(discarded))
            }
        }
    }
}
