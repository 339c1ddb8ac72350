public import HouseholdBook
import ReceiptDomain

/// Reads statements of banks and cards, and other programs' books, whatever they are written in.
public struct StatementFile: Sendable {
    /// The members of a ZIP archive whose names are wanted, by name.
    public typealias Unpack =
        @Sendable ([UInt8], _ isWanted: (String) -> Bool) throws(ExchangeError) -> [String: [UInt8]]

    private let unpack: Unpack
    private let options: StatementOptions

    public init(_ options: StatementOptions = StatementOptions(), unpack: @escaping Unpack) {
        (self.options, self.unpack) = (options, unpack)
    }

    /// A file's content before its meaning.
    enum Body {
        case tables([StatementTable])
        case text(String, TextFormat)
    }

    enum TextFormat { case ofx, camt, qif, mt940 }

    public func read(_ bytes: [UInt8]) throws(ExchangeError) -> StatementContent {
        let (body, encoding) = try body(of: bytes)
        var content =
            switch body {
            case .tables(let tables): try statement(in: tables)
            case .text(let text, .ofx): try OFXStatement.read(text)
            case .text(let text, .camt): try CAMTStatement.read(Array(text.utf8))
            case .text(let text, .qif): try QIFStatement.read(text, options)
            case .text(let text, .mt940): try MT940Statement.read(text)
            }
        if let far = content.lines.first(where: { options.isFar($0.date) }) {
            throw .row(line: far.line, text: far.date.description, .farDay)
        }
        if let encoding, encoding != .utf8 { content.encoding = encoding.rawValue }
        return content
    }

    /// The encoding is `nil` for a file that is no text.
    func body(of bytes: [UInt8]) throws(ExchangeError) -> (body: Body, encoding: TextEncoding?) {
        if bytes.starts(with: [0x50, 0x4B]) {
            return (.tables(try SpreadsheetTables.read(try unpack(bytes, SpreadsheetTables.isNeeded))), nil)
        }
        if bytes.starts(with: [0xD0, 0xCF, 0x11, 0xE0]) { return (.tables(try workbook(CompoundFile(bytes))), nil) }
        if bytes.starts(with: Array("%PDF".utf8)) { throw .unknownFormat }
        let (text, encoding) = try TextDecoding.text(bytes, as: options.encoding)
        return (try Self.body(of: text), encoding)
    }

    /// An old workbook, or a new one behind a password.
    private func workbook(_ file: CompoundFile) throws(ExchangeError) -> [StatementTable] {
        guard let locked = try LockedWorkbook(file) else { return try OldSpreadsheet.read(file) }
        guard let password = options.password else { throw .passwordNeeded }
        let bytes = try locked.decrypted(password)
        return try SpreadsheetTables.read(try unpack(bytes, SpreadsheetTables.isNeeded))
    }

    private static func body(of text: String) throws(ExchangeError) -> Body {
        let head = text.prefix(4096).lowercased()
        let begin = head.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
        if head.contains("<ofx>") || begin.hasPrefix("ofxheader") { return .text(text, .ofx) }
        if begin.hasPrefix("<"), head.contains("camt.05") { return .text(text, .camt) }
        if begin.hasPrefix("!type:") || begin.hasPrefix("!account") || begin.hasPrefix("!option")
            || begin.hasPrefix("!clear")
        {
            return .text(text, .qif)
        }
        let isSWIFT = [":20:", ":25:"].allSatisfy(head.contains)
        if isSWIFT, [":60f:", ":60m:", ":61:", ":34f:"].contains(where: head.contains) { return .text(text, .mt940) }
        if head.contains("<html") || head.contains("<table") || head.contains("<!doctype html") {
            return .tables([try HTMLTable.read(text)])
        }
        if begin.hasPrefix("<") || begin.prefixMatch(of: /\[?\s*\{/) != nil { throw .unknownFormat }
        if let table = LabelledLines.table(text) { return .tables([table]) }
        return .tables([try CSVTable.read(text)])
    }

    private func content(of table: StatementTable, isAlone: Bool) throws(ExchangeError) -> StatementContent {
        if let content = try WiseHistory.read(table, options) { return content }
        let parts = options.columns.isEmpty ? table.parts : [table]
        guard parts.count > 1 else { return try StatementReader(table, options, isAlone: isAlone).content() }
        var all: StatementContent?
        for part in parts {
            do throws(ExchangeError) {
                let content = try StatementReader(part, options, isAlone: isAlone).content()
                all = try all.map { found throws(ExchangeError) in try found.followed(by: content) } ?? content
            } catch {
                guard error == .noRows else { throw error }
            }
        }
        guard let all else { throw .noRows }
        return all
    }

    /// The content of the tables; of several sheets, all that are statements, unless they repeat another's rows.
    ///
    /// Sheets that have days and amounts and are left out are named in it.
    func statement(in tables: [StatementTable]) throws(ExchangeError) -> StatementContent {
        var found: StatementContent?
        var left: [StatementContent.SkippedSheet] = []
        var problem = ExchangeError.noColumns
        for table in tables {
            do throws(ExchangeError) {
                let content = try content(of: table, isAlone: tables.count == 1)
                guard let all = found else {
                    found = content
                    continue
                }
                if all.layout == content.layout || all.isBeside(content) {
                    found = all.and(content)
                } else {
                    left.append(.init(name: table.name, rows: content.lines.count))
                }
            } catch {
                // Other sheets explain, sum up or are empty; where none is a statement, the first real reason counts.
                if error != .noColumns, problem == .noColumns { problem = error }
                switch error {
                case .formulasWithoutValues, .unreadable, .row, .noDay, .doubt(.dateOrder), .doubt(.sign),
                    .doubt(.mixedColumn), .doubt(.decimalSign), .doubt(.year), .doubt(.text):
                    throw error
                default: left.append(.init(name: table.name, rows: table.rowsWithMoney))
                }
            }
        }
        guard var found else { throw problem }
        // A book's other sheets sum its records up, and a sheet with one row is a remark.
        if !found.isBook { found.skippedSheets = left.filter { $0.rows > 1 } }
        return found
    }
}

extension StatementOptions {
    /// Whether no statement has such a day, so that a digit of it must be wrong.
    func isFar(_ day: CalendarDay) -> Bool { day.year < 1900 || day.year > latest.map { $0.year + 1 } ?? 2200 }
}

extension StatementTable {
    /// How many rows have a day and an amount.
    fileprivate var rowsWithMoney: Int {
        rows.count { row in
            let isDay = row.map { $0.count <= 24 && DayCell($0) != nil }
            return isDay.contains(true)
                && zip(row, isDay).contains { cell, isDay in !isDay && StatementCell.amount(cell) != nil }
        }
    }
}

extension StatementContent {
    /// Whether a sheet of another layout has rows of its own: not those of this one again, as a card's approvals and its bill do.
    fileprivate func isBeside(_ other: StatementContent) -> Bool {
        guard !isBook, !other.isBook, sign != .unclear, other.sign != .unclear else { return false }
        func key(_ line: StatementLine) -> String { "\(line.date) \(line.amount.filter { $0 != "-" })" }
        let known = Set(lines.map(key))
        return other.lines.count(where: { known.contains(key($0)) }) * 2 < other.lines.count
    }

    /// Whether it is of another program's whole book, or our own.
    fileprivate var isBook: Bool {
        [.banksalad, .moneyManager, .receiptmind, .hledger, .beancount].contains(layout)
    }

    /// With negative amounts for what was spent, unless the file does not tell.
    private var signed: StatementContent {
        guard sign == .spending else { return self }
        var all = self
        for index in all.lines.indices { all.lines[index].amount = StatementReader.negated(all.lines[index].amount) }
        all.sign = .signed
        return all
    }

    /// With the next part of the same table.
    ///
    /// - Throws: ``ExchangeError/doubt(_:)`` where nothing says the signs, and most of one part's are not those of the other's
    fileprivate func followed(by other: StatementContent) throws(ExchangeError) -> StatementContent {
        if sign == .unclear || other.sign == .unclear, isMostlyNegative != other.isMostlyNegative,
            let line = other.lines.first
        {
            throw .doubt(.sign(line: line.line, text: line.text))
        }
        return and(other)
    }

    private var isMostlyNegative: Bool {
        signed.lines.count { $0.amount.hasPrefix("-") } * 2 > lines.count
    }

    /// With what another sheet has, which may be of another account.
    fileprivate func and(_ other: StatementContent) -> StatementContent {
        var (all, other) = sign == other.sign ? (self, other) : (signed, other.signed)
        if all.number != other.number {
            for index in all.lines.indices where all.lines[index].account == nil {
                all.lines[index].account = all.number
            }
            for index in other.lines.indices where other.lines[index].account == nil {
                other.lines[index].account = other.number
            }
            all.number = nil
        }
        all.lines += other.lines
        all.passedOver += other.passedOver
        all.cancelled += other.cancelled
        if other.sign == .unclear { all.sign = .unclear }
        return all
    }
}
