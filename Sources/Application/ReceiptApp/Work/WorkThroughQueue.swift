public import ReceiptDomain

/// Reads photos from a queue, several at once, until its task is cancelled; finishes those in hand first.
///
/// Any number of machines may do this at once: leases in the queue keep them apart.
public struct WorkThroughQueue: Sendable {
    /// Reads a photo and ends its lease in the transaction that writes the record; returns the outcome.
    public typealias Reading = @Sendable (PhotoLease) async throws -> Ending

    /// The outcome of a leased photo.
    public enum Ending: Hashable, Sendable {
        case drafted([RecordID])
        /// A record already has these bytes.
        case known(RecordID)
        /// The file was quarantined as unreadable.
        case failed(code: String)
        /// An archive, whose files were taken singly, or a file that is not a receipt.
        case unpacked
        /// The lease expired, and nothing was written.
        case takenAway
        /// Returned to the queue: we were asked to stop, or the queue or library is unreachable.
        case givenBack
        /// The photo is retried later, or parked after too many attempts.
        case retryLater(reason: String)
    }

    public enum Event: Sendable {
        case took(PhotoLease)
        case ended(PhotoLease, Ending, Duration)
        /// The queue cannot be used for now; it is tried again.
        case trouble(any Error)
    }

    /// Pauses and time limits of the loop.
    public struct Intervals: Sendable {
        /// Between two looks at an empty queue, randomised by half, so that machines do not ask in step.
        public var poll: Duration
        public var heartbeat: Duration
        /// After an error; doubles each time up to ``longestPause``.
        public var firstPause: Duration
        public var longestPause: Duration
        /// After a request to stop, photos still in hand are returned to the queue after this time.
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

    /// `keeper` is a second connection to the same queue, so that renewals do not wait for a reader.
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
        // The heartbeat must outlive our cancellation, because the last photos are still being finished.
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

    /// Takes photos one after another.
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

    /// - Returns: `false` where the queue or library is unreachable, so that the next photo would fail as well.
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
        // Before the photo is returned, so that we cannot renew a lease that another machine has by then.
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
