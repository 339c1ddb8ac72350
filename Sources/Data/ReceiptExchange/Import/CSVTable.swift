/// Reads tables of text: commas, semicolons or tabs between cells, quotes as RFC 4180 has them.
enum CSVTable {
    static func read(_ text: String) throws(ExchangeError) -> StatementTable {
        let bytes = Array(text.utf8)
        let separator = separator(of: bytes)
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

    /// The one that the first lines have most of, outside of quotes.
    private static func separator(of bytes: [UInt8]) -> UInt8 {
        var counts: [UInt8: Int] = [:]
        var isQuoted = false
        for byte in bytes.prefix(1 << 14) {
            if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
            if !isQuoted, [44, 59, 9].contains(byte) { counts[byte, default: 0] += 1 }
        }
        return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? UInt8(ascii: ",")
    }
}
