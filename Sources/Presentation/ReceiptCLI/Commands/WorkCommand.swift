import ArgumentParser
import ReceiptApp
import ReceiptDomain
import ReceiptPostgres
import ReceiptStorage

struct WorkCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        "work",
        "Read photos that wait in a shared library.",
        "함께 쓰는 보관함에서 대기하는 사진을 읽습니다.",
        discussion: .localized(
            """
            Run it on as many machines as you like, with a library in a database. 'import --queue', 'watch --queue' and 'serve --queue' \
            add photos to the queue. Each photo becomes a record once, even if a machine stops or is cut off meanwhile; users take \
            turns. A photo that five tries could not read is parked, and 'retry' tries it again. Ctrl-C or SIGTERM finishes what is in hand.
            """,
            """
            데이터베이스에 있는 보관함으로, 컴퓨터 몇 대에서든 함께 실행할 수 있습니다. 사진은 'import --queue', 'watch --queue', 'serve --queue'가 \
            대기열에 넣습니다. 어느 컴퓨터가 멈추거나 연결이 끊겨도 사진은 한 번만 기록되고, 사용자마다 번갈아 처리합니다. 다섯 번 읽지 못한 \
            사진은 보류하며 'retry'로 다시 시도합니다. Ctrl-C나 SIGTERM을 받으면 읽던 사진까지 마치고 멈춥니다.
            """
        )
    )

    @OptionGroup var place: LibraryPlace
    @OptionGroup var general: GeneralOptions

    @Flag("Stop when the queue is empty.", "대기열이 비면 끝냅니다.")
    var once = false

    @Flag("Print a JSON object for each photo.", "사진마다 JSON 객체를 한 줄씩 출력합니다.")
    var json = false

    @OptionGroup var reading: ReadingOptions

    func run(_ session: Session) async throws {
        let work = try await begin(session)
        let ingestion = try await Ingestion.checked(library: work.library, home: session.home, reading: self.reading)
        let reading = try QueuedReading(work.shared, ingestion: ingestion)
        let report = WorkReport(session: session, json: json)
        let turns = WorkThroughQueue(
            queue: work.shared.queue,
            keeper: work.keeper,
            width: ingestion.width,
            endsWhenEmpty: once,
            read: { try await reading($0) },
            onEvent: { report.note($0) }
        )
        report.begin(work.shared.library.name)
        let (_, wasInterrupted) = try await untilInterrupted {
            await turns.run()
        } onSignal: {
            report.stopping()
        }
        reading.removeFolder()
        work.workers.unregister()
        report.finish()
        if once { try (wasInterrupted ? .interrupted : report.status).leave() }
    }

    /// A shared library with this process's connections to its queue.
    private struct Workplace {
        var shared: SharedQueue
        /// A second connection to the same queue.
        var keeper: PostgresPhotoQueue
        var library: ReceiptLibrary
        var workers: LivingProcesses
    }

    /// Waits for a server that is not up yet, unless the command is to end when the queue is empty.
    private func begin(_ session: Session) async throws -> Workplace {
        var isTold = false
        while true {
            do {
                let shared = try place.sharedQueue(session)
                let library = try await shared.open(session)
                let workers = try library.workers(as: shared.worker)
                try await takeBackWhatIsLost(workers, shared.queue)
                return Workplace(shared: shared, keeper: try shared.another(), library: library, workers: workers)
            } catch let problem where !once && Self.isAway(problem) {
                if !isTold { session.explain(problem) }
                isTold = true
                try await Task.sleep(for: .seconds(1))
            }
        }
    }

    /// Returns photos leased by this machine's dead processes, without waiting for the leases to expire.
    private func takeBackWhatIsLost(_ workers: LivingProcesses, _ queue: PostgresPhotoQueue) async throws {
        let dead = try workers.dead()
        guard !dead.isEmpty else { return }
        _ = try await queue.takeBack(from: dead)
        try workers.forget(dead)
    }

    private static func isAway(_ error: any Error) -> Bool {
        switch error {
        case LibraryError.database(.unreachable), DatabaseProblem.unreachable: true
        default: false
        }
    }
}
