import Foundation
import ReceiptAPI
import ReceiptApp
import ReceiptDomain
import ReceiptIntake
import ReceiptStorage
import Synchronization

/// The figures of a watch, written into a file for a monitor at each change and every minute.
final class WatchMetrics: Sendable {
    private let path: String
    private let library: ReceiptLibrary
    private let ingestion: Ingestion
    private let counts = Mutex(IngestCounts())
    private let (changes, change) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))

    private static let pause = Duration.seconds(60)

    init(path: String, library: ReceiptLibrary, ingestion: Ingestion) {
        (self.path, self.library, self.ingestion) = (path, library, ingestion)
    }

    func note(_ event: Watch.Event) {
        counts.withLock { counts in
            switch event {
            case .arrival(.file): counts.noteReceived()
            case .taken(let taken): counts.note(taken.result, at: Date())
            case .arrival: break
            }
        }
        change.yield()
    }

    /// Writes until its task is cancelled; a file that cannot be written is told once.
    func run(_ session: Session) async {
        let minutes = Task { [change] in
            while !Task.isCancelled {
                change.yield()
                do { try await Task.sleep(for: Self.pause) } catch { break }
            }
        }
        defer { minutes.cancel() }
        var isTold = false
        for await _ in changes {
            do {
                try await write()
                isTold = false
            } catch {
                if !isTold { session.explain(error) }
                isTold = true
            }
        }
    }

    /// Writes the last figures.
    func finish(_ session: Session) async {
        do { try await write() } catch { session.explain(error) }
    }

    /// - Throws: ``ExportProblem/exists(path:)`` for a file that is none of these.
    func check() throws {
        guard let head = try? FileHandle(forReadingFrom: URL(filePath: path)).read(upToCount: Self.beginning.count)
        else {
            return
        }
        guard head.isEmpty || Array(head) == Self.beginning else { throw ExportProblem.exists(path: path) }
    }

    private static let beginning = Array("# HELP receiptmind_".utf8)

    /// Replaces the file as a whole; the monitor is another user of this machine.
    func write() async throws {
        let metrics = try await ServiceMetrics(
            of: library,
            counts.withLock { $0 },
            lostReaders: ingestion.lostReaders(),
            waiting: PhotoFinder.count(in: library.inbox)
        )
        try OutputFile(path: path, replaces: true, isPublic: true).write(metrics.text + "\n")
    }
}
