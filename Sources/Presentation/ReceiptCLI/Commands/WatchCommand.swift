import ArgumentParser
import ReceiptConsole
import ReceiptDomain
import ReceiptIntake
import ReceiptStorage

/// `receiptmind watch`
struct WatchCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "watch",
        abstract: "Read photos as they arrive in the inbox.",
        discussion: """
            What lies in the inbox is read first. A photo becomes a draft and leaves the inbox; one that cannot be read \
            goes to Failed/ with the reason, and the watch goes on. Inbox/NAME/ is the inbox of the user NAME. Ctrl-C and \
            SIGTERM finish the receipts in hand and stop.
            """
    )

    @OptionGroup var options: LibraryOptions
    @OptionGroup var general: GeneralOptions

    @Option(help: "Look into the inbox every so many seconds, for folders on a network that do not report changes.")
    var poll: Int?

    @Flag(help: "Read what lies in the inbox, then stop.")
    var once = false

    @Flag(help: "Print one JSON object a line for each photo.")
    var json = false

    @Option(help: "How many receipts to read at once (default: one per core).")
    var jobs: Int?

    func validate() throws {
        guard (poll ?? 1) >= 1 else { throw ValidationError("--poll takes a number of seconds, at least 1.") }
        guard (jobs ?? 1) >= 1 else { throw ValidationError("--jobs must be at least 1.") }
    }

    func run(_ session: Session) async throws {
        let library = try await options.open(session)
        let ingestion = try Ingestion(library: library, home: session.home, jobs: jobs)
        let watch = Watch(
            inbox: library.inbox,
            owner: options.user,
            poll: poll,
            stopsWhenEmpty: once,
            ingestion: ingestion,
            report: WatchReport(session: session, json: json)
        )
        let (status, wasInterrupted) = try await untilInterrupted { try await watch.run() }
        await ingestion.close()
        // To be asked to stop is how a watch ends.
        if wasInterrupted { return }
        try (status ?? .done).leave()
    }
}
