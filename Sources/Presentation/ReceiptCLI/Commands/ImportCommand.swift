import ArgumentParser
import Foundation
import ReceiptConsole
import ReceiptDomain
import ReceiptIntake

/// `receiptmind import`
struct ImportCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Read photos of receipts into the library as drafts.",
        discussion: """
            Folders are searched with all that is in them. The photos are copied and stay where they are, unless --move \
            is given: then each is removed as soon as its record is safe on the disk. A photo that is already in the \
            library is named and not stored again, so importing twice changes nothing.
            """
    )

    @Argument(help: "Photos, and folders of photos.", completion: .file())
    var paths: [String]

    @OptionGroup var options: LibraryOptions
    @OptionGroup var general: GeneralOptions

    @Flag(help: "Remove each photo once its record is safe; one that cannot be read goes to Failed/.")
    var move = false

    @Flag(help: "Say what would be imported, and change nothing.")
    var dryRun = false

    @Flag(help: "Print one JSON object a line for each photo.")
    var json = false

    @Option(help: "How many receipts to read at once (default: one per core).")
    var jobs: Int?

    func validate() throws {
        guard !paths.isEmpty else { throw ValidationError("Name at least one photo or folder.") }
        guard (jobs ?? 1) >= 1 else { throw ValidationError("--jobs must be at least 1.") }
    }

    func run(_ session: Session) async throws {
        var files: [IncomingFile] = []
        var problems: [IntakeProblem] = []
        for found in PhotoFinder(paths.map { FileLocation($0) }) {
            switch found {
            case .photo(let photo): files.append(IncomingFile(location: photo, user: options.user, isConsumed: move))
            case .problem(let problem): problems.append(problem)
            }
        }
        for problem in problems { session.message(session.wording.error(LibraryError(problem))) }
        if files.isEmpty, problems.isEmpty {
            for path in paths { session.message(session.wording.notice(.nothingToImport(path: path))) }
        }
        var report = IngestReport(session: session, json: json, total: files.count)
        report.count(unreachable: problems.count)
        if dryRun {
            let library = try await options.openIfPresent(session)
            try await Rehearsal(archive: library).run(files, &report)
        } else {
            let library = try await options.open(session)
            let ingestion = try Ingestion(library: library, home: session.home, jobs: jobs)
            try await ingestion.run(files, &report)
        }
        try report.finish().leave()
    }
}
