import UnixSignals

/// Runs work until it is done or an end is requested, by the person (Ctrl-C) or the system (SIGTERM).
///
/// Then the work's task is cancelled: it finishes what it has in hand and returns, while `onSignal` reports the request.
/// The result is `nil` if the work threw after the request.
func untilInterrupted<Result: Sendable>(
    _ work: @escaping @Sendable () async throws -> Result,
    onSignal: @escaping @Sendable () -> Void
) async throws -> (result: Result?, wasInterrupted: Bool) {
    let signals = await UnixSignalsSequence(trapping: .sigint, .sigterm)
    return try await withThrowingTaskGroup(of: WorkEvent<Result>.self) { group in
        group.addTask { .finished(try await work()) }
        group.addTask {
            for await _ in signals { return .signalled }
            // Cancelled because the work is done; this result is ignored.
            return .signalled
        }
        if case .finished(let result)? = try await group.next() {
            group.cancelAll()
            return (result, false)
        }
        onSignal()
        group.cancelAll()
        do {
            if case .finished(let last)? = try await group.next() { return (last, true) }
        } catch is CancellationError {
            // The expected result of a requested end.
        }
        return (nil, true)
    }
}

private enum WorkEvent<Result: Sendable>: Sendable {
    case finished(Result)
    case signalled
}
