/// Text reduced for matching in bad print: upper case without accents, look-alikes merged, Hangul syllables split into letters.
struct FoldedText {
    private(set) var letters: [UInt32] = []
    /// The index of each letter's scalar.
    private(set) var source: [Int] = []
    /// Whether a word begins at each letter; every Hangul syllable and ideograph begins one.
    private(set) var starts: [Bool] = []
    /// Hashes of all pairs of neighbouring letters in 128 bits, for quick rejection.
    private(set) var pairs = PairSet()
    /// The indices of the letters before which a number was skipped.
    private(set) var gaps: [Int] = []

    /// Skipped ranges are numbers, which are not matched.
    init(_ scalars: [Unicode.Scalar], skipping: [Range<Int>] = []) {
        letters.reserveCapacity(scalars.count)
        source.reserveCapacity(scalars.count)
        starts.reserveCapacity(scalars.count)
        var isStart = true
        var index = 0
        while index < scalars.count {
            if let range = skipping.first(where: { $0.contains(index) }) {
                isStart = true
                if gaps.last != letters.count { gaps.append(letters.count) }
                index = range.upperBound
                continue
            }
            let scalar = JapanesePrint.whole(scalars, at: index)
            if scalar.isHangul {
                appendSyllable(scalar, at: index)
                isStart = true
            } else if let letter = Self.fold(scalar, in: scalars, at: index) {
                append(letter.value, at: index, start: isStart || !Self.isAlphabetic(letter.value))
                isStart = !Self.isAlphabetic(letter.value)
            } else if scalar != "'" {
                isStart = true
            }
            index += JapanesePrint.length(scalars, at: index)
        }
    }

    init(_ text: String) { self.init(Array(text.unicodeScalars)) }

    private mutating func append(_ letter: UInt32, at index: Int, start: Bool) {
        if let last = letters.last { pairs.insert(last, letter) }
        letters.append(letter)
        source.append(index)
        starts.append(start)
    }

    /// Appends leading consonant, vowel and final consonant as separate letters (Unicode, chapter 3.12).
    private mutating func appendSyllable(_ syllable: Unicode.Scalar, at index: Int) {
        let offset = syllable.value - 0xAC00
        append(0x1100 + offset / 588, at: index, start: true)
        append(0x1161 + (offset % 588) / 28, at: index, start: false)
        if offset % 28 > 0 { append(0x11A7 + offset % 28, at: index, start: false) }
    }

    /// Whether words are written with spaces between them: Latin, Greek and Cyrillic.
    static func isAlphabetic(_ letter: UInt32) -> Bool { letter < 0x530 }

    /// Whether an ideograph or kana is adjacent: `計` is no separate word in `会計機`.
    func isWithinWord(_ index: Int) -> Bool {
        [index - 1, index + 1].contains { other in
            letters.indices.contains(other) && abs(source[other] - source[index]) == 1
                && (0x3040...0x9FFF).contains(letters[other])
        }
    }

    /// `nil` for a scalar that is no letter; digits count where letters adjoin them.
    private static func fold(_ scalar: Unicode.Scalar, in scalars: [Unicode.Scalar], at index: Int) -> Unicode.Scalar? {
        switch scalar {
        case "A"..."Z", "a"..."z": return alike(scalar.capital)
        case "0", "1", "5", "8", "|", "!", "$", "6":
            let isBehindLetter = index > 0 && scalars[index - 1].capital.isCapital
            let isBeforeLetter = index + 1 < scalars.count && scalars[index + 1].capital.isCapital
            return isBehindLetter || isBeforeLetter ? alike(scalar) : nil
        case "\u{C0}"..."\u{1B0}", "\u{1EA0}"..."\u{1EF9}": return withoutAccent(scalar).map(alike)
        case "\u{370}"..."\u{52F}": return capital(scalar).map(latin)
        case "\u{30FC}": return nil
        case "\u{3040}"..."\u{30FF}": return JapanesePrint.plain(scalar)
        case "\u{3400}"..."\u{9FFF}": return scalar
        default: return nil
        }
    }

    /// A Greek or Cyrillic letter in upper case without accent.
    private static func capital(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
        switch scalar {
        case "ά", "Ά": "Α"
        case "έ", "Έ": "Ε"
        case "ή", "Ή": "Η"
        case "ί", "Ί", "ϊ", "ΐ", "Ϊ": "Ι"
        case "ό", "Ό": "Ο"
        case "ύ", "Ύ", "ϋ", "ΰ", "Ϋ": "Υ"
        case "ώ", "Ώ": "Ω"
        // Russian prints Е for Ё.
        case "ё", "Ё": "Е"
        default: scalar.properties.isAlphabetic ? scalar.properties.uppercaseMapping.unicodeScalars.first : nil
        }
    }

    /// The Latin letter of the same shape, as which the recogniser may read a Greek or Cyrillic capital.
    private static func latin(_ capital: Unicode.Scalar) -> Unicode.Scalar {
        guard let place = shapes.firstIndex(of: capital) else { return capital }
        return alike(latinShapes[place])
    }

    private static let shapes = Array("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧАВЕІЈКМНОРЅСТУХ".unicodeScalars)
    private static let latinShapes = Array("ABEZHIKMNOPTYXABEIJKMHOPSCTYX".unicodeScalars)

    /// A representative of look-alikes: O for 0 and Q, I for L and 1.
    private static func alike(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar {
        case "0", "Q": "O"
        case "1", "L", "|", "!": "I"
        case "5", "$": "S"
        case "8": "B"
        case "6": "G"
        default: scalar
        }
    }

    /// The base letter of an accented Latin one in upper case; `nil` for others.
    static func withoutAccent(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
        switch scalar {
        case "À"..."Å", "à"..."å", "Ā"..."ą", "Ạ"..."ặ": "A"
        case "Ç", "ç", "Ć"..."č": "C"
        case "Ď"..."đ": "D"
        case "È"..."Ë", "è"..."ë", "Ē"..."ě", "Ẹ"..."ệ": "E"
        case "Ĝ"..."ģ": "G"
        // Variants of L map to I, like L itself; see ``alike(_:)``.
        case "Ì"..."Ï", "ì"..."ï", "Ĩ"..."ı", "Ỉ"..."ị", "Ĺ"..."ł": "I"
        case "Ķ"..."ĸ": "K"
        case "Ñ", "ñ", "Ń"..."ň": "N"
        case "Ò"..."Ö", "Ø", "ò"..."ö", "ø", "Ō"..."ő", "Ơ", "ơ", "Ọ"..."ợ": "O"
        case "Ŕ"..."ř": "R"
        case "ß", "Ś"..."š": "S"
        case "Ţ"..."ŧ": "T"
        case "Ù"..."Ü", "ù"..."ü", "Ũ"..."ų", "Ư", "ư", "Ụ"..."ự": "U"
        case "Ý", "ý", "ÿ", "Ỳ"..."ỹ": "Y"
        case "Ź"..."ž": "Z"
        default: nil
        }
    }
}

/// A set of letter pairs with possible false positives, like a Bloom filter.
struct PairSet {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    mutating func insert(_ first: UInt32, _ second: UInt32) {
        let hash = (first &* 31 &+ second &* 131) & 127
        if hash < 64 { low |= 1 << UInt64(hash) } else { high |= 1 << UInt64(hash - 64) }
    }

    /// The number of bits set here but not in the other.
    func countMissing(from other: PairSet) -> Int {
        (low & ~other.low).nonzeroBitCount + (high & ~other.high).nonzeroBitCount
    }
}
