/// Finds the amounts on a printed line, and distinguishes them from quantities, rates, dates and other numbers.
struct AmountScanner {
    private let text: ScalarText
    /// Whether the text is the file's own: no letter stands for a digit, and no point was lost.
    private let isExact: Bool
    private let gapBeforeWord: (Int) -> Double

    /// `gapBeforeWord` is the free space before a word, relative to the line's height.
    init(_ text: ScalarText, isExact: Bool = false, gapBeforeWord: @escaping (Int) -> Double = { _ in 0.5 }) {
        (self.text, self.isExact, self.gapBeforeWord) = (text, isExact, gapBeforeWord)
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

    /// The next run of digits, separators, and letters that stand for digits.
    private func numericRun(from start: Int) -> Range<Int>? {
        var lower = start
        while lower < text.count, !text.scalars[lower].isDigit { lower += 1 }
        guard lower < text.count else { return nil }
        let firstDigit = lower
        // Letters that stand for digits may precede, if only they lie between here and the word's start or a sign.
        while lower > start, canStartNumber(at: lower - 1) { lower -= 1 }
        if lower < firstDigit, lower > 0, isLetter(text.scalars[lower - 1]) { lower = firstDigit }
        // "O.60", "RO.60": the letter stands apart from the digits.
        if lower == firstDigit, lower >= start + 2, isSeparator(text.scalars[lower - 1]), canStartNumber(at: lower - 2),
            !isLetter(text[safe: lower - 3])
                || text.scalars[lower - 2] == "O" && MarkFinder.endsWithMark(text, lower - 2)
        {
            lower -= 2
        }
        if lower == firstDigit, lower > start, hasNoWhole(at: lower - 1) { lower -= 1 }
        var upper = firstDigit + 1
        while upper < text.count, canContinue(at: upper) { upper += 1 }
        while upper > firstDigit + 1, !text.scalars[upper - 1].isDigitLike { upper -= 1 }
        return lower..<upper
    }

    /// `.74` and `$.50`, as US tills print less than a dollar.
    private func hasNoWhole(at point: Int) -> Bool {
        let before = text[safe: point - 1]
        return text.scalars[point] == "." && ["\0", " ", "$", "-"].contains(before) && text[safe: point + 2].isDigit
            && !text[safe: point + 3].isDigitLike && !isSeparator(text[safe: point + 3])
    }

    private func canStartNumber(at index: Int) -> Bool {
        // A stroke before a number is usually a table's rule.
        !isExact && "OolISsBZb".unicodeScalars.contains(text.scalars[index])
    }

    private func canContinue(at index: Int) -> Bool {
        let scalar = text.scalars[index]
        if scalar.isDigit || isSeparator(scalar) { return true }
        if scalar == " " { return spaceJoins(at: index) }
        guard scalar.isDigitLike, !isExact else { return false }
        // "27.90|55.80": the rule between two columns.
        if scalar == "|", isSeparator(text[safe: index - 3]), digitsBefore(index) == 2 { return false }
        // A letter counts as a digit where digits or separators continue after it, or directly after a separator.
        let next = text[safe: index + 1]
        let previous = text[safe: index - 1]
        if next.isDigit || (isSeparator(next) && text[safe: index + 2].isDigit) { return true }
        guard !isLetter(next) || next.isDigitLike else { return false }
        if isSeparator(previous) { return isConfusedStrongly(scalar) }
        // The last decimal: "8.6O".
        return isSeparator(text[safe: index - 2]) && previous.isDigit && isConfusedStrongly(scalar) && !isLetter(next)
    }

    private func isConfusedStrongly(_ scalar: Unicode.Scalar) -> Bool {
        "OolI|SsBZ".unicodeScalars.contains(scalar)
    }

    /// `8 .60`, `8. 60`, `3, 954` and `1 234,50` are one number each where the gap is that between letters.
    private func spaceJoins(at index: Int) -> Bool {
        let next = text[safe: index + 1]
        let previous = text[safe: index - 1]
        let gap = gapBeforeWord(text.wordIndex[index + 1 < text.count ? index + 1 : index])
        if isExact { return isGroup(at: index, gap: gap) }
        if isSeparator(previous), previous != "'", next.isDigitLike {
            guard gap < 1.3 else { return false }
            let digits = digitCount(from: index + 1)
            return digits == 2 || digits == 3
        }
        if isSeparator(next), previous.isDigit, text[safe: index + 2].isDigitLike {
            guard gap < 1.3 else { return false }
            let digits = digitCount(from: index + 2)
            return digits == 2 || digits == 3
        }
        // "338 . 16": the point stands alone.
        if isSeparator(next), previous.isDigit, text[safe: index + 2] == " ", gap < 1.3 {
            return digitCount(from: index + 3) == 2
        }
        if isGroup(at: index, gap: gap) { return true }
        // "5 500" with a lost comma; columns are further apart. No number of its own begins with a zero: "6 000".
        if previous.isDigit, next.isDigit, gap < (next == "0" ? 1.3 : 0.6), digitCount(from: index + 1) == 3,
            digitsBefore(index) <= 3,
            text[safe: index - digitsBefore(index)] != "0"
        {
            return !text[safe: index + 4].isDigitLike && !isSeparator(text[safe: index + 4])
        }
        return false
    }

    /// French and Polish group thousands by spaces; joining is safe only together with decimals.
    private func isGroup(at index: Int, gap: Double) -> Bool {
        text[safe: index - 1].isDigit && text[safe: index + 1].isDigit && gap < 0.55
            && digitCount(from: index + 1) == 3 && isSeparator(text[safe: index + 4])
            && digitCount(from: index + 5) == 2 && digitsBefore(index) <= 3
            && !isSeparator(text[safe: index - digitsBefore(index) - 1])
    }

    private func digitsBefore(_ index: Int) -> Int {
        var start = index
        while text[safe: start - 1].isDigit { start -= 1 }
        return index - start
    }

    private func digitCount(from start: Int) -> Int {
        var index = start
        while text[safe: index].isDigitLike { index += 1 }
        return index - start
    }

    // MARK: From a run to an amount

    private func amount(in run: Range<Int>) -> PrintedAmount? {
        var range = run
        trimTaxLetter(&range)
        guard !isPartOfCompound(range) else { return nil }
        guard var reading = NumberGrammar.read(text.scalars[range]) else { return nil }
        let marks = MarkFinder(text: text, range: range)
        let isWhole = isMarkedWhole(range) && reading.decimals == 0
        let isClosed = isWhole || closesWithDash(range) && reading.decimals == 0
        if !isClosed, isNegative(range, beyond: marks) { reading.negate() }
        var amount = PrintedAmount(
            hundredths: reading.hundredths,
            decimals: reading.decimals,
            isGrouped: reading.isGrouped,
            isMarked: marks.isMarked || isClosed,
            range: range,
            otherReadings: isExact || isWhole ? [] : reading.others,
            clarity: reading.clarity
        )
        amount.use = use(of: range)
        let sign = text[safe: range.lowerBound - 1]
        if !isExact, sign == "$" || sign == "§", reading.decimals == 2, !reading.isGrouped {
            var place = 1
            for _ in reading.digits { place *= 10 }
            let digits = sign == "§" ? [5, 8] : [5, 8, 9, 3]
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
        guard length >= 4, !text.scalars[range.upperBound - 1].isDigit else { return }
        let separator = text.scalars[range.upperBound - 4]
        if isSeparator(separator), text.scalars[range.upperBound - 2].isDigitLike,
            text.scalars[range.upperBound - 3].isDigitLike
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
        if after == ":", afterThat.isDigit { return true }
        if isPointedDate(range) || isDayAndMonth(range) { return true }
        if before == ":", beforeThat.isDigit, !hasDecimals(range) { return true }
        if before == "/" || after == "/", !hasDecimals(range) { return beforeThat.isDigit || afterThat.isDigit }
        // `No:4093`, `No.0187`
        if before == ":" || before == ".", beforeThat == "o", ["N", "n"].contains(text[safe: range.lowerBound - 3]),
            !isLetter(text[safe: range.lowerBound - 4]), !hasDecimals(range)
        {
            return true
        }
        if before == "-", beforeThat == "*" || beforeThat == "X" || beforeThat == "x" { return true }
        if range.allSatisfy({ text.scalars[$0].isDigit }), followsMask(range.lowerBound) { return true }
        if before == " ", beforeThat.isDigit, !hasDecimals(range), followsDashedNumber(range) { return true }
        if before == "-", beforeThat.isDigit || isLetter(beforeThat), !hasDecimals(range) { return true }
        if after == "-", afterThat.isDigit { return true }
        // A check letter: `76.331.882-K`.
        if after == "-", isLetter(afterThat), !isLetter(text[safe: range.upperBound + 2]), !hasDecimals(range),
            range.count(where: { text.scalars[$0].isDigit }) >= 7
        {
            return true
        }
        if before == "#" && !closesWithDash(range) || before == "*" && afterThat == "*"
            || after == "*" && afterThat.isDigit
        {
            return true
        }
        if isLetter(before), !hasDecimals(range), !before.isHangul, !MarkFinder.endsWithMark(text, range.lowerBound) {
            return true
        }
        // Dates in Korean and Japanese: 2026년 11월 18일.
        if ["년", "월", "일", "시", "분", "초", "年", "月", "日", "時", "分"].contains(after) {
            return true
        }
        return false
    }

    /// `25.06.01` is a date: groups of two digits are no thousands.
    private func isPointedDate(_ range: Range<Int>) -> Bool {
        range.count == 8
            && range.enumerated().allSatisfy { place, index in
                place % 3 == 2 ? text.scalars[index] == "." : text.scalars[index].isDigit
            }
    }

    /// `15.10. ab 10:35`: a day without its year; at a line's end, or before the letter of a tax, the second point may be a speck.
    private func isDayAndMonth(_ range: Range<Int>) -> Bool {
        guard range.count == 5, text[safe: range.lowerBound + 2] == ".", text[safe: range.upperBound] == ".",
            text[safe: range.upperBound + 1] == " ", range.upperBound + 3 < text.count,
            [" ", "\0"].contains(text[safe: range.lowerBound - 1]),
            let day = Int(text.string(range.lowerBound..<range.lowerBound + 2)),
            let month = Int(text.string(range.upperBound - 2..<range.upperBound))
        else { return false }
        return (1...31).contains(day) && (1...12).contains(month)
    }

    /// The last digits of a card: `*********** 2047`, `XXXX 2047`.
    private func followsMask(_ start: Int) -> Bool {
        var index = start - 1
        while text[safe: index] == " " { index -= 1 }
        let mark = text[safe: index]
        guard mark == "*" || mark == "X" else { return false }
        return text[safe: index - 1] == mark && text[safe: index - 2] == mark
    }

    /// The second half of a telephone number: `03-7728 8390`.
    private func followsDashedNumber(_ range: Range<Int>) -> Bool {
        var index = range.lowerBound - 2
        var dashes = 0
        while index > 0, text.scalars[index].isDigit || text.scalars[index] == "-" {
            if text.scalars[index] == "-", text.scalars[index - 1].isDigit { dashes += 1 }
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
        if reading.digits.first == 0, reading.digits.count > 1 { return false }
        // `S0U8` is a word.
        if 2 * range.count(where: { text.scalars[$0].isDigit }) <= range.count { return false }
        let next = text[safe: range.upperBound]
        // Eight digits and more without groups are barcodes, cards, and accounts.
        return reading.digits.count <= 7 && (["원", "円"].contains(next) || !isLetter(next))
    }

    private func use(of range: Range<Int>) -> PrintedAmount.Use {
        var after = range.upperBound
        while text[safe: after] == " " { after += 1 }
        let next = text[safe: after]
        if next == "%" || (next == "º" && after == range.upperBound) { return .percent }
        // `827 点`: points of a treatment, or things bought.
        if after == range.upperBound ? Self.counters.contains(next) : next == "点", !hasDecimals(range) {
            return .factor
        }
        var before = range.lowerBound - 1
        while text[safe: before] == " " { before -= 1 }
        let previous = text[safe: before]
        // "%20": so the Turkish write it.
        if previous == "%", before == range.lowerBound - 1, !text[safe: before - 1].isDigit { return .percent }
        if previous == "@" || previous == "×" { return .factor }
        if next == "@" || next == "×" { return .factor }
        let isTimesBefore = (previous == "x" || previous == "X") && !isLetter(text[safe: before - 1])
        let isTimesAfter = (next == "x" || next == "X") && !isLetter(text[safe: after + 1]) && !isTaxCode(after, range)
        if isTimesAfter || isTimesBefore { return .factor }
        if previous == "*" && text[safe: before - 1].isDigit { return .factor }
        return .money
    }

    /// Japanese counters, which follow a number of things, people or times.
    private static let counters = Set("点個コ枚本名人品冊件杯".unicodeScalars)

    /// A trailing X is a US shop's mark for taxed items: `MENS TEE 088557420016 7.98 X`.
    private func isTaxCode(_ place: Int, _ price: Range<Int>) -> Bool {
        hasDecimals(price) && (place + 1..<text.count).allSatisfy { text.scalars[$0] == " " }
    }

    /// `¥6,130-`: the dash closes the figure against additions; the yen sign is sometimes read as a hash.
    private func closesWithDash(_ range: Range<Int>) -> Bool {
        text[safe: range.upperBound] == "-" && !text[safe: range.upperBound + 1].isDigit
            && text[safe: range.upperBound + 1] != "-"
            && ["¥", "\\", "#", "Y"].contains(text[safe: range.lowerBound - 1])
    }

    /// `350,-`, `450/-`, `450/=`: a mark in the place of decimals.
    private func isMarkedWhole(_ range: Range<Int>) -> Bool {
        [",", "/", ":", "."].contains(text[safe: range.upperBound])
            && ["-", "=", "\u{2013}", "\u{2014}"].contains(text[safe: range.upperBound + 1])
            && !text[safe: range.upperBound + 2].isDigit
    }

    private func isNegative(_ range: Range<Int>, beyond marks: MarkFinder) -> Bool {
        let before = text[safe: marks.outer.lowerBound - 1]
        let beforeThat = text[safe: marks.outer.lowerBound - 2]
        let inner = text[safe: range.lowerBound - 1]
        if inner == "-", !text[safe: range.lowerBound - 2].isDigit { return true }
        // A dash that is a word of its own belongs to the label: "합계 - 13,400" is no negative.
        let touches = text[safe: marks.outer.lowerBound] != " "
        if before == "-", touches, !beforeThat.isDigit, !isLetter(beforeThat) { return beforeThat != "-" }
        let after = text[safe: marks.outer.upperBound]
        let afterThat = text[safe: marks.outer.upperBound + 1]
        if after == "-", !afterThat.isDigit, afterThat != "-" { return true }
        if before == "(", after == ")", hasDecimals(range) { return true }
        let credit = after == " " ? marks.outer.upperBound + 1 : marks.outer.upperBound
        if text[safe: credit] == "C", text[safe: credit + 1] == "R", !isLetter(text[safe: credit + 2]) { return true }
        // Korean tills print a white or black triangle before deductions.
        return before == "△" || before == "▲"
    }

    // MARK: Kinds of scalars

    private func isSeparator(_ scalar: Unicode.Scalar) -> Bool { scalar == "." || scalar == "," || scalar == "'" }

    private func isLetter(_ scalar: Unicode.Scalar) -> Bool { scalar.isLatin || scalar.isHangul }
}
