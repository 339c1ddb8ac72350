import UnixSignals

/// Runs work until it is done or the person (Ctrl-C) or the system (SIGTERM) asks for an end.
///
/// The work's task is then cancelled: it finishes what it has in hand and returns. The result is `nil` if it was asked to
/// end and threw.
func untilInterrupted<Result: Sendable>(
    _ work: @escaping @Sendable () async throws -> Result
) async throws -> (result: Result?, wasInterrupted: Bool) {
    let signals = await UnixSignalsSequence(trapping: .sigint, .sigterm)
    return try await withThrowingTaskGroup(of: WorkEvent<Result>.self) { group in
        group.addTask { .finished(try await work()) }
        group.addTask {
            for await _ in signals { return .signalled }
            // Cancelled, because the work is done; nobody looks at this.
            return .signalled
        }
        switch try await group.next() {
        case .finished(let result)?:
            group.cancelAll()
            return (result, false)
        case .signalled?, nil:
            group.cancelAll()
            var result: Result?
            do {
                if case .finished(let last)? = try await group.next() { result = last }
            } catch is CancellationError {
                result = nil
            }
            return (result, true)
        }
    }
}

private enum WorkEvent<Result: Sendable>: Sendable {
    case finished(Result)
    case signalled
}
