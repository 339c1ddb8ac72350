/// What a terminal answered to a question (see ``PictureSupport/question``).
public enum TerminalReply: Hashable, Sendable {
    /// It shows pictures by kitty's protocol.
    case kittyGraphics
    case cellSize(CellSize)
    /// The background is light, or dark.
    case background(isLight: Bool)
    /// Primary device attributes: the kind of terminal, then what it can do; 4 stands for sixels.
    case attributes([Int])

    /// An answer that is a text between `ESC _` or `ESC ]` and its end; `nil` for others.
    init?(string: String) {
        if string.hasPrefix("_Gi=31;OK") {
            self = .kittyGraphics
        } else if string.hasPrefix("]11;rgb:") {
            // `rgb:ffff/ffff/ffff`, with one to four hexadecimal digits each.
            let shares = string.dropFirst(8).split(separator: "/").compactMap { digits -> Double? in
                let digits = digits.prefix(while: \.isHexDigit)
                return Int(digits, radix: 16).map { Double($0) / Double(1 << (4 * digits.count) - 1) }
            }
            guard shares.count == 3 else { return nil }
            self = .background(isLight: 0.299 * shares[0] + 0.587 * shares[1] + 0.114 * shares[2] > 0.5)
        } else {
            return nil
        }
    }
}
