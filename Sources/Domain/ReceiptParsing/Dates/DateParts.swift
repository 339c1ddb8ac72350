/// What dates are printed with: numbers, what separates them, and names of months.
struct DateParts {
    let text: ScalarText

    struct Number {
        var digits: [Int]
        var end: Int
        var clarity: Double
        var count: Int { digits.count }
        var value: Int { value(0..<count) }
        /// In full; tills print two digits of this century's years.
        var year: Int { count == 4 ? value : 2000 + value }

        func value(_ part: Range<Int>) -> Int { digits[part].reduce(0) { $0 * 10 + $1 } }
    }

    /// Digits, with letters that stand for some, up to `limit`; longer runs are cut there.
    func number(at start: Int, limit: Int = 9) -> Number? {
        var digits: [Int] = []
        var clarity = 1.0
        var index = start
        while digits.count < limit, let digit = DigitConfusion.digit(for: text[safe: index]) {
            if !isDigit(text.scalars[index]) {
                guard "OoQDlI|iSBZ".unicodeScalars.contains(where: { $0.value == text.scalars[index] }) else { break }
                // A letter with a letter behind it begins a word.
                if isLetter(text[safe: index + 1]), DigitConfusion.digit(for: text[safe: index + 1]) == nil { break }
                clarity *= 0.8
            }
            digits.append(Int(digit) - 48)
            index += 1
        }
        guard !digits.isEmpty, clarity > 0.4 else { return nil }
        return Number(digits: digits, end: index, clarity: clarity)
    }

    struct Separator {
        /// A unit is the sign for year or month behind its number.
        enum Kind { case mark, unit, space }
        var kind: Kind
        var character: UInt32
        var end: Int
    }

    func separator(at start: Int, after first: Separator? = nil) -> Separator? {
        var index = start
        while text[safe: index] == 32, index < start + 2 { index += 1 }
        let mark = text[safe: index]
        switch mark {
        case 0x2F, 0x2D, 0x2E, 0x2C, 0x5C:
            var end = index + 1
            if text[safe: end] == mark || text[safe: end] == 0x27 { end += 1 }
            while text[safe: end] == 32, end < index + 3 { end += 1 }
            return Separator(kind: .mark, character: mark, end: end)
        case 0xB144, 0xC6D4, 0x5E74, 0x6708:
            var end = index + 1
            while text[safe: end] == 32 { end += 1 }
            return Separator(kind: .unit, character: mark, end: end)
        default:
            // "2026- 11 18": the second separator may be lost to a space, not both.
            guard index == start + 1, let first, first.kind == .mark else { return nil }
            return Separator(kind: .space, character: 32, end: index)
        }
    }

    func skip(from start: Int, _ characters: String) -> Int {
        var index = start
        while index < text.count, index < start + 4,
            characters.unicodeScalars.contains(where: { $0.value == text.scalars[index] })
        {
            index += 1
        }
        return index
    }

    /// Behind the `de` between day, month and year: `4 de marzo de 2025`.
    func particleEnd(at start: Int) -> Int {
        let index = skip(from: start, " ")
        guard index > start, [0x44, 0x64].contains(text[safe: index]), [0x45, 0x65].contains(text[safe: index + 1])
        else { return start }
        let isLonger = [0x4C, 0x6C].contains(text[safe: index + 2])
        let end = index + (isLonger ? 3 : 2)
        return text[safe: end] == 32 ? end : start
    }

    func monthName(at start: Int) -> (month: Int, end: Int)? {
        var capitals: [UInt8] = []
        var index = start
        while capitals.count < 11, let letter = capital(text[safe: index]) {
            capitals.append(letter)
            index += 1
        }
        // Glued to what follows: "18NOV2026"; take the longest name that fits.
        while capitals.count >= 3 {
            if let month = MonthNames.month(capitals), !isLetter(text[safe: index]) { return (month, index) }
            capitals.removeLast()
            index -= 1
        }
        return nil
    }

    private func capital(_ scalar: UInt32) -> UInt8? {
        switch scalar {
        case 65...90: UInt8(scalar)
        case 97...122: UInt8(scalar - 32)
        case 0x30, 0x31, 0x35, 0x38: UInt8(scalar)
        default: FoldedText.withoutAccent(scalar).map(UInt8.init)
        }
    }

    func isDigit(_ scalar: UInt32) -> Bool { (48...57).contains(scalar) }
    func isDigitLike(_ scalar: UInt32) -> Bool { DigitConfusion.digit(for: scalar) != nil }
    func isLetter(_ scalar: UInt32) -> Bool {
        (65...90).contains(scalar) || (97...122).contains(scalar) || (0xC0...0x24F).contains(scalar)
    }

    /// The end of `st`, `nd`, `rd` or `th` behind a day; where it stands if there is none.
    func ordinalEnd(at start: Int) -> Int {
        let isOrdinal =
            isLetter(text[safe: start]) && isLetter(text[safe: start + 1]) && !isLetter(text[safe: start + 2])
        return isOrdinal ? start + 2 : start
    }

    /// A year of two or four digits.
    func year(at start: Int) -> Number? {
        guard let year = number(at: start, limit: 4), year.count == 4 || year.count == 2 else { return nil }
        return year
    }
}
