extension StringProtocol {
    /// The text with everything that could move the cursor, change colours or turn the reading direction made visible.
    ///
    /// Receipts and file names come from outside: an escape character in a file's name must not reach the terminal.
    /// `\n` and `\t` are shown as such, others as `\u{1B}`.
    public var escapingControls: String {
        guard unicodeScalars.contains(where: \.isUnsafeToShow) else { return String(self) }
        var shown = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "\n": shown += "\\n"
            case "\t": shown += "\\t"
            case "\r": shown += "\\r"
            case _ where scalar.isUnsafeToShow: shown += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            default: shown.unicodeScalars.append(scalar)
            }
        }
        return shown
    }
}

extension Unicode.Scalar {
    fileprivate var isUnsafeToShow: Bool {
        switch value {
        case 0..<0x20, 0x7F..<0xA0: true  // C0 and C1 controls, among them ESC and the one-byte CSI
        case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true  // marks and overrides of direction
        case 0x2028, 0x2029, 0xFFF9...0xFFFB, 0xE0001...0xE007F: true  // separators, annotations, tags
        default: false
        }
    }
}
