/// Finds the amounts on a printed line and tells them from quantities, rates, dates, and numbers of every other kind.
struct AmountScanner {
    private let text: ScalarText
    private let gapBeforeWord: (Int) -> Double

    /// The gap is the free space before a word, as a part of the line's height.
    init(_ text: ScalarText, gapBeforeWord: @escaping (Int) -> Double = { _ in 0.5 }) {
        self.text = text
        self.gapBeforeWord = gapBeforeWord
    }

    /// From left to right.
    func scan() -> [PrintedAmount] {
        var found: [PrintedAmount] = []
        var index = 0
        while index < text.count {
            guard let run = numericRun(from: index) else { break }
            index = max(run.upperBound, index + 1)
            guard let amount = amount(in: run) else { continue }
            found.append(amount)
        }
        return found
    }

    // MARK: Runs

    /// The next stretch of digits, separators, and letters that stand for digits.
    private func numericRun(from start: Int) -> Range<Int>? {
        var lower = start
        while lower < text.count, !isDigit(text.scalars[lower]) { lower += 1 }
        guard lower < text.count else { return nil }
        let firstDigit = lower
        // Letters that stand for digits may come first, if only they lie between here and the word's start or a sign.
        while lower > start, canStartNumber(at: lower - 1) { lower -= 1 }
        if lower < firstDigit, lower > 0, isLetter(text.scalars[lower - 1]) { lower = firstDigit }
        // "O.60", "RO.60": the letter stands apart from the digits.
        if lower == firstDigit, lower >= start + 2, isSeparator(text.scalars[lower - 1]), canStartNumber(at: lower - 2),
            !isLetter(text[safe: lower - 3])
                || text.scalars[lower - 2] == 0x4F && MarkFinder.endsWithMark(text, lower - 2)
        {
            lower -= 2
        }
        if lower == firstDigit, lower > start, hasNoWhole(at: lower - 1) { lower -= 1 }
        var upper = firstDigit + 1
        while upper < text.count, canContinue(at: upper) { upper += 1 }
        while upper > firstDigit + 1, !isDigitLike(text.scalars[upper - 1]) { upper -= 1 }
        return lower..<upper
    }

    /// `.74` and `$.50`, as tills of the USA print less than a dollar.
    private func hasNoWhole(at point: Int) -> Bool {
        let before = text[safe: point - 1]
        return text.scalars[point] == 0x2E && [0, 32, 0x24, 0x2D].contains(before) && isDigit(text[safe: point + 2])
            && !isDigitLike(text[safe: point + 3]) && !isSeparator(text[safe: point + 3])
    }

    private func canStartNumber(at index: Int) -> Bool {
        let scalar = text.scalars[index]
        guard DigitConfusion.digit(for: scalar) != nil, !isDigit(scalar) else { return isSeparator(scalar) && false }
        return "OolI|SsBZb".unicodeScalars.contains { $0.value == scalar }
    }

    private func canContinue(at index: Int) -> Bool {
        let scalar = text.scalars[index]
        if isDigit(scalar) || isSeparator(scalar) { return true }
        if scalar == 32 { return spaceJoins(at: index) }
        guard DigitConfusion.digit(for: scalar) != nil else { return false }
        // A letter counts as a digit where digits or separators go on behind it, or directly behind a separator.
        let next = text[safe: index + 1]
        let previous = text[safe: index - 1]
        if isDigit(next) || (isSeparator(next) && isDigit(text[safe: index + 2])) { return true }
        guard !isLetter(next) || DigitConfusion.digit(for: next) != nil else { return false }
        if isSeparator(previous) { return isConfusedStrongly(scalar) }
        // The last decimal: "8.6O".
        return isSeparator(text[safe: index - 2]) && isDigit(previous) && isConfusedStrongly(scalar) && !isLetter(next)
    }

    private func isConfusedStrongly(_ scalar: UInt32) -> Bool {
        "OolI|SsBZ".unicodeScalars.contains { $0.value == scalar }
    }

    /// `8 .60`, `8. 60`, `3, 954`, and `1 234,50` are one number each when the gap is that of a letter.
    private func spaceJoins(at index: Int) -> Bool {
        let next = text[safe: index + 1]
        let previous = text[safe: index - 1]
        let gap = gapBeforeWord(text.wordIndex[index + 1 < text.count ? index + 1 : index])
        if isSeparator(previous), previous != 39, isDigitLike(next) {
            guard gap < 1.3 else { return false }
            let digits = digitCount(from: index + 1)
            return digits == 2 || digits == 3
        }
        if isSeparator(next), isDigit(previous), isDigitLike(text[safe: index + 2]) {
            guard gap < 1.3 else { return false }
            let digits = digitCount(from: index + 2)
            return digits == 2 || digits == 3
        }
        // "338 . 16": the point stands alone.
        if isSeparator(next), isDigit(previous), text[safe: index + 2] == 32, gap < 1.3 {
            return digitCount(from: index + 3) == 2
        }
        // French and Polish group thousands with a space; only together with decimals is it safe to join.
        if isDigit(previous), isDigit(next), gap < 0.55, digitCount(from: index + 1) == 3,
            isSeparator(text[safe: index + 4]), digitCount(from: index + 5) == 2, digitsBefore(index) <= 3,
            !isSeparator(text[safe: index - digitsBefore(index) - 1])
        {
            return true
        }
        // "5 500" where a comma got lost; columns stand further apart.
        if isDigit(previous), isDigit(next), gap < 0.6, digitCount(from: index + 1) == 3, digitsBefore(index) <= 3,
            text[safe: index - digitsBefore(index)] != 48
        {
            return !isDigitLike(text[safe: index + 4]) && !isSeparator(text[safe: index + 4])
        }
        return false
    }

    private func digitsBefore(_ index: Int) -> Int {
        var start = index
        while isDigit(text[safe: start - 1]) { start -= 1 }
        return index - start
    }

    private func digitCount(from start: Int) -> Int {
        var index = start
        while isDigitLike(text[safe: index]) { index += 1 }
        return index - start
    }

    // MARK: From a run to an amount

    private func amount(in run: Range<Int>) -> PrintedAmount? {
        var range = run
        trimTaxLetter(&range)
        guard !isPartOfCompound(range) else { return nil }
        guard var reading = NumberGrammar.read(text.scalars[range]) else { return nil }
        let marks = MarkFinder(text: text, range: range)
        let signs = signs(around: range, beyond: marks)
        if signs.isNegative { reading.negate() }
        var amount = PrintedAmount(
            hundredths: reading.hundredths,
            decimals: reading.decimals,
            isGrouped: reading.isGrouped,
            isMarked: marks.isMarked,
            range: range,
            otherReadings: reading.others,
            clarity: reading.clarity
        )
        amount.use = use(of: range, reading: reading)
        let sign = text[safe: range.lowerBound - 1]
        if sign == 0x24 || sign == 0xA7, reading.decimals == 2, !reading.isGrouped {
            var place = 1
            for _ in reading.digits { place *= 10 }
            let digits = sign == 0xA7 ? [5, 8] : [5, 8, 9, 3]
            amount.signAsDigit = digits.map {
                .init(hundredths: reading.hundredths + $0 * place, weight: 0.4 / Double(digits.count))
            }
        }
        if amount.use == .money, !marks.isMarked, reading.decimals == 0, !isPlausibleInteger(reading, range) {
            return nil
        }
        return amount
    }

    /// In `5.90S` the letter is a tax code, not a digit.
    private func trimTaxLetter(_ range: inout Range<Int>) {
        let length = range.count
        guard length >= 4, !isDigit(text.scalars[range.upperBound - 1]) else { return }
        let separator = text.scalars[range.upperBound - 4]
        if isSeparator(separator), isDigitLike(text.scalars[range.upperBound - 2]),
            isDigitLike(text.scalars[range.upperBound - 3])
        {
            range = range.lowerBound..<(range.upperBound - 1)
        }
    }

    /// Part of a date, a time, a telephone or card number, a code.
    private func isPartOfCompound(_ range: Range<Int>) -> Bool {
        let before = text[safe: range.lowerBound - 1]
        let beforeThat = text[safe: range.lowerBound - 2]
        let after = text[safe: range.upperBound]
        let afterThat = text[safe: range.upperBound + 1]
        if after == 0x3A, isDigit(afterThat) { return true }
        if isPointedDate(range) { return true }
        if before == 0x3A, isDigit(beforeThat), !hasDecimals(range) { return true }
        if before == 0x2F || after == 0x2F, !hasDecimals(range) { return isDigit(beforeThat) || isDigit(afterThat) }
        if before == 0x2D, beforeThat == 0x2A || beforeThat == 0x58 || beforeThat == 0x78 { return true }
        if range.allSatisfy({ isDigit(text.scalars[$0]) }), followsMask(range.lowerBound) { return true }
        if before == 32, isDigit(beforeThat), !hasDecimals(range), followsDashedNumber(range) { return true }
        if before == 0x2D, isDigit(beforeThat) || isLetter(beforeThat), !hasDecimals(range) { return true }
        if after == 0x2D, isDigit(afterThat) { return true }
        if before == 0x23 || before == 0x2A && afterThat == 0x2A || after == 0x2A && isDigit(afterThat) { return true }
        if isLetter(before), !hasDecimals(range), !isHangul(before), !MarkFinder.endsWithMark(text, range.lowerBound) {
            return true
        }
        // Dates in Korean and Japanese: 2026년 11월 18일.
        if [0xB144, 0xC6D4, 0xC77C, 0xC2DC, 0xBD84, 0xCD08, 0x5E74, 0x6708, 0x65E5, 0x6642, 0x5206].contains(after) {
            return true
        }
        return false
    }

    /// `25.06.01`: no thousands are set apart by twos.
    private func isPointedDate(_ range: Range<Int>) -> Bool {
        range.count == 8
            && range.enumerated().allSatisfy { place, index in
                place % 3 == 2 ? text.scalars[index] == 0x2E : isDigit(text.scalars[index])
            }
    }

    /// The last digits of a card: `*********** 2047`, `XXXX 2047`.
    private func followsMask(_ start: Int) -> Bool {
        var index = start - 1
        while text[safe: index] == 32 { index -= 1 }
        let mark = text[safe: index]
        guard mark == 0x2A || mark == 0x58 else { return false }
        return text[safe: index - 1] == mark && text[safe: index - 2] == mark
    }

    /// The second half of a telephone number: `03-7728 8390`.
    private func followsDashedNumber(_ range: Range<Int>) -> Bool {
        var index = range.lowerBound - 2
        var dashes = 0
        while index > 0, isDigit(text.scalars[index]) || text.scalars[index] == 0x2D {
            if text.scalars[index] == 0x2D, isDigit(text.scalars[index - 1]) { dashes += 1 }
            index -= 1
        }
        return dashes > 0
    }

    private func hasDecimals(_ range: Range<Int>) -> Bool {
        guard range.count >= 3 else { return false }
        return isSeparator(text.scalars[range.upperBound - 3])
    }

    private func isPlausibleInteger(_ reading: NumberGrammar.Reading, _ range: Range<Int>) -> Bool {
        if reading.isGrouped { return true }
        if reading.digits.first == 48, reading.digits.count > 1 { return false }
        // `S0U8` is a word.
        if 2 * range.count(where: { isDigit(text.scalars[$0]) }) <= range.count { return false }
        // Eight digits and more without groups are barcodes, cards, and accounts.
        return reading.digits.count <= 7 && !isLetter(text[safe: range.upperBound], except: [0xC6D0, 0x5186])
    }

    private func use(of range: Range<Int>, reading: NumberGrammar.Reading) -> PrintedAmount.Use {
        var after = range.upperBound
        while text[safe: after] == 32 { after += 1 }
        let next = text[safe: after]
        if next == 0x25 || (next == 0xBA && after == range.upperBound) { return .percent }
        var before = range.lowerBound - 1
        while text[safe: before] == 32 { before -= 1 }
        let previous = text[safe: before]
        // "%20": so the Turkish write it.
        if previous == 0x25, before == range.lowerBound - 1, !isDigit(text[safe: before - 1]) { return .percent }
        if previous == 0x40 || previous == 0xD7 { return .factor }
        if next == 0x40 || next == 0xD7 { return .factor }
        let isTimesBefore = (previous == 0x78 || previous == 0x58) && !isLetter(text[safe: before - 1])
        let isTimesAfter = (next == 0x78 || next == 0x58) && !isLetter(text[safe: after + 1])
        if isTimesAfter || isTimesBefore { return .factor }
        if previous == 0x2A && isDigit(text[safe: before - 1]) { return .factor }
        return .money
    }

    private func signs(around range: Range<Int>, beyond marks: MarkFinder) -> (isNegative: Bool, Void) {
        let before = text[safe: marks.outer.lowerBound - 1]
        let beforeThat = text[safe: marks.outer.lowerBound - 2]
        let inner = text[safe: range.lowerBound - 1]
        if inner == 0x2D, !isDigit(text[safe: range.lowerBound - 2]) { return (true, ()) }
        if before == 0x2D, beforeThat == 32 || beforeThat == 0 || !isDigit(beforeThat) && !isLetter(beforeThat) {
            // A dash that is a word of its own belongs to the label: "합계 - 13,400" is no negative.
            if text[safe: marks.outer.lowerBound] != 32 { return (beforeThat != 0x2D, ()) }
        }
        let after = text[safe: marks.outer.upperBound]
        let afterThat = text[safe: marks.outer.upperBound + 1]
        if after == 0x2D, !isDigit(afterThat), afterThat != 0x2D { return (true, ()) }
        if before == 0x28, after == 0x29, hasDecimals(range) { return (true, ()) }
        if after == 32 || after == 0x43 {
            let start = after == 32 ? marks.outer.upperBound + 1 : marks.outer.upperBound
            if text[safe: start] == 0x43, text[safe: start + 1] == 0x52, !isLetter(text[safe: start + 2]) {
                return (true, ())
            }
        }
        // Korean tills print a white or black triangle before what is taken off.
        if before == 0x25B3 || before == 0x25B2 { return (true, ()) }
        return (false, ())
    }

    // MARK: Kinds of scalars

    private func isDigit(_ scalar: UInt32) -> Bool { (48...57).contains(scalar) }

    private func isDigitLike(_ scalar: UInt32) -> Bool { DigitConfusion.digit(for: scalar) != nil }

    private func isSeparator(_ scalar: UInt32) -> Bool { scalar == 0x2E || scalar == 0x2C || scalar == 0x27 }

    private func isHangul(_ scalar: UInt32) -> Bool { (0xAC00...0xD7A3).contains(scalar) }

    private func isLetter(_ scalar: UInt32, except: [UInt32] = []) -> Bool {
        guard !except.contains(scalar) else { return false }
        return (65...90).contains(scalar) || (97...122).contains(scalar) || (0xC0...0x24F).contains(scalar)
            || isHangul(scalar)
    }
}
