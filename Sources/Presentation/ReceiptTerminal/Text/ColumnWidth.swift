/// The width of text in terminal columns.
///
/// As terminals agree: East Asian wide and full-width characters and emoji take two columns, combining marks none, all others
/// one. "Ambiguous" characters take one.
extension StringProtocol {
    /// Control characters count as zero; escape them before output (see ``escapingControls``).
    public var columns: Int {
        if utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return utf8.count }
        return reduce(0) { $0 + $1.columns }
    }
}

extension Character {
    var columns: Int {
        if let ascii = asciiValue { return (0x20..<0x7F).contains(ascii) ? 1 : 0 }
        var widest = 0
        for scalar in unicodeScalars {
            // Variation selector 16 selects the emoji form of a character.
            if scalar.value == 0xFE0F, unicodeScalars.first?.properties.isEmoji == true { return 2 }
            widest = Swift.max(widest, scalar.columns)
        }
        return widest
    }
}

extension Unicode.Scalar {
    var columns: Int {
        if value < 0x300 { return (0x20..<0x7F).contains(value) || (0xA0...).contains(value) && value != 0xAD ? 1 : 0 }
        // Fast path for the most common characters: Hangul syllables, ideographs, box drawing.
        if (0xAC00...0xD7A3).contains(value) || (0x4E00...0x9FFF).contains(value) { return 2 }
        if (0x2500...0x257F).contains(value) { return 1 }
        if properties.isEmojiPresentation { return 2 }
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator: return 0
        default: break
        }
        // Vowels and finals of decomposed Hangul are part of the initial's syllable.
        if (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value) { return 0 }
        return Self.wideRanges.contains { $0.contains(value) } ? 2 : 1
    }

    /// East_Asian_Width W and F of Unicode 14, apart from emoji; whole blocks where gaps are merely unassigned.
    private static let wideRanges: [ClosedRange<UInt32>] = [
        0xA000...0xA4CF, 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x3247,
        0x3250...0x4DBF, 0xA960...0xA97F, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60,
        0xFFE0...0xFFE6, 0x16FE0...0x18CFF, 0x1AFF0...0x1B2FF, 0x1F1E6...0x1F1FF, 0x1F200...0x1F265,
        0x20000...0x3FFFD,
    ]
}
