public import ReceiptDomain

/// Reads photos that wait in a queue, several at once, until its task is cancelled; then finishes what is in hand.
///
/// Any number of machines do this at once, and know nothing of one another.
public struct WorkThroughQueue: Sendable {
    /// Reads a photo and ends its loan in the same step that makes it a record; says what became of it.
    public typealias Reading = @Sendable (PhotoLease) async throws -> Ending

    /// What became of a photo.
    public enum Ending: Hashable, Sendable {
        case drafted([RecordID])
        /// A record has these bytes already.
        case known(RecordID)
        /// It is kept as one that cannot be read.
        case failed(code: String)
        /// Files of an archive, or none that is a receipt.
        case unpacked
        /// It was taken from us meanwhile, and nothing that we found was written.
        case takenAway
        /// Another reads it: we were asked to stop, or the queue or the library cannot be reached.
        case givenBack
        /// It comes again, or is parked.
        case retryLater(reason: String)
    }

    public enum Event: Sendable {
        case took(PhotoLease)
        case ended(PhotoLease, Ending, Duration)
        /// Nothing can be taken or kept for now, for this reason; it is tried again.
        case trouble(any Error)
    }

    /// How long is waited, and for what.
    public struct Intervals: Sendable {
        /// Between two looks at an empty queue; half of it more or less, so that machines do not look all at once.
        public var poll: Duration
        public var heartbeat: Duration
        /// After trouble, twice as long each time, up to ``longestPause``.
        public var firstPause: Duration
        public var longestPause: Duration
        /// After so long, who was asked to stop gives back what it has in hand.
        public var farewell: Duration

        public init(
            poll: Duration = .seconds(1),
            heartbeat: Duration = QueueLimits.heartbeat,
            firstPause: Duration = .milliseconds(500),
            longestPause: Duration = .seconds(15),
            farewell: Duration = .seconds(25)
        ) {
            (self.poll, self.heartbeat, self.farewell) = (poll, heartbeat, farewell)
            (self.firstPause, self.longestPause) = (firstPause, longestPause)
        }
    }

    private let queue: any PhotoQueue
    private let leases: LeaseKeeper
    private let width: Int
    private let endsWhenEmpty: Bool
    private let intervals: Intervals
    private let pause: @Sendable (Duration) async throws -> Void
    private let read: Reading
    private let onEvent: @Sendable (Event) -> Void

    /// `keeper` is the same queue by a way of its own: whoever reads must not keep it from saying that we live.
    public init(
        queue: any PhotoQueue,
        keeper: any PhotoQueue,
        width: Int,
        endsWhenEmpty: Bool,
        intervals: Intervals = Intervals(),
        pause: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) },
        read: @escaping Reading,
        onEvent: @escaping @Sendable (Event) -> Void = { _ in }
    ) {
        (self.queue, self.width, self.endsWhenEmpty) = (queue, max(1, width), endsWhenEmpty)
        (self.intervals, self.pause, self.read, self.onEvent) = (intervals, pause, read, onEvent)
        leases = LeaseKeeper(queue: keeper, intervals: intervals, pause: pause)
    }

    public func run() async {
        // It goes on beating while the last photos are finished, so it must not be cancelled with us.
        let beating = Task.detached { await leases.beat { onEvent(.trouble($0)) } }
        await withTaskCancellationHandler {
            await withTaskGroup(of: Void.self) { group in
                for _ in 0..<width { group.addTask { await workOn() } }
            }
        } onCancel: {
            leases.stopSoon()
        }
        beating.cancel()
        await beating.value
    }

    /// One photo after another.
    private func workOn() async {
        var troubles = 0
        while !Task.isCancelled {
            do {
                guard let photo = try await queue.take() else {
                    if endsWhenEmpty { return }
                    try await pause(intervals.poll * Double.random(in: 0.5...1.5))
                    continue
                }
                troubles = try await work(on: photo) ? 0 : troubles + 1
            } catch is CancellationError {
                return
            } catch {
                troubles += 1
                onEvent(.trouble(error))
            }
            guard troubles > 0 else { continue }
            let pauses = intervals.firstPause * (1 << min(troubles - 1, 10))
            do { try await pause(min(pauses, intervals.longestPause)) } catch { return }
        }
    }

    /// - Returns: Whether the next photo may go better: `false` where nothing can be done at present.
    private func work(on photo: PhotoLease) async throws -> Bool {
        onEvent(.took(photo))
        leases.took(photo)
        let start = ContinuousClock.now
        var ending = Ending.takenAway
        var isWell = true
        do {
            ending = try await read(photo)
        } catch is LeaseExpired {
            ending = .takenAway
        } catch is CancellationError {
            ending = .givenBack
        } catch let problem as any TransientError where problem.isPassing {
            onEvent(.trouble(problem))
            ending = .givenBack
            isWell = false
        } catch {
            ending = .retryLater(reason: "\(error)")
        }
        // Before it is given back, so that nobody prolongs what another may have by then.
        leases.ended(photo, after: ContinuousClock.now - start)
        switch ending {
        case .givenBack: try await queue.giveBack(photo)
        case .retryLater(let reason): if try await !queue.retryLater(photo, because: reason) { ending = .takenAway }
        default: break
        }
        onEvent(.ended(photo, ending, ContinuousClock.now - start))
        return isWell
    }
}
