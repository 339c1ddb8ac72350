import ArgumentParser
import ReceiptConsole
import ReceiptDomain
import ReceiptStorage

/// Reads photos as they arrive: `receiptmind watch`.
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

    @OptionGroup var width: JobsOption

    func validate() throws {
        guard (1...86_400).contains(poll ?? 1) else {
            throw ValidationError("--poll takes a number of seconds from 1 to 86400.")
        }
    }

    func run(_ session: Session) async throws {
        let library = try await options.open(session)
        let ingestion = try Ingestion(library: library, home: session.home, jobs: width.jobs)
        let report = WatchReport(session: session, json: json, inbox: library.inbox, poll: poll)
        let watch = Watch(
            inbox: library.inbox,
            owner: options.user,
            poll: poll,
            stopsWhenEmpty: once,
            ingestion: ingestion,
            report: report
        )
        let (_, wasInterrupted) = try await untilInterrupted {
            try await watch.run()
        } onSignal: {
            report.stopping()
        }
        await ingestion.close()
        report.finish()
        // To be asked to stop is how a watch ends, unless it was to end by itself.
        if once { try (wasInterrupted ? .interrupted : report.status).leave() }
    }
}
