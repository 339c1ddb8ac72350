import ArgumentParser
import ReceiptAPI
import ReceiptApp
import ReceiptDomain
import ReceiptReview
import ReceiptStorage
import ReceiptWording

/// Discards records: `receiptmind discard`.
struct DiscardCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(
        commandName: "discard",
        abstract: .text(.changes(.discardAbstract)),
        discussion: .text(.changes(.discardDiscussion))
    )

    @OptionGroup var options: LibraryOptions

    @Argument(help: .text(.changes(.discardIds)))
    var ids: [String]

    @Flag(help: .text(.changes(.discardPurge)))
    var purge = false

    @Flag(help: .text(.changes(.discardBack)))
    var back = false

    @Flag(help: .text(.changes(.discardJson)))
    var json = false

    func validate() throws {
        if back, purge { throw ValidationError(.backOrPurge) }
    }

    func run(_ session: Session) async throws {
        guard try await options.openExisting(session) != nil else {
            throw LibraryError.ambiguousRecord(ids.first ?? "", matches: 0)
        }
        let library = try await options.open(session)
        var records: [Record] = []
        for id in ids { records.append(try await library.record(matching: id, of: options.user)) }
        guard !back else { return try await bringBack(records, in: library, session) }
        let edit = EditRecords(library: library, user: options.user)
        for record in records {
            let discarded =
                purge
                ? try await purged(record.id, in: library, session)
                : try await edit.write([RecordEdit(record).discarding], unlocking: true)[0]
            if json {
                try StandardStreams.json(RecordForm(discarded))
            } else {
                session.message(session.wording.discarded(discarded))
            }
        }
    }

    /// Restores all records in one step, or none.
    private func bringBack(_ records: [Record], in library: ReceiptLibrary, _ session: Session) async throws {
        let edit = EditRecords(library: library, user: options.user)
        let changes = try await edit.returning(records)
        guard !changes.isEmpty else { return session.message(session.wording.notice(.nothingToChange)) }
        _ = try await session.unlocking(false) { unlocking in try await edit.write(changes, unlocking: unlocking) }
        try session.show(changes, json: json)
        session.message(session.wording.notice(.changed(count: changes.count)))
    }

    /// Purges the record, and the cached renditions of its images on this machine.
    private func purged(_ id: RecordID, in library: ReceiptLibrary, _ session: Session) async throws -> Record {
        let record = try await library.purge(id, of: options.user)
        let renditions = KeptRenditions(environment: session.environment)
        for image in record.purged { try renditions.remove(of: image) }
        return record
    }
}
