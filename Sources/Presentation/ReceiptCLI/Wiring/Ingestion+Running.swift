import Foundation
import ReaderClient
import ReceiptApp
import ReceiptDomain
import ReceiptStorage

extension Ingestion {
    init(library: ReceiptLibrary, home: HomeLocale, reading: ReadingOptions) throws {
        try self.init(library: library, home: home, reading: reading, reader: reading.readers())
    }

    /// - Throws: ``ReadingError/languageMissing(_:)`` where the engine lacks its data.
    static func checked(library: ReceiptLibrary, home: HomeLocale, reading: ReadingOptions) async throws -> Ingestion {
        try Ingestion(library: library, home: home, reading: reading, reader: await reading.checkedReaders())
    }

    private init(library: ReceiptLibrary, home: HomeLocale, reading: ReadingOptions, reader: ReaderPool) throws {
        self.init(
            library: library,
            reader: reader,
            width: reading.width,
            home: home,
            containers: ZIPContainers(program: try reading.program()),
            now: { Date() }
        )
        lostReaders = { reader.lostReaders }
    }

    /// Imports all files in order, until they are done or an end is requested.
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
    }

    private enum Step: Sendable {
        case event(Event)
        case stopping
    }
}
