import ReceiptDomain

/// Dates without a year, which the rest of the page has to supply: `06월 21일(토) 12:41`, `Tue 03/04 6:15 PM`.
///
/// Used only where no complete date is printed: most numbers with a slash between them are no dates, and others only
/// beside a time, a weekday or their label: `検針月日 10月12日`.
struct YearlessDates {
    let today: CalendarDay
    /// The day on which the picture was taken or saved.
    let fileDate: CalendarDay?
    /// The order of day and month in numeric dates.
    let order: ReadingContext.DateOrder

    struct Found {
        var day: CalendarDay
        var line: PrintedLine
        var range: Range<Int>
        /// The confidence in the year, from 0 to 1: set by hand, because the test sets have no such dates.
        var certainty: Double
    }

    private struct Day {
        var month: Int
        var day: Int
        var range: Range<Int>
    }

    /// The date with the highest confidence; the first among equals.
    func read(_ page: Page) -> Found? {
        let figures = page.lines.flatMap { Self.figures(in: $0.best.text) + Self.months(in: $0.best.text) }
        var best: Found?
        for line in page.lines.map(\.best) {
            for day in days(in: line.text) {
                guard let found = dated(day, on: line, figures: figures) else { continue }
                if best.map({ found.certainty > $0.certainty }) ?? true { best = found }
            }
        }
        return best
    }

    // MARK: The year

    private func dated(_ day: Day, on line: PrintedLine, figures: [String]) -> Found? {
        let years = (today.year - 10...today.year).reversed()
        let possible = years.compactMap { CalendarDay(year: $0, month: day.month, day: day.day) }.filter { $0 <= today }
        func found(_ candidate: CalendarDay, _ certainty: Double) -> Found {
            Found(day: candidate, line: line, range: day.range, certainty: certainty)
        }
        // Receipt numbers often contain the date: `20250621-03-0412`.
        if let numbered = possible.first(where: { day in
            let digits = day.description.filter { $0 != "-" }
            return figures.contains {
                $0.hasPrefix(digits) || $0.hasPrefix(digits.dropFirst(2)) || digits.hasPrefix($0)
            }
        }) {
            return found(numbered, 0.9)
        }
        let weekday = WeekdayNames.weekday(beside: day.range, in: line.text)
        let fitting = weekday.map { weekday in possible.filter { $0.weekday == weekday } } ?? possible
        // Receipts are usually photographed soon after they were printed.
        if let file = fileDate?.daysSince1970,
            let near = fitting.first(where: { (0..<45).contains(file - $0.daysSince1970) })
        {
            return found(near, weekday == nil ? 0.6 : 0.85)
        }
        return fitting.first.map { found($0, weekday == nil ? 0.4 : 0.7) }
    }

    /// Runs of at least six digits.
    private static func figures(in text: ScalarText) -> [String] {
        text.scalars.split { !$0.isDigit }.filter { $0.count >= 6 }.map { String(String.UnicodeScalarView($0)) }
    }

    /// The months that are named with their year, in the form of a number: `2026年10月分`.
    private static func months(in text: ScalarText) -> [String] {
        let parts = DateParts(text: text)
        return text.scalars.indices.compactMap { start in
            guard text.scalars[start].isDigit, !text[safe: start - 1].isDigit,
                let year = parts.number(at: start, limit: 4), year.count == 4,
                let gap = parts.separator(at: year.end), gap.kind == .unit,
                let month = parts.number(at: gap.end, limit: 2), ["月", "월"].contains(text[safe: month.end])
            else { return nil }
            return "\(year.value)" + (month.count < 2 ? "0" : "") + "\(month.value)"
        }
    }

    // MARK: The day

    private func days(in text: ScalarText) -> [Day] {
        let parts = DateParts(text: text)
        let hasTime = !TimeScanner.times(in: text).isEmpty
        let labels = DateWords.matcher.matches(in: FoldedText(text.scalars)).filter { $0.meaning == .good }
        return text.scalars.indices.compactMap { start in
            guard !text[safe: start - 1].isDigit, !text[safe: start - 1].isLatin else { return nil }
            let name = named(at: start, parts)
            guard let found = name ?? figured(at: start, parts) else { return nil }
            // Without a time or weekday it may be any pair of numbers; behind a label, a card's last month: `VISA 12/26`.
            let isLabelled = name != nil && labels.contains { parts.skip(from: $0.range.upperBound, " :") == start }
            let isDay = hasTime || isLabelled || WeekdayNames.weekday(beside: found.range, in: text) != nil
            return isDay ? found : nil
        }
    }

    /// `06월 21일`, `Mar 4`, `4. März`.
    private func named(at start: Int, _ parts: DateParts) -> Day? {
        if let name = parts.monthName(at: start),
            let day = parts.number(at: parts.skip(from: name.end, " .-"), limit: 2), ends(day.end, parts)
        {
            return Day(month: name.month, day: day.value, range: start..<day.end)
        }
        guard let first = parts.number(at: start, limit: 2) else { return nil }
        if let name = parts.monthName(at: parts.skip(from: parts.ordinalEnd(at: first.end), " .-")) {
            return Day(month: name.month, day: first.value, range: start..<name.end)
        }
        guard let gap = parts.separator(at: first.end), gap.kind == .unit, ["월", "月"].contains(gap.character),
            let day = parts.number(at: gap.end, limit: 2), ["일", "日"].contains(parts.text[safe: day.end])
        else { return nil }
        return Day(month: first.value, day: day.value, range: start..<(day.end + 1))
    }

    /// `03/04`, in the country's order.
    private func figured(at start: Int, _ parts: DateParts) -> Day? {
        guard let first = parts.number(at: start, limit: 2), first.clarity == 1,
            parts.text[safe: first.end] == "/", let second = parts.number(at: first.end + 1, limit: 2),
            second.clarity == 1, first.count == 2 || second.count == 2, ends(second.end, parts)
        else { return nil }
        let (day, month) = order == .dayFirst ? (first, second) : (second, first)
        return Day(month: month.value, day: day.value, range: start..<second.end)
    }

    private func ends(_ end: Int, _ parts: DateParts) -> Bool {
        let next = parts.text[safe: end]
        return !next.isDigit && !next.isLatin && !["/", ":", ".", "%"].contains(next)
    }
}
