import ReceiptDomain

extension DateScanner {
    /// Thai years count from the Buddha's death, so many years before ours.
    static let buddhistLead = 543

    /// Three numbers with their separators.
    private struct ThreeNumbers {
        var first: DateParts.Number
        var firstGap: DateParts.Separator
        var second: DateParts.Number
        var secondGap: DateParts.Separator
        var third: DateParts.Number

        var gaps: [DateParts.Separator] { [firstGap, secondGap] }
        var hasLostSeparator: Bool { gaps.contains { $0.kind == .space } }
    }

    /// `18/11/2026`, `2026-11-18`, `26년 11월 18일`.
    func threeNumbers(_ first: DateParts.Number, at start: Int) -> PrintedDate? {
        guard first.count <= 4, first.count != 3, let firstGap = parts.separator(at: first.end),
            let second = parts.number(at: firstGap.end, limit: 2),
            let secondGap = parts.separator(at: second.end, after: firstGap),
            let third = parts.number(at: secondGap.end, limit: first.count == 4 ? 2 : 4), third.count != 3,
            firstGap.kind != .space || secondGap.kind != .space
        else { return nil }
        let numbers = ThreeNumbers(
            first: first,
            firstGap: firstGap,
            second: second,
            secondGap: secondGap,
            third: third
        )
        // The third pair of `525-10-12-08` belongs to a number, not to a date.
        let before = text[safe: start - 1]
        guard first.count == 4 || third.count == 4 || !["-", "/"].contains(before) || !text[safe: start - 2].isDigit
        else { return nil }
        guard let clarity = clarity(of: numbers), let (shape, options) = options(of: numbers) else { return nil }
        return make(shape, options, start..<third.end, clarity)
    }

    /// The clarity of the date; `nil` where its surroundings rule it out.
    private func clarity(of numbers: ThreeNumbers) -> Double? {
        let (first, firstGap, third, secondGap) = (numbers.first, numbers.firstGap, numbers.third, numbers.secondGap)
        var clarity = first.clarity * numbers.second.clarity * third.clarity
        if firstGap.kind != secondGap.kind { clarity *= 0.8 }
        if numbers.hasLostSeparator { clarity *= 0.6 }
        let after = text[safe: third.end]
        // `2026年 6・7月分` names two months.
        if firstGap.kind == .unit, ["月", "월"].contains(after) { return nil }
        // "12/20 14:29" is followed by a time, not a year.
        if secondGap.kind == .space, after == ":" { return nil }
        if after.isDigit {
            // "24/03/0518:22": attached to the time. With more digits it is no date.
            guard text[safe: third.end + 2] == ":" || text[safe: third.end + 1] == ":" else { return nil }
            clarity *= 0.9
        }
        if after == "." || after == "-" || after == "/", text[safe: third.end + 1].isDigit, secondGap.kind == .mark {
            // A fourth group makes it a network address or a code. A time may follow a dash or a point.
            guard text[safe: third.end + 3] == ":" || text[safe: third.end + 2] == ":" else { return nil }
        }
        return clarity
    }

    /// `6年11月18日` of the era, `26年11月18日`; not the end of a longer year.
    private func japanese(_ numbers: ThreeNumbers) -> (shape: PrintedDate.Shape, options: [DateOption])? {
        let before = text[safe: numbers.first.end - numbers.first.count - 1]
        guard !before.isDigitLike, !before.isLatin else { return nil }
        let reiwa = 2018 + numbers.first.value
        let year = reiwa <= today.year ? reiwa : numbers.first.year
        return (.era, [(year, numbers.second.value, numbers.third.value, .yearFirst)])
    }

    /// `25. 12. 6`, `'26/3/9`, `26.3.9 14:05`, `26/3/9(월)`: a year of two digits is first where the day has one.
    ///
    /// Three numbers alone may be a version, as `10.3.2`.
    private func isYearFirst(_ numbers: ThreeNumbers) -> Bool {
        if numbers.gaps.allSatisfy({ text[safe: $0.end - 1] == " " }) { return true }
        let start = numbers.first.end - numbers.first.count
        let isNear = (today.year - 10...today.year).contains(numbers.first.year)
        guard isNear, numbers.gaps.allSatisfy({ $0.kind == .mark }) else { return false }
        if ["'", "\u{2018}", "\u{2019}"].contains(text[safe: start - 1]) { return true }
        let end = numbers.third.end
        return WeekdayNames.weekday(beside: start..<end, in: text) != nil
            || TimeScanner.times(in: text).contains { (end...end + 2).contains($0.start) }
    }

    private func options(of numbers: ThreeNumbers) -> (shape: PrintedDate.Shape, options: [DateOption])? {
        let (first, second, third) = (numbers.first, numbers.second.value, numbers.third)
        let yearFirst = (first.year, second, third.value, ReadingContext.DateOrder.yearFirst)
        let dayFirst = (third.year, second, first.value, ReadingContext.DateOrder.dayFirst)
        let monthFirst = (third.year, first.value, second, ReadingContext.DateOrder.monthFirst)
        if numbers.firstGap.character == "年", first.count < 3 { return japanese(numbers) }
        if first.count == 4 { return (.yearFirst, [yearFirst]) }
        if third.count == 4 { return (.yearLast, [dayFirst, monthFirst]) }
        if first.count == 2, third.count == 1, isYearFirst(numbers) { return (.twoDigit, [yearFirst]) }
        guard first.count <= 2, third.count == 2 else { return nil }
        // "25년 12월 06": the number before the character for year is the year.
        if numbers.firstGap.kind == .unit { return (.twoDigit, [first.count == 2 ? yearFirst : dayFirst]) }
        // `07/09/69` is 2569, our 2026: later years and years long past are another calendar's.
        let buddhist = 2500 + third.value
        let age = today.year + Self.buddhistLead - buddhist
        let thai = (buddhist, second, first.value, ReadingContext.DateOrder.dayFirst)
        let isThai = numbers.gaps.allSatisfy { $0.character == "/" } && (0...10).contains(age)
        return (.twoDigit, [dayFirst, monthFirst] + (first.count == 2 ? [yearFirst] : []) + (isThai ? [thai] : []))
    }
}
