public import ReceiptApp
public import ReceiptWording

/// Shows progress: on a terminal as one redrawn line, elsewhere as occasional lines.
public struct ProgressWriter {
    private let wording: any Wording
    /// Columns of the terminal; `nil` without one.
    private let terminalWidth: Int?
    private let write: (String) -> Void
    private var shown = ""
    private var lastTenth = 0

    public init(_ wording: any Wording, terminalWidth: Int?, write: @escaping (String) -> Void) {
        (self.wording, self.terminalWidth, self.write) = (wording, terminalWidth, write)
    }

    public mutating func show(_ progress: WorkProgress) {
        guard let terminalWidth else { return showPlain(progress) }
        // The last column stays free, because writing there wraps on some terminals.
        let line = progress.line(width: terminalWidth - 1, wording)
        guard line != shown else { return }
        write("\r" + line + String(repeating: " ", count: max(0, shown.columns - line.columns)))
        shown = line
    }

    /// Writes a line; on a terminal above the progress line, and broken at words.
    public mutating func note(_ line: String) {
        clear()
        write(line.folded(toColumns: terminalWidth) + "\n")
    }

    /// Clears the progress line; call it at the end, and before any other output.
    public mutating func clear() {
        guard !shown.isEmpty else { return }
        write("\r" + String(repeating: " ", count: shown.columns) + "\r")
        shown = ""
    }

    /// One line for every tenth of the work, so that a log stays short.
    private mutating func showPlain(_ progress: WorkProgress) {
        guard progress.total > 0 else { return }
        let tenth = progress.done * 10 / progress.total
        guard tenth > lastTenth else { return }
        lastTenth = tenth
        write(wording.progress(progress) + "\n")
    }
}
