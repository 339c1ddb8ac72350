import ArgumentParser
import ReceiptApp
import ReceiptDomain
import ReceiptStorage
import ReceiptWording

/// Imports photos as they arrive: `receiptmind watch`.
struct WatchCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(
        commandName: "watch",
        abstract: .text(.reading(.watchAbstract)),
        discussion: .text(.reading(.watchDiscussion))
    )

    @OptionGroup var options: LibraryOptions

    @Option(help: .text(.reading(.watchPoll)))
    var poll: Int?

    @Flag(help: .text(.reading(.watchOnce)))
    var once = false

    @Flag(help: .text(.reading(.watchJson)))
    var json = false

    @Option(help: .text(.reading(.watchMetrics)), completion: .file(extensions: ["prom"]))
    var metrics: String?

    @Flag(help: .work(.queue))
    var queue = false

    @OptionGroup var reading: ReadingOptions

    func validate() throws {
        guard (1...86_400).contains(poll ?? 1) else {
            throw ValidationError(.secondsOutOfRange)
        }
    }

    func run(_ session: Session) async throws {
        let library = try await options.open(session)
        let session = try await session.knowing(library, options.user)
        let ingestion = try await options.place.ingestion(into: library, session, reading, queues: queue)
        session.tellConfinement()
        let figures = metrics.map { WatchMetrics(path: $0, library: library, ingestion: ingestion) }
        try figures?.check()
        let report = WatchReport(session: session, json: json, inbox: library.inbox, poll: poll)
        let watch = Watch(
            inbox: WatchedInbox(library, owner: options.user, poll: poll),
            stopsWhenEmpty: once,
            ingestion: ingestion
        ) { event in
            report.note(event)
            figures?.note(event)
        }
        let reminders = DueReminders(library: library) { report.note($0, today: $1) }
        let today = try CalendarDay.today()
        await reminders.tell(today)
        let days = Task { await session.catchUpDaily(library) }
        let root = options.place.root(environment: session.environment)
        let hooks = HookDelivery.start(library: library, root: root, session: session)
        let writing = Task { if let figures { await figures.run(session) } }
        defer {
            days.cancel()
            writing.cancel()
        }
        let (_, wasInterrupted) = try await untilInterrupted {
            async let _: Void = reminders.run(since: today)
            try await watch.run()
        } onSignal: {
            report.stopping()
        }
        hooks.cancel()
        await hooks.value
        writing.cancel()
        await writing.value
        await figures?.finish(session)
        if once { _ = try? await HookDelivery(library: library, root: root, session: session).deliverAll() }
        report.finish()
        // An interruption is the normal end of a watch, except with `--once`.
        if once { try (wasInterrupted ? .interrupted : report.status).leave() }
    }
}
