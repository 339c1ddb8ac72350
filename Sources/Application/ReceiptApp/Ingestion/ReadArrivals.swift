public import ReceiptDomain

/// Reads photos that have arrived over a connection.
public actor ReadArrivals {
    private let ingestion: Ingestion
    private let library: any PhotoInbox & RecordRepository
    private let (files, feed) = AsyncStream<IncomingFile>.makeStream()
    private var inHand: Set<FileLocation> = []

    /// A photo that could not be dealt with, for reasons that are not its own, is tried again after so long.
    private static let retryTime = Duration.seconds(30)

    public init(library: any PhotoInbox & RecordRepository, ingestion: Ingestion) {
        (self.library, self.ingestion) = (library, ingestion)
    }

    /// Has it read; one that is in hand already is not read twice.
    public func take(_ file: IncomingFile) {
        guard inHand.insert(file.location).inserted else { return }
        feed.yield(file)
    }

    /// Whether it is being read, or is about to be.
    public func isInHand(_ file: IncomingFile) -> Bool { inHand.contains(file.location) }

    /// Reads until its task is cancelled; then finishes what is in hand.
    public func run() async {
        await takeWhatWaits()
        await withTaskGroup(of: Void.self) { group in
            group.addTask { await self.lookAfter() }
            var running = 0
            for await file in files {
                // The task that looks after everything ends only when all do.
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
        // Where it could not be read for a reason that is not its own, it stays where it is, and the page says that it waits.
        _ = await ingestion.take(file)
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
