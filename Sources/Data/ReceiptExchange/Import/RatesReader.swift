import Foundation
public import HouseholdBook
public import ReceiptDomain

extension StatementFile {
    /// The exchange rates in a file: the European Central Bank's CSV, an answer of 한국수출입은행 (JSON, or a table of the same
    /// columns), or a table of day, from, to and rate.
    ///
    /// `name` is the source of a table that names none; `day` that of a file that has none.
    ///
    /// - Throws: ``RateProblem``, ``ExchangeError``; then nothing of the file is taken.
    public func rates(_ bytes: [UInt8], name: String, day: CalendarDay?) throws -> [RateDay] {
        let begin = bytes.first { $0 > 0x20 && $0 < 0x80 }
        if begin == UInt8(ascii: "[") || begin == UInt8(ascii: "{") { return try RatesReader.answer(bytes, day) }
        guard case .tables(let tables) = try body(of: bytes).body else { throw RateProblem.notRates }
        for table in tables {
            if let found = try RatesReader.rates(in: table, name: name, day) { return found }
        }
        throw RateProblem.notRates
    }
}

/// Reads the forms of exchange rates.
enum RatesReader {
    static let centralBank = "ECB"
    static let exportImportBank = "koreaexim"

    /// A day's rate with the line, counted from 1, that it stands on.
    private struct Row {
        var day: CalendarDay
        var source: String
        var rate: ExchangeRate
        var line: Int
    }

    private static func days(_ rows: [Row]) throws(RateProblem) -> [RateDay] {
        struct Key: Hashable {
            var day: CalendarDay
            var source: String
        }
        var found: [Key: [[Currency]: ExchangeRate]] = [:]
        for row in rows {
            let pair = [row.rate.from, row.rate.to]
            let earlier = found[Key(day: row.day, source: row.source), default: [:]].updateValue(row.rate, forKey: pair)
            if let earlier, earlier != row.rate {
                throw .twice("\(row.day) \(row.rate.from)/\(row.rate.to)", line: row.line)
            }
        }
        return RateTable(found.map { RateDay($0.key.day, source: $0.key.source, Array($0.value.values)) }).days
    }

    /// `nil` for a table that has no rates.
    static func rates(in table: StatementTable, name: String, _ day: CalendarDay?) throws(RateProblem) -> [RateDay]? {
        for (index, row) in table.rows.prefix(20).enumerated() {
            let cells = row.map { $0.trimmingCharacters(in: .whitespaces).lowercased() }
            let rows = Array(table.rows.enumerated().dropFirst(index + 1))
            if let codes = centralBankCodes(cells) { return try centralBank(rows, codes) }
            if let columns = Columns(bank: cells) { return try bank(rows, columns, day) }
            if let columns = Columns(plain: cells) { return try plain(rows, columns, name) }
        }
        return nil
    }

    // MARK: The European Central Bank

    /// The columns' currencies; `nil` unless the header is a day and codes alone.
    private static func centralBankCodes(_ header: [String]) -> [Currency?]? {
        guard header.first == "date", header.count > 1 else { return nil }
        var codes: [Currency?] = []
        for cell in header.dropFirst() {
            let code = cell.isEmpty ? nil : Currency(code: cell)
            guard cell.isEmpty || code != nil else { return nil }
            codes.append(code)
        }
        return codes.contains { $0 != nil } ? codes : nil
    }

    private static func centralBank(
        _ rows: [(offset: Int, element: [String])],
        _ codes: [Currency?]
    ) throws(RateProblem) -> [RateDay] {
        var found: [Row] = []
        for (index, row) in rows where row.contains(where: { !$0.isEmpty }) {
            let line = index + 1
            let day = try self.day(row[0], line)
            for (cell, code) in zip(row.dropFirst(), codes) {
                let text = cell.trimmingCharacters(in: .whitespaces)
                guard let code, !text.isEmpty, text != "N/A" else { continue }
                guard let rate = ExchangeRate(.eur, code, decimal: text) else {
                    throw .badRate("\(code) \(text)", line: line)
                }
                found.append(Row(day: day, source: centralBank, rate: rate, line: line))
            }
        }
        return try days(found)
    }

    /// `2026-11-25`, `20261125`, or `25 November 2026`, as the Central Bank's file of one day has it.
    private static func day(_ text: String, _ line: Int) throws(RateProblem) -> CalendarDay {
        let text = text.trimmingCharacters(in: .whitespaces)
        let parts = text.split { " -./".contains($0) }.map(String.init)
        if parts.count == 3, parts[0].count == 4, let year = Int(parts[0]), let month = Int(parts[1]),
            let number = Int(parts[2]), let day = CalendarDay(year: year, month: month, day: number)
        {
            return day
        }
        if parts.count == 3, let number = Int(parts[0]),
            let month = CalendarDay.englishMonthNames.firstIndex(of: parts[1].lowercased()),
            let year = Int(parts[2]), let day = CalendarDay(year: year, month: month + 1, day: number)
        {
            return day
        }
        if let day = CalendarDay(compact: text) { return day }
        throw .badDay(text, line: line)
    }

    // MARK: 한국수출입은행

    /// The columns by their names, counted from 0.
    private struct Columns {
        var day: Int?
        var from = 0
        var to = 0
        var rate = 0
        var source: Int?

        static let days = ["day", "date", "날짜", "일자", "기준일", "고시일", "고시일자"]

        /// Prices in won: a unit and a basic rate.
        init?(bank header: [String]) {
            guard let unit = Self.column(["cur_unit", "통화", "통화코드", "통화단위"], header),
                let rate = Self.column(["deal_bas_r", "매매기준율", "매매 기준율", "기준환율"], header)
            else { return nil }
            (from, self.rate, day) = (unit, rate, Self.column(Self.days, header))
        }

        init?(plain header: [String]) {
            guard let day = Self.column(Self.days, header), let from = Self.column(["from", "기준통화"], header),
                let to = Self.column(["to", "상대통화"], header), let rate = Self.column(["rate", "환율"], header)
            else { return nil }
            (self.day, self.from, self.to, self.rate) = (day, from, to, rate)
            source = Self.column(["source", "출처"], header)
        }

        private static func column(_ names: [String], _ header: [String]) -> Int? {
            header.firstIndex { names.contains($0) }
        }
    }

    private static func bank(
        _ rows: [(offset: Int, element: [String])],
        _ columns: Columns,
        _ named: CalendarDay?
    ) throws(RateProblem) -> [RateDay] {
        var found: [Row] = []
        for (index, row) in rows where row.contains(where: { !$0.isEmpty }) {
            let line = index + 1
            func cell(_ column: Int) -> String { row.indices.contains(column) ? row[column] : "" }
            guard
                let day = try columns.day.map({ (column) throws(RateProblem) in try Self.day(cell(column), line) })
                    ?? named
            else { throw .noDay }
            guard let rate = try bankRate(cell(columns.from), cell(columns.rate), line) else { continue }
            found.append(Row(day: day, source: exportImportBank, rate: rate, line: line))
        }
        return try days(found)
    }

    /// A rate of `USD` or `JPY(100)` such as `1,401.2`; `nil` for the won itself.
    private static func bankRate(_ unit: String, _ rate: String, _ line: Int) throws(RateProblem) -> ExchangeRate? {
        let unit = unit.filter { !$0.isWhitespace }
        let count = unit.dropFirst(3)
        let isPlain = count.isEmpty || count.first == "(" && count.last == ")"
        let units = count.isEmpty ? 1 : Int(count.dropFirst().dropLast()) ?? 0
        // Its yuan is the one that is traded outside China, and books are in the only code that ISO 4217 has.
        guard isPlain, [1, 100, 1000].contains(units),
            let currency = unit.hasPrefix("CNH") ? Currency(code: "CNY") : Currency(code: String(unit.prefix(3)))
        else { throw .badCurrency(unit, line: line) }
        if currency == .krw { return nil }
        let text = rate.filter { !$0.isWhitespace && $0 != "," }
        guard let rate = ExchangeRate(currency, .krw, decimal: text, units: units) else {
            throw .badRate("\(unit) \(rate)", line: line)
        }
        return rate
    }

    /// The bank's JSON, whose lines are its entries, counted from 1; an empty list is of a day without rates.
    static func answer(_ bytes: [UInt8], _ day: CalendarDay?) throws(RateProblem) -> [RateDay] {
        guard let value = try? JSONDecoder().decode(JSONValue.self, from: Data(bytes)) else { throw .notRates }
        let entries = if case .list(let list) = value { list } else { [value] }
        var found: [Row] = []
        for (index, entry) in entries.enumerated() {
            if case .integer(let code) = entry["result"], code != 1 { throw .refused(code) }
            guard let unit = entry["cur_unit"]?.string, let price = entry["deal_bas_r"]?.string else { throw .notRates }
            guard let day else { throw .noDay }
            guard let rate = try bankRate(unit, price, index + 1) else { continue }
            found.append(Row(day: day, source: exportImportBank, rate: rate, line: index + 1))
        }
        return try days(found)
    }

    // MARK: Plain tables

    private static func plain(
        _ rows: [(offset: Int, element: [String])],
        _ columns: Columns,
        _ name: String
    ) throws(RateProblem) -> [RateDay] {
        var found: [Row] = []
        for (index, row) in rows where row.contains(where: { !$0.isEmpty }) {
            let line = index + 1
            func cell(_ column: Int?) -> String {
                column.flatMap { row.indices.contains($0) ? row[$0].trimmingCharacters(in: .whitespaces) : nil } ?? ""
            }
            let day = try day(cell(columns.day), line)
            func currency(_ column: Int) throws(RateProblem) -> Currency {
                guard let currency = Currency(code: cell(column)) else { throw .badCurrency(cell(column), line: line) }
                return currency
            }
            let (from, to) = (try currency(columns.from), try currency(columns.to))
            guard from != to else { throw .badCurrency("\(from)/\(to)", line: line) }
            guard let rate = ExchangeRate(from, to, decimal: cell(columns.rate)) else {
                throw .badRate(cell(columns.rate), line: line)
            }
            let source = cell(columns.source)
            guard source.isEmpty || RateDay.isSource(source) else { throw .badSource(source) }
            found.append(Row(day: day, source: source.isEmpty ? name : source, rate: rate, line: line))
        }
        return try days(found)
    }
}
