import UnixSignals

/// Runs work until it is done or the person (Ctrl-C) or the system (SIGTERM) asks for an end.
///
/// The work's task is then cancelled: it finishes what it has in hand and returns, while `onSignal` tells the person so.
/// The result is `nil` if it was asked to end and threw.
func untilInterrupted<Result: Sendable>(
    _ work: @escaping @Sendable () async throws -> Result,
    onSignal: @escaping @Sendable () -> Void
) async throws -> (result: Result?, wasInterrupted: Bool) {
    let signals = await UnixSignalsSequence(trapping: .sigint, .sigterm)
    return try await withThrowingTaskGroup(of: WorkEvent<Result>.self) { group in
        group.addTask { .finished(try await work()) }
        group.addTask {
            for await _ in signals { return .signalled }
            // Cancelled, because the work is done; nobody looks at this.
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
            // That is what it was asked for.
        }
        return (nil, true)
    }
}

private enum WorkEvent<Result: Sendable>: Sendable {
    case finished(Result)
    case signalled
}
