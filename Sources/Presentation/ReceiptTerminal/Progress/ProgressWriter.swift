public import ReceiptApp
public import ReceiptWording

/// Shows progress: one line that is redrawn on a terminal, a plain line now and then elsewhere.
public struct ProgressWriter {
    private let wording: any Wording
    /// Columns of the terminal; `nil` where the output is none.
    private let terminalWidth: Int?
    private let write: (String) -> Void
    private var shown = ""
    private var lastTenth = 0

    public init(_ wording: any Wording, terminalWidth: Int?, write: @escaping (String) -> Void) {
        self.wording = wording
        self.terminalWidth = terminalWidth
        self.write = write
    }

    public mutating func show(_ progress: WorkProgress) {
        guard let terminalWidth else { return showPlain(progress) }
        // The last column stays free: writing there makes some terminals wrap.
        let line = progress.line(width: terminalWidth - 1, wording)
        guard line != shown else { return }
        write("\r" + line + String(repeating: " ", count: max(0, shown.columns - line.columns)))
        shown = line
    }

    /// Writes a line of its own; on a terminal above the progress line.
    public mutating func note(_ line: String) {
        clear()
        write(line + "\n")
    }

    /// Takes the line off the terminal: call it when the work is over, or before anything else is written.
    public mutating func clear() {
        guard !shown.isEmpty else { return }
        write("\r" + String(repeating: " ", count: shown.columns) + "\r")
        shown = ""
    }

    /// At every tenth of the work, so that a log stays short.
    private mutating func showPlain(_ progress: WorkProgress) {
        guard progress.total > 0 else { return }
        let tenth = progress.done * 10 / progress.total
        guard tenth > lastTenth else { return }
        lastTenth = tenth
        write(wording.progress(progress) + "\n")
    }
}
