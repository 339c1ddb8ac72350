import ReceiptDomain

extension StringProtocol {
    /// The text with everything that could move the cursor, change colours or turn the reading direction made visible.
    ///
    /// Receipts and file names come from outside: an escape character in a file's name must not reach the terminal.
    /// `\n` and `\t` are shown as such, others as `\u{1B}`.
    public var escapingControls: String { escapingControls(keepsLines: false) }

    /// The same for a text of lines, whose ends and tabs are left.
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
    /// A line of values with tabs between them; a tab or a line's end within a value would be a new one.
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
