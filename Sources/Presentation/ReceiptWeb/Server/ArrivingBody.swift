import Synchronization

/// A request's body with a deadline, which also knows whether it was read to its end.
///
/// The connection's idle timeout limits the time between two pieces; the deadline stops bodies that come a byte at a time.
final class ArrivingBody: AsyncSequence, Sendable {
    private let body: PageRequest.Body
    private let deadline: ContinuousClock.Instant
    private let now: @Sendable () -> ContinuousClock.Instant
    private let end = Mutex(false)

    init(_ body: PageRequest.Body, within time: Duration, now: @escaping @Sendable () -> ContinuousClock.Instant) {
        (self.body, self.now) = (body, now)
        deadline = now() + time
    }

    var hasEnded: Bool { end.withLock { $0 } }

    struct AsyncIterator: AsyncIteratorProtocol {
        fileprivate let body: ArrivingBody
        fileprivate var pieces: any AsyncIteratorProtocol<[UInt8], any Error>

        mutating func next() async throws -> [UInt8]? {
            guard let piece = try await pieces.next() else {
                body.end.withLock { $0 = true }
                return nil
            }
            guard body.now() <= body.deadline else { throw PageProblem.tooSlow }
            return piece
        }
    }

    func makeAsyncIterator() -> AsyncIterator { AsyncIterator(body: self, pieces: body.makeAsyncIterator()) }
}
