import ReceiptDomain

/// Review on a whole terminal screen: one draft, one screen, one key for a good draft.
public struct TerminalReviewSkin: Sendable {
    let terminal: any ScreenTerminal
    let wording: any Wording
    let styling: Styling

    public init(terminal: any ScreenTerminal, wording: any Wording, styling: Styling) {
        self.terminal = terminal
        self.wording = wording
        self.styling = styling
    }

    /// Holds the conversation to its end; every action is performed before the next key is taken.
    ///
    /// The terminal is given back before this returns, and by ``PosixTerminal`` also where the process ends instead.
    public func run(
        _ conversation: ReviewConversation,
        perform: (ReviewAction) async -> ReviewOutcome
    ) async -> ReviewSummary {
        var screen = ReviewScreen(conversation: conversation, wording: wording)
        terminal.open()
        defer { terminal.close() }
        while screen.conversation.ending == nil {
            draw(screen)
            let key = await terminal.nextKey()
            switch key {
            case .control("z"): terminal.suspend()
            case .resized, .control("l"): terminal.write("\u{1B}[2J")
            default:
                guard let action = screen.handle(key) else { continue }
                screen.report(await perform(action))
            }
        }
        return screen.conversation.summary
    }

    /// Writes the whole screen at once, over what stood there: nothing flickers.
    private func draw(_ screen: ReviewScreen) {
        let frame = screen.frame(terminal.size)
        var text = "\u{1B}[?25l\u{1B}[H"
        for (index, line) in frame.lines.enumerated() {
            text += (index > 0 ? "\r\n" : "") + line.rendered(styling) + "\u{1B}[K"
        }
        text += "\u{1B}[J"
        if let cursor = frame.cursor { text += "\u{1B}[\(cursor.row + 1);\(cursor.column + 1)H\u{1B}[?25h" }
        terminal.write(text)
    }
}
