/// A terminal's answer to a query (see ``PictureSupport/question``).
public enum TerminalReply: Hashable, Sendable {
    /// The terminal supports kitty's graphics protocol.
    case kittyGraphics
    case cellSize(CellSize)
    /// The background's brightness.
    case background(isLight: Bool)
    /// Primary device attributes: the terminal's kind, then its features, of which 4 is sixels.
    case attributes([Int])

    /// An answer in a string between `ESC _` or `ESC ]` and its end; `nil` for others.
    init?(string: String) {
        if string.hasPrefix("_Gi=31;OK") {
            self = .kittyGraphics
        } else if string.hasPrefix("]11;rgb:") {
            // `rgb:ffff/ffff/ffff`, with one to four hexadecimal digits per colour.
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
