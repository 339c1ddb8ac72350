/// A text reduced to what survives bad print: capitals without accents, look-alikes made one, Hangul taken apart into its letters.
struct FoldedText {
    private(set) var letters: [UInt32] = []
    /// Index into the scalars that were folded, for every letter.
    private(set) var source: [Int] = []
    /// Where a word begins; every Hangul syllable and every ideograph counts as a beginning.
    private(set) var starts: [Bool] = []
    /// The pairs of neighbouring letters, hashed to 128 bits, for quick refusals.
    private(set) var pairs = PairSet()

    /// The skipped ranges are numbers, which take no part.
    init(_ scalars: [UInt32], skipping: [Range<Int>] = []) {
        var isStart = true
        var index = 0
        while index < scalars.count {
            if let range = skipping.first(where: { $0.contains(index) }) {
                isStart = true
                index = range.upperBound
                continue
            }
            let scalar = scalars[index]
            if (0xAC00...0xD7A3).contains(scalar) {
                appendSyllable(scalar, at: index)
                isStart = true
            } else if let letter = Self.fold(scalar, in: scalars, at: index) {
                append(letter, at: index, start: isStart || letter > 0x2000)
                isStart = letter > 0x2000
            } else if scalar != 0x27 {
                isStart = true
            }
            index += 1
        }
    }

    init(_ text: String) { self.init(text.unicodeScalars.map(\.value)) }

    private mutating func append(_ letter: UInt32, at index: Int, start: Bool) {
        if let last = letters.last { pairs.insert(last, letter) }
        letters.append(letter)
        source.append(index)
        starts.append(start)
    }

    /// Leading consonant, vowel, and final consonant as letters of their own (Unicode, chapter 3.12).
    private mutating func appendSyllable(_ scalar: UInt32, at index: Int) {
        let offset = scalar - 0xAC00
        append(0x1100 + offset / 588, at: index, start: true)
        append(0x1161 + (offset % 588) / 28, at: index, start: false)
        if offset % 28 > 0 { append(0x11A7 + offset % 28, at: index, start: false) }
    }

    /// `nil` for what is no letter; digits count where letters touch them.
    private static func fold(_ scalar: UInt32, in scalars: [UInt32], at index: Int) -> UInt32? {
        switch scalar {
        case 65...90: return alike(scalar)
        case 97...122: return alike(scalar - 32)
        case 0x30, 0x31, 0x35, 0x38, 0x7C, 0x21, 0x24, 0x36:
            let before = index > 0 ? scalars[index - 1] : 0
            let after = index + 1 < scalars.count ? scalars[index + 1] : 0
            guard isLatin(before) || isLatin(after) else { return nil }
            return alike(scalar)
        case 0xC0...0x1B0, 0x1EA0...0x1EF9: return withoutAccent(scalar).map(alike)
        case 0x3040...0x30FF, 0x3400...0x9FFF: return scalar
        default: return nil
        }
    }

    private static func isLatin(_ scalar: UInt32) -> Bool { (65...90).contains(scalar) || (97...122).contains(scalar) }

    /// One stands for all that look like it: O for 0 and Q, I for L and 1.
    private static func alike(_ scalar: UInt32) -> UInt32 {
        switch scalar {
        case 0x30, 0x51: 0x4F
        case 0x31, 0x4C, 0x7C, 0x21: 0x49
        case 0x35, 0x24: 0x53
        case 0x38: 0x42
        case 0x36: 0x47
        default: scalar
        }
    }

    /// The capital below the accents of a Latin letter; `nil` for all else.
    static func withoutAccent(_ scalar: UInt32) -> UInt32? {
        switch scalar {
        case 0xC0...0xC5, 0xE0...0xE5, 0x100...0x105: 0x41
        case 0xC7, 0xE7, 0x106...0x10D: 0x43
        case 0xC8...0xCB, 0xE8...0xEB, 0x112...0x11B: 0x45
        case 0xCC...0xCF, 0xEC...0xEF, 0x128...0x131: 0x49
        case 0xD1, 0xF1, 0x143...0x148: 0x4E
        case 0xD2...0xD6, 0xD8, 0xF2...0xF6, 0xF8, 0x14C...0x151: 0x4F
        case 0xD9...0xDC, 0xF9...0xFC, 0x168...0x173: 0x55
        case 0xDD, 0xFD, 0xFF: 0x59
        case 0xDF, 0x15A...0x161: 0x53
        case 0x139...0x142: 0x49
        case 0x154...0x159: 0x52
        case 0x162...0x167: 0x54
        case 0x179...0x17E: 0x5A
        case 0x10E...0x111: 0x44
        case 0x11C...0x123: 0x47
        case 0x1A0, 0x1A1: 0x4F
        case 0x1AF, 0x1B0: 0x55
        // Vietnamese (Latin Extended Additional).
        case 0x1EA0...0x1EB7: 0x41
        case 0x1EB8...0x1EC7: 0x45
        case 0x1EC8...0x1ECB: 0x49
        case 0x1ECC...0x1EE3: 0x4F
        case 0x1EE4...0x1EF1: 0x55
        case 0x1EF2...0x1EF9: 0x59
        case 0x136...0x138: 0x4B
        default: nil
        }
    }
}

/// A set of pairs of letters that may claim to hold one which it does not.
struct PairSet {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    mutating func insert(_ first: UInt32, _ second: UInt32) {
        let hash = (first &* 31 &+ second &* 131) & 127
        if hash < 64 { low |= 1 << UInt64(hash) } else { high |= 1 << UInt64(hash - 64) }
    }

    /// How many bits of this set another lacks.
    func countMissing(from other: PairSet) -> Int {
        (low & ~other.low).nonzeroBitCount + (high & ~other.high).nonzeroBitCount
    }
}
