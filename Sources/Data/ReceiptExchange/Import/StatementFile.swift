public import HouseholdBook

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

    public func read(_ bytes: [UInt8]) throws(ExchangeError) -> StatementContent {
        if bytes.starts(with: [0x50, 0x4B]) {
            return try statement(in: SpreadsheetTables.read(try unpack(bytes, SpreadsheetTables.isNeeded)))
        }
        if bytes.starts(with: [0xD0, 0xCF, 0x11, 0xE0]) { throw .oldSpreadsheet }
        if bytes.starts(with: Array("%PDF".utf8)) { throw .unknownFormat }
        let (text, encoding) = try TextDecoding.text(bytes, as: options.encoding)
        var content = try content(of: text)
        if encoding != .utf8 { content.encoding = encoding.rawValue }
        return content
    }

    private func content(of text: String) throws(ExchangeError) -> StatementContent {
        let head = text.prefix(4096).lowercased()
        let begin = head.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
        if head.contains("<ofx>") || begin.hasPrefix("ofxheader") { return try OFXStatement.read(text) }
        if begin.hasPrefix("<"), head.contains("camt.05") { return try CAMTStatement.read(Array(text.utf8)) }
        if begin.hasPrefix("!type:") || begin.hasPrefix("!account") || begin.hasPrefix("!option")
            || begin.hasPrefix("!clear")
        {
            return try QIFStatement.read(text, options)
        }
        let isSWIFT = [":20:", ":25:"].allSatisfy(head.contains)
        if isSWIFT, [":60f:", ":60m:", ":61:", ":34f:"].contains(where: head.contains) {
            return try MT940Statement.read(text)
        }
        if head.contains("<html") || head.contains("<table") || head.contains("<!doctype html") {
            return try statement(in: [HTMLTable.read(text)])
        }
        if begin.hasPrefix("<") { throw .unknownFormat }
        return try statement(in: [CSVTable.read(text)])
    }

    /// The content of the tables; of several sheets, all that are statements in the same layout.
    private func statement(in tables: [StatementTable]) throws(ExchangeError) -> StatementContent {
        var found: StatementContent?
        var problem = ExchangeError.noColumns
        for table in tables {
            do throws(ExchangeError) {
                let content = try StatementReader(table, options, isAlone: tables.count == 1).content()
                guard let all = found else {
                    found = content
                    continue
                }
                if all.layout == content.layout { found = all.and(content) }
            } catch {
                // Other sheets explain, sum up or are empty; where none is a statement, the first real reason counts.
                if error != .noColumns, problem == .noColumns { problem = error }
                switch error {
                case .formulasWithoutValues, .unreadable, .noDay, .doubt(.dateOrder), .doubt(.sign): throw error
                default: continue
                }
            }
        }
        guard let found else { throw problem }
        return found
    }
}

extension StatementContent {
    /// With what another sheet has, which may be of another account.
    fileprivate func and(_ other: StatementContent) -> StatementContent {
        var (all, other) = (self, other)
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
        if other.sign == .unclear { all.sign = .unclear }
        return all
    }
}
