import ArgumentParser
import ReceiptApp
import ReceiptDomain
import ReceiptIntake
import ReceiptWording

/// Imports photos into the library: `receiptmind import`.
struct ImportCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: .text(.reading(.importAbstract)),
        discussion: .text(.reading(.importDiscussion))
    )

    @Argument(help: .text(.reading(.importPaths)), completion: .file())
    var paths: [String] = []

    @Option(name: .customLong("journal"), help: .text(.reading(.importJournal)), completion: .file())
    var journals: [String] = []

    @OptionGroup var options: LibraryOptions

    @Flag(help: .text(.reading(.importMove)))
    var move = false

    /// Folders are searched with all within them anyway; other programs have to be told.
    @Flag(name: .shortAndLong, help: .hidden)
    var recursive = false

    @Flag(help: .text(.reading(.importDryRun)))
    var dryRun = false

    @Flag(help: .text(.reading(.importJson)))
    var json = false

    @Flag(help: .work(.queue))
    var queue = false

    @OptionGroup var reading: ReadingOptions

    func validate() throws {
        if paths.isEmpty, journals.isEmpty { throw ValidationError(.nothingToRead) }
        let isOfPhotos = !paths.isEmpty || move || json || queue
        if !journals.isEmpty, isOfPhotos { throw ValidationError(.journalAlone) }
    }

    func run(_ session: Session) async throws {
        for journal in journals {
            try await JournalImport(path: journal, options: options, dryRun: dryRun).run(session)
        }
        guard !paths.isEmpty else { return }
        var files: [IncomingFile] = []
        var problems = 0
        let libraryFolder = options.place.root(environment: session.environment)
        for path in paths {
            var found = 0
            for item in PhotoFinder([FileLocation(path)], leavingOut: libraryFolder) {
                found += 1
                switch item {
                case .photo(let photo):
                    files.append(IncomingFile(location: photo, user: options.user, isConsumed: move))
                case .mail(let mail):
                    files.append(
                        IncomingFile(location: mail, user: options.user, isConsumed: false, isAmongOthers: true)
                    )
                case .leftOut(let folder): session.message(session.wording.notice(.libraryLeftOut(path: folder.path)))
                case .problem(let problem):
                    problems += 1
                    session.message(session.wording.error(LibraryError(problem)))
                }
            }
            if found == 0 { session.message(session.wording.notice(.nothingToImport(path: path))) }
        }
        var session = session
        let existing = try await options.openExisting(session, isDryRun: dryRun, makesOne: true)
        if let existing { session = try await session.knowing(existing, options.user) }
        var report = IngestReport(
            session: session,
            options: options,
            json: json,
            total: files.count,
            isDryRun: dryRun
        )
        report.count(unreachable: problems)
        if dryRun {
            for file in files { try await report.rehearse(file, existing) }
        } else if !files.isEmpty {
            session.tellConfinement()
            let library = try await options.open(session)
            let ingestion = try await options.place.ingestion(into: library, session, reading, queues: queue)
            try await ingestion.run(files, &report)
        }
        try report.finish().leave()
    }
}
