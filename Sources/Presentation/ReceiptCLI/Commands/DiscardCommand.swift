import ArgumentParser
import ReceiptDomain
import ReceiptStorage
import ReceiptWording

/// Sets records aside: `receiptmind discard`.
struct DiscardCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "discard",
        abstract: .text(.changes(.discardAbstract)),
        discussion: .text(.changes(.discardDiscussion))
    )

    @OptionGroup var options: LibraryOptions
    @OptionGroup var general: GeneralOptions

    @Argument(help: .text(.changes(.discardIds)))
    var ids: [String]

    @Flag(help: .text(.changes(.discardPurge)))
    var purge = false

    @Flag(help: .text(.changes(.discardJson)))
    var json = false

    func run(_ session: Session) async throws {
        guard try await options.existing(session) != nil else {
            throw LibraryError.ambiguousRecord(ids.first ?? "", matches: 0)
        }
        let library = try await options.open(session)
        var records: [Record] = []
        for id in ids { records.append(try await library.record(matching: id, of: options.user)) }
        for record in records {
            let discarded =
                purge
                ? try await purged(record.id, in: library, session)
                : try await library.update(record.id, of: options.user, basedOn: nil) { $0.status = .discarded }
            if json {
                try StandardStreams.output(JSONLine.encode(RecordForm(discarded)))
            } else {
                session.message(session.wording.discarded(discarded))
            }
        }
    }

    /// Purges the record, and what the page made of its images on this machine.
    private func purged(_ id: RecordID, in library: ReceiptLibrary, _ session: Session) async throws -> Record {
        let record = try await library.purge(id, of: options.user)
        let renditions = KeptRenditions(folder: PagePictures.folder(session.environment))
        for image in record.purged { try renditions.remove(of: image) }
        return record
    }
}
