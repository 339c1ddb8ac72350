import ReceiptDomain
public import ReceiptReview
public import ReceiptWording

/// A review on a full terminal screen: one draft per screen, one key for a good draft.
public struct TerminalReviewSkin: Sendable {
    let terminal: any ScreenTerminal
    let wording: any Wording
    private let styling: Styling
    private let support: PictureSupport
    private let picture: EvidencePicture?

    /// `picture` draws the evidence below the draft in the terminal's best form, as far as there is room.
    public init(
        terminal: any ScreenTerminal,
        wording: any Wording,
        styling: Styling,
        support: PictureSupport = PictureSupport(environment: [:]),
        picture: EvidencePicture? = nil
    ) {
        (self.terminal, self.wording, self.styling) = (terminal, wording, styling)
        (self.support, self.picture) = (support, picture)
    }

    /// Runs the conversation to its end; every action is performed before the next key.
    ///
    /// The terminal is restored before this returns, and by ``PosixTerminal`` if the process ends instead.
    public func run(
        _ conversation: ReviewConversation,
        perform: (ReviewAction) async -> ReviewOutcome
    ) async -> ReviewSummary {
        var screen = ReviewScreen(conversation: conversation, wording: wording)
        var support = support
        var styling = styling
        var pane: PhotoPane?
        /// The pane as scrolled by the person.
        var moved: PhotoPane?
        var turned: RecordPage?
        terminal.open()
        defer { terminal.close() }
        if picture != nil { terminal.write(support.question) }
        while screen.conversation.ending == nil {
            await draw(screen, styling, support.form, &pane, moved, turned)
            let key = await terminal.nextKey()
            switch key {
            case .reply(.background(let isLight)): styling.isOnLight = isLight
            case .reply(let reply): support.note(reply)
            case .control("z"):
                terminal.suspend()
                pane = nil
            case .resized, .control("l"):
                terminal.write("\u{1B}[2J")
                (pane, moved) = (nil, nil)
            case .pageUp, .pageDown: moved = pane?.moved(key == .pageUp ? -1 : 1)
            case .character("[") where screen.canTurnPages, .character("]") where screen.canTurnPages:
                turned = screen.pageBeside(pane?.page, key == .character("]") ? 1 : -1)
            default:
                turned = nil
                guard let action = screen.handle(key) else { continue }
                screen.report(await perform(action))
            }
        }
        if pane != nil { terminal.write(removal(of: pane)) }
        return screen.conversation.summary
    }

    /// Writes the whole screen at once over the previous one, without flicker.
    private func draw(
        _ screen: ReviewScreen,
        _ styling: Styling,
        _ form: PictureForm?,
        _ pane: inout PhotoPane?,
        _ moved: PhotoPane?,
        _ turned: RecordPage?
    ) async {
        let size = terminal.size
        let roomy = picture != nil && form != nil ? PhotoPane.minimumRows : 0
        let frame = screen.frame(size, pictureRows: roomy)
        var next = form.flatMap { form in
            guard let turned, let item = screen.conversation.item else { return PhotoPane(screen, frame, size, form) }
            return PhotoPane(turnedTo: turned, of: item, frame, size, form)
        }
        if let moved, let pane = next, pane.isAboutSame(as: moved) {
            next?.box = moved.box
            next?.shift = moved.shift
        }
        let isShown = next?.isShown(as: pane) ?? false
        // A picture that stays on screen keeps its box, perhaps with more room around it.
        if isShown, let pane { next?.box = pane.box }
        let drawn = isShown ? nil : await draw(next, screen)
        next?.used = isShown ? pane?.used ?? 0 : drawn?.rows ?? 0
        if !isShown, drawn == nil { next = nil }
        var text = "\u{1B}[?25l\u{1B}[H" + removal(of: isShown ? nil : pane)
        for (index, line) in frame.lines.enumerated() {
            if index > 0 { text += "\r\n" }
            if let next, next.lines.contains(index) {
                if !isShown { text += photoLine(index - next.top, next, screen, drawn, styling) + "\u{1B}[K" }
            } else {
                text += line.rendered(styling) + "\u{1B}[K"
            }
        }
        text += "\u{1B}[J"
        if let next, case .graphic(let sequence, _) = drawn { text += "\u{1B}[\(next.top + 2);4H" + sequence }
        if let cursor = frame.cursor { text += "\u{1B}[\(cursor.row + 1);\(cursor.column + 1)H\u{1B}[?25h" }
        terminal.write(text)
        pane = next
    }

    private func draw(_ pane: PhotoPane?, _ screen: ReviewScreen) async -> DrawnPicture? {
        guard let pane, let picture, let item = screen.conversation.item else { return nil }
        return await picture(item, pane.page, pane.quarterTurns, pane.box, pane.columns, pane.rows, pane.form)
    }

    /// The caption, then the picture's rows, which are empty where it is drawn over them.
    private func photoLine(
        _ index: Int,
        _ pane: PhotoPane,
        _ screen: ReviewScreen,
        _ drawn: DrawnPicture?,
        _ styling: Styling
    ) -> String {
        if index == 0 {
            let line = StyledLine(titleOfPhoto(pane, screen), .faint)
            return "   " + line.truncated(toColumns: pane.columns).rendered(styling)
        }
        let margin = index - 1 == pane.rowOfWords ? " \(StyledLine("›", .accent).rendered(styling)) " : "   "
        guard case .lines(let lines) = drawn, lines.indices.contains(index - 1) else { return margin }
        return margin + lines[index - 1]
    }

    /// The title of the picture, then as many key hints as fit.
    private func titleOfPhoto(_ pane: PhotoPane, _ screen: ReviewScreen) -> String {
        var title = pane.field.map(wording.pictureOf)
        var keys = [wording.keysOfPicture]
        if let record = screen.conversation.item?.record, record.pages.count > 1 {
            title = [title, wording.page(pane.page, of: record)].compactMap(\.self).joined(separator: "   ")
            keys.insert(wording.keysOfPages, at: 0)
        }
        return keys.reduce(title ?? "") { title, key in
            let longer = title.isEmpty ? key : title + "   " + key
            return longer.columns <= pane.columns ? longer : title
        }
    }

    /// kitty's pictures lie over the text and stay; others are erased by text.
    private func removal(of pane: PhotoPane?) -> String {
        if case .kitty = pane?.form { EncodedPicture.kittyRemoval } else { "" }
    }
}
