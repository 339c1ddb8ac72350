import ReceiptDomain
import ReceiptReading
import ReceiptTestSupport
import Synchronization
import Testing

@Suite struct ReaderPoolTests {
    @Test func `no more receipts are read at once than there are threads`() async throws {
        let gauge = Gauge()
        let pool = ReaderPool(count: 2) { ReadReceipt(counting: gauge) }
        let context = try ReadingContext.sample()
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<20 { group.addTask { _ = try? await pool.read([1], context) } }
        }
        await pool.close()
        #expect(gauge.counts.withLock(\.maximumAtOnce) <= 2)
        #expect(gauge.counts.withLock(\.total) == 20)
    }

    @Test func `each thread makes one reader and keeps it`() async throws {
        let made = Counter()
        let pool = ReaderPool(count: 1) {
            made.increment()
            return ReadReceipt(counting: Gauge())
        }
        for _ in 0..<3 { _ = try await pool.read([1], .sample()) }
        await pool.close()
        #expect(made.value == 1)
    }

    @Test func `a reader's error reaches the caller, and the thread goes on`() async throws {
        let pool = ReaderPool(count: 1) { ReadReceipt(counting: Gauge()) }
        for _ in 0..<2 {
            await #expect(throws: ReadingError.emptyFile) { try await pool.read([], .sample()) }
        }
        _ = try await pool.read([1], .sample())
        await pool.close()
    }
}

/// How many recognitions run, and how many ran at most at the same time.
private final class Gauge: Sendable {
    struct Counts: Sendable {
        var running = 0
        var maximumAtOnce = 0
        var total = 0
    }

    let counts = Mutex(Counts())

    func begin() {
        counts.withLock {
            $0.running += 1
            $0.total += 1
            $0.maximumAtOnce = max($0.maximumAtOnce, $0.running)
        }
    }

    func end() { counts.withLock { $0.running -= 1 } }
}

private final class Counter: Sendable {
    private let count = Mutex(0)

    var value: Int { count.withLock { $0 } }

    func increment() { count.withLock { $0 += 1 } }
}

extension ReadReceipt {
    fileprivate convenience init(counting gauge: Gauge) {
        let recognizer = ScriptedRecognizer(models: ["eng"]) { _, _ in
            gauge.begin()
            defer { gauge.end() }
            return [RecognizedLine("TOTAL 8.60 and enough words to be plainly legible")]
        }
        self.init(
            decoder: WhitePictureDecoder(),
            preparer: UnchangedPage(pieces: []),
            recognizer: recognizer,
            interpreter: StubInterpreter(),
            engineVersion: "scripted"
        )
    }
}

extension ReadingContext {
    fileprivate static func sample() throws -> ReadingContext {
        ReadingContext(today: try #require(CalendarDay(iso: "2026-11-18")))
    }
}
