import Foundation
import ReceiptApp
import ReceiptDomain
import ReceiptStorage

extension Ingestion {
    /// - Throws: ``ReadingError/languageMissing(_:)`` when there is no engine to read with.
    init(library: ReceiptLibrary, home: HomeLocale, jobs: Int?) throws {
        self.init(
            library: library,
            pool: try Readers.pool(jobs: jobs),
            width: Readers.width(jobs: jobs),
            home: home,
            containers: ZIPContainers(),
            now: { Date() }
        )
    }

    /// Takes all files, in order, until they are done or the person asks for an end.
    func run(_ files: [IncomingFile], _ report: inout IngestReport) async throws {
        let (steps, feed) = AsyncStream<Step>.makeStream()
        async let work = untilInterrupted {
            defer { feed.finish() }
            try await take(files) { feed.yield(.event($0)) }
        } onSignal: {
            feed.yield(.stopping)
        }
        report.begin()
        for await step in steps {
            switch step {
            case .event(let event): try report.note(event)
            case .stopping: report.stopping(width: width)
            }
        }
        _ = try await work
        await close()
    }

    private enum Step: Sendable {
        case event(Event)
        case stopping
    }
}
