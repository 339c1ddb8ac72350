public import ReceiptDomain

import struct Foundation.Date

/// Reads photos that were uploaded over a connection.
public actor ReadArrivals {
    private let ingestion: Ingestion
    private let library: any PhotoInbox & RecordRepository
    private let (files, feed) = AsyncStream<IncomingFile>.makeStream()
    private var inHand: Set<FileLocation> = []
    /// The outcomes of the photos since the start.
    public private(set) var counts = IngestCounts()

    /// How many readers were replaced because they broke off.
    public nonisolated var lostReaders: Int { ingestion.lostReaders() }

    /// The pause before a photo is tried again that failed for a reason outside itself.
    private static let retryTime = Duration.seconds(30)

    public init(library: any PhotoInbox & RecordRepository, ingestion: Ingestion) {
        (self.library, self.ingestion) = (library, ingestion)
    }

    /// Queues a photo that was just sent.
    public func receive(_ file: IncomingFile) {
        counts.noteReceived()
        take(file)
    }

    /// Queues the photo for reading, unless it is queued already.
    public func take(_ file: IncomingFile) {
        guard inHand.insert(file.location).inserted else { return }
        feed.yield(file)
    }

    /// Whether the photo is being read or queued.
    public func isInHand(_ file: IncomingFile) -> Bool { inHand.contains(file.location) }

    /// Reads until its task is cancelled; finishes the photos in hand first.
    public func run() async {
        await takeWhatWaits()
        await withTaskGroup(of: Void.self) { group in
            group.addTask { await self.lookAfter() }
            var running = 0
            for await file in files {
                // The retry task ends last, so `next()` waits for a reader.
                if running >= ingestion.width {
                    await group.next()
                    running -= 1
                }
                running += 1
                group.addTask { await self.read(file) }
            }
            group.cancelAll()
        }
    }

    private func read(_ file: IncomingFile) async {
        // A photo that failed for a reason outside itself stays in its folder, and the page shows it as waiting.
        let event = await ingestion.take(file)
        counts.note(event.result, at: Date())
        inHand.remove(file.location)
    }

    private func lookAfter() async {
        while !Task.isCancelled {
            do { try await Task.sleep(for: Self.retryTime) } catch { return }
            await takeWhatWaits()
        }
    }

    private func takeWhatWaits() async {
        for user in (try? await library.users()) ?? [] {
            for file in (try? await library.arrivedPhotos(of: user.id)) ?? [] { take(file) }
        }
    }
}
