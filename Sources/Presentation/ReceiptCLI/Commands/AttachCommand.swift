import ArgumentParser
import ReaderClient
import ReceiptAPI
import ReceiptApp
import ReceiptDomain
import ReceiptStorage
import ReceiptWording

/// Attaches further images to a record: `receiptmind attach`.
struct AttachCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(
        commandName: "attach",
        abstract: .text(.images(.attachAbstract)),
        discussion: .text(.images(.attachDiscussion))
    )

    @OptionGroup var options: LibraryOptions

    @Argument(help: .text(.images(.attachId)))
    var id: String

    @Argument(help: .text(.images(.attachFiles)), completion: .file())
    var files: [String]

    @Option(name: .customLong("as"), help: .text(.images(.attachAs)))
    var role: ImageRole = .other

    @Flag(help: .text(.images(.attachJson)))
    var json = false

    func run(_ session: Session) async throws {
        guard try await options.openExisting(session) != nil else { throw LibraryError.ambiguousRecord(id, matches: 0) }
        let library = try await options.open(session)
        let record = try await library.record(matching: id, of: options.user)
        let images = AttachImages(library: library, facts: Readers.forPictures().facts)
        try await images.check(files)
        let change = try await images.attach(files.map { FileLocation($0) }, to: record, as: role)
        try session.show(change, json: json)
    }
}

/// Detaches an image from a record: `receiptmind detach`.
struct DetachCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(
        commandName: "detach",
        abstract: .text(.images(.detachAbstract)),
        discussion: .text(.images(.detachDiscussion))
    )

    @OptionGroup var options: LibraryOptions

    @Argument(help: .text(.images(.attachId)))
    var id: String

    @Argument(help: .text(.images(.detachNumber)))
    var number: Int

    @Flag(help: .text(.images(.attachJson)))
    var json = false

    func run(_ session: Session) async throws {
        guard try await options.openExisting(session) != nil else { throw LibraryError.ambiguousRecord(id, matches: 0) }
        let library = try await options.open(session)
        let record = try await library.record(matching: id, of: options.user)
        let images = AttachImages(library: library, facts: Readers.forPictures().facts)
        guard let change = try await images.detach(number, from: record) else {
            throw LibraryError.noSuchImage(record.id, number: number)
        }
        try session.show(change, json: json)
    }
}

extension Session {
    /// Shows the record's images after the change.
    fileprivate func show(_ change: RecordChange, json: Bool) throws {
        if json { return try StandardStreams.json(RecordForm(change.after)) }
        guard change.isSubstantial else { return message(wording.notice(.nothingToChange)) }
        for (index, image) in change.after.images.enumerated() {
            try StandardStreams.output("  \(index + 1)  " + wording.image(image))
        }
    }
}
