import ReceiptDomain

extension StringProtocol {
    /// The text with control and direction characters made visible, so that it cannot move the cursor or change colours.
    ///
    /// Receipts and file names are untrusted: an escape character in a file's name must not reach the terminal.
    /// `\n` and `\t` are shown as such, others as `\u{1B}`.
    public var escapingControls: String { escapingControls(keepsLines: false) }

    /// The same for a text of several lines: line breaks and tabs stay.
    public var escapingControlsInLines: String { escapingControls(keepsLines: true) }

    private func escapingControls(keepsLines: Bool) -> String {
        guard unicodeScalars.contains(where: \.isUnsafeToShow) else { return String(self) }
        var shown = String.UnicodeScalarView()
        var rest = unicodeScalars.makeIterator()
        var next = rest.next()
        while let scalar = next {
            next = rest.next()
            switch scalar {
            case "\n" where keepsLines, "\t" where keepsLines, "\r" where keepsLines && next == "\n":
                shown.append(scalar)
            case "\n": shown += "\\n".unicodeScalars
            case "\t": shown += "\\t".unicodeScalars
            case "\r": shown += "\\r".unicodeScalars
            case _ where scalar.isUnsafeToShow:
                shown += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars
            default: shown.append(scalar)
            }
        }
        return String(shown)
    }
}

extension Sequence<String?> {
    /// The values joined by tabs; a tab or a line break within a value becomes a space.
    public var tabSeparated: String {
        map { ($0 ?? "").map { $0 == "\t" || $0.isNewline ? " " : String($0) }.joined().escapingControls }
            .joined(separator: "\t")
    }
}

extension Unicode.Scalar {
    fileprivate var isUnsafeToShow: Bool {
        switch value {
        case _ where steersDisplay: true  // among them ESC and the one-byte CSI
        case 0x061C, 0x200E, 0x200F: true  // marks of direction
        case 0x2028, 0x2029, 0xFFF9...0xFFFB, 0xE0001...0xE007F: true  // separators, annotations, tags
        default: false
        }
    }
}
