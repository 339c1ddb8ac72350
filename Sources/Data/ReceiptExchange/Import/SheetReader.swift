import Foundation
import FoundationXML
import ReceiptDomain

/// A worksheet's cells.
final class SheetReader: SheetXMLReader {
    private let strings: [String]
    private let isDay: [Bool]
    private let countsFrom1904: Bool
    private(set) var table: StatementTable
    private var row: [String] = []
    private var rowNumber = 0
    private var column = 0
    private var type = ""
    private var style = 0
    private var value: String?
    private var inline = ""
    private var hasFormula = false
    private var cells = 0

    /// Cells of all rows together, for sheets that have few rows of many.
    private static let mostCells = 4_000_000

    init(_ name: String, strings: [String], isDay: [Bool], countsFrom1904: Bool) {
        (self.strings, self.isDay, self.countsFrom1904) = (strings, isDay, countsFrom1904)
        table = StatementTable(name: name)
        table.isSheet = true
    }

    override func begins(_ name: Substring, _ attributes: [String: String]) {
        switch name {
        case "row":
            row = []
            rowNumber = attributes["r"].flatMap { Int($0) }.map { max(0, $0) - 1 } ?? table.rows.count
            if rowNumber < table.rows.count || rowNumber >= StatementTable.mostRows { problem = .tooLarge }
        case "c":
            column = attributes["r"].flatMap(Self.column) ?? row.count
            (type, style) = (attributes["t"] ?? "n", attributes["s"].flatMap { Int($0) } ?? 0)
            (value, inline, hasFormula) = (nil, "", false)
            cells += 1
            if column >= StatementTable.mostColumns || column < row.count || cells > Self.mostCells {
                problem = column < row.count ? .damaged("cells out of order") : .tooLarge
            }
        case "f": hasFormula = true
        default: break
        }
    }

    override func ends(_ name: Substring) {
        switch name {
        case "v": value = text
        case "t": inline += text
        case "c":
            while row.count < column { row.append("") }
            if hasFormula, value == nil { table.formulaLines.insert(rowNumber) }
            let content = content
            if type != "n", !type.isEmpty, Self.isTextNumber(content) {
                table.textNumbers.insert(StatementTable.Place(row: rowNumber, column: row.count))
            }
            row.append(content)
        case "row":
            while table.rows.count < rowNumber { table.rows.append([]) }
            table.rows.append(row)
        default: break
        }
    }

    private var content: String {
        switch type {
        case "s": return value.flatMap { Int($0) }.flatMap { strings.indices.contains($0) ? strings[$0] : nil } ?? ""
        case "inlineStr": return inline
        case "str", "d": return value ?? ""
        case "n", "":
            guard let value, let number = Double(value), number.isFinite else { return value ?? "" }
            if isDay.indices.contains(style), isDay[style],
                let day = SheetDay.text(number, countsFrom1904: countsFrom1904)
            {
                return day
            }
            return Self.plain(value, number)
        default: return ""
        }
    }

    static func isTextNumber(_ text: String) -> Bool {
        text.utf8.count <= 40 && text.contains(where: \.isNumber) && text.contains { $0 == "." || $0 == "," }
    }

    /// Without exponents, and without what binary fractions leave behind: spreadsheets keep fifteen digits.
    static func plain(_ text: String, _ number: Double) -> String {
        if text.allSatisfy({ $0.isNumber || $0 == "-" }) { return text }
        guard number.magnitude < 1e15 else { return text }
        if number == number.rounded() { return String(Int(number)) }
        let whole = number.magnitude < 1 ? 0 : Int(log10(number.magnitude)) + 1
        var digits = String(format: "%.\(15 - whole)f", number)
        while digits.hasSuffix("0") { digits.removeLast() }
        if digits.hasSuffix(".") { digits.removeLast() }
        return digits
    }

    /// `AB12` is the 27th, from 0.
    private static func column(_ reference: String) -> Int? {
        var number = 0
        for byte in reference.utf8 {
            guard (65...90).contains(byte) else { break }
            number = number * 26 + Int(byte) - 64
            if number > 20_000 { return StatementTable.mostColumns }
        }
        return number > 0 ? number - 1 : nil
    }
}

/// Days as spreadsheets count them.
enum SheetDay {
    /// A number of days, with a fraction for the time, as day and time; below one only the time.
    static func text(_ number: Double, countsFrom1904: Bool) -> String? {
        // Excel's 1900 was a leap year, so that days count from one day earlier.
        let before1970 = countsFrom1904 ? 24_107 : 25_569
        guard number >= 0, number < 3_000_000 else { return nil }
        let seconds = Int((number * 86_400).rounded())
        let (days, rest) = (seconds / 86_400, seconds % 86_400)
        func two(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
        let time = two(rest / 3600) + ":" + two(rest / 60 % 60) + ":" + two(rest % 60)
        guard days > 0 else { return time }
        guard let day = CalendarDay(daysSince1970: days - before1970) else { return nil }
        return rest == 0 ? day.description : day.description + " " + time
    }
}

/// Reads the sheets of a workbook whose members were unpacked.
enum SpreadsheetTables {
    /// Members that are needed; pictures and the like are not even unpacked.
    static func isNeeded(_ name: String) -> Bool {
        name.hasPrefix("xl/") && (name.hasSuffix(".xml") || name.hasSuffix(".rels")) && !name.contains("/theme/")
            && !name.contains("/drawings/")
    }

    static func read(_ members: [String: [UInt8]]) throws(ExchangeError) -> [StatementTable] {
        guard let workbookPart = members["xl/workbook.xml"] else { throw .unknownFormat }
        let workbook = WorkbookReader()
        try SheetXML.parse(workbookPart, workbook)
        let relations = RelationsReader()
        if let part = members["xl/_rels/workbook.xml.rels"] { try SheetXML.parse(part, relations) }
        let strings = StringsReader()
        if let part = members["xl/sharedStrings.xml"] { try SheetXML.parse(part, strings) }
        let styles = StylesReader()
        if let part = members["xl/styles.xml"] { try SheetXML.parse(part, styles) }
        var tables: [StatementTable] = []
        for (index, sheet) in workbook.sheets.enumerated() {
            let target = relations.targets[sheet.relation] ?? "worksheets/sheet\(index + 1).xml"
            let path = target.hasPrefix("/") ? String(target.dropFirst()) : "xl/" + target
            guard let part = members[path] else { continue }
            let reader = SheetReader(
                sheet.name,
                strings: strings.strings,
                isDay: styles.isDay,
                countsFrom1904: workbook.countsFrom1904
            )
            try SheetXML.parse(part, reader)
            tables.append(reader.table)
        }
        guard !tables.isEmpty else { throw .damaged("no sheets") }
        return tables
    }
}
