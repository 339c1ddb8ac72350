/// A line of text being edited, with a cursor between characters.
public struct LineEditor: Hashable, Sendable {
    public private(set) var text: String
    /// The number of characters before it.
    public private(set) var cursor: Int

    public init(_ text: String = "") {
        self.text = text
        cursor = text.count
    }

    /// Handles a key; `false` for one without a meaning here.
    public mutating func handle(_ key: Key) -> Bool {
        switch key {
        case .character(let character): insert(character)
        case .pasted(let text): for character in text { insert(character.isNewline ? " " : character) }
        case .left, .control("b"): cursor = max(0, cursor - 1)
        case .right, .control("f"): cursor = min(text.count, cursor + 1)
        case .home, .control("a"): cursor = 0
        case .end, .control("e"): cursor = text.count
        case .backspace: if cursor > 0 { remove(from: cursor - 1, to: cursor) }
        case .delete, .control("d"): if cursor < text.count { remove(from: cursor, to: cursor + 1) }
        case .control("u"): remove(from: 0, to: cursor)
        case .control("k"): remove(from: cursor, to: text.count)
        case .control("w"): remove(from: wordStart, to: cursor)
        default: return false
        }
        return true
    }

    /// A combining mark joins the previous character, so the cursor is recomputed.
    private mutating func insert(_ character: Character) {
        let head = String(text.prefix(cursor)) + String(character)
        let tail = text.dropFirst(cursor)
        cursor = head.count
        text = head + tail
    }

    private mutating func remove(from start: Int, to end: Int) {
        text = String(text.prefix(start) + text.dropFirst(end))
        cursor = start
    }

    private var wordStart: Int {
        let head = Array(text.prefix(cursor))
        var start = head.count
        while start > 0, head[start - 1].isWhitespace { start -= 1 }
        while start > 0, !head[start - 1].isWhitespace { start -= 1 }
        return start
    }

    /// The part of the line around the cursor that fits the columns, and the cursor's column in it.
    public func window(columns: Int) -> (text: String, cursorColumn: Int) {
        var start = 0
        let characters = Array(text)
        func width(_ range: Range<Int>) -> Int { characters[range].reduce(0) { $0 + $1.columns } }
        // One column stays free for a cursor after the last character.
        while start < cursor, width(start..<cursor) > columns - 1 { start += 1 }
        var end = cursor
        while end < characters.count, width(start..<(end + 1)) <= columns - 1 { end += 1 }
        return (String(characters[start..<end]), width(start..<cursor))
    }
}
