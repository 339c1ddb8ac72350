/// Reads tables of text: commas, semicolons or tabs between cells, quotes as RFC 4180 has them.
enum CSVTable {
    static func read(_ text: String) throws(ExchangeError) -> StatementTable {
        // HDFC's cards.
        var bytes = Array((text.prefix(4096).contains("~|~") ? text.replacing("~|~", with: "|") : text).utf8)
        var separator = separator(of: bytes)
        // Excel is told the separator so.
        if bytes.starts(with: Array("sep=".utf8)), bytes.count > 5, bytes[5] == 10 || bytes[5] == 13 {
            separator = bytes[4]
            bytes.removeFirst(5)
        }
        var rows: [[String]] = []
        var row: [String] = []
        var cell: [UInt8] = []
        var (isQuoted, wasQuoted) = (false, false)
        func endCell() throws(ExchangeError) {
            guard cell.count <= StatementTable.longestCell * 4, row.count < StatementTable.mostColumns else {
                throw .tooLarge
            }
            row.append(String(decoding: cell, as: UTF8.self))
            cell.removeAll(keepingCapacity: true)
            wasQuoted = false
        }
        func endRow() throws(ExchangeError) {
            try endCell()
            guard rows.count < StatementTable.mostRows else { throw .tooLarge }
            rows.append(row)
            row = []
        }
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            switch byte {
            case UInt8(ascii: "\"") where isQuoted:
                if index < bytes.count, bytes[index] == byte {
                    cell.append(byte)
                    index += 1
                } else {
                    (isQuoted, wasQuoted) = (false, true)
                }
            case UInt8(ascii: "\"") where cell.isEmpty && !wasQuoted: isQuoted = true
            case separator where !isQuoted: try endCell()
            case UInt8(ascii: "\n") where !isQuoted: try endRow()
            case UInt8(ascii: "\r") where !isQuoted:
                // Old machines end lines with this alone.
                if index >= bytes.count || bytes[index] != UInt8(ascii: "\n") { try endRow() }
            default: cell.append(byte)
            }
        }
        guard !isQuoted else { throw .damaged("a quote has no end") }
        if !cell.isEmpty || !row.isEmpty || wasQuoted { try endRow() }
        return StatementTable(name: "", rows: rows)
    }

    /// The one that divides a line into names of a statement's columns.
    ///
    /// Otherwise the one that the most of the first lines have equally often, outside of quotes; of several, the one that is there
    /// more often.
    private static func separator(of bytes: [UInt8]) -> UInt8 {
        let lines = bytes.prefix(1 << 14).split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
        for line in lines.prefix(60) {
            let names = candidates.map { candidate in
                line.split(separator: candidate, omittingEmptySubsequences: false).map {
                    String(decoding: $0, as: UTF8.self).replacing("\"", with: "")
                }
            }
            let headers = names.indices.filter { names[$0].count > 2 && StatementColumns(names[$0]).isHeader }
            if let most = headers.max(by: { names[$0].count < names[$1].count }) { return candidates[most] }
        }
        return usualSeparator(of: bytes)
    }

    private static func usualSeparator(of bytes: [UInt8]) -> UInt8 {
        var lines: [[UInt8: Int]] = [[:]]
        var isQuoted = false
        for byte in bytes.prefix(1 << 16) {
            if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
            if isQuoted { continue }
            if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { lines.append([:]) }
            if candidates.contains(byte) { lines[lines.count - 1][byte, default: 0] += 1 }
        }
        let scores = candidates.map { candidate -> (sign: UInt8, lines: Int, count: Int) in
            let counts = Dictionary(grouping: lines.compactMap { $0[candidate] }) { $0 }.mapValues(\.count)
            let usual = counts.max { ($0.value, $0.key) < ($1.value, $1.key) }
            return (candidate, usual?.value ?? 0, usual?.key ?? 0)
        }
        let most = scores.map(\.lines).max() ?? 0
        // Decimals have commas as often as lines have amounts.
        return scores.filter { $0.lines * 10 >= most * 8 }.max { $0.count < $1.count }?.sign ?? candidates[0]
    }

    private static let candidates = [",", ";", "\t", "|"].map { (text: String) in text.utf8.first ?? 0 }
}
