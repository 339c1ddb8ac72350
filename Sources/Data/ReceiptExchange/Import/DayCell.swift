import Foundation
import HouseholdBook
import ReceiptDomain

typealias DateOrder = ReadingContext.DateOrder

/// A cell with a day: one that is certain, or three numbers whose order is not.
struct DayCell {
    private var known: CalendarDay?
    private(set) var numbers: (Int, Int, Int)?
    /// Whether the last of the numbers is a whole year.
    private(set) var hasYear = false
    private(set) var separator: Character = "/"
    let time: TimeOfDay?

    /// Beginnings of months' names, without accents, by language; those that begin a longer one come later.
    private static let months: [[String]] = [
        ["jan", "ene", "gen", "sty", "led", "ian", "tammi", "oca", "jaan", "sau"],
        ["feb", "fev", "fév", "lut", "uno", "helmi", "sub", "şub", "veeb", "vas"],
        ["mar", "mär", "mrt", "mrz", "maa", "bře", "bre", "már", "kov"],
        ["apr", "abr", "avr", "kwi", "dub", "huhti", "nis", "bal"],
        ["may", "mai", "maj", "mei", "mag", "máj", "kvě", "kve", "touko", "geg"],
        ["jun", "juin", "iun", "giu", "cze", "čer", "cer", "kesä", "kesa", "haz", "jún", "bir"],
        ["jul", "juil", "iul", "lug", "lip", "čvc", "heinä", "heina", "tem", "júl", "lie"],
        ["aug", "ago", "aoû", "aou", "sie", "srp", "elo", "ağu", "agu", "rug"],
        ["sep", "set", "wrz", "zář", "zar", "szept", "syys", "eyl"],
        ["oct", "okt", "out", "ott", "paź", "paz", "říj", "rij", "loka", "eki", "spa"],
        ["nov", "noi", "lis", "marras", "kas", "lap"],
        ["dec", "dez", "dic", "déc", "gru", "pro", "joulu", "ara", "dets", "gruo"],
    ]

    /// The month that begins with these letters, without accents; three at least.
    static func month(_ text: String) -> Int? {
        let word = String(text.drop { !$0.isLetter }.prefix { $0.isLetter })
        guard word.count >= 3 else { return nil }
        // Longer beginnings count for more: `listopad`, `juillet`.
        var best: (month: Int, length: Int)?
        for (index, names) in months.enumerated() {
            for name in names where word.hasPrefix(name) && name.count > best?.length ?? 0 {
                best = (index + 1, name.count)
            }
        }
        return best?.month
    }

    /// `R8.11.03`, `令和8年11月3日`: the year in which an era of Japan began, less one.
    private static func era(_ text: String) -> (year: Int, length: Int)? {
        let eras = [("令和", 2018), ("平成", 1988), ("昭和", 1925), ("r", 2018), ("h", 1988), ("s", 1925)]
        for (name, before) in eras where text.hasPrefix(name) {
            guard text.dropFirst(name.count).first?.isNumber == true else { continue }
            return (before, name.count)
        }
        return nil
    }

    /// Three numbers with a sign between them, and a time behind a space: `2026.11.03`, `03/11/2026 08:15`.
    private struct PlainForm {
        var numbers: (Int, Int, Int)
        var isYearFirst: Bool
        var sign: UInt8
        var time: TimeOfDay?

        /// `nil` for any other form.
        init?(_ bytes: UnsafeBufferPointer<UInt8>) {
            func number(_ first: Int, _ count: Int) -> Int? {
                var value = 0
                for byte in bytes[first..<first + count] {
                    guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
                    value = value * 10 + Int(byte - UInt8(ascii: "0"))
                }
                return value
            }
            guard [10, 16, 19].contains(bytes.count) else { return nil }
            isYearFirst = number(0, 4) != nil
            let (one, two) = isYearFirst ? (4, 7) : (2, 5)
            sign = bytes[one]
            guard sign == bytes[two], "./-".utf8.contains(sign), let first = number(0, one),
                let second = number(one + 1, 2), let third = number(two + 1, isYearFirst ? 2 : 4)
            else { return nil }
            numbers = (first, second, third)
            guard bytes.count > 10 else { return }
            guard bytes[10] == UInt8(ascii: " "), bytes[13] == UInt8(ascii: ":"), let hour = number(11, 2),
                let minute = number(14, 2),
                bytes.count == 16 || bytes[16] == UInt8(ascii: ":") && number(17, 2) != nil
            else { return nil }
            time = TimeOfDay(hour: hour, minute: minute)
        }
    }

    init?(_ cell: String) {
        guard cell.utf8.count <= 60 else { return nil }
        if cell.utf8.count == 10, let day = CalendarDay(iso: cell) {
            (known, time) = (day, nil)
            return
        }
        // The days of nearly all statements; each is read several times, and splitting takes long.
        var bytes = cell
        if let plain = bytes.withUTF8({ PlainForm($0) }) {
            (separator, time) = (Character(Unicode.Scalar(plain.sign)), plain.time)
            let (first, second, third) = plain.numbers
            guard plain.isYearFirst else {
                (numbers, hasYear) = (plain.numbers, true)
                return
            }
            guard let day = Self.day(first, second, third) else { return nil }
            known = day
            return
        }
        if let era = Self.era(cell.lowercased()) {
            let numbers = cell.split { !$0.isASCII || !$0.isNumber }.compactMap { Int($0) }
            guard numbers.count == 3, numbers[0] < 100 else { return nil }
            known = Self.day(era.year + numbers[0], numbers[1], numbers[2])
            time = nil
            guard known != nil else { return nil }
            return
        }
        let text = cell.lowercased()
        let slices = text.split { !$0.isASCII || !$0.isNumber }
        let groups = slices.map(String.init)
        guard let first = groups.first, first.count <= 14 else { return nil }
        let clock = Self.clock(slices, in: text)
        let rest: [String]
        let isWord = text.contains { $0.isLetter && $0.isASCII } || text.contains { $0.isLetter && $0 < "\u{250}" }
        if isWord, groups.count >= 2, let month = Self.month(Self.withoutWeekday(text)) {
            // The numbers of a time are none of the day's: `Dec 28 14:03`, `14:03 28 Dec 2026`.
            let day = clock.map { Array(groups[..<$0.lowerBound] + groups[$0.upperBound...]) } ?? groups
            guard day.count >= 2 else { return nil }
            let isYearFirst = day[0].count == 4
            known = Self.day(day[isYearFirst ? 0 : 1], String(month), day[isYearFirst ? 1 : 0])
            rest = clock.map { Array(groups[$0]) } ?? Array(day.dropFirst(2))
        } else if first.count == 8 {
            known = Self.day(first.prefix(4), first.dropFirst(4).prefix(2), first.suffix(2))
            // `04112026`
            if known == nil, let a = Int(first.prefix(2)), let b = Int(first.dropFirst(2).prefix(2)),
                let year = Int(first.suffix(4)), (1970...2200).contains(year)
            {
                (numbers, hasYear) = ((a, b, year), true)
            }
            rest = Array(groups.dropFirst())
        } else if first.count == 14 {
            known = Self.day(first.prefix(4), first.dropFirst(4).prefix(2), first.dropFirst(6).prefix(2))
            rest = [String(first.dropFirst(8).prefix(2)), String(first.dropFirst(10).prefix(2))]
        } else if groups.count >= 3 {
            // `03.11. 19:42` has a time behind the month, and no year.
            if first.count <= 2, clock?.lowerBound == 2 { return nil }
            rest = Array(groups.dropFirst(3))
            separator = text.drop { $0.isNumber || $0.isWhitespace }.first ?? "/"
            if first.count == 4 {
                known = Self.day(groups[0], groups[1], groups[2])
            } else if first.count <= 2, groups[1].count <= 2, groups[2].count == 4 || groups[2].count == 2,
                separator != ":", let a = Int(groups[0]), let b = Int(groups[1]), let c = Int(groups[2])
            {
                (numbers, hasYear) = ((a, b, c), groups[2].count == 4)
            } else if first.count == 3, groups[1].count <= 2, groups[2].count <= 2, "/-.年".contains(separator),
                let year = Int(first), year < 200
            {
                // Taiwan counts years from 1912.
                known = Self.day(String(1911 + year), groups[1], groups[2])
            }
        } else {
            return nil
        }
        time = StatementCell.time(rest, isAfternoon: text.contains("pm") || text.contains("오후"))
        guard known != nil || numbers != nil else { return nil }
    }

    /// `Sat 28 Nov`, `mar. 3.12.2026`, `Mon, Dec 28`: the day of the week is not the month.
    static func withoutWeekday(_ text: String) -> String {
        guard text.first?.isLetter == true, let digit = text.firstIndex(where: \.isNumber) else { return text }
        let behind = text[digit...]
        let numbers = behind.prefix { $0.isNumber || "./-".contains($0) }.split { !$0.isNumber }
        if numbers.count >= 3 || month(String(behind)) != nil { return String(behind) }
        let word = text.prefix { $0.isLetter }
        let next = text[word.endIndex...].drop { !$0.isLetter && !$0.isNumber }
        let isWeekday = word.count <= 3 || text[word.endIndex...].hasPrefix(",")
        return isWeekday && next.startIndex < digit && month(String(next)) != nil ? String(next) : text
    }

    /// The numbers that say a time and no day: joined by a colon, or behind a space as `14.03` and `14h03` are.
    private static func clock(_ slices: [Substring], in text: String) -> Range<Int>? {
        func isJoined(_ index: Int, by signs: String) -> Bool {
            guard index + 1 < slices.count, slices[index].count <= 2, slices[index + 1].count == 2 else { return false }
            let end = slices[index].endIndex
            return signs.contains(text[end]) && text.index(after: end) == slices[index + 1].startIndex
        }
        for index in slices.indices {
            // Two numbers before it at least are a day's, so that `03.11. 19.42` is none of three numbers.
            let isBehindSpace = index > 0 && text[..<slices[index].startIndex].last?.isWhitespace == true
            guard isJoined(index, by: ":") || isBehindSpace && isJoined(index, by: ".h") else { continue }
            return index..<(isJoined(index + 1, by: ":.m") ? index + 3 : index + 2)
        }
        return nil
    }

    var isCertain: Bool { known != nil }

    /// `nil` without an order where one is needed, and where there is no such day.
    func day(_ order: DateOrder?) -> CalendarDay? {
        if let known { return known }
        guard let (a, b, c) = numbers, let order else { return nil }
        switch order {
        case .yearFirst: return hasYear ? nil : Self.day(2000 + a, b, c)
        // Thailand counts years from the death of Buddha.
        case .dayFirst: return Self.day(!hasYear ? 2000 + c : c > 2500 ? c - 543 : c, b, a)
        case .monthFirst: return Self.day(hasYear ? c : 2000 + c, a, b)
        }
    }

    private static func day(
        _ year: some StringProtocol,
        _ month: some StringProtocol,
        _ day: some StringProtocol
    )
        -> CalendarDay?
    {
        guard let year = Int(year), let month = Int(month), let day = Int(day) else { return nil }
        return Self.day(year < 100 ? 2000 + year : year, month, day)
    }

    private static func day(_ year: Int, _ month: Int, _ day: Int) -> CalendarDay? {
        guard (1970...2200).contains(year) else { return nil }
        return CalendarDay(year: year, month: month, day: day)
    }
}

/// Decides how a table's days are meant.
struct DayOrderFinder {
    /// How a table's days are meant, and whether the file itself says so.
    struct Answer {
        var order: DateOrder
        var isAssumed = false
    }

    /// Whether days go up or down the table, where balances tell.
    var direction: RunningBalance.Direction?
    /// Of the columns' names.
    var language: String?
    /// The order that is usual at the bank or where the owner lives.
    var usual: DateOrder?
    /// No row is of a later day.
    var latest: CalendarDay?

    /// - Throws: ``ExchangeError/doubt(_:)`` with the first cell that may be two days
    func answer(_ cells: [(line: Int, text: String)]) throws(ExchangeError) -> Answer {
        let parsed = cells.compactMap { cell in DayCell(cell.text).map { (cell, $0) } }
        let open = parsed.filter { !$0.1.isCertain }
        guard let sample = open.first?.1 else { return Answer(order: usual ?? .yearFirst) }
        func days(_ order: DateOrder) -> [CalendarDay] { parsed.compactMap { $0.1.day(order) } }
        let counts = DateOrder.allCases.map { order in (order, open.count { $0.1.day(order) != nil }) }
        let most = counts.map(\.1).max() ?? 0
        var orders = counts.filter { $0.1 == most && most > 0 }.map(\.0)
        // Nobody sets points between months, days and years in that order.
        if sample.separator == ".", orders.count > 1 { orders.removeAll { $0 == .monthFirst } }
        if let latest, orders.count > 1 {
            let past = orders.filter { order in days(order).allSatisfy { $0 <= latest } }
            if !past.isEmpty { orders = past }
        }
        // `26-11-05`, `26-11-07`, `26-11-24` are no days of 2005, 2007 and 2024, and a statement is rarely of years ago.
        for isFitting in [{ Self.isOneTime($0) }, { [latest] in Self.isLate($0, latest) }] where orders.count > 1 {
            let fitting = orders.filter { isFitting(days($0)) }
            if !fitting.isEmpty { orders = fitting }
        }
        if orders.count > 1 {
            let sorted = orders.filter { isSorted(days($0)) }
            if sorted.count == 1, direction != nil || Set(days(sorted[0])).count > 2 { orders = sorted }
        }
        // Days like 3/3/2026 are the same in any order.
        if orders.count > 1, orders.allSatisfy({ days($0) == days(orders[0]) }) { return Answer(order: orders[0]) }
        guard orders.count > 1 else { return Answer(order: orders.first ?? usual ?? .yearFirst) }
        if let own = Self.usual(in: language, hasYear: sample.hasYear), orders.contains(own) {
            return Answer(order: own)
        }
        if let usual, orders.contains(usual) { return Answer(order: usual, isAssumed: true) }
        let doubtful = open.first { cell in Set(orders.map { cell.1.day($0) }).count > 1 } ?? open[0]
        throw .doubt(.dateOrder(line: doubtful.0.line, text: doubtful.0.text.onOneLine))
    }

    /// Days that a statement may span.
    private static let longestStatement = 800
    /// Days before the latest possible one within which a statement ends.
    private static let oldestEnd = 1200

    private static func isOneTime(_ days: [CalendarDay]) -> Bool {
        guard let first = days.min(), let last = days.max() else { return false }
        return last.daysSince1970 - first.daysSince1970 <= longestStatement
    }

    private static func isLate(_ days: [CalendarDay], _ latest: CalendarDay?) -> Bool {
        guard let last = days.max(), let latest else { return true }
        return latest.daysSince1970 - last.daysSince1970 <= oldestEnd
    }

    private func isSorted(_ days: [CalendarDay]) -> Bool {
        let pairs = zip(days, days.dropFirst())
        switch direction {
        case .down: return pairs.allSatisfy { $0 <= $1 }
        case .up: return pairs.allSatisfy { $0 >= $1 }
        case nil: return pairs.allSatisfy { $0 <= $1 } || pairs.allSatisfy { $0 >= $1 }
        }
    }

    /// English is written in countries that differ, and the north writes years of two digits before and behind.
    private static func usual(in language: String?, hasYear: Bool) -> DateOrder? {
        switch language {
        case nil, "en": nil
        case "ko", "ja", "zh", "hu": hasYear ? nil : .yearFirst
        case "sv", "lt", "lv", "et": hasYear ? .dayFirst : nil
        default: .dayFirst
        }
    }
}
