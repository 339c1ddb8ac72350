/// The kinds of characters that receipts are read by: told by range, because Unicode's own tables are slow and hold far more.
extension Unicode.Scalar {
    /// 0 to 9; tills print no other digits.
    var isDigit: Bool { ("0"..."9").contains(self) }

    var isCapital: Bool { ("A"..."Z").contains(self) }

    /// A to Z, and with accents up to Latin Extended-B.
    var isLatin: Bool { isCapital || ("a"..."z").contains(self) || ("\u{C0}"..."\u{24F}").contains(self) }

    /// A whole syllable.
    var isHangul: Bool { ("가"..."힣").contains(self) }

    var isKana: Bool { ("\u{3040}"..."\u{30FF}").contains(self) }

    /// A Chinese character of Korean and Japanese names.
    var isIdeograph: Bool { ("\u{4E00}"..."\u{9FFF}").contains(self) }

    /// A digit, or a letter that print may make look like one.
    var isDigitLike: Bool { DigitConfusion.digit(for: self) != nil }

    /// The same letter as a capital, where it is a plain one.
    var capital: Unicode.Scalar { ("a"..."z").contains(self) ? Unicode.Scalar(UInt8(value) - 32) : self }
}
