import ReceiptApp
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(30))) struct OrderedWorkTests {
    @Test func `results come in the order of the elements, whichever is done first`() async throws {
        // Each waits for the one after it, so that they are done in the reverse order.
        let gates = (0...5).map { _ in Gate() }
        gates[5].open()
        var results: [Int] = []
        try await inOrder(0..<5, width: 5) { number in
            await gates[number + 1].passed()
            gates[number].open()
            return number
        } emit: {
            results.append($0)
        }
        #expect(results == [0, 1, 2, 3, 4])
    }

    @Test(arguments: [1, 3])
    func `no more than the width are under way at once`(_ width: Int) async throws {
        let underWay = Mutex((now: 0, maximum: 0))
        try await inOrder(0..<50, width: width) { number in
            underWay.withLock {
                $0.now += 1; $0.maximum = max($0.maximum, $0.now)
            }
            await Task.yield()
            underWay.withLock { $0.now -= 1 }
        } emit: {
        }
        #expect(underWay.withLock { $0.maximum } <= width)
    }

    @Test func `an error of the receiver ends the work`() async {
        struct Full: Error {}
        let done = Mutex(0)
        await #expect(throws: Full.self) {
            try await inOrder(0..<1000, width: 2) { _ in
                done.withLock { $0 += 1 }
            } emit: {
                throw Full()
            }
        }
        #expect(done.withLock { $0 } < 10)
    }

    @Test func `a task that is cancelled finishes what is in hand and begins nothing`() async throws {
        let begun = Gate()
        let goOn = Gate()
        let task = Task {
            var results: [Int] = []
            try await inOrder(0..<100, width: 1) { number in
                begun.open()
                await goOn.passed()
                return number
            } emit: {
                results.append($0)
            }
            return results
        }
        await begun.passed()
        task.cancel()
        goOn.open()
        #expect(try await task.value == [0])
    }
}

/// Closed until somebody opens it, for good.
private final class Gate: Sendable {
    private let state = Mutex((isOpen: false, waiting: [CheckedContinuation<Void, Never>]()))

    func open() {
        let waiting = state.withLock { state in
            defer { state = (true, []) }
            return state.waiting
        }
        for one in waiting { one.resume() }
    }

    func passed() async {
        await withCheckedContinuation { continuation in
            let isOpen = state.withLock { state in
                if !state.isOpen { state.waiting.append(continuation) }
                return state.isOpen
            }
            if isOpen { continuation.resume() }
        }
    }
}
