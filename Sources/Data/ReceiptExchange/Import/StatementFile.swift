public import HouseholdBook

/// Reads statements of banks and cards, and other programs' books, whatever they are written in.
public struct StatementFile: Sendable {
    /// The members of a ZIP archive whose names are wanted, by name.
    public typealias Unpack =
        @Sendable ([UInt8], _ isWanted: (String) -> Bool) throws(ExchangeError) -> [String: [UInt8]]

    private let unpack: Unpack
    private let order: DayOrder

    /// `order` is how days like `03/04/2026` are meant where the file itself does not tell.
    public init(order: DayOrder, unpack: @escaping Unpack) { (self.order, self.unpack) = (order, unpack) }

    /// What the file has; of several sheets, all that are statements in the same layout.
    public func read(_ bytes: [UInt8]) throws(ExchangeError) -> StatementContent {
        let tables = try tables(bytes)
        var found: StatementContent?
        var problem = ExchangeError.noColumns
        for table in tables {
            do throws(ExchangeError) {
                let content = try StatementReader(table, order).content()
                guard var all = found else {
                    found = content
                    continue
                }
                guard all.layout == content.layout else { continue }
                all.lines += content.lines
                all.passedOver += content.passedOver
                found = all
            } catch {
                // Other sheets explain, sum up or are empty; where none is a statement, the first real reason counts.
                if error != .noColumns, problem == .noColumns { problem = error }
                if case .formulasWithoutValues = error { throw error }
                if case .unreadable = error { throw error }
            }
        }
        guard let found else { throw problem }
        return found
    }

    private func tables(_ bytes: [UInt8]) throws(ExchangeError) -> [StatementTable] {
        if bytes.starts(with: [0x50, 0x4B]) {
            return try SpreadsheetTables.read(try unpack(bytes, SpreadsheetTables.isNeeded))
        }
        if bytes.starts(with: [0xD0, 0xCF, 0x11, 0xE0]) { throw .oldSpreadsheet }
        if bytes.starts(with: Array("%PDF".utf8)) { throw .unknownFormat }
        let text = try TextDecoding.text(bytes)
        let head = text.prefix(4096).lowercased()
        if head.contains("<html") || head.contains("<table") || head.contains("<!doctype html") {
            return [try HTMLTable.read(text)]
        }
        if head.drop(while: \.isWhitespace).hasPrefix("<") { throw .unknownFormat }
        return [try CSVTable.read(text)]
    }
}
