import ArgumentParser
import ReceiptApp
import ReceiptDomain
import ReceiptIntake
import ReceiptStorage

struct WatchCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(
        "watch",
        "Read photos as they arrive in the inbox.",
        "받은 폴더에 들어오는 사진을 읽습니다.",
        discussion: .localized(
            """
            What is already in the inbox is read first. A photo becomes a draft and leaves the inbox; one that cannot \
            be read goes to Failed/ with the reason, and watching goes on. Folders of photos may be dropped in as \
            they are; Inbox/NAME/ is the inbox of the user NAME, if added with 'users add'. Ctrl-C and SIGTERM finish the receipts in hand and stop.
            """,
            """
            받은 폴더에 이미 있는 것부터 읽습니다. 읽은 사진은 초안이 되고 받은 폴더에서 사라집니다. 읽을 수 없는 파일은 이유와 함께 Failed/로 옮기고 감시를 계속합니다. 사진이 든 폴더를 그대로 \
            넣어도 됩니다. 'users add'로 추가한 사용자는 Inbox/이름/이 자기 받은 폴더입니다. Ctrl-C나 SIGTERM을 받으면 읽던 영수증까지 마치고 끝냅니다.
            """
        )
    )

    @OptionGroup var options: LibraryOptions

    @Option(
        """
        Check the inbox every so many seconds, for network folders that do not report changes.
        """,
        "이 초마다 받은 폴더를 확인합니다. 변경을 알리지 않는 네트워크 폴더에 씁니다."
    )
    var poll: Int?

    @Flag("Read what is in the inbox, then stop.", "받은 폴더에 있는 것을 읽고 끝냅니다.")
    var once = false

    @Flag(help: .jsonOfPhotos)
    var json = false

    @Option(
        "Write figures for Prometheus into this file at each change and every minute.",
        "Prometheus를 위한 수치를 바뀔 때마다, 그리고 1분마다 이 파일에 씁니다.",
        completion: .file(extensions: ["prom"])
    )
    var metrics: String?

    @Flag(help: .queue)
    var queue = false

    @OptionGroup var reading: ReadingOptions

    func validate() throws {
        guard (1...86_400).contains(poll ?? 1) else {
            throw ValidationError("--poll takes a number of seconds from 1 to 86400.", "--poll에는 1부터 86400까지의 초를 씁니다.")
        }
    }

    func run(_ session: Session) async throws {
        let book = try await options.openBook(session)
        let (library, session) = (book.library, book.session)
        let ingestion = try await options.place.ingestion(into: library, session, reading, queues: queue)
        session.tellConfinement()
        let figures = metrics.map { WatchMetrics(path: $0, library: library, ingestion: ingestion) }
        try figures?.check()
        let report = WatchReport(session: session, json: json, inbox: library.inbox, poll: poll, once: once)
        let inbox = InboxWatcher(
            inbox: library.inbox,
            owner: options.user,
            users: { Set(try await library.users().map(\.id)) },
            intervals: .init(usesNotifications: poll == nil, poll: .seconds(poll ?? 5)),
            clock: ContinuousClock()
        )
        let watch = Watch(
            inbox: inbox,
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
