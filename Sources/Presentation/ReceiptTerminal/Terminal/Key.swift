/// A key press, or another terminal event.
public enum Key: Hashable, Sendable {
    case character(Character)
    /// With Ctrl, by the lower-case letter.
    case control(Character)
    case enter, escape, tab, backspace, delete
    case up, down, left, right, home, end, pageUp, pageDown
    /// Text from the clipboard, never interpreted as commands.
    case pasted(String)
    /// The window's size has changed.
    case resized
    /// A terminal's answer to a query, not a key.
    case reply(TerminalReply)
    /// The terminal is gone, so that no further key can come.
    case endOfInput
}

/// Decodes a terminal's bytes into keys (UTF-8, and the escape sequences of xterm and its relatives).
public struct KeyDecoder: Sendable {
    private var pending: [UInt8] = []
    /// The text being pasted, between `ESC [ 200 ~` and `ESC [ 201 ~`.
    private var paste: [UInt8]?

    /// The number of pauses within a sequence, whose rest may still arrive on a slow line.
    private var pauses = 0

    private static let pasteEnd = Array("\u{1B}[201~".utf8)
    private static let longestPaste = 10_000
    private static let longestReply = 1000
    private static let longestWait = 20

    public init() {}

    /// Whether more bytes are needed; a lone escape byte waits for ``flush()``.
    public var isWaiting: Bool { !pending.isEmpty }

    public mutating func feed(_ byte: UInt8) -> Key? {
        if paste != nil { return pasted(byte) }
        pending.append(byte)
        if pending[0] == 0x1B { return escapeSequence() }
        if pending[0] < 0x80 { return take(Self.single(pending[0])) }
        return character()
    }

    /// Called after a pause: a lone escape byte was the Escape key; other incomplete sequences are finally dropped.
    public mutating func flush() -> Key? {
        if pending.count > 2, pauses < Self.longestWait {
            pauses += 1
            return nil
        }
        defer { _ = take(nil) }
        return pending.first == 0x1B && pending.count <= 2 ? .escape : nil
    }

    /// Ctrl-C also ends a paste, so that a terminal without an end mark cannot lock the keyboard.
    private mutating func pasted(_ byte: UInt8) -> Key? {
        guard byte != 3, var bytes = paste else {
            paste = nil
            return .control("c")
        }
        bytes.append(byte)
        let isComplete = bytes.suffix(Self.pasteEnd.count) == Self.pasteEnd[...]
        paste = isComplete ? nil : bytes
        guard isComplete else { return nil }
        let text = bytes.dropLast(Self.pasteEnd.count).prefix(Self.longestPaste)
        return .pasted(String(decoding: text, as: UTF8.self))
    }

    private mutating func take(_ key: Key?) -> Key? {
        pending = []
        pauses = 0
        return key
    }

    private static func single(_ byte: UInt8) -> Key? {
        switch byte {
        case 9: .tab
        case 10, 13: .enter
        case 8, 127: .backspace
        case 1...26: .control(Character(Unicode.Scalar(byte + 96)))
        case 0x20..<0x7F: .character(Character(Unicode.Scalar(byte)))
        default: nil
        }
    }

    private mutating func character() -> Key? {
        let lead = pending[0]
        let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC0 ? 2 : 1
        if let last = pending.last, pending.count > 1, last & 0xC0 != 0x80 {
            // The character was incomplete; this byte starts another key.
            pending = []
            return feed(last)
        }
        guard pending.count >= length else { return nil }
        let text = String(validating: pending, as: UTF8.self)
        return take(text?.first.map(Key.character))
    }

    /// `ESC [ parameters final` and `ESC O final`; unknown sequences are ignored.
    private mutating func escapeSequence() -> Key? {
        guard pending.count > 1 else { return nil }
        if Self.stringStarts.contains(pending[1]) { return string() }
        guard pending[1] == UInt8(ascii: "[") || pending[1] == UInt8(ascii: "O") else {
            // Alt with a key, or Escape followed by a key: the key counts.
            let last = pending[1]
            pending = []
            return last == 0x1B ? .escape : feed(last)
        }
        guard pending.count > 2, let final = pending.last, (0x40...0x7E).contains(final) else {
            return pending.count > 32 ? take(nil) : nil
        }
        let parameters = String(decoding: pending[2..<(pending.count - 1)], as: UTF8.self)
        switch final {
        case UInt8(ascii: "A"): return take(.up)
        case UInt8(ascii: "B"): return take(.down)
        case UInt8(ascii: "C"): return take(.right)
        case UInt8(ascii: "D"): return take(.left)
        case UInt8(ascii: "H"): return take(.home)
        case UInt8(ascii: "F"): return take(.end)
        case UInt8(ascii: "c") where parameters.first == "?":
            return take(.reply(.attributes(Self.numbers(parameters.dropFirst()))))
        case UInt8(ascii: "t"): return take(Self.cellSize(Self.numbers(parameters[...])))
        case UInt8(ascii: "~"):
            if parameters == "200" { paste = [] }
            return take(Self.numbered(parameters))
        default: return take(nil)
        }
    }

    /// `ESC P`, `ESC ]`, `ESC ^`, `ESC _` and `ESC X` start a string that ends with `ESC \` or BEL.
    private static let stringStarts = Set("P]^_X".utf8)

    /// A terminal's answer in a string; other strings are ignored.
    private mutating func string() -> Key? {
        let hasEnded = pending.last == 7 || pending.suffix(2) == [0x1B, UInt8(ascii: "\\")] && pending.count > 2
        guard hasEnded || pending.count > Self.longestReply else { return nil }
        let text = String(decoding: pending.dropFirst(), as: UTF8.self)
        return take(TerminalReply(string: text).map(Key.reply))
    }

    private static func numbers(_ parameters: Substring) -> [Int] {
        parameters.split(separator: ";").compactMap { Int($0) }
    }

    /// The answer `6 ; height ; width`.
    private static func cellSize(_ numbers: [Int]) -> Key? {
        guard numbers.count == 3, numbers[0] == 6, numbers[1] > 0, numbers[2] > 0 else { return nil }
        return .reply(.cellSize(CellSize(width: numbers[2], height: numbers[1])))
    }

    private static func numbered(_ parameters: String) -> Key? {
        switch parameters.prefix(while: { $0 != ";" }) {
        case "1", "7": .home
        case "4", "8": .end
        case "3": .delete
        case "5": .pageUp
        case "6": .pageDown
        default: nil
        }
    }
}
