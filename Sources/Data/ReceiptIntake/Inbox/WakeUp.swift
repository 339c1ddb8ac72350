import Synchronization

/// Wakes up one waiting task; several knocks while none waits count as one.
final class WakeUp: Sendable {
    private struct State {
        var isPending = false
        var sleeper: CheckedContinuation<Void, Never>?
    }

    private let state = Mutex(State())

    func knock() {
        let sleeper = state.withLock { state in
            let sleeper = state.sleeper.take()
            state.isPending = sleeper == nil
            return sleeper
        }
        sleeper?.resume()
    }

    /// Returns at the next knock, at once if there was one since the last call, or when the task is cancelled.
    func wait() async {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isAwake = state.withLock { state in
                    if state.isPending || Task.isCancelled {
                        state.isPending = false
                        return true
                    }
                    state.sleeper = continuation
                    return false
                }
                if isAwake { continuation.resume() }
            }
        } onCancel: {
            state.withLock { $0.sleeper.take() }?.resume()
        }
    }
}
