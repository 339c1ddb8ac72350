/// A way to show pictures that a terminal knows.
public enum PictureForm: Hashable, Sendable {
    /// The graphics protocol of kitty (sw.kovidgoyal.net/kitty/graphics-protocol), which Ghostty, WezTerm and Konsole
    /// know as well.
    case kitty(cell: CellSize?)
    /// Inline images of iTerm2 (iterm2.com/documentation-images.html), also in WezTerm and mintty.
    case iTerm(cell: CellSize?)
    /// Sixels of the VT340, as in xterm, foot and Windows Terminal; their size is in pixels, so that of a cell must be known.
    case sixel(cell: CellSize)
    /// Quarter blocks in grey: coarse, but text as any other.
    case blocks(BlockPicture.Greys)
}

/// How many pixels a character cell has.
public struct CellSize: Hashable, Sendable {
    public var width: Int
    public var height: Int

    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// For terminals that do not tell: about twice as high as wide is true of nearly all fonts.
    static let usual = CellSize(width: 10, height: 20)
}

/// A picture as it goes to a terminal.
public enum DrawnPicture: Hashable, Sendable {
    /// Lines of text, each of which leaves the cursor where it ends.
    case lines([String])
    /// A sequence that draws at the cursor, over so many rows, and may leave the cursor anywhere.
    case graphic(String, rows: Int)

    public var rows: Int {
        switch self {
        case .lines(let lines): lines.count
        case .graphic(_, let rows): rows
        }
    }

    /// The picture below what was written, with the cursor on the line below it; not higher than the screen.
    public func below(indent: Int) -> String {
        let margin = String(repeating: " ", count: indent)
        switch self {
        case .lines(let lines): return lines.map { margin + $0 + "\n" }.joined()
        case .graphic(let sequence, let rows):
            // Room first, so that drawing never scrolls; then back to where the room begins, and again below it.
            let room = String(repeating: "\n", count: rows)
            return room + "\u{1B}[\(rows)A" + margin + "\u{1B}7" + sequence + "\u{1B}8\r\u{1B}[\(rows)B"
        }
    }
}
