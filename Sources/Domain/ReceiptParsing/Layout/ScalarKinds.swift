/// Character classes by code point ranges, because Unicode's own properties are slower and broader.
extension Unicode.Scalar {
    /// 0 to 9; receipts use no other digits.
    var isDigit: Bool { ("0"..."9").contains(self) }

    var isCapital: Bool { ("A"..."Z").contains(self) }

    /// A to Z, including accented letters up to Latin Extended-B.
    var isLatin: Bool { isCapital || ("a"..."z").contains(self) || ("\u{C0}"..."\u{24F}").contains(self) }

    /// A precomposed syllable.
    var isHangul: Bool { ("가"..."힣").contains(self) }

    var isKana: Bool { ("\u{3040}"..."\u{30FF}").contains(self) }

    /// A Chinese character in Korean or Japanese text.
    var isIdeograph: Bool { ("\u{4E00}"..."\u{9FFF}").contains(self) }

    /// Whether it is a digit, or a letter that may be a misread one.
    var isDigitLike: Bool { DigitConfusion.digit(for: self) != nil }

    /// The upper-case letter, for a to z; otherwise unchanged.
    var capital: Unicode.Scalar { ("a"..."z").contains(self) ? Unicode.Scalar(UInt8(value) - 32) : self }
}
