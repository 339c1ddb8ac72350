import ArgumentParser
import ReceiptAPI
import ReceiptApp
import ReceiptDomain
import ReceiptStorage
import ReceiptWording

struct AttachCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(
        "attach",
        "Add images to a record: the card slip, or what was bought.",
        "카드 전표나 산 물건의 사진을 기록에 추가합니다.",
        discussion: .localized(
            """
            receiptmind attach a1b2c3d4 slip.jpg --as slip

            Files are copied byte for byte and stay where they are; fields of the record do not change. A file \
            that the record already has is skipped. Either all are kept or none, and 'receiptmind undo' undoes it \
            as one step.
            """,
            """
            receiptmind attach a1b2c3d4 slip.jpg --as slip

            파일은 바이트 그대로 복사하고 원래 자리에 둡니다. 기록의 항목은 바뀌지 않습니다. 이미 있는 사진은 건너뜁니다. 하나라도 추가할 수 없으면 아무것도 추가하지 않으며, \
            'receiptmind undo' 한 번으로 모두 되돌립니다.
            """
        )
    )

    @OptionGroup var options: LibraryOptions

    @Argument(help: .record)
    var id: String

    @Argument("Pictures or documents.", "사진이나 문서.", completion: .file())
    var files: [String]

    @Option(
        "What they are: receipt (another part of it), slip, or other.",
        "무엇인지: receipt(영수증의 다른 부분), slip(카드 전표), other(그 밖).",
        name: .customLong("as")
    )
    var role: ImageRole = .other

    @Flag(help: .jsonOfChangedRecord)
    var json = false

    func run(_ session: Session) async throws {
        guard let book = try await options.repairedBook(session) else {
            throw LibraryError.ambiguousRecord(id, matches: 0)
        }
        let record = try await book.library.record(matching: id, of: book.user)
        try await book.images.check(files)
        let change = try await book.images.attach(files.map { FileLocation($0) }, to: record, as: role)
        try await book.show(change, json: json)
    }
}

struct DetachCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(
        "detach",
        "Remove an image from a record; 'receiptmind undo' brings it back.",
        "기록에서 사진 하나를 뗍니다. 'receiptmind undo'로 되돌립니다.",
        discussion: .localized(
            "A record keeps at least one image. The file stays in the record's folder, so nothing is lost.",
            "기록에는 사진이 적어도 하나 남습니다. 뗀 파일도 기록 폴더에 그대로 있습니다."
        )
    )

    @OptionGroup var options: LibraryOptions

    @Argument(help: .record)
    var id: String

    @Argument("Which image, as 'receiptmind show' numbers them.", "'receiptmind show'에 나오는 사진 번호.")
    var number: Int

    @Flag(help: .jsonOfChangedRecord)
    var json = false

    func run(_ session: Session) async throws {
        guard let book = try await options.repairedBook(session) else {
            throw LibraryError.ambiguousRecord(id, matches: 0)
        }
        let record = try await book.library.record(matching: id, of: book.user)
        guard let change = try await book.images.detach(number, from: record) else {
            throw LibraryError.noSuchImage(record.id, number: number)
        }
        try await book.show(change, json: json)
    }
}

extension OpenBook {
    /// Shows the record's images after the change, or as JSON the record as it was written.
    fileprivate func show(_ change: RecordChange, json: Bool) async throws {
        guard !json else {
            return try StandardStreams.json(RecordForm(try await library.record(change.after.id, of: user)))
        }
        guard change.isSubstantial else { return say(wording.notice(.nothingToChange)) }
        for (index, image) in change.after.images.enumerated() {
            try StandardStreams.output("  \(index + 1)  " + wording.image(image))
        }
    }
}
