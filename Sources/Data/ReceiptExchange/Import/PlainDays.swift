import HouseholdBook
import ReceiptDomain

/// Completes days that say too little by themselves: `12/28` has no year, and `45999` is counted by a spreadsheet.
struct PlainDays {
    /// A day without its year; two numbers whose order is not certain, unless the month was a word.
    private struct Part {
        var line: Int
        var text: String
        var first: Int
        var second: Int
        var hasMonthName = false
        /// The text behind it, as a time.
        var rest: Substring

        func monthAndDay(_ isDayFirst: Bool) -> (month: Int, day: Int) {
            isDayFirst && !hasMonthName ? (second, first) : (first, second)
        }
    }

    /// A year that has all days of the calendar.
    private static let leapYear = 2024
    /// Days by which a statement's rows may end before a day that the statement names.
    private static let longestBefore = 100
    /// Days without a row that part the end of a year's rows from their beginning.
    private static let clearGap = 45

    private let options: StatementOptions
    /// The order of day and month, where nothing but custom tells it.
    private(set) var assumedOrder: DateOrder?

    init(_ options: StatementOptions) { self.options = options }

    /// Whether the cell may be a day that has to be completed.
    static func isDay(_ cell: String) -> Bool { serial(cell) != nil || part(cell, 0) != nil }

    /// The table with whole days in its columns for days, where most of these have none.
    ///
    /// - Throws: ``ExchangeError/doubt(_:)`` where the year, or the order of day and month, has to be said
    mutating func rewriting(
        _ table: StatementTable,
        _ columns: StatementColumns,
        from first: Int
    ) throws(ExchangeError) -> StatementTable {
        var table = table
        for place in columns.places[.date] ?? [] {
            let lines = (min(first, table.rows.count)..<table.rows.count).filter { place < table.rows[$0].count }
            let cells = lines.map { (line: $0, text: table.rows[$0][place].onOneLine) }
            let whole = cells.count { DayCell($0.text) != nil }
            let serials = cells.compactMap { cell in Self.serial(cell.text).map { (cell.line, $0) } }
            if serials.count > whole, !table.isSheet {
                for (line, text) in serials { table.rows[line][place] = text }
                continue
            }
            let parts = cells.compactMap { Self.part($0.text, $0.line) }
            guard parts.count > whole else { continue }
            for (line, text) in try days(parts, table, place, columns.language, first) {
                table.rows[line][place] = text
            }
        }
        return table
    }

    // MARK: Counted days

    /// The day of a number of days, from 2000 to 2099, with a fraction for the time.
    private static func serial(_ cell: String) -> String? {
        let digits = cell.prefix { $0.isASCII && $0.isNumber }
        let rest = cell.dropFirst(digits.count)
        guard digits.count == 5, rest.isEmpty || rest.first == "." && rest.dropFirst().allSatisfy(\.isNumber),
            rest.count <= 12, let number = Double(cell), (36_526..<73_051).contains(number)
        else { return nil }
        return SheetDay.text(number, countsFrom1904: false)
    }

    // MARK: Days without a year

    private static func part(_ cell: String, _ line: Int) -> Part? {
        guard cell.utf8.count <= 40, DayCell(cell) == nil else { return nil }
        // Spreadsheets take what stands behind an apostrophe for text: `'26/11`.
        let plain = cell.hasPrefix("'") ? String(cell.dropFirst()) : cell
        var rest = DayCell.withoutWeekday(plain.lowercased())[...]
        func number(_ rest: inout Substring) -> Int? {
            let digits = rest.prefix { $0.isASCII && $0.isNumber }
            guard (1...2).contains(digits.count) else { return nil }
            rest = rest.dropFirst(digits.count)
            return Int(digits)
        }
        func word(_ rest: inout Substring) -> Int? {
            let letters = rest.prefix { $0.isLetter || $0 == "." }
            guard let month = DayCell.month(String(letters)) else { return nil }
            rest = rest.dropFirst(letters.count)
            return month
        }
        func skip(_ signs: String, _ rest: inout Substring) -> Bool {
            let skipped = rest.prefix { signs.contains($0) }
            rest = rest.dropFirst(skipped.count)
            return !skipped.isEmpty
        }
        var part: Part
        if let first = number(&rest) {
            guard skip("/.-월月 ", &rest) else { return nil }
            if let second = number(&rest) {
                part = Part(line: line, text: cell, first: first, second: second, rest: rest)
            } else if let month = word(&rest) {
                part = Part(line: line, text: cell, first: month, second: first, hasMonthName: true, rest: rest)
            } else {
                return nil
            }
        } else if let month = word(&rest), skip("-/ ", &rest), let day = number(&rest) {
            part = Part(line: line, text: cell, first: month, second: day, hasMonthName: true, rest: rest)
        } else {
            return nil
        }
        part.rest = part.rest.drop { "일日.,".contains($0) }
        // Only a time or the day of the week may follow; another number makes it no day.
        guard part.rest.isEmpty || part.rest.first == " " || part.rest.first == "(" else { return nil }
        return part
    }

    private mutating func days(
        _ parts: [Part],
        _ table: StatementTable,
        _ place: Int,
        _ language: String?,
        _ first: Int
    ) throws(ExchangeError) -> [(line: Int, text: String)] {
        let isDayFirst = try isDayFirst(parts, language)
        let days = parts.map { $0.monthAndDay(isDayFirst) }
        let numbers = days.compactMap { Self.day(Self.leapYear, $0)?.daysSince1970 }
        // Not the order that was asked for, or no days at all: the row that is none is named later.
        guard numbers.count == parts.count, let newest = Self.newest(numbers) else { return [] }
        func whole(_ year: Int) -> [CalendarDay]? {
            let whole = zip(days, numbers).compactMap { Self.day($1 <= newest ? year : year - 1, $0) }
            return whole.count == days.count ? whole : nil
        }
        let year: Int
        if let told = options.year {
            year = told
        } else if let found = Self.year(table, place, first, isDayFirst ? .dayFirst : .monthFirst, whole) {
            year = found
        } else {
            throw .doubt(.year(line: parts[0].line + 1, text: parts[0].text))
        }
        guard let found = whole(year) else {
            throw .unreadable(line: parts[0].line + 1, text: parts[0].text)
        }
        return zip(parts, found).map { part, day in (part.line, day.description + part.rest) }
    }

    private static func day(_ year: Int, _ part: (month: Int, day: Int)) -> CalendarDay? {
        CalendarDay(year: year, month: part.month, day: part.day)
    }

    private mutating func isDayFirst(_ parts: [Part], _ language: String?) throws(ExchangeError) -> Bool {
        if let order = options.dateOrder { return order == .dayFirst }
        let open = parts.filter { !$0.hasMonthName && $0.first != $0.second }
        if open.contains(where: { $0.first > 12 }) { return true }
        if open.contains(where: { $0.second > 12 }) { return false }
        switch language {
        case "ko", "ja", "zh", "hu": return false
        case nil, "en":
            // Only remarks may have days in numbers.
            guard let sample = open.first else { return options.usualOrder == .dayFirst }
            guard let usual = options.usualOrder else {
                throw .doubt(.dateOrder(line: sample.line + 1, text: sample.text))
            }
            assumedOrder = usual == .dayFirst ? .dayFirst : .monthFirst
            return usual == .dayFirst
        default: return true
        }
    }

    /// The latest of the days, which are of one year or go over its end: the one before most days without a row.
    private static func newest(_ days: [Int]) -> Int? {
        let sorted = Set(days).sorted()
        guard let first = sorted.first, let last = sorted.last else { return nil }
        var (newest, longest) = (last, 366 - (last - first))
        for (before, after) in zip(sorted, sorted.dropFirst()) where after - before > longest {
            (newest, longest) = (before, after - before)
        }
        // Rows of most of a year leave no such days; they are of one year if they are in order.
        func isInOrder(_ days: [Int]) -> Bool {
            let pairs = zip(days, days.dropFirst())
            return pairs.allSatisfy { $0 <= $1 } || pairs.allSatisfy { $0 >= $1 }
        }
        if longest >= clearGap { return newest }
        if isInOrder(days) { return last }
        return isInOrder(days.map { $0 <= newest ? $0 + 366 : $0 }) ? newest : nil
    }

    /// The year of the newest day that follows from whole days elsewhere in the file; `nil` where these say different ones.
    private static func year(
        _ table: StatementTable,
        _ place: Int,
        _ first: Int,
        _ order: DateOrder,
        _ whole: (Int) -> [CalendarDay]?
    ) -> Int? {
        var named = table.rows.prefix(first).joined().flatMap { days(in: $0, order) }
        // Beside the rows stand days of payment; eight digits may as well be an approval.
        let beside = table.rows.dropFirst(first).lazy.flatMap { row in
            row.enumerated().lazy.filter { $0.offset != place && $0.element.contains { "-/.년年".contains($0) } }
                .compactMap { DayCell($0.element)?.day(order) }
        }
        if let last = beside.max() { named.append(last) }
        let years = named.compactMap { day -> Int? in
            for year in [day.year, day.year - 1] {
                guard let newest = whole(year)?.max(), newest <= day else { continue }
                return day.daysSince1970 - newest.daysSince1970 <= longestBefore ? year : nil
            }
            return nil
        }
        return Set(years).count == 1 ? years.first : nil
    }

    /// All days that a remark names, and the last days of months: `2026.11.01 ~ 2026.11.30`, `2026년 11월`, `01.11.2026`.
    private static func days(in remark: String, _ order: DateOrder) -> [CalendarDay] {
        guard remark.utf8.count <= 400 else { return [] }
        let groups = remark.split { !$0.isASCII || !$0.isNumber }
        func number(_ index: Int) -> Int? {
            groups.indices.contains(index) && groups[index].count <= 2 ? Int(groups[index]) : nil
        }
        let years = groups.indices.filter { index in
            groups[index].count == 4 && (1990...2100).contains(Int(groups[index]) ?? 0)
        }
        // The first year tells whether they stand before their months or behind them.
        let isYearLast = years.first.map { number($0 - 1) != nil && number($0 - 2) != nil } ?? false
        var days = groups.filter { $0.count == 8 }.compactMap { DayCell(String($0))?.day(nil) }
        for index in years {
            let year = Int(groups[index]) ?? 0
            if isYearLast {
                guard let first = number(index - 2), let second = number(index - 1) else { continue }
                let (month, day) = order == .dayFirst ? (second, first) : (first, second)
                let found = CalendarDay(year: year, month: month, day: day)
                if let day = found ?? CalendarDay(year: year, month: day, day: month) { days.append(day) }
            } else if let month = number(index + 1), (1...12).contains(month) {
                let last = CalendarDay.days(inMonth: month, of: year)
                let day = min(number(index + 2) ?? last, last)
                if let day = CalendarDay(year: year, month: month, day: day) { days.append(day) }
            }
        }
        return days.isEmpty ? [DayCell(remark)?.day(order)].compactMap(\.self) : days
    }
}
