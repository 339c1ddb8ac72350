import ReceiptDomain

/// Finds dates on a line in all the forms that tills print.
struct DateScanner {
    private let text: ScalarText
    private let today: CalendarDay

    init(_ text: ScalarText, today: CalendarDay) {
        self.text = text
        self.today = today
    }

    /// From left to right, none overlapping another.
    func scan() -> [PrintedDate] {
        var found: [PrintedDate] = []
        var index = 0
        while index < text.count {
            if let date = date(at: index) {
                found.append(date)
                index = date.range.upperBound
            } else {
                index += 1
            }
        }
        return found
    }

    private func date(at start: Int) -> PrintedDate? {
        let before = text[safe: start - 1]
        if isDigit(before) && isDigitLike(text.scalars[start]) { return nil }
        if before == 0x2E || before == 0x2C, isDigit(text[safe: start - 2]) { return nil }
        if let date = eraDate(at: start) { return date }
        if isLetter(text.scalars[start]), !isLetter(before), let date = monthFirstName(at: start) { return date }
        guard isDigitLike(text.scalars[start]), isDigit(text.scalars[start]) || !isLetter(before) else { return nil }
        guard let first = number(at: start) else { return nil }
        if let date = dayThenName(first, at: start) { return date }
        if let date = threeNumbers(first, at: start) { return date }
        if let date = lostSeparator(first, at: start) { return date }
        return glued(first, at: start)
    }

    // MARK: Three numbers

    private func threeNumbers(_ first: Number, at start: Int) -> PrintedDate? {
        guard first.count <= 4, first.count != 3, let gapOne = separator(at: first.end),
            let second = number(at: gapOne.end, limit: 2),
            let gapTwo = separator(at: second.end, after: gapOne)
        else { return nil }
        let limit = first.count == 4 ? 2 : 4
        guard let third = number(at: gapTwo.end, limit: limit), third.count != 3 else { return nil }
        guard gapOne.kind != .space || gapTwo.kind != .space else { return nil }
        var clarity = first.clarity * second.clarity * third.clarity * (gapOne.kind == gapTwo.kind ? 1 : 0.8)
        if gapOne.kind == .space || gapTwo.kind == .space { clarity *= 0.6 }
        let after = text[safe: third.end]
        // "12/20 14:29" has no year, only a time.
        if gapTwo.kind == .space, after == 0x3A { return nil }
        let isFollowedByDigit = isDigit(after)
        if isFollowedByDigit {
            // "24/03/0518:22": glued to the time. More digits are no date.
            guard text[safe: third.end + 2] == 0x3A || text[safe: third.end + 1] == 0x3A else { return nil }
            clarity *= 0.9
        }
        if after == 0x2E || after == 0x2D || after == 0x2F, isDigit(text[safe: third.end + 1]), gapTwo.kind == .mark {
            // A fourth group: an address of a network, a code. A time may follow a dash or a point.
            guard text[safe: third.end + 3] == 0x3A || text[safe: third.end + 2] == 0x3A else { return nil }
        }
        if gapOne.character == 0x2E, gapTwo.character == 0x2E, first.count < 3, third.count < 2 { return nil }
        let range = start..<third.end
        if first.count == 4 {
            return make(.yearFirst, [(first.value, second.value, third.value, .yearFirst)], range, clarity)
        }
        if third.count == 4 {
            return make(
                .yearLast,
                [
                    (third.value, second.value, first.value, .dayFirst),
                    (third.value, first.value, second.value, .monthFirst),
                ],
                range,
                clarity
            )
        }
        guard first.count <= 2, third.count == 2 else { return nil }
        var options = [
            (2000 + third.value, second.value, first.value, ReadingContext.DateOrder.dayFirst),
            (2000 + third.value, first.value, second.value, .monthFirst),
        ]
        if first.count == 2 { options.append((2000 + first.value, second.value, third.value, .yearFirst)) }
        if gapOne.kind == .korean { options = [options[2 % options.count]] }
        return make(.twoDigit, options, range, clarity)
    }

    /// `18/112026`, `1811/2026`, `2026-1118`: one separator is lost.
    private func lostSeparator(_ first: Number, at start: Int) -> PrintedDate? {
        guard let gap = separator(at: first.end), gap.kind == .mark else { return nil }
        guard let second = number(at: gap.end, limit: 6), !isDigit(text[safe: second.end]) else { return nil }
        let range = start..<second.end
        let clarity = first.clarity * second.clarity * 0.6
        let digits = second.digits
        if first.count <= 2, second.count == 6 {
            let month = value(digits[0..<2])
            let year = value(digits[2..<6])
            return make(
                .yearLast,
                [(year, month, first.value, .dayFirst), (year, first.value, month, .monthFirst)],
                range,
                clarity
            )
        }
        if first.count == 4, second.count == 4 {
            let front = value(first.digits[0..<2])
            let back = value(first.digits[2..<4])
            if let date = make(
                .yearLast,
                [(second.value, back, front, .dayFirst), (second.value, front, back, .monthFirst)],
                range,
                clarity
            ) {
                return date
            }
            return make(
                .yearFirst,
                [(first.value, value(digits[0..<2]), value(digits[2..<4]), .yearFirst)],
                range,
                clarity
            )
        }
        return nil
    }

    private func glued(_ first: Number, at start: Int) -> PrintedDate? {
        guard first.count == 8, first.clarity == 1, !isDigit(text[safe: first.end]) else { return nil }
        let after = text[safe: first.end]
        guard after != 0x2D || !isDigit(text[safe: first.end + 1]) else { return nil }
        let range = start..<first.end
        let digits = first.digits
        let yearFirst = (
            value(digits[0..<4]), value(digits[4..<6]), value(digits[6..<8]), ReadingContext.DateOrder.yearFirst
        )
        if let date = make(.glued, [yearFirst], range, 1) { return date }
        let dayFirst = (
            value(digits[4..<8]), value(digits[2..<4]), value(digits[0..<2]), ReadingContext.DateOrder.dayFirst
        )
        return make(.glued, [dayFirst], range, 0.7)
    }

    // MARK: Names of months

    // 18 Nov 2026, 18-NOV-26, 18. November 2026, 18th November, 2026
    private func dayThenName(_ first: Number, at start: Int) -> PrintedDate? {
        guard first.count <= 2, (1...31).contains(first.value) else { return nil }
        var index = first.end
        if isLetter(text[safe: index]), isLetter(text[safe: index + 1]), !isLetter(text[safe: index + 2]) {
            index += 2
        }
        index = skip(from: index, " .-/,'\"")
        guard let name = monthName(at: index) else { return nil }
        index = skip(from: name.end, " .-/,'\"")
        guard let year = number(at: index, limit: 4), year.count == 4 || year.count == 2 else { return nil }
        let full = year.count == 4 ? year.value : 2000 + year.value
        return make(
            .monthName,
            [(full, name.month, first.value, .dayFirst)],
            start..<year.end,
            first.clarity * year.clarity * (year.count == 4 ? 1 : 0.9)
        )
    }

    // Nov 18, 2026, NOV18'26
    private func monthFirstName(at start: Int) -> PrintedDate? {
        guard let name = monthName(at: start) else { return nil }
        var index = skip(from: name.end, " .-/,")
        guard let day = number(at: index, limit: 2), (1...31).contains(day.value) else { return nil }
        index = day.end
        if isLetter(text[safe: index]), isLetter(text[safe: index + 1]), !isLetter(text[safe: index + 2]) { index += 2 }
        index = skip(from: index, " .-/,'\"")
        guard let year = number(at: index, limit: 4), year.count == 4 || year.count == 2 else { return nil }
        if year.count == 2, [0x3A, 0x2F].contains(text[safe: year.end]) { return nil }
        let full = year.count == 4 ? year.value : 2000 + year.value
        return make(
            .monthName,
            [(full, name.month, day.value, .monthFirst)],
            start..<year.end,
            day.clarity * year.clarity * (year.count == 4 ? 1 : 0.8)
        )
    }

    private func monthName(at start: Int) -> (month: Int, end: Int)? {
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
        case 0xC4, 0xE4: 0x41
        case 0xC9, 0xE9: 0x45
        case 0xDB, 0xFB: 0x55
        default: nil
        }
    }

    // MARK: Japanese eras

    // 令和6年11月18日, R6.11.18, H30.4.1
    private func eraDate(at start: Int) -> PrintedDate? {
        let first = text.scalars[start]
        var index: Int
        let base: Int
        switch (first, text[safe: start + 1]) {
        case (0x4EE4, 0x548C): (index, base) = (start + 2, 2018)
        case (0x5E73, 0x6210): (index, base) = (start + 2, 1988)
        case (0x52, 48...57) where !isLetter(text[safe: start - 1]): (index, base) = (start + 1, 2018)
        case (0x48, 48...57) where !isLetter(text[safe: start - 1]): (index, base) = (start + 1, 1988)
        default: return nil
        }
        index = skip(from: index, " ")
        // 元年, the first year, has no number.
        let isFirst = text[safe: index] == 0x5143
        let year = isFirst ? Number(digits: [1], end: index + 1, clarity: 1) : number(at: index, limit: 2)
        guard let year, let gapOne = separator(at: year.end),
            let month = number(at: gapOne.end, limit: 2), let gapTwo = separator(at: month.end),
            let day = number(at: gapTwo.end, limit: 2)
        else { return nil }
        return make(.era, [(base + year.value, month.value, day.value, .yearFirst)], start..<day.end, 0.95)
    }

    // MARK: Parts

    private struct Number {
        var digits: [Int]
        var end: Int
        var clarity: Double
        var count: Int { digits.count }
        var value: Int { digits.reduce(0) { $0 * 10 + $1 } }
    }

    private func value(_ digits: ArraySlice<Int>) -> Int { digits.reduce(0) { $0 * 10 + $1 } }

    /// Digits, with letters that stand for some, up to `limit`; longer runs are cut there.
    private func number(at start: Int, limit: Int = 9) -> Number? {
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

    private struct Separator {
        enum Kind { case mark, korean, space }
        var kind: Kind
        var character: UInt32
        var end: Int
    }

    private func separator(at start: Int, after first: Separator? = nil) -> Separator? {
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
            return Separator(kind: .korean, character: mark, end: end)
        default:
            // "2026- 11 18": the second separator may be lost to a space, not both.
            guard index == start + 1, let first, first.kind == .mark else { return nil }
            return Separator(kind: .space, character: 32, end: index)
        }
    }

    private func skip(from start: Int, _ characters: String) -> Int {
        var index = start
        while index < text.count, index < start + 4,
            characters.unicodeScalars.contains(where: { $0.value == text.scalars[index] })
        {
            index += 1
        }
        return index
    }

    private func make(
        _ shape: PrintedDate.Shape,
        _ options: [(year: Int, month: Int, day: Int, order: ReadingContext.DateOrder)],
        _ range: Range<Int>,
        _ clarity: Double
    ) -> PrintedDate? {
        var seen: Set<CalendarDay> = []
        let interpretations = options.compactMap { option -> PrintedDate.Interpretation? in
            guard (2000...2100).contains(option.year),
                let day = CalendarDay(year: option.year, month: option.month, day: option.day), day <= today,
                seen.insert(day).inserted
            else { return nil }
            return PrintedDate.Interpretation(day: day, order: option.order)
        }
        guard !interpretations.isEmpty else { return misread(shape, options, range, clarity) }
        return PrintedDate(shape: shape, interpretations: interpretations, range: range, clarity: clarity)
    }

    /// A year yet to come in an otherwise sound date has a digit that looks like another: 2078 for 2018.
    private func misread(
        _ shape: PrintedDate.Shape,
        _ options: [(year: Int, month: Int, day: Int, order: ReadingContext.DateOrder)],
        _ range: Range<Int>,
        _ clarity: Double
    ) -> PrintedDate? {
        guard shape == .yearFirst || shape == .yearLast, clarity > 0.7 else { return nil }
        let tens: [Int: [Int]] = [7: [1], 8: [0], 6: [0], 4: [1], 3: [2]]
        let interpretations = options.flatMap { option -> [PrintedDate.Interpretation] in
            guard option.year > today.year, (2000...2999).contains(option.year) else { return [] }
            // 2618: the first zero was closed to a six.
            if option.year >= 2100 {
                let day = CalendarDay(year: 2000 + option.year % 100, month: option.month, day: option.day)
                return day.map { $0 <= today ? [PrintedDate.Interpretation(day: $0, order: option.order)] : [] } ?? []
            }
            return (tens[option.year % 100 / 10] ?? []).compactMap { digit in
                let year = 2000 + digit * 10 + option.year % 10
                guard let day = CalendarDay(year: year, month: option.month, day: option.day), day <= today else {
                    return nil
                }
                return PrintedDate.Interpretation(day: day, order: option.order)
            }
        }
        guard !interpretations.isEmpty else { return nil }
        return PrintedDate(shape: shape, interpretations: interpretations, range: range, clarity: clarity * 0.4)
    }

    private func isDigit(_ scalar: UInt32) -> Bool { (48...57).contains(scalar) }
    private func isDigitLike(_ scalar: UInt32) -> Bool { DigitConfusion.digit(for: scalar) != nil }
    private func isLetter(_ scalar: UInt32) -> Bool {
        (65...90).contains(scalar) || (97...122).contains(scalar) || (0xC0...0x24F).contains(scalar)
    }
}
