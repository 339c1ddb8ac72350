import ArgumentParser
import ReceiptConsole
import ReceiptDomain
import ReceiptStorage

/// `receiptmind retry`
struct RetryCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "retry",
        abstract: "Read the files in Failed/ again, for instance after an update.",
        discussion: "What can be read now becomes a draft; the rest stays where it is, with the new reason."
    )

    @OptionGroup var options: LibraryOptions
    @OptionGroup var general: GeneralOptions

    @Flag(help: "Only list the files and why they lie there.")
    var list = false

    @Flag(help: "Print one JSON object a line for each file.")
    var json = false

    @Option(help: "How many receipts to read at once (default: one per core).")
    var jobs: Int?

    func run(_ session: Session) async throws {
        let library = try await options.open(session)
        let failed = try await library.failedFiles(of: options.user)
        guard !list else { return try session.show(.failedFiles(failed, session.wording)) }
        let files = failed.map { library.incoming($0) }
        var report = IngestReport(session: session, json: json, total: files.count)
        if !files.isEmpty {
            try await Ingestion(library: library, home: session.home, jobs: jobs).run(files, &report)
        }
        try report.finish().leave()
    }
}
