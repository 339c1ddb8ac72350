public import ReceiptDomain

/// Reads photos that have arrived over a connection.
///
/// Engines take memory, and most of the day no photo comes: they are made for the first photo, and go when none has come for a while.
public actor ReadArrivals {
    public typealias MakeIngestion = @Sendable () throws -> Ingestion

    private let makeIngestion: MakeIngestion
    private let library: any PhotoInbox & RecordRepository
    private let width: Int
    private let (files, feed) = AsyncStream<IncomingFile>.makeStream()
    private var ingestion: Ingestion?
    private var inHand: Set<FileLocation> = []
    private var lastUse = ContinuousClock.now

    /// Long enough for the next receipt of a purse that is being emptied.
    private static let idleTime = Duration.seconds(60)
    /// A photo that could not be dealt with, for reasons that are not its own, is tried again after so long.
    private static let retryTime = Duration.seconds(30)

    public init(
        library: any PhotoInbox & RecordRepository,
        width: Int,
        makeIngestion: @escaping MakeIngestion
    ) {
        (self.library, self.width, self.makeIngestion) = (library, max(1, width), makeIngestion)
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
                if running >= width {
                    await group.next()
                    running -= 1
                }
                running += 1
                group.addTask { await self.read(file) }
            }
            group.cancelAll()
        }
        await close()
    }

    private func read(_ file: IncomingFile) async {
        defer {
            inHand.remove(file.location)
            lastUse = .now
        }
        do {
            let ingestion = try ingestion ?? makeIngestion()
            self.ingestion = ingestion
            _ = await ingestion.take(file)
        } catch {
            // Without an engine the photo stays where it is, and the page says that it waits.
        }
    }

    private func lookAfter() async {
        while !Task.isCancelled {
            do { try await Task.sleep(for: Self.retryTime) } catch { return }
            await takeWhatWaits()
            if inHand.isEmpty, ContinuousClock.now - lastUse > Self.idleTime { await close() }
        }
    }

    private func takeWhatWaits() async {
        for user in (try? await library.users()) ?? [] {
            for file in (try? await library.arrivedPhotos(of: user.id)) ?? [] { take(file) }
        }
    }

    private func close() async {
        let old = ingestion
        ingestion = nil
        await old?.close()
    }
}
