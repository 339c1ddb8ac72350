@testable import ReceiptApp
import ReceiptDomain
import ReceiptTestSupport
import Synchronization
import Testing

struct WorkThroughQueueTests {
    private let shelf = PhotoShelf()
    private let user = UserID.me
    /// Another machine, that only looks on.
    private var look: MemoryPhotoQueue { MemoryPhotoQueue(shelf, worker: "a") }

    /// The events in order.
    private final class Diary: Sendable {
        let endings = Mutex<[Int: [WorkThroughQueue.Ending]]>([:])
        let troubles = Mutex(0)

        func note(_ event: WorkThroughQueue.Event) {
            switch event {
            case .ended(let photo, let ending, _):
                endings.withLock { $0[photo.photo.bytes, default: []].append(ending) }
            case .trouble: troubles.withLock { $0 += 1 }
            case .took: break
            }
        }
    }

    private struct Away: TransientError {
        let isPassing = true
    }

    private struct Odd: Error {}

    private func put(_ numbers: ClosedRange<Int>) async {
        for number in numbers { _ = await look.put(WaitingPhoto(number: number, of: user)) }
    }

    private func work(
        _ worker: String = "a",
        width: Int = 2,
        diary: Diary,
        pause: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) },
        read: @escaping WorkThroughQueue.Reading
    ) -> WorkThroughQueue {
        let queue = MemoryPhotoQueue(shelf, worker: worker)
        let intervals = WorkThroughQueue.Intervals(heartbeat: .seconds(3600), firstPause: .microseconds(1))
        return WorkThroughQueue(
            queue: queue,
            keeper: queue,
            width: width,
            endsWhenEmpty: true,
            intervals: intervals,
            pause: pause,
            read: read
        ) { diary.note($0) }
    }

    /// As the archive does: the loan ends in the same step as the record begins.
    private func finish(_ photo: PhotoLease) async throws -> WorkThroughQueue.Ending {
        guard await MemoryPhotoQueue(shelf, worker: "a").finish(photo) else { throw LeaseExpired() }
        return .drafted([photo.photo.id])
    }

    @Test func `several machines read all photos, each once`() async {
        await put(1...40)
        let diary = Diary()
        await withTaskGroup(of: Void.self) { group in
            for name in ["a", "b", "c"] {
                group.addTask { await work(name, diary: diary) { try await finish($0) }.run() }
            }
        }
        #expect(diary.endings.withLock { $0.count } == 40)
        #expect(diary.endings.withLock { $0.values.allSatisfy { $0.count == 1 } })
        #expect(await shelf.isEmpty)
        #expect(await look.state().throughput.photos == 40)
    }

    @Test func `what cannot be done is parked with its reason, and keeps nothing back`() async {
        await put(1...5)
        let diary = Diary()
        await work(diary: diary) { photo in
            if photo.photo.bytes == 2 { throw Odd() }
            return try await finish(photo)
        }.run()
        let parked = await look.parked(of: user)
        #expect(parked.map(\.photo.bytes) == [2] && parked.map(\.reason) == ["Odd()"])
        #expect(diary.endings.withLock { $0[2]?.count } == QueueLimits.tries)
        #expect(diary.endings.withLock { $0.count } == 5)
    }

    @Test func `what is nobody's fault is not counted, and waits a little longer each time`() async {
        await put(1...1)
        let diary = Diary()
        let pauses = Mutex<[Duration]>([])
        let times = Mutex(0)
        await work(width: 1, diary: diary, pause: { pauses.append($0) }) { photo in
            #expect(photo.tries == 1)
            if times.increment() <= 8 { throw Away() }
            return try await finish(photo)
        }.run()
        #expect(await shelf.isEmpty)
        #expect(diary.endings.withLock { $0[1]?.count } == 9 && diary.troubles.withLock { $0 } == 8)
        // The lease keeper has its own.
        let ours = pauses.withLock { $0.filter { $0 < .seconds(3600) } }
        #expect(ours == (0..<8).map { .microseconds(1) * (1 << $0) })
    }

    @Test func `a queue that is away is asked again`() async {
        await put(1...2)
        await shelf.fail(with: [Away(), Away(), Away()])
        let diary = Diary()
        await work(width: 1, diary: diary) { try await finish($0) }.run()
        #expect(await shelf.isEmpty)
        #expect(diary.troubles.withLock { $0 } == 3)
    }

    @Test func `whoever was too slow writes nothing, and goes on`() async {
        await put(1...2)
        let diary = Diary()
        let times = Mutex(0)
        await work(width: 1, diary: diary) { photo in
            if times.increment() == 1 {
                await shelf.advance(by: QueueLimits.lease + .seconds(1))
                _ = await look.sweep()
            }
            return try await finish(photo)
        }.run()
        #expect(await shelf.isEmpty)
        #expect(diary.endings.withLock { $0[1]?.first } == .takenAway)
        #expect(diary.endings.withLock { $0.values.flatMap(\.self).count } == 3)
    }

    @Test func `whoever is asked to stop finishes what is in hand and takes no more`() async {
        await put(1...3)
        let diary = Diary()
        let (began, begin) = AsyncStream<Void>.makeStream()
        let (goesOn, goOn) = AsyncStream<Void>.makeStream()
        let task = Task {
            await work(width: 1, diary: diary) { photo in
                begin.finish()
                // Reading does not end because its task is cancelled.
                await Task.detached { for await _ in goesOn {} }.value
                return try await finish(photo)
            }.run()
        }
        for await _ in began {}
        task.cancel()
        goOn.finish()
        await task.value
        #expect(diary.endings.withLock { $0.count } == 1)
        let state = await look.state()
        #expect(state.waiting == 2 && state.inHand == 0)
    }

    @Test func `what was not begun is given back to whoever comes next`() async {
        await put(1...1)
        let diary = Diary()
        let (began, begin) = AsyncStream<Void>.makeStream()
        let task = Task {
            await work(width: 1, diary: diary) { _ in
                begin.finish()
                try await Task.sleep(for: .seconds(3600))
                return .unpacked
            }.run()
        }
        for await _ in began {}
        task.cancel()
        await task.value
        #expect(diary.endings.withLock { $0[1] } == [.givenBack])
        #expect(await look.state().waiting == 1)
    }

    @Test func `leases in hand are kept, and given back when the farewell is over`() async throws {
        await put(1...1)
        let queue = MemoryPhotoQueue(shelf, worker: "a")
        let intervals = WorkThroughQueue.Intervals(farewell: .zero)
        let leases = LeaseKeeper(queue: queue, intervals: intervals) { _ in throw CancellationError() }
        let photo = try #require(try await queue.take())
        leases.took(photo)
        for _ in 1...5 {
            await shelf.advance(by: QueueLimits.lease * 0.9)
            await leases.beatOnce { _ in }
        }
        #expect(await look.state().inHand == 1)
        leases.stopSoon()
        await leases.beatOnce { _ in }
        #expect(await look.state().waiting == 1)
        #expect(await queue.finish(photo) == false)
    }
}

extension Mutex where Value == Int {
    fileprivate func increment() -> Int {
        withLock {
            $0 += 1
            return $0
        }
    }
}

extension Mutex where Value == [Duration] {
    fileprivate func append(_ duration: Duration) { withLock { $0.append(duration) } }
}

struct MemoryPhotoQueueTests {
    /// The same checks as for tables, so that what is tested with this queue holds for those.
    @Test(arguments: PhotoQueueCheck.allCases.filter { $0 != .isFairToAThousand })
    func `the queue of tests lends photos as every queue does`(_ check: PhotoQueueCheck) async throws {
        let shelf = PhotoShelf()
        try await check.run(
            PhotoQueueCheck.Subject {
                MemoryPhotoQueue(shelf, worker: $0)
            } addUser: { _ in
            } photo: {
                WaitingPhoto(number: $0, of: $1)
            } lapse: {
                await shelf.advance(by: QueueLimits.lease + .seconds(1))
            }
        )
    }
}
