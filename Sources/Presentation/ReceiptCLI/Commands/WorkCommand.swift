import ArgumentParser
import Foundation
import ReceiptApp
import ReceiptDomain
import ReceiptPostgres
import ReceiptStorage
import ReceiptWording

/// Reads what waits in a shared library, on as many machines as like: `receiptmind work`.
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

    @OptionGroup var width: JobsOption

    func run(_ session: Session) async throws {
        let (shared, keeper, library) = try await begin(session)
        let ingestion = try Ingestion(library: library, home: session.home, jobs: width.jobs)
        let reading = try QueuedReading(shared, ingestion: ingestion)
        let report = WorkReport(session: session, json: json)
        let work = WorkThroughQueue(
            queue: shared.queue,
            keeper: keeper,
            width: ingestion.width,
            endsWhenEmpty: once,
            read: { try await reading($0) },
            onEvent: { report.note($0) }
        )
        report.begin(shared.library.name)
        let (_, wasInterrupted) = try await untilInterrupted {
            await work.run()
        } onSignal: {
            report.stopping()
        }
        await ingestion.close()
        reading.removeFolder()
        report.finish()
        if once { try (wasInterrupted ? .interrupted : report.status).leave() }
    }

    /// A machine may be up before the server is: who is to go on for ever waits for it.
    private func begin(_ session: Session) async throws -> (SharedQueue, PostgresPhotoQueue, ReceiptLibrary) {
        var isTold = false
        while true {
            do {
                let shared = try place.sharedQueue(session)
                return (shared, try shared.another(), try await shared.open(session))
            } catch let problem where !once && Self.isAway(problem) {
                if !isTold { session.explain(problem) }
                isTold = true
                try await Task.sleep(for: .seconds(1))
            }
        }
    }

    private static func isAway(_ error: any Error) -> Bool {
        switch error {
        case LibraryError.database(.unreachable), DatabaseProblem.unreachable: true
        default: false
        }
    }
}

extension String {
    /// A piece of help in the language of this process.
    static func work(_ text: WorkHelp) -> String { text.text(Language.ofHelp.wording) }
}

extension ArgumentHelp {
    static func work(_ text: WorkHelp) -> ArgumentHelp { ArgumentHelp(.work(text)) }
}
