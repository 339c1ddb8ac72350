import ArgumentParser
import ReceiptAPI
import ReceiptApp
import ReceiptDomain
import ReceiptReview
import ReceiptStorage
import ReceiptWording

struct DiscardCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(
        "discard",
        "Discard records; with --purge, remove their images for good.",
        "기록을 버립니다. --purge를 주면 사진을 완전히 지웁니다.",
        discussion: .localized(
            """
            A discarded record keeps its images and its history, and is left out of lists and sums. --purge \
            removes the images and what was read from them, which cannot be undone; the ledger keeps a line \
            that says so, and its earlier lines. --back brings records back that were discarded, also those that \
            'undo' took back; 'receiptmind list --status discarded' shows them. If one of the ids fits no record, or several, \
            nothing is done.
            """,
            """
            버린 기록은 사진과 변경 내역을 그대로 둔 채 목록과 합계에서만 빠집니다. --purge는 사진과 사진에서 읽은 글자를 지우며, 되돌릴 수 없습니다. 장부에는 지웠다는 줄과 그 전의 \
            내용이 남습니다. --back은 버린 기록과 'undo'로 취소한 기록을 되살립니다. 이런 기록은 'receiptmind list --status discarded'에 나옵니다. ID 중 하나라도 맞는 기록이 없거나 여러 건이면 아무것도 하지 않습니다.
            """
        )
    )

    @OptionGroup var options: LibraryOptions

    @Argument("The records: their ids, or the beginning or end of each.", "기록: ID, 또는 ID의 앞이나 뒤 일부.")
    var ids: [String]

    @Flag("Remove the images and what was read from them, for good.", "사진과 사진에서 읽은 글자를 완전히 지웁니다.")
    var purge = false

    @Flag("Bring the records back, as they were before they were discarded.", "버린 기록을 버리기 전 상태로 되살립니다.")
    var back = false

    @Flag(help: .jsonOfRecords)
    var json = false

    func validate() throws {
        if back, purge {
            throw ValidationError(
                "--back brings records back, --purge removes images for good: choose one.",
                "--back은 기록을 되살리고 --purge는 사진을 지웁니다. 하나만 쓰세요."
            )
        }
    }

    func run(_ session: Session) async throws {
        guard let book = try await options.repairedBook(session) else {
            throw LibraryError.ambiguousRecord(ids.first ?? "", matches: 0)
        }
        var records: [Record] = []
        for id in ids { records.append(try await book.library.record(matching: id, of: book.user)) }
        guard !back else { return try await bringBack(records, in: book) }
        for record in records {
            let discarded =
                purge
                ? try await purged(record.id, in: book)
                : try await book.edits.write([RecordEdit(record).discarding], unlocking: true)[0]
            if json {
                try StandardStreams.json(RecordForm(discarded))
            } else {
                book.say(book.wording.discarded(discarded))
            }
        }
    }

    /// Restores all records in one step, or none.
    private func bringBack(_ records: [Record], in book: OpenBook) async throws {
        let changes = try await book.edits.returning(records)
        guard !changes.isEmpty else { return book.say(book.wording.notice(.nothingToChange)) }
        let written = try await book.session.unlocking(false) { unlocking in
            try await book.edits.write(changes, unlocking: unlocking)
        }
        try book.session.show(changes, written: written, json: json)
        book.say(book.wording.notice(.changed(count: changes.count)))
    }

    /// Purges the record, and the cached renditions of its images on this machine.
    private func purged(_ id: RecordID, in book: OpenBook) async throws -> Record {
        let record = try await book.library.purge(id, of: book.user)
        let renditions = RenditionCache(environment: book.session.environment)
        for image in record.purged { try renditions.remove(of: image) }
        return record
    }
}
