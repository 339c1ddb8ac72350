/// Reads the sheets of an old workbook (`.xls`, BIFF8 of Excel 97 to 2003, [MS-XLS]).
struct OldSpreadsheet {
    private struct Record {
        var type: Int
        var place: Int
        var length: Int
    }

    private static let mostSheets = 100

    private let bytes: [UInt8]
    private var strings: [String] = []
    private var formats: [Int: String] = [:]
    private var isDay: [Bool] = []
    private var countsFrom1904 = false

    private enum Kind {
        static let formula = 0x0006, end = 0x000A, dates = 0x0022, password = 0x002F, more = 0x003C, sheet = 0x0085
        static let numbers = 0x00BD, richText = 0x00D6, style = 0x00E0, strings = 0x00FC, string = 0x00FD
        static let number = 0x0203, text = 0x0204, result = 0x0207, packed = 0x027E, format = 0x041E, begin = 0x0809
    }

    /// - Throws: ``ExchangeError/oldSpreadsheet`` for what is older than Excel 97 or has a password of that time
    static func read(_ file: CompoundFile) throws(ExchangeError) -> [StatementTable] {
        guard let bytes = try file.stream("Workbook") else { throw .oldSpreadsheet }
        return try OldSpreadsheet(bytes: bytes).tables()
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private func record(at place: Int) throws(ExchangeError) -> Record {
        let length = bytes.uint16(place + 2)
        guard place + 4 + length <= bytes.count else { throw .damaged("a record is cut") }
        return Record(type: bytes.uint16(place), place: place + 4, length: length)
    }

    private consuming func tables() throws(ExchangeError) -> [StatementTable] {
        var place = 0
        var sheets: [(name: String, place: Int)] = []
        guard bytes.count >= 8, bytes.uint16(0) == Kind.begin, bytes.uint16(4) == 0x0600 else { throw .oldSpreadsheet }
        while place + 4 <= bytes.count {
            let record = try record(at: place)
            let body = bytes[record.place..<record.place + record.length]
            place = record.place + record.length
            switch record.type {
            case Kind.password: throw .oldSpreadsheet
            case Kind.dates: countsFrom1904 = body.uint16(0) == 1
            case Kind.format: formats[body.uint16(0)] = text(body.dropFirst(2), lengthBytes: 2)
            case Kind.style: isDay.append(StylesReader.isDay(body.uint16(2), formats))
            case Kind.sheet where body.count > 8 && body[body.startIndex + 5] == 0:
                sheets.append((text(body.dropFirst(6), lengthBytes: 1), body.uint32(0)))
            case Kind.strings:
                var parts = [body]
                while place + 4 <= bytes.count, bytes.uint16(place) == Kind.more {
                    let more = try self.record(at: place)
                    parts.append(bytes[more.place..<more.place + more.length])
                    place = more.place + more.length
                }
                var reader = SharedStrings(parts)
                strings = try reader.strings()
            case Kind.end: place = bytes.count
            default: break
            }
        }
        // Many names of one place would be read, and kept, as often.
        guard sheets.count <= Self.mostSheets else { throw .tooLarge }
        var tables: [StatementTable] = []
        for sheet in sheets {
            tables.append(try table(sheet.name, sheet.place))
            guard tables.reduce(0, { $0 + $1.rows.count }) <= StatementTable.mostRows else { throw .tooLarge }
        }
        guard !tables.isEmpty else { throw .damaged("no sheets") }
        return tables
    }

    /// A text with its length before it, in one record.
    private func text(_ body: ArraySlice<UInt8>, lengthBytes: Int) -> String {
        let count = Int(body.number(0, lengthBytes))
        let isWide = body.number(lengthBytes, 1) & 1 == 1
        var rest = body.dropFirst(lengthBytes + 1)
        // Runs of styles and readings stand before the letters' end; their counts stand before the letters.
        if body.number(lengthBytes, 1) & 8 != 0 { rest = rest.dropFirst(2) }
        if body.number(lengthBytes, 1) & 4 != 0 { rest = rest.dropFirst(4) }
        return String(decoding: Self.units(rest, count, isWide), as: UTF16.self)
    }

    fileprivate static func units(_ body: ArraySlice<UInt8>, _ count: Int, _ isWide: Bool) -> [UInt16] {
        isWide
            ? (0..<min(count, body.count / 2)).map { UInt16(body.uint16($0 * 2)) }
            : body.prefix(count).map { UInt16($0) }
    }

    // MARK: Cells

    private func table(_ name: String, _ start: Int) throws(ExchangeError) -> StatementTable {
        var table = StatementTable(name: name)
        table.isSheet = true
        var place = start
        var depth = 0
        /// The cell of a formula whose text is in the next record.
        var pending: StatementTable.Place?
        guard place + 4 <= bytes.count, bytes.uint16(place) == Kind.begin else { throw .damaged("a sheet is missing") }
        while place + 4 <= bytes.count {
            let record = try record(at: place)
            let body = bytes[record.place..<record.place + record.length]
            place = record.place + record.length
            let cell = StatementTable.Place(row: body.uint16(0), column: body.uint16(2))
            switch record.type {
            // Charts lie within their sheet.
            case Kind.begin: depth += 1
            case Kind.end:
                depth -= 1
                if depth == 0 { return table }
            case _ where depth > 1: continue
            case Kind.number: try put(number(body.number(6, 8), body.uint16(4)), at: cell, in: &table)
            case Kind.packed: try put(packed(body.uint32(6), body.uint16(4)), at: cell, in: &table)
            case Kind.numbers:
                for (offset, index) in stride(from: 4, to: body.count - 7, by: 6).enumerated() {
                    let next = StatementTable.Place(row: cell.row, column: cell.column + offset)
                    try put(packed(body.uint32(index + 2), body.uint16(index)), at: next, in: &table)
                }
            case Kind.string:
                let index = body.uint32(6)
                guard strings.indices.contains(index) else { throw .damaged("a text is missing") }
                try put(strings[index], at: cell, in: &table, isText: true)
            case Kind.text, Kind.richText:
                try put(text(body.dropFirst(6), lengthBytes: 2), at: cell, in: &table, isText: true)
            case Kind.formula:
                guard body.uint16(12) == 0xFFFF else {
                    try put(number(body.number(6, 8), body.uint16(4)), at: cell, in: &table)
                    continue
                }
                if body.number(6, 1) == 0 { pending = cell }
            case Kind.result:
                guard let cell = pending else { continue }
                pending = nil
                try put(text(body, lengthBytes: 2), at: cell, in: &table, isText: true)
            default: break
            }
        }
        throw .damaged("a sheet without end")
    }

    private func put(
        _ text: String,
        at cell: StatementTable.Place,
        in table: inout StatementTable,
        isText: Bool = false
    ) throws(ExchangeError) {
        guard cell.column < StatementTable.mostColumns, cell.row < StatementTable.mostRows else { throw .tooLarge }
        while table.rows.count <= cell.row { table.rows.append([]) }
        while table.rows[cell.row].count <= cell.column { table.rows[cell.row].append("") }
        table.rows[cell.row][cell.column] = text
        if isText, SheetReader.isTextNumber(text) { table.textNumbers.insert(cell) }
    }

    private func number(_ bits: UInt64, _ style: Int) -> String { shown(Double(bitPattern: bits), style) }

    /// Four bytes: a whole number or the upper half of one, of which hundredths may be meant.
    private func packed(_ bits: Int, _ style: Int) -> String {
        let value =
            bits & 2 != 0
            ? Double(Int32(truncatingIfNeeded: bits) >> 2) : Double(bitPattern: UInt64(bits & 0xFFFF_FFFC) << 32)
        return shown(bits & 1 != 0 ? value / 100 : value, style)
    }

    private func shown(_ value: Double, _ style: Int) -> String {
        guard value.isFinite else { return "" }
        if isDay.indices.contains(style), isDay[style],
            let day = SheetDay.text(value, countsFrom1904: countsFrom1904)
        {
            return day
        }
        return SheetReader.plain("\(value)", value)
    }
}

/// The texts that cells refer to by number; one of them may go over from one record to the next.
private struct SharedStrings {
    private let parts: [ArraySlice<UInt8>]
    private var part = 0
    private var offset = 0

    init(_ parts: [ArraySlice<UInt8>]) { self.parts = parts }

    private var rest: Int { part < parts.count ? parts[part].count - offset : 0 }

    private mutating func number(_ count: Int) throws(ExchangeError) -> Int {
        while rest == 0, part < parts.count { (part, offset) = (part + 1, 0) }
        guard rest >= count else { throw .damaged("texts are cut") }
        defer { offset += count }
        return Int(parts[part].number(offset, count))
    }

    private mutating func skip(_ count: Int) throws(ExchangeError) {
        var count = count
        while count > 0 {
            while rest == 0, part < parts.count { (part, offset) = (part + 1, 0) }
            guard rest > 0 else { throw .damaged("texts are cut") }
            let step = min(count, rest)
            (offset, count) = (offset + step, count - step)
        }
    }

    mutating func strings() throws(ExchangeError) -> [String] {
        _ = try number(4)
        let count = try number(4)
        guard count <= StatementTable.mostRows * 8 else { throw .tooLarge }
        var strings: [String] = []
        for _ in 0..<count {
            let length = try number(2)
            var flags = try number(1)
            let runs = flags & 8 != 0 ? try number(2) : 0
            let readings = flags & 4 != 0 ? try number(4) : 0
            var units: [UInt16] = []
            while units.count < length {
                // The letters that are left come behind new flags, and may be of another width.
                if rest == 0 {
                    guard part + 1 < parts.count else { throw .damaged("texts are cut") }
                    (part, offset) = (part + 1, 0)
                    flags = try number(1)
                }
                let width = flags & 1 + 1
                let step = min(length - units.count, rest / width)
                guard step > 0 else { throw .damaged("texts are cut") }
                units += OldSpreadsheet.units(parts[part].dropFirst(offset), step, width == 2)
                offset += step * width
            }
            try skip(runs * 4)
            try skip(readings)
            strings.append(String(decoding: units, as: UTF16.self))
        }
        return strings
    }
}
