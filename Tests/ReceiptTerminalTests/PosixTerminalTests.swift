import Foundation
import Glibc
import ReceiptTerminal
import Testing

@Suite(.serialized) struct PosixTerminalTests {
    @Test func `keys come one by one and unseen while the screen is ours, and all is put back`() async throws {
        let pseudo = try PseudoTerminal(columns: 80, rows: 24)
        let before = pseudo.localFlags
        let terminal = PosixTerminal(input: pseudo.slave, output: pseudo.slave)
        terminal.open()
        #expect(pseudo.localFlags & tcflag_t(ICANON | ECHO | ISIG) == 0)
        pseudo.press("가\u{1B}[A\r\u{3}")
        #expect(await terminal.nextKey() == .character("가"))
        #expect(await terminal.nextKey() == .up)
        #expect(await terminal.nextKey() == .enter)
        #expect(await terminal.nextKey() == .control("c"))
        terminal.close()
        terminal.close()
        #expect(pseudo.localFlags == before)
        let farewell = "\u{1B}[0m\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"
        let screen = pseudo.written(upTo: farewell)
        #expect(screen.hasPrefix("\u{1B}[?1049h"))
        #expect(screen.hasSuffix(farewell))
    }

    @Test func `an escape that nothing follows is a key`() async throws {
        let pseudo = try PseudoTerminal(columns: 80, rows: 24)
        let terminal = PosixTerminal(input: pseudo.slave, output: pseudo.slave)
        terminal.open()
        defer { terminal.close() }
        pseudo.press("\u{1B}")
        #expect(await terminal.nextKey() == .escape)
    }

    @Test func `a window of another size is told like a key`() async throws {
        let pseudo = try PseudoTerminal(columns: 80, rows: 24)
        let terminal = PosixTerminal(input: pseudo.slave, output: pseudo.slave)
        terminal.open()
        defer { terminal.close() }
        #expect(terminal.size == TerminalSize(columns: 80, rows: 24))
        pseudo.resize(columns: 60, rows: 20)
        #expect(await terminal.nextKey() == .resized)
        #expect(terminal.size == TerminalSize(columns: 60, rows: 20))
    }

    @Test func `a terminal that is gone ends the input`() async throws {
        let pseudo = try PseudoTerminal(columns: 80, rows: 24)
        let terminal = PosixTerminal(input: pseudo.slave, output: pseudo.slave)
        terminal.open()
        defer { terminal.close() }
        pseudo.hangUp()
        #expect(await terminal.nextKey() == .endOfInput)
    }

    @Test func `a terminal's answers are read, and all is put back`() async throws {
        let pseudo = try PseudoTerminal(columns: 80, rows: 24)
        let before = pseudo.localFlags
        let terminal = PosixTerminal(input: pseudo.slave, output: pseudo.slave)
        // A thread of its own: those of the shared pool may all be busy with other tests.
        let (answers, answer) = AsyncStream<[TerminalReply]>.makeStream()
        Thread.detachNewThread { answer.yield(terminal.replies(to: "?\u{1B}[c", within: 60_000)) }
        #expect(pseudo.written(upTo: "\u{1B}[c") == "?\u{1B}[c")
        pseudo.press("x\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[6;18;9t\u{1B}[?62;4c")
        let replies = await answers.first { _ in true }
        #expect(replies == [.kittyGraphics, .cellSize(.init(width: 9, height: 18)), .attributes([62, 4])])
        #expect(pseudo.localFlags == before)
    }

    @Test func `a terminal that goes leaves the one that was opened after it as it is`() async throws {
        let pseudo = try PseudoTerminal(columns: 80, rows: 24)
        var earlier: PosixTerminal? = PosixTerminal(input: pseudo.slave, output: pseudo.slave)
        earlier?.open()
        earlier?.close()
        let terminal = PosixTerminal(input: pseudo.slave, output: pseudo.slave)
        terminal.open()
        defer { terminal.close() }
        earlier = nil
        #expect(pseudo.localFlags & tcflag_t(ICANON | ECHO | ISIG) == 0)
    }

    @Test func `a terminal that does not answer is not waited for`() async throws {
        let pseudo = try PseudoTerminal(columns: 80, rows: 24)
        let terminal = PosixTerminal(input: pseudo.slave, output: pseudo.slave)
        #expect(terminal.replies(to: "\u{1B}[c", within: 1).isEmpty)
    }

    @Test func `nothing is asked while keys wait that are meant for the shell`() async throws {
        let pseudo = try PseudoTerminal(columns: 80, rows: 24)
        let terminal = PosixTerminal(input: pseudo.slave, output: pseudo.slave)
        pseudo.press("ls\r")
        #expect(terminal.replies(to: "\u{1B}[c", within: 1).isEmpty)
        var byte: UInt8 = 0
        #expect(read(pseudo.slave, &byte, 1) == 1 && byte == UInt8(ascii: "l"))
    }

    @Test func `a dumb terminal has no screen`() {
        #expect(PosixTerminal(environment: ["TERM": "dumb"]) == nil)
        #expect(PosixTerminal(environment: [:]) == nil)
    }
}

/// Both ends of a pseudo-terminal: we are its keyboard and its screen.
private final class PseudoTerminal {
    struct Unavailable: Error {}

    let slave: Int32
    private var master: Int32

    init(columns: UInt16, rows: UInt16) throws {
        // As posix_openpt, unlockpt and ptsname, which Swift's Glibc module lacks.
        let (unlock, number) = (UInt(0x4004_5431), UInt(0x8004_5430))
        master = Glibc.open("/dev/ptmx", O_RDWR | O_NOCTTY)
        var isLocked: Int32 = 0
        var index: Int32 = 0
        guard master >= 0, ioctl(master, unlock, &isLocked) == 0, ioctl(master, number, &index) == 0 else {
            throw Unavailable()
        }
        slave = Glibc.open("/dev/pts/\(index)", O_RDWR | O_NOCTTY)
        guard slave >= 0 else { throw Unavailable() }
        resize(columns: columns, rows: rows)
    }

    deinit {
        close(slave)
        hangUp()
    }

    func hangUp() {
        guard master >= 0 else { return }
        close(master)
        master = -1
    }

    func resize(columns: UInt16, rows: UInt16) {
        var window = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(master, UInt(TIOCSWINSZ), &window)
    }

    var localFlags: tcflag_t {
        var settings = termios()
        tcgetattr(slave, &settings)
        return settings.c_lflag
    }

    func press(_ keys: String) {
        let bytes = Array(keys.utf8)
        _ = write(master, bytes, bytes.count)
    }

    /// The text written to the screen up to a text, or until nothing comes for ten seconds.
    func written(upTo end: String) -> String {
        var text: [UInt8] = []
        var bytes = [UInt8](repeating: 0, count: 4096)
        var request = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
        while !text.reversed().starts(with: end.utf8.reversed()), poll(&request, 1, 10_000) == 1 {
            let count = read(master, &bytes, bytes.count)
            guard count > 0 else { break }
            text += bytes.prefix(count)
        }
        return String(decoding: text, as: UTF8.self)
    }
}
