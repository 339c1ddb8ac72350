import ArgumentParser
import ReceiptConsole
import ReceiptDomain
import ReceiptIntake

/// Reads photos into the library: `receiptmind import`.
struct ImportCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Read photos of receipts into the library as drafts.",
        discussion: """
            Folders are searched with all that is in them. The photos are copied and stay where they are, unless --move \
            is given: then each is removed as soon as its record is safe on the disk. A photo that is already in the \
            library is named and not stored again, so importing twice changes nothing. Ctrl-C finishes the receipts in \
            hand and stops.
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

    @OptionGroup var width: JobsOption

    func run(_ session: Session) async throws {
        var files: [IncomingFile] = []
        var problems = 0
        for path in paths {
            var found = 0
            for item in PhotoFinder([FileLocation(path)]) {
                found += 1
                switch item {
                case .photo(let photo):
                    files.append(IncomingFile(location: photo, user: options.user, isConsumed: move))
                case .problem(let problem):
                    problems += 1
                    session.message(session.wording.error(LibraryError(problem)))
                }
            }
            if found == 0 { session.message(session.wording.notice(.nothingToImport(path: path))) }
        }
        var report = IngestReport(
            session: session,
            options: options,
            json: json,
            total: files.count,
            isDryRun: dryRun
        )
        report.count(unreachable: problems)
        if dryRun {
            try await Rehearsal(archive: options.existing(session)).run(files, &report)
        } else if !files.isEmpty {
            let ingestion = try Ingestion(library: await options.open(session), home: session.home, jobs: width.jobs)
            try await ingestion.run(files, &report)
        }
        try report.finish().leave()
    }
}
