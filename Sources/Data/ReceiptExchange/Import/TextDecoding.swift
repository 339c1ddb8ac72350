import HouseholdBook

/// Finds out in which encoding a text is that does not say so.
enum TextDecoding {
    /// - Throws: ``ExchangeError/unknownEncoding``, ``ExchangeError/unknownFormat`` for what is no text at all
    static func text(
        _ bytes: [UInt8],
        as named: TextEncoding? = nil
    ) throws(ExchangeError) -> (text: String, encoding: TextEncoding) {
        let (mark, length) = mark(of: bytes)
        if let encoding = named ?? mark ?? wide(bytes) {
            // A mark is no part of the text, whatever it is read as.
            guard let text = encoding.decode(bytes.dropFirst(mark == nil ? 0 : length)) else { throw .unknownEncoding }
            return (text, encoding)
        }
        guard !bytes.prefix(512).contains(0) else { throw .unknownFormat }
        if let text = TextEncoding.utf8.decode(bytes) { return (text, .utf8) }
        guard !isBrokenUTF8(bytes) else { throw .unknownEncoding }
        guard let encoding = east(bytes) ?? west(bytes), let text = encoding.decode(bytes) else {
            throw .unknownEncoding
        }
        return (text, encoding)
    }

    private static func mark(of bytes: [UInt8]) -> (TextEncoding?, Int) {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return (.utf8, 3) }
        if bytes.starts(with: [0xFF, 0xFE]) { return (.utf16LittleEndian, 2) }
        if bytes.starts(with: [0xFE, 0xFF]) { return (.utf16BigEndian, 2) }
        return (nil, 0)
    }

    /// UTF-16 without a mark: a table begins with ASCII somewhere, whose other halves are zeros.
    private static func wide(_ bytes: [UInt8]) -> TextEncoding? {
        let head = bytes.prefix(512)
        let odd = head.indices.count { $0 % 2 == 1 && head[$0] == 0 }
        let even = head.indices.count { $0 % 2 == 0 && head[$0] == 0 }
        guard max(odd, even) * 8 > head.count, min(odd, even) == 0 else { return nil }
        return odd > even ? .utf16LittleEndian : .utf16BigEndian
    }

    /// UTF-8 that is damaged or cut: nearly all of it is right, which no other encoding comes to by chance.
    private static func isBrokenUTF8(_ bytes: [UInt8]) -> Bool {
        var (right, wrong, index) = (0, 0, 0)
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            guard byte >= 0x80 else { continue }
            let length = byte >= 0xF0 ? 3 : byte >= 0xE0 ? 2 : byte >= 0xC2 ? 1 : 0
            let rest = bytes[index..<min(bytes.count, index + length)]
            if length > 0, rest.count == length, rest.allSatisfy({ $0 & 0xC0 == 0x80 }) {
                right += 1
                index += length
            } else {
                wrong += 1
            }
        }
        return right >= 8 && right >= wrong * 9
    }

    // MARK: Letters of two bytes

    /// Where they stand that texts mostly have: Hangul, kana, the commoner half of the characters.
    private static func isCommon(_ lead: UInt8, _ trail: UInt8, _ encoding: TextEncoding) -> Bool {
        switch encoding {
        case .cp949: (0xB0...0xC8).contains(lead) && trail >= 0xA1
        case .gb18030: (0xB0...0xD7).contains(lead) && trail >= 0xA1
        case .shiftJIS: lead == 0x82 && trail >= 0x9F || lead == 0x83 || (0x88...0x97).contains(lead)
        default: (0xA4...0xC6).contains(lead)
        }
    }

    /// Signs of tables, full-width digits: of no language.
    private static func isNeutral(_ lead: UInt8, _ trail: UInt8, _ encoding: TextEncoding) -> Bool {
        encoding == .shiftJIS ? lead == 0x81 || lead == 0x82 && trail < 0x9F : (0xA1...0xA3).contains(lead)
    }

    /// The encoding of eastern Asia whose common letters it mostly has.
    private static func east(_ bytes: [UInt8]) -> TextEncoding? {
        var best: (encoding: TextEncoding, share: Double)?
        for encoding in [TextEncoding.cp949, .shiftJIS, .gb18030, .big5] where encoding.decode(bytes) != nil {
            var (common, all, index) = (0, 0, 0)
            while index < bytes.count {
                let lead = bytes[index]
                index += 1
                guard lead >= 0x80 else { continue }
                // Kana of one byte tell only where there are others.
                if encoding == .shiftJIS, (0xA1...0xDF).contains(lead) { continue }
                guard index < bytes.count else { break }
                let trail = bytes[index]
                index += 1
                if isNeutral(lead, trail, encoding) { continue }
                all += 1
                if isCommon(lead, trail, encoding) { common += 1 }
            }
            guard all > 0 else { continue }
            let share = Double(common) / Double(all)
            // Hangul's places have characters in Chinese; those beyond them tell the two apart.
            if share >= 0.7, share > (best?.share ?? 0) + 0.05 { best = (encoding, share) }
        }
        return best?.encoding
    }

    // MARK: Letters of one byte

    /// The one in which most columns have names that are known, and in which letters stand where letters do.
    private static func west(_ bytes: [UInt8]) -> TextEncoding? {
        var best: (encoding: TextEncoding, score: Int)?
        for encoding in [TextEncoding.cp1252, .latin9, .cp1250, .latin2, .cp1257, .cp1254, .cp1251] {
            guard let text = encoding.decode(bytes) else { continue }
            let known = ColumnWords.known(in: text, encoding)
            // Nearly all bytes are letters in it.
            guard encoding != .cp1251 || known > 0 else { continue }
            let score = letters(text) + 20 * known
            if best.map({ score > $0.score }) ?? true { best = (encoding, score) }
        }
        return best?.encoding
    }

    /// How many letters stand beside letters, less what else stands between two.
    private static func letters(_ text: String) -> Int {
        var score = 0
        var (before, last): (Unicode.Scalar, Unicode.Scalar) = (" ", " ")
        for scalar in text.unicodeScalars.prefix(1 << 18) {
            if last.value >= 0x80 {
                let isBeside = before.properties.isAlphabetic || scalar.properties.isAlphabetic
                if last.properties.isAlphabetic, isBeside { score += 1 }
                if !last.properties.isAlphabetic, before.properties.isAlphabetic, scalar.properties.isAlphabetic {
                    score -= 3
                }
                // A sign of money stands at an amount.
                let isAtAmount = before.properties.numericType != nil || scalar.properties.numericType != nil
                if "€£".unicodeScalars.contains(last), isAtAmount || before == " " || before == "(" { score += 1 }
            }
            (before, last) = (last, scalar)
        }
        return score
    }
}
