import ReceiptDomain

/// Finds dates on a line in all printed forms.
struct DateScanner {
    typealias DateOption = (year: Int, month: Int, day: Int, order: ReadingContext.DateOrder)

    let text: ScalarText
    let parts: DateParts
    let today: CalendarDay

    init(_ text: ScalarText, today: CalendarDay) {
        self.text = text
        parts = DateParts(text: text)
        self.today = today
    }

    /// From left to right, none within another; one may begin within the previous: `17.10 12.8.2023`.
    func scan() -> [PrintedDate] {
        var found: [PrintedDate] = []
        for index in text.scalars.indices {
            let end = found.last?.range.upperBound ?? 0
            guard index >= end || text[safe: index - 1] == " ", var date = date(at: index), date.range.upperBound > end
            else { continue }
            date.weekday = WeekdayNames.weekday(beside: date.range, in: text)
            if let restored = restored(date) { date.interpretations.append(restored) }
            found.append(date)
        }
        return found
    }

    /// `2026年1月20日(金)` of the eleventh month: the recogniser lost the ten, and the printed weekday is of that day.
    ///
    /// Days of one figure have three such readings, of which one may fit a misread weekday by chance.
    private func restored(_ date: PrintedDate) -> PrintedDate.Interpretation? {
        guard let weekday = date.weekday, [.yearFirst, .era].contains(date.shape),
            let printed = date.interpretations.first,
            !date.interpretations.contains(where: { $0.day.weekday == weekday })
        else { return nil }
        let numbers = text.scalars[date.range].split { !$0.isDigit }
        guard numbers.count == 3, numbers[1].count == 1,
            let day = CalendarDay(year: printed.day.year, month: printed.day.month + 10, day: printed.day.day),
            day.weekday == weekday, day <= today
        else { return nil }
        return PrintedDate.Interpretation(day: day, order: printed.order)
    }

    private func date(at start: Int) -> PrintedDate? {
        let before = text[safe: start - 1]
        if before.isDigit && text.scalars[start].isDigitLike { return nil }
        if before == "." || before == ",", text[safe: start - 2].isDigit { return nil }
        if let date = republicDate(at: start) { return date }
        if let date = eraDate(at: start) { return date }
        if text.scalars[start].isLatin, !before.isLatin, let date = monthFirstName(at: start) {
            return date
        }
        guard text.scalars[start].isDigitLike, text.scalars[start].isDigit || !before.isLatin
        else { return nil }
        guard let first = parts.number(at: start) else { return nil }
        if let date = dayThenName(first, at: start) { return date }
        if let date = threeNumbers(first, at: start) { return date }
        if let date = lostSeparator(first, at: start) { return date }
        return glued(first, at: start) ?? strokesAsFigures(at: start)
    }

    // MARK: Numbers without separators

    /// `18/112026`, `1811/2026`, `2026-1118`: one separator was lost.
    private func lostSeparator(_ first: DateParts.Number, at start: Int) -> PrintedDate? {
        guard let gap = parts.separator(at: first.end), gap.kind == .mark else { return nil }
        guard let second = parts.number(at: gap.end, limit: 6), !text[safe: second.end].isDigit else {
            return nil
        }
        let range = start..<second.end
        let clarity = first.clarity * second.clarity * 0.6
        if first.count <= 2, second.count == 6 {
            let month = second.value(0..<2)
            let year = second.value(2..<6)
            return make(
                .yearLast,
                [(year, month, first.value, .dayFirst), (year, first.value, month, .monthFirst)],
                range,
                clarity
            )
        }
        if first.count == 4, second.count == 4 {
            let front = first.value(0..<2)
            let back = first.value(2..<4)
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
                [(first.value, second.value(0..<2), second.value(2..<4), .yearFirst)],
                range,
                clarity
            )
        }
        return nil
    }

    /// `19705713 18:20`, `11730/2016 9:15`: strokes read as sevens or ones, where a time implies a date.
    private func strokesAsFigures(at start: Int) -> PrintedDate? {
        var end = start
        while text[safe: end].isDigit || text[safe: end] == "/" { end += 1 }
        let run = Array(text.scalars[start..<end])
        guard [8, 10].contains(run.count), !text[safe: start - 1].isLatin, text[safe: end] == " ",
            [run[2], run[5]].allSatisfy({ "/71".unicodeScalars.contains($0) }), !TimeScanner.times(in: text).isEmpty
        else { return nil }
        let figures = run.enumerated().filter { $0.offset != 2 && $0.offset != 5 }.map { Int($0.element.value) - 48 }
        guard figures.allSatisfy({ $0 >= 0 }) else { return nil }
        let numbers = (
            figures[0] * 10 + figures[1], figures[2] * 10 + figures[3], figures[4...].reduce(0) { $0 * 10 + $1 }
        )
        let year = run.count == 10 ? numbers.2 : 2000 + numbers.2
        return make(
            run.count == 10 ? .yearLast : .twoDigit,
            [(year, numbers.1, numbers.0, .dayFirst), (year, numbers.0, numbers.1, .monthFirst)],
            start..<end,
            0.4
        )
    }

    private func glued(_ first: DateParts.Number, at start: Int) -> PrintedDate? {
        if let date = gluedBeforeTime(first, at: start) { return date }
        guard first.count == 8, first.clarity == 1, !text[safe: first.end].isDigit else { return nil }
        let after = text[safe: first.end]
        guard after != "-" || !text[safe: first.end + 1].isDigit else { return nil }
        let range = start..<first.end
        let yearFirst = (
            first.value(0..<4), first.value(4..<6), first.value(6..<8), ReadingContext.DateOrder.yearFirst
        )
        if let date = make(.glued, [yearFirst], range, 1) { return date }
        let dayFirst = (
            first.value(4..<8), first.value(2..<4), first.value(0..<2), ReadingContext.DateOrder.dayFirst
        )
        return make(.glued, [dayFirst], range, 0.7)
    }

    /// `250906 23:58:44`: six digits that only the following time marks as a date.
    private func gluedBeforeTime(_ first: DateParts.Number, at start: Int) -> PrintedDate? {
        guard first.count == 6, first.clarity == 1, text[safe: first.end] == " ",
            let hour = parts.number(at: first.end + 1, limit: 2), hour.count == 2, hour.value < 24,
            text[safe: hour.end] == ":"
        else { return nil }
        let (front, middle, back) = (first.value(0..<2), first.value(2..<4), first.value(4..<6))
        return make(
            .glued,
            [(2000 + front, middle, back, .yearFirst), (2000 + back, middle, front, .dayFirst)],
            start..<first.end,
            0.9
        )
    }

    // MARK: Names of months

    // 18 Nov 2026, 18-NOV-26, 18. November 2026, 18th November, 2026, 18 de noviembre de 2026
    private func dayThenName(_ first: DateParts.Number, at start: Int) -> PrintedDate? {
        guard first.count <= 2, (1...31).contains(first.value) else { return nil }
        guard let name = parts.monthName(at: nameStart(after: first)),
            let year = parts.year(at: parts.skip(from: parts.particleEnd(at: name.end), " .-/,'\""))
        else { return nil }
        return make(
            .monthName,
            [(year.year, name.month, first.value, .dayFirst)],
            start..<year.end,
            first.clarity * year.clarity * (year.count == 4 ? 1 : 0.9)
        )
    }

    private func nameStart(after day: DateParts.Number) -> Int {
        parts.skip(from: parts.particleEnd(at: parts.ordinalEnd(at: day.end)), " .-/,'\"")
    }

    // Nov 18, 2026, NOV18'26
    private func monthFirstName(at start: Int) -> PrintedDate? {
        guard let name = parts.monthName(at: start),
            let day = parts.number(at: parts.skip(from: name.end, " .-/,"), limit: 2),
            (1...31).contains(day.value),
            let year = parts.year(at: parts.skip(from: parts.ordinalEnd(at: day.end), " .-/,'\""))
        else { return nil }
        if year.count == 2, [":", "/"].contains(text[safe: year.end]) { return nil }
        return make(
            .monthName,
            [(year.year, name.month, day.value, .monthFirst)],
            start..<year.end,
            day.clarity * year.clarity * (year.count == 4 ? 1 : 0.8)
        )
    }

    // MARK: Japanese eras

    // 令和6年11月18日, R6.11.18, H30.4.1
    private func eraDate(at start: Int) -> PrintedDate? {
        let first = text.scalars[start]
        var index: Int
        let base: Int
        switch (first, text[safe: start + 1]) {
        case ("令", "和"): (index, base) = (start + 2, 2018)
        case ("平", "成"): (index, base) = (start + 2, 1988)
        case ("R", "0"..."9") where !text[safe: start - 1].isLatin: (index, base) = (start + 1, 2018)
        case ("H", "0"..."9") where !text[safe: start - 1].isLatin: (index, base) = (start + 1, 1988)
        default: return nil
        }
        index = parts.skip(from: index, " ")
        // 元年 is the first year, without a number.
        let isFirst = text[safe: index] == "元"
        let year =
            isFirst ? DateParts.Number(digits: [1], end: index + 1, clarity: 1) : parts.number(at: index, limit: 2)
        guard let year, let gapOne = parts.separator(at: year.end),
            let month = parts.number(at: gapOne.end, limit: 2), let gapTwo = parts.separator(at: month.end),
            let day = parts.number(at: gapTwo.end, limit: 2)
        else { return nil }
        return make(.era, [(base + year.value, month.value, day.value, .yearFirst)], start..<day.end, 0.95)
    }

    // MARK: Years of the Republic of China

    /// `中華民國113年5月6日`, `113/05/06`: years since 1911, of three digits since 2011.
    private func republicDate(at start: Int) -> PrintedDate? {
        guard let year = parts.number(at: start, limit: 4), year.count == 3, year.clarity == 1,
            let firstGap = parts.separator(at: year.end), firstGap.kind == .unit || firstGap.character == "/",
            let month = parts.number(at: firstGap.end, limit: 2),
            let secondGap = parts.separator(at: month.end), secondGap.kind == firstGap.kind,
            let day = parts.number(at: secondGap.end, limit: 2), !text[safe: day.end].isDigit,
            text[safe: day.end] != "月"
        else { return nil }
        let clarity = month.clarity * day.clarity * (firstGap.kind == .unit ? 1 : 0.8)
        return make(.era, [(1911 + year.value, month.value, day.value, .yearFirst)], start..<day.end, clarity)
    }

    func make(
        _ shape: PrintedDate.Shape,
        _ options: [DateOption],
        _ range: Range<Int>,
        _ clarity: Double
    ) -> PrintedDate? {
        var seen: Set<CalendarDay> = []
        let interpretations = options.compactMap { option -> PrintedDate.Interpretation? in
            let isThai = (2000 + Self.buddhistLead...2600).contains(option.year)
            let year = isThai ? option.year - Self.buddhistLead : option.year
            guard (2000...2100).contains(year),
                let day = CalendarDay(year: year, month: option.month, day: option.day), day <= today,
                seen.insert(day).inserted
            else { return nil }
            return PrintedDate.Interpretation(day: day, order: option.order)
        }
        guard !interpretations.isEmpty else { return misread(shape, options, range, clarity) }
        return PrintedDate(shape: shape, interpretations: interpretations, range: range, clarity: clarity)
    }

    /// A future year in an otherwise clear date has a confused digit: 2078 for 2018.
    private func misread(
        _ shape: PrintedDate.Shape,
        _ options: [DateOption],
        _ range: Range<Int>,
        _ clarity: Double
    ) -> PrintedDate? {
        guard shape == .yearFirst || shape == .yearLast, clarity > 0.7 else { return nil }
        let tens: [Int: [Int]] = [7: [1], 8: [0], 6: [0], 4: [1], 3: [2]]
        let interpretations = options.flatMap { option -> [PrintedDate.Interpretation] in
            guard option.year > today.year, (2000...2999).contains(option.year) else { return [] }
            // 2618: the first zero was read as a six.
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
}
