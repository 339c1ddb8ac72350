import ArgumentParser
import ReceiptApp
import ReceiptDomain
import ReceiptObjects
import ReceiptPostgres
import ReceiptStorage
import ReceiptWording

/// Operations on a whole library: `receiptmind library`.
struct LibraryCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "library",
        abstract: .text(.care(.libraryAbstract)),
        subcommands: [MoveLibraryCommand.self, LibraryPicturesCommand.self]
    )
}

/// Moves a library: `receiptmind library move`.
struct MoveLibraryCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "move",
        abstract: .text(.care(.moveAbstract)),
        discussion: .text(.care(.moveDiscussion))
    )

    @OptionGroup var place: LibraryPlace
    @OptionGroup var general: GeneralOptions

    @Option(help: .text(.care(.moveTo)), completion: .directory)
    var to: String

    @Option(help: .text(.care(.movePictures)))
    var pictures: String?

    func run(_ session: Session) async throws {
        let from = place.root(environment: session.environment)
        let target = LibraryPlace.location(to)
        guard PostgresLibrary.isName(from.path) != PostgresLibrary.isName(target.path) else {
            session.message("receiptmind: " + session.wording.usage(.moveNeedsBoth))
            return try ExitStatus.wrongUsage.leave()
        }
        guard pictures == nil || PostgresLibrary.isName(target.path) else {
            session.message("receiptmind: " + session.wording.usage(.picturesNeedDatabase))
            return try ExitStatus.wrongUsage.leave()
        }
        let library = try place.requireExisting(session, isBeingMoved: true)
        let report: MoveReport
        if PostgresLibrary.isName(target.path) {
            let database = try session.database(target.path)
            if let pictures { try database.setPictures(to: BucketAddress(pictures).description) }
            // Repairs the remains of killed processes first.
            _ = try await library.recover()
            report = try await library.move(to: database)
        } else {
            report = try await library.move(to: target)
        }
        session.message(session.wording.moved(report, to: target.path))
    }
}

/// Shows or changes where a database library stores pictures: `receiptmind library pictures`.
struct LibraryPicturesCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "pictures",
        abstract: .text(.care(.picturesAbstract)),
        discussion: .text(.care(.picturesDiscussion))
    )

    @OptionGroup var place: LibraryPlace
    @OptionGroup var general: GeneralOptions

    @Option(help: .text(.care(.picturesTo)))
    var to: String?

    @Flag(help: .text(.care(.picturesMove)))
    var move = false

    /// The value of ``to`` that means the database itself.
    private static let database = "database"

    func run(_ session: Session) async throws {
        guard let library = try place.database(session) else {
            session.message("receiptmind: " + session.wording.usage(.picturesNeedDatabase))
            return try ExitStatus.wrongUsage.leave()
        }
        if let to { try library.setPictures(to: to == Self.database ? nil : BucketAddress(to).description) }
        let moved = move ? try library.movePictures() : nil
        for name in moved?.damaged ?? [] { session.message(session.wording.notMoved(picture: name)) }
        if let moved { session.message(session.wording.moved(moved)) }
        for line in session.wording.pictures(try library.pictures()) { try session.output(line) }
        if moved?.damaged.isEmpty == false { try ExitStatus.libraryDamagedOrLocked.leave() }
    }
}
