import ArgumentParser
import ReceiptApp
import ReceiptDomain
import ReceiptPostgres
import ReceiptStorage
import ReceiptWording

/// What is done with a library as a whole: `receiptmind library`.
struct LibraryCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "library",
        abstract: .text(.care(.libraryAbstract)),
        subcommands: [MoveLibraryCommand.self]
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

    func run(_ session: Session) async throws {
        let from = place.root(environment: session.environment)
        let target = LibraryPlace.location(to)
        guard PostgresLibrary.isName(from.path) != PostgresLibrary.isName(target.path) else {
            session.message("receiptmind: " + session.wording.usage(.moveNeedsBoth))
            return try ExitStatus.wrongUsage.leave()
        }
        guard let library = try place.toBeMoved(session) else {
            session.message(session.wording.attention(.noLibrary(folder: from.path)))
            return try ExitStatus.wrongUsage.leave()
        }
        let report: MoveReport
        if PostgresLibrary.isName(target.path) {
            let database = try PostgresLibrary(target.path)
            // What a killed process left is put in order first.
            _ = try await library.recover()
            report = try await library.move(to: database)
        } else {
            report = try await library.move(to: target)
        }
        session.message(session.wording.moved(report, to: target.path))
    }
}
