import ReceiptDomain

/// How days are meant whose numbers alone do not tell.
public enum DayOrder: Sendable {
    case monthFirst, dayFirst
}

/// Values as they stand in the cells of statements.
enum StatementCell {
    private static let months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]

    /// The day, and the time where there is one behind it; `nil` where the cell has none.
    ///
    /// Without an order, days that begin with neither a year nor a month's name are none.
    static func day(_ cell: String, _ order: DayOrder?) -> (day: CalendarDay, time: TimeOfDay?)? {
        let text = cell.lowercased()
        guard text.utf8.count <= 40 else { return nil }
        let groups = text.split { !$0.isASCII || !$0.isNumber }.map(String.init)
        let rest: [String]
        let day: CalendarDay?
        if let month = months.firstIndex(where: { text.contains($0) }), groups.count >= 2 {
            let isYearFirst = groups[0].count == 4
            day = self.day(groups[isYearFirst ? 0 : 1], String(month + 1), groups[isYearFirst ? 1 : 0])
            rest = Array(groups.dropFirst(2))
        } else if let first = groups.first, first.count == 8 {
            day = self.day(first.prefix(4), first.dropFirst(4).prefix(2), first.suffix(2))
            rest = Array(groups.dropFirst())
        } else if let first = groups.first, first.count == 14 {
            day = self.day(first.prefix(4), first.dropFirst(4).prefix(2), first.dropFirst(6).prefix(2))
            rest = [String(first.dropFirst(8).prefix(2)), String(first.dropFirst(10).prefix(2))]
        } else if groups.count >= 3 {
            day = self.day(of: groups, order)
            rest = Array(groups.dropFirst(3))
        } else {
            return nil
        }
        guard let day else { return nil }
        return (day, time(rest, isAfternoon: text.contains("pm") || text.contains("오후")))
    }

    private static func day(of groups: [String], _ order: DayOrder?) -> CalendarDay? {
        if groups[0].count == 4 { return day(groups[0], groups[1], groups[2]) }
        if groups[2].count == 4 {
            guard let order else { return nil }
            let isMonthFirst = order == .monthFirst
            return day(groups[2], groups[isMonthFirst ? 0 : 1], groups[isMonthFirst ? 1 : 0])
        }
        // `25.08.13`, as Korean cards write it.
        guard groups[0].count == 2, groups[1].count == 2, groups[2].count == 2 else { return nil }
        return day("20" + groups[0], groups[1], groups[2])
    }

    private static func day(
        _ year: some StringProtocol,
        _ month: some StringProtocol,
        _ day: some StringProtocol
    )
        -> CalendarDay?
    {
        guard let year = Int(year), (1970...2200).contains(year), let month = Int(month), let day = Int(day) else {
            return nil
        }
        return CalendarDay(year: year, month: month, day: day)
    }

    private static func time(_ groups: [String], isAfternoon: Bool) -> TimeOfDay? {
        guard groups.count >= 2, let hour = Int(groups[0]), let minute = Int(groups[1]) else { return nil }
        return TimeOfDay(hour: isAfternoon && hour < 12 ? hour + 12 : hour, minute: minute)
    }

    /// A cell that has a time alone: `19:42`, `194205`.
    static func time(_ cell: String) -> TimeOfDay? {
        let groups = cell.split { !$0.isASCII || !$0.isNumber }.map(String.init)
        if let only = groups.first, groups.count == 1, only.count == 6 || only.count == 4 {
            return time([String(only.prefix(2)), String(only.dropFirst(2).prefix(2))], isAfternoon: false)
        }
        return time(groups, isAfternoon: cell.contains("오후") || cell.lowercased().contains("pm"))
    }

    /// Whether days of a table begin with the day: one of them can be nothing else.
    static func order(of cells: some Sequence<String>) -> DayOrder? {
        for cell in cells {
            let groups = cell.split { !$0.isASCII || !$0.isNumber }
            guard groups.count >= 3, groups[2].count == 4, let first = Int(groups[0]), let second = Int(groups[1])
            else {
                continue
            }
            if first > 12 { return .dayFirst }
            if second > 12 { return .monthFirst }
        }
        return nil
    }

    /// A plain decimal; `nil` for a cell without a number, and for one with more than that.
    static func amount(_ cell: String) -> (decimal: String, currency: Currency?)? {
        var digits = ""
        var letters = ""
        var isNegative = false
        for sign in cell {
            switch sign {
            case "0"..."9", ".", ",": digits.append(sign)
            case "-", "−", "–", "△", "▲", "(": isNegative = true
            case "+", ")", " ", "\u{A0}", "'", "₩", "￦", "원": continue
            case "$": letters += "USD"
            case "€": letters += "EUR"
            case "¥": letters += "JPY"
            case "£": letters += "GBP"
            case _ where sign.isASCII && sign.isLetter: letters.append(sign)
            default: return nil
            }
        }
        guard digits.contains(where: \.isNumber), digits.count <= 24, let plain = plain(digits) else { return nil }
        guard letters.isEmpty || letters.count == 3 else { return nil }
        return ((isNegative && plain != "0" ? "-" : "") + plain, Currency(code: letters))
    }

    /// Without separators of thousands, and with a point before decimals, wherever the sign stood for one or the other.
    private static func plain(_ digits: String) -> String? {
        let points = digits.count { $0 == "." }
        let commas = digits.count { $0 == "," }
        var decimal: Character?
        if points > 0, commas > 0 {
            decimal = digits.last { $0 == "." || $0 == "," }
        } else if points == 1 {
            decimal = "."
        } else if commas == 1, let tail = digits.split(separator: ",", omittingEmptySubsequences: false).last,
            tail.count != 3
        {
            decimal = ","
        }
        var plain = ""
        for sign in digits {
            if sign.isNumber { plain.append(sign) } else if sign == decimal { plain.append(".") }
        }
        guard plain.count(where: { $0 == "." }) <= 1 else { return nil }
        if plain.contains(".") {
            while plain.hasSuffix("0") { plain.removeLast() }
            if plain.hasSuffix(".") { plain.removeLast() }
        }
        let whole = plain.drop { $0 == "0" }
        return whole.isEmpty ? "0" : whole.first == "." ? "0" + whole : String(whole)
    }
}
