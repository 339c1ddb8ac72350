import ReceiptFiles
import ReceiptIntake
import Testing

@Suite struct SettlingFilesTests {
    private let start = ContinuousClock.now
    private let files = Patient()

    /// Holds the value, because an expectation cannot call what changes one.
    private final class Patient {
        private var files = SettlingFiles<ContinuousClock.Instant>(
            timeouts: .init(complete: .seconds(1), unknowable: .seconds(5), incomplete: .seconds(60))
        )

        func take(
            _ version: FileVersion,
            in place: Int = 0,
            at now: ContinuousClock.Instant,
            end: () -> FormatEnd
        ) -> Bool {
            files.take(version, in: place, at: now, end: end)
        }

        func beginScan() { files.beginScan() }
        func endScan() { files.endScan() }
        func giveBack(_ identity: FileIdentity) { files.giveBack(identity) }
        var nextDue: ContinuousClock.Instant? { files.nextDue }
    }

    private func version(inode: UInt64 = 1, size: Int = 10, modified: Int = 0, changed: Int = 0) -> FileVersion {
        FileVersion(
            identity: FileIdentity(device: 1, inode: inode),
            size: size,
            modified: modified,
            changed: changed
        )
    }

    @Test func `a file that stays quiet is handed over once`() {
        #expect(!files.take(version(), at: start) { .present })
        #expect(files.take(version(), at: start + .seconds(1)) { .present })
        #expect(!files.take(version(), at: start + .seconds(2)) { .present })
    }

    @Test func `a file that grows is waited for`() {
        #expect(!files.take(version(size: 10), at: start) { .present })
        #expect(!files.take(version(size: 20), at: start + .seconds(1)) { .present })
        #expect(!files.take(version(size: 20), at: start + .milliseconds(1900)) { .present })
        #expect(files.take(version(size: 20), at: start + .seconds(2)) { .present })
    }

    @Test func `a write that keeps the size counts as one`() {
        #expect(!files.take(version(modified: 1), at: start) { .present })
        #expect(!files.take(version(modified: 2), at: start + .seconds(1)) { .present })
        #expect(!files.take(version(modified: 2, changed: 3), at: start + .seconds(2)) { .present })
    }

    @Test(arguments: [(FormatEnd.present, 1), (.unknowable, 5), (.missing, 60)])
    func `how long a file is waited for depends on its format's end`(end: FormatEnd, seconds: Int) {
        #expect(!files.take(version(), at: start) { end })
        #expect(!files.take(version(), at: start + .seconds(seconds) - .milliseconds(1)) { end })
        #expect(files.take(version(), at: start + .seconds(seconds)) { end })
    }

    @Test func `the end is looked for only once the file is quiet`() {
        var looks = 0
        func look() -> FormatEnd {
            looks += 1
            return .missing
        }
        #expect(!files.take(version(), at: start, end: look))
        #expect(looks == 0)
        #expect(!files.take(version(), at: start + .seconds(1), end: look))
        #expect(looks == 1)
    }

    @Test func `a file that changes after it was handed over is handed over again`() {
        #expect(!files.take(version(size: 10), at: start) { .present })
        #expect(files.take(version(size: 10), at: start + .seconds(1)) { .present })
        #expect(!files.take(version(size: 20), at: start + .seconds(2)) { .present })
        #expect(files.take(version(size: 20), at: start + .seconds(3)) { .present })
    }

    @Test func `a file that was gone for a scan is new`() {
        files.beginScan()
        #expect(!files.take(version(), at: start) { .present })
        files.endScan()
        files.beginScan()
        #expect(files.take(version(), at: start + .seconds(1)) { .present })
        files.endScan()
        files.beginScan()
        files.endScan()
        files.beginScan()
        #expect(!files.take(version(), at: start + .seconds(2)) { .present })
        #expect(files.take(version(), at: start + .seconds(3)) { .present })
    }

    @Test func `the next moment to look is that of the file that is due first`() {
        files.beginScan()
        #expect(files.nextDue == nil)
        _ = files.take(version(inode: 1), at: start) { .present }
        _ = files.take(version(inode: 2), at: start + .milliseconds(500)) { .present }
        #expect(files.nextDue == start + .seconds(1))
        files.beginScan()
        _ = files.take(version(inode: 1), at: start + .seconds(1)) { .missing }
        _ = files.take(version(inode: 2), at: start + .seconds(1)) { .missing }
        #expect(files.nextDue == start + .milliseconds(1500))
    }

    @Test func `a file whose folder was renamed after it was handed over is handed over again, and a hard link is not`()
    {
        _ = files.take(version(), in: 1, at: start) { .present }
        #expect(files.take(version(), in: 1, at: start + .seconds(1)) { .present })
        for second in 2...3 {
            files.beginScan()
            #expect(!files.take(version(), in: 1, at: start + .seconds(second)) { .present })
            #expect(!files.take(version(), in: 2, at: start + .seconds(second)) { .present })
        }
        files.beginScan()
        #expect(!files.take(version(), in: 3, at: start + .seconds(5)) { .present })
        files.beginScan()
        #expect(files.take(version(), in: 3, at: start + .seconds(6)) { .present })
    }

    @Test func `a file that is given back is handed over again`() {
        _ = files.take(version(), at: start) { .present }
        #expect(files.take(version(), at: start + .seconds(1)) { .present })
        files.giveBack(version().identity)
        #expect(!files.take(version(), at: start + .seconds(9)) { .present })
        #expect(files.take(version(), at: start + .seconds(10)) { .present })
    }
}
