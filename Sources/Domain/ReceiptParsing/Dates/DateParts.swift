/// The parts of printed dates: numbers, separators, and month names.
struct DateParts {
    let text: ScalarText

    struct Number {
        var digits: [Int]
        var end: Int
        var clarity: Double
        var count: Int { digits.count }
        var value: Int { value(0..<count) }
        /// The full year; two digits are of this century.
        var year: Int { count == 4 ? value : 2000 + value }

        func value(_ part: Range<Int>) -> Int { digits[part].reduce(0) { $0 * 10 + $1 } }
    }

    /// Reads digits, and letters that stand for digits, up to `limit`; longer runs are cut.
    func number(at start: Int, limit: Int = 9) -> Number? {
        var digits: [Int] = []
        var clarity = 1.0
        var index = start
        while digits.count < limit, let digit = DigitConfusion.digit(for: text[safe: index]) {
            if !text.scalars[index].isDigit {
                guard "OoQDlI|iSBZ".unicodeScalars.contains(text.scalars[index]) else { break }
                // A letter followed by a letter begins a word.
                if text[safe: index + 1].isLatin, !text[safe: index + 1].isDigitLike { break }
                clarity *= 0.8
            }
            digits.append(Int(digit))
            index += 1
        }
        guard !digits.isEmpty, clarity > 0.4 else { return nil }
        return Number(digits: digits, end: index, clarity: clarity)
    }

    struct Separator {
        /// A unit is the character for year or month after its number.
        enum Kind { case mark, unit, space }
        var kind: Kind
        var character: Unicode.Scalar
        var end: Int
    }

    func separator(at start: Int, after first: Separator? = nil) -> Separator? {
        var index = start
        while text[safe: index] == " ", index < start + 2 { index += 1 }
        let mark = text[safe: index]
        switch mark {
        case "/", "-", ".", ",", "\\":
            var end = index + 1
            // `2026.-8.-2`: padded by dashes.
            let isPadding = mark == "." && text[safe: end] == "-" && text[safe: end + 1].isDigit
            if text[safe: end] == mark || text[safe: end] == "'" || isPadding { end += 1 }
            while text[safe: end] == " ", end < index + 3 { end += 1 }
            return Separator(kind: .mark, character: mark, end: end)
        case "년", "월", "年", "月":
            var end = index + 1
            while text[safe: end] == " " { end += 1 }
            return Separator(kind: .unit, character: mark, end: end)
        default:
            // "2026- 11 18": the second separator may be a space, but not both.
            guard index == start + 1, let first, first.kind == .mark else { return nil }
            return Separator(kind: .space, character: " ", end: index)
        }
    }

    func skip(from start: Int, _ characters: String) -> Int {
        var index = start
        while index < text.count, index < start + 4,
            characters.unicodeScalars.contains(text.scalars[index])
        {
            index += 1
        }
        return index
    }

    /// The end of `de` between day, month and year: `4 de marzo de 2025`.
    func particleEnd(at start: Int) -> Int {
        let index = skip(from: start, " ")
        guard index > start, ["D", "d"].contains(text[safe: index]), ["E", "e"].contains(text[safe: index + 1])
        else { return start }
        let isLonger = ["L", "l"].contains(text[safe: index + 2])
        let end = index + (isLonger ? 3 : 2)
        return text[safe: end] == " " ? end : start
    }

    func monthName(at start: Int) -> (month: Int, end: Int)? {
        var capitals: [Unicode.Scalar] = []
        var index = start
        while capitals.count < 11, let letter = capital(text[safe: index]) {
            capitals.append(letter)
            index += 1
        }
        // Attached to the next part, as in "18NOV2026": take the longest matching name.
        while capitals.count >= 3 {
            if let month = MonthNames.month(capitals), !text[safe: index].isLatin { return (month, index) }
            capitals.removeLast()
            index -= 1
        }
        return nil
    }

    /// The letter in upper case; digits that look like letters count as letters.
    private func capital(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
        switch scalar {
        case "A"..."Z", "a"..."z", "0", "1", "5", "8": scalar.capital
        default: FoldedText.withoutAccent(scalar)
        }
    }

    /// The end of `st`, `nd`, `rd`, `th`, `er` or `º` after a day; `start` where there is none.
    func ordinalEnd(at start: Int) -> Int {
        if ["º", "°"].contains(text[safe: start]) { return start + 1 }
        let letters = String(String.UnicodeScalarView([text[safe: start].capital, text[safe: start + 1].capital]))
        return ["ST", "ND", "RD", "TH", "ER"].contains(letters) && !text[safe: start + 2].isLatin ? start + 2 : start
    }

    /// A year of two or four digits.
    func year(at start: Int) -> Number? {
        guard let year = number(at: start, limit: 4), year.count == 4 || year.count == 2 else { return nil }
        return year
    }
}
