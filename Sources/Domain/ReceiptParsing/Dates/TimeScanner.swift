import ReceiptDomain

/// Finds a time of day on a line.
enum TimeScanner {
    /// The first time after the index, else the last before it.
    static func time(in text: ScalarText, near index: Int) -> TimeOfDay? {
        let times = times(in: text)
        return (times.first { $0.start >= index } ?? times.last)?.time
    }

    static func times(in text: ScalarText) -> [(start: Int, time: TimeOfDay)] {
        var found: [(start: Int, time: TimeOfDay)] = []
        var index = 1
        while index + 2 < text.count {
            defer { index += 1 }
            // A faint colon may be read as a point, but a single point is usually a decimal point.
            let mark = text.scalars[index]
            guard mark == ":" || mark == "시" || mark == "時" || isHour(index, in: text) else { continue }
            guard let hour = number(endingAt: index, in: text), let minute = number(startingAfter: index, in: text)
            else { continue }
            guard found.last.map({ hour.start > $0.start + 5 }) ?? true else { continue }
            var value = hour.value
            let half = half(of: text, before: hour.start, after: minute.end)
            if half == .afternoon, value < 12 { value += 12 }
            if half == .morning, value == 12 { value = 0 }
            if let time = TimeOfDay(hour: value, minute: minute.value) { found.append((hour.start, time)) }
        }
        return found
    }

    private enum Half { case morning, afternoon }

    private static let durations = PhraseMatcher(
        anyOf: "duree, duration, durata, fahrzeit, parkdauer, temps, stationnement"
    )

    /// Whether this is the letter of `15H41`, not of a duration.
    private static func isHour(_ index: Int, in text: ScalarText) -> Bool {
        text.scalars[index].capital == "H" && durations.matches(in: FoldedText(text.scalars), above: 0.9).isEmpty
            && [index - 2, index - 1, index + 1, index + 2].allSatisfy { text[safe: $0].isDigit }
            && ![text[safe: index - 3], text[safe: index + 3]].contains { $0.isDigit || $0.isLatin || $0 == "." }
    }

    /// A number of at least one figure, whose first character is not the last letter of a word: `HORA: 14:52`.
    private static func number(endingAt end: Int, in text: ScalarText) -> (value: Int, start: Int)? {
        var start = end
        while start > 0, text.scalars[start - 1] == " ", start > end - 1 { start -= 1 }
        let stop = start
        while start > 0, stop - start < 2, DigitConfusion.digit(for: text.scalars[start - 1]) != nil { start -= 1 }
        while start < stop, !text.scalars[start].isDigit, text[safe: start - 1].isLatin { start += 1 }
        guard text.scalars[start..<stop].contains(where: \.isDigit) else { return nil }
        let value = text.scalars[start..<stop].reduce(0) { $0 * 10 + Int(DigitConfusion.digit(for: $1) ?? 0) }
        return (value, start)
    }

    private static func number(startingAfter index: Int, in text: ScalarText) -> (value: Int, end: Int)? {
        var start = index + 1
        if text[safe: start] == " " { start += 1 }
        guard let tens = DigitConfusion.digit(for: text[safe: start]),
            let ones = DigitConfusion.digit(for: text[safe: start + 1]),
            !text[safe: start + 2].isDigit
        else { return nil }
        return (Int(tens) * 10 + Int(ones), start + 2)
    }

    /// AM or PM, 오전 or 오후, 午前 or 午後; before the hour or after the minutes and seconds.
    private static func half(of text: ScalarText, before: Int, after: Int) -> Half? {
        let front = text.scalars[max(0, before - 4)..<before]
        if front.contains("전") && front.contains("오") || front.contains("前") { return .morning }
        if front.contains("후") && front.contains("오") || front.contains("後") { return .afternoon }
        var index = after
        while index < text.count, index < after + 5,
            [":", " "].contains(text.scalars[index]) || text.scalars[index].isDigit
        {
            index += 1
        }
        let first = text[safe: index].capital
        var second = text[safe: index + 1]
        if second == "." { second = text[safe: index + 2] }
        if second.capital == "M" || second == "\0" && index + 1 >= text.count {
            if first == "P" { return .afternoon }
            if first == "A" { return .morning }
        }
        let lead = text.scalars[max(0, before - 3)..<before].map(\.capital)
        if lead.contains("P"), lead.contains("M") { return .afternoon }
        if lead.contains("A"), lead.contains("M") { return .morning }
        return nil
    }
}

// The time of purchase.
extension TimeScanner {
    /// Whether the first line is a phone's, with the time and little else: `9:41 5G 82%`.
    private static func hasClock(_ page: Page) -> Bool {
        guard let line = page.lines.first?.best, let time = times(in: line.text).first else { return false }
        return time.start == 0 && line.letters <= 6
            && page.lines.dropFirst().first?.best.text.scalars.contains(where: \.properties.isAlphabetic) == true
    }

    /// The time beside the date, else the nearest line's.
    static func time(on page: Page, beside line: PrintedLine, near index: Int) -> Field<TimeOfDay>? {
        if let time = time(in: line.text, near: index) {
            return Field(time, confidence: 0.93, evidence: Evidence(text: line.string, box: line.box))
        }
        let readings = page.lines.dropFirst(hasClock(page) ? 1 : 0).flatMap(\.readings)
        func distance(_ other: PrintedLine) -> Int { abs(other.box.midY - line.box.midY) }
        func isNear(_ other: PrintedLine) -> Bool { distance(other) < Int(3 * other.height) }
        func nearest(_ readings: [PrintedLine]) -> (line: PrintedLine, time: TimeOfDay)? {
            readings.compactMap { other in
                times(in: other.text).first.map { (line: other, time: $0.time) }
            }
            .min { distance($0.line) < distance($1.line) }
        }
        // The date's own pass may have read only its line.
        let own = nearest(readings.filter { $0.pass == line.pass })
        guard let timed = own.flatMap({ isNear($0.line) ? $0 : nil }) ?? nearest(readings) else { return nil }
        let evidence = Evidence(text: timed.line.string, box: timed.line.box)
        return Field(timed.time, confidence: isNear(timed.line) ? 0.85 : 0.6, evidence: evidence)
    }
}
