import ArgumentParser
import Foundation
import ReceiptApp
import ReceiptDomain
import ReceiptPostgres
import ReceiptStorage
import ReceiptWording

/// Reads queued photos of a shared library, on any number of machines: `receiptmind work`.
struct WorkCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "work",
        abstract: .work(.work),
        discussion: .work(.discussion)
    )

    @OptionGroup var place: LibraryPlace
    @OptionGroup var general: GeneralOptions

    @Flag(help: .work(.once))
    var once = false

    @Flag(help: .work(.json))
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
