import ReceiptDomain
import Synchronization

/// Says that a machine lives, for all the photos that it has in hand, and takes from those that do not.
final class WorkHeart: Sendable {
    private struct State {
        var inHand: [LentPhoto.Token: LentPhoto] = [:]
        /// Since the last beat.
        var pace = WorkPace()
        var stopsAt: ContinuousClock.Instant?
    }

    private let state = Mutex(State())
    private let queue: any PhotoQueue
    private let rhythm: WorkThroughQueue.Rhythm
    private let pause: @Sendable (Duration) async throws -> Void

    init(
        queue: any PhotoQueue,
        rhythm: WorkThroughQueue.Rhythm,
        pause: @escaping @Sendable (Duration) async throws -> Void
    ) {
        (self.queue, self.rhythm, self.pause) = (queue, rhythm, pause)
    }

    func took(_ photo: LentPhoto) { state.withLock { $0.inHand[photo.token] = photo } }

    func ended(_ photo: LentPhoto, after time: Duration) {
        state.withLock {
            $0.inHand[photo.token] = nil
            $0.pace += WorkPace(photos: 1, busy: time)
        }
    }

    func stopSoon() { state.withLock { $0.stopsAt = .now + rhythm.farewell } }

    /// Beats until its task is cancelled, and a last time then.
    func beat(onTrouble: @Sendable (any Error) -> Void) async {
        while true {
            await beatOnce(onTrouble)
            if Task.isCancelled { return }
            try? await pause(rhythm.heartbeat)  // cancelled, it is time for the last beat
        }
    }

    func beatOnce(_ onTrouble: @Sendable (any Error) -> Void) async {
        let (photos, pace, isLate) = state.withLock { state in
            let isLate = state.stopsAt.map { $0 < .now } ?? false
            defer {
                state.pace = WorkPace()
                if isLate { state.inHand = [:] }
            }
            return (Array(state.inHand.values), state.pace, isLate)
        }
        do {
            // What is finished after all finds its token worth nothing.
            if isLate { for photo in photos { try await queue.giveBack(photo) } }
            _ = try await queue.keep(isLate ? [] : photos, pace: pace)
            try await queue.sweep()
        } catch {
            state.withLock { $0.pace += pace }
            onTrouble(error)
        }
    }
}
