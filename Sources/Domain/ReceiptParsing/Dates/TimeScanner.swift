import ReceiptDomain

/// Finds a time of day on a line.
enum TimeScanner {
    /// The first time after the index, if there is one; before it otherwise.
    static func time(in text: ScalarText, near index: Int) -> TimeOfDay? {
        let times = times(in: text)
        return (times.first { $0.start >= index } ?? times.last)?.time
    }

    static func times(in text: ScalarText) -> [(start: Int, time: TimeOfDay)] {
        var found: [(start: Int, time: TimeOfDay)] = []
        var index = 1
        while index + 2 < text.count {
            defer { index += 1 }
            // Faint colons are read as points, but a point alone is more often a decimal one.
            let mark = text.scalars[index]
            guard mark == 0x3A || mark == 0xC2DC || mark == 0x6642 else { continue }
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

    private static func number(endingAt end: Int, in text: ScalarText) -> (value: Int, start: Int)? {
        var start = end
        while start > 0, text.scalars[start - 1] == 32, start > end - 1 { start -= 1 }
        let stop = start
        while start > 0, stop - start < 2, DigitConfusion.digit(for: text.scalars[start - 1]) != nil { start -= 1 }
        guard stop > start else { return nil }
        let value = text.scalars[start..<stop].reduce(0) { $0 * 10 + Int((DigitConfusion.digit(for: $1) ?? 48) - 48) }
        return (value, start)
    }

    private static func number(startingAfter index: Int, in text: ScalarText) -> (value: Int, end: Int)? {
        var start = index + 1
        if text[safe: start] == 32 { start += 1 }
        guard let tens = DigitConfusion.digit(for: text[safe: start]),
            let ones = DigitConfusion.digit(for: text[safe: start + 1]),
            !(48...57).contains(text[safe: start + 2])
        else { return nil }
        return (Int(tens - 48) * 10 + Int(ones - 48), start + 2)
    }

    /// AM and PM, 오전 and 오후, 午前 and 午後; before the hour or behind the minutes and seconds.
    private static func half(of text: ScalarText, before: Int, after: Int) -> Half? {
        let front = text.scalars[max(0, before - 4)..<before]
        if front.contains(0xC804) && front.contains(0xC624) || front.contains(0x524D) { return .morning }
        if front.contains(0xD6C4) && front.contains(0xC624) || front.contains(0x5F8C) { return .afternoon }
        var index = after
        while index < text.count, index < after + 5,
            [0x3A, 32].contains(text.scalars[index]) || (48...57).contains(text.scalars[index])
        {
            index += 1
        }
        let first = text[safe: index] & 0xDF
        var second = text[safe: index + 1]
        if second == 0x2E { second = text[safe: index + 2] }
        second &= 0xDF
        if second == 0x4D || second == 0 && index + 1 >= text.count {
            if first == 0x50 { return .afternoon }
            if first == 0x41 { return .morning }
        }
        let lead = text.scalars[max(0, before - 3)..<before].map { $0 & 0xDF }
        if lead.contains(0x50), lead.contains(0x4D) { return .afternoon }
        if lead.contains(0x41), lead.contains(0x4D) { return .morning }
        return nil
    }
}
