import ReceiptDomain

/// Review on a whole terminal screen: one draft, one screen, one key for a good draft.
public struct TerminalReviewSkin: Sendable {
    let terminal: any ScreenTerminal
    let wording: any Wording
    let styling: Styling
    private let picture: EvidencePicture?

    /// Where a `picture` is given, it is shown beneath the draft, as far as the screen has room.
    public init(
        terminal: any ScreenTerminal,
        wording: any Wording,
        styling: Styling,
        picture: EvidencePicture? = nil
    ) {
        self.terminal = terminal
        self.wording = wording
        self.styling = styling
        self.picture = picture
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
            await draw(screen)
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
    private func draw(_ screen: ReviewScreen) async {
        let frame = screen.frame(terminal.size)
        let rows = await pictureRows(screen, frame)
        var text = "\u{1B}[?25l\u{1B}[H"
        for (index, line) in frame.lines.enumerated() {
            let picture = index - frame.freeRows.lowerBound
            let content = rows.indices.contains(picture) ? "   " + rows[picture] : line.rendered(styling)
            text += (index > 0 ? "\r\n" : "") + content + "\u{1B}[K"
        }
        text += "\u{1B}[J"
        if let cursor = frame.cursor { text += "\u{1B}[\(cursor.row + 1);\(cursor.column + 1)H\u{1B}[?25h" }
        terminal.write(text)
    }

    /// The evidence at hand below a line that says what it is, and above a free one; none in less than four rows.
    private func pictureRows(_ screen: ReviewScreen, _ frame: ScreenFrame) async -> [String] {
        let room = frame.freeRows.count - 2
        let columns = max(1, min(terminal.size.columns, 100) - 6)
        let rows = min(room, 8)
        guard rows >= 2, let picture, let item = screen.conversation.item,
            let (field, box) = screen.conversation.evidenceAtHand(columns: columns, rows: rows),
            let drawn = await picture(item, box, columns, rows)
        else { return [] }
        return [StyledLine(wording.pictureOf(field), .faint).rendered(styling)] + drawn.prefix(rows)
    }
}
