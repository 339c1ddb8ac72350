public import ReceiptDomain

/// Runs the entry prompt on a full terminal screen.
public struct EntryPromptSkin: Sendable {
    private let terminal: any ScreenTerminal
    private let styling: Styling

    public init(terminal: any ScreenTerminal, styling: Styling) {
        (self.terminal, self.styling) = (terminal, styling)
    }

    /// Returns the unwritten record; `nil` where the person gave up.
    public func run(_ prompt: EntryPrompt) async -> Record? {
        var prompt = prompt
        terminal.open()
        defer { terminal.close() }
        while true {
            draw(prompt.frame(terminal.size))
            let key = await terminal.nextKey()
            switch key {
            case .control("z"): terminal.suspend()
            case .resized, .control("l"): terminal.write("\u{1B}[2J")
            case .reply: continue
            default:
                switch prompt.handle(key) {
                case .entered(let record): return record
                case .givenUp: return nil
                case nil: continue
                }
            }
        }
    }

    private func draw(_ frame: ScreenFrame) {
        var text = "\u{1B}[?25l\u{1B}[H"
        text += frame.lines.map { $0.rendered(styling) + "\u{1B}[K" }.joined(separator: "\r\n")
        text += "\u{1B}[J"
        if let cursor = frame.cursor { text += "\u{1B}[\(cursor.row + 1);\(cursor.column + 1)H\u{1B}[?25h" }
        terminal.write(text)
    }
}
