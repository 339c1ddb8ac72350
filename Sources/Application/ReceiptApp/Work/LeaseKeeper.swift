import ReceiptDomain
import Synchronization

/// Renews the leases of the photos this machine is reading, and ends those of machines that stopped renewing.
final class LeaseKeeper: Sendable {
    private struct State {
        var inHand: [PhotoLease.Token: PhotoLease] = [:]
        /// Work done since the last renewal.
        var throughput = WorkThroughput()
        var stopsAt: ContinuousClock.Instant?
    }

    private let state = Mutex(State())
    private let queue: any PhotoQueue
    private let intervals: WorkThroughQueue.Intervals
    private let pause: @Sendable (Duration) async throws -> Void

    init(
        queue: any PhotoQueue,
        intervals: WorkThroughQueue.Intervals,
        pause: @escaping @Sendable (Duration) async throws -> Void
    ) {
        (self.queue, self.intervals, self.pause) = (queue, intervals, pause)
    }

    func took(_ photo: PhotoLease) { state.withLock { $0.inHand[photo.token] = photo } }

    func ended(_ photo: PhotoLease, after time: Duration) {
        state.withLock {
            $0.inHand[photo.token] = nil
            $0.throughput += WorkThroughput(photos: 1, busy: time)
        }
    }

    func stopSoon() { state.withLock { $0.stopsAt = .now + intervals.farewell } }

    /// Renews at every heartbeat until its task is cancelled, and once more then.
    func beat(onTrouble: @Sendable (any Error) -> Void) async {
        while true {
            await beatOnce(onTrouble)
            if Task.isCancelled { return }
            try? await pause(intervals.heartbeat)  // cancelled, it is time for the last renewal
        }
    }

    func beatOnce(_ onTrouble: @Sendable (any Error) -> Void) async {
        let (photos, throughput, isLate) = state.withLock { state in
            let isLate = state.stopsAt.map { $0 < .now } ?? false
            defer {
                state.throughput = WorkThroughput()
                if isLate { state.inHand = [:] }
            }
            return (Array(state.inHand.values), state.throughput, isLate)
        }
        do {
            // A reader that finishes after this finds its lease token invalid.
            if isLate { for photo in photos { try await queue.giveBack(photo) } }
            _ = try await queue.keep(isLate ? [] : photos, throughput: throughput)
            try await queue.sweep()
        } catch {
            state.withLock { $0.throughput += throughput }
            onTrouble(error)
        }
    }
}
