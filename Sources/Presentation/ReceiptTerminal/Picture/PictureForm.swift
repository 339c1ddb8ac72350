/// A form of pictures that a terminal supports.
public enum PictureForm: Hashable, Sendable {
    /// The graphics protocol of kitty (sw.kovidgoyal.net/kitty/graphics-protocol), also in Ghostty, WezTerm and Konsole.
    case kitty(cell: CellSize?)
    /// Inline images of iTerm2 (iterm2.com/documentation-images.html), also in WezTerm and mintty.
    case iTerm(cell: CellSize?)
    /// Sixels of the VT340, also in xterm, foot and Windows Terminal; sized in pixels, so that a cell's size must be known.
    case sixel(cell: CellSize)
    /// Quarter blocks in grey: coarse, but ordinary text.
    case blocks(BlockPicture.Greys)
}

/// The size of a character cell in pixels.
public struct CellSize: Hashable, Sendable {
    public var width: Int
    public var height: Int

    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// For terminals that do not tell; most fonts are about twice as high as wide.
    static let usual = CellSize(width: 10, height: 20)
}

/// A picture ready for output.
public enum DrawnPicture: Hashable, Sendable {
    /// Lines of text, each leaving the cursor at its end.
    case lines([String])
    /// A sequence that draws at the cursor over the given rows, and may leave the cursor anywhere.
    case graphic(String, rows: Int)

    public var rows: Int {
        switch self {
        case .lines(let lines): lines.count
        case .graphic(_, let rows): rows
        }
    }

    /// The sequence to draw the picture below existing text; the cursor ends below it.
    ///
    /// The picture must fit the screen.
    public func below(indent: Int) -> String {
        let margin = String(repeating: " ", count: indent)
        switch self {
        case .lines(let lines): return lines.map { margin + $0 + "\n" }.joined()
        case .graphic(let sequence, let rows):
            // Makes room first, so that drawing never scrolls; then returns to its start, and finally below it.
            let room = String(repeating: "\n", count: rows)
            return room + "\u{1B}[\(rows)A" + margin + "\u{1B}7" + sequence + "\u{1B}8\r\u{1B}[\(rows)B"
        }
    }
}
