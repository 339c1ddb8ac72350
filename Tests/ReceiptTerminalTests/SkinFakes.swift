import ReceiptTerminal
import Synchronization

/// Answers from a list; keeps what was written.
final class ScriptedConsole: LineConsole {
    private let state: Mutex<(answers: [String], written: String)>

    init(_ answers: [String]) { state = Mutex((answers, "")) }

    var written: String { state.withLock { $0.written } }

    func write(_ text: String) async { state.withLock { $0.written += text } }

    /// The answer is echoed, so that a transcript reads as on a terminal.
    func readLine() async -> String? {
        state.withLock { state in
            guard !state.answers.isEmpty else { return nil }
            let answer = state.answers.removeFirst()
            state.written += answer + "\n"
            return answer
        }
    }
}

/// A terminal that understands as much as the skin writes, and presses keys from a list.
final class ScriptedTerminal: ScreenTerminal {
    private struct State {
        var keys: [Key]
        var size: TerminalSize
        var frames: [[String]] = []
        var isOpen = false
        var openings = 0
    }

    private let state: Mutex<State>

    init(columns: Int, rows: Int, keys: [Key]) {
        state = Mutex(State(keys: keys, size: TerminalSize(columns: columns, rows: rows)))
    }

    var size: TerminalSize { state.withLock { $0.size } }
    var isOpen: Bool { state.withLock { $0.isOpen } }
    var openings: Int { state.withLock { $0.openings } }

    /// Each screen as it stood before a key was awaited, without colours and trailing spaces.
    var frames: [[String]] { state.withLock { $0.frames } }

    func open() {
        state.withLock {
            $0.isOpen = true
            $0.openings += 1
        }
    }

    func close() { state.withLock { $0.isOpen = false } }

    func write(_ text: String) {
        guard text.contains("\r\n") else { return }
        let lines = text.replacing(/\u{1B}\[[0-9;?]*[A-Za-z]/, with: "").split(
            separator: "\r\n",
            omittingEmptySubsequences: false
        )
        state.withLock { state in
            state.frames.append(lines.map { String($0.replacing(/[ ]+$/, with: "")) })
        }
    }

    func nextKey() async -> Key {
        state.withLock { $0.keys.isEmpty ? .endOfInput : $0.keys.removeFirst() }
    }

    func suspend() {
        close()
        open()
    }
}

extension [Key] {
    /// A key for every character.
    static func typed(_ text: String) -> [Key] { text.map(Key.character) }
}
