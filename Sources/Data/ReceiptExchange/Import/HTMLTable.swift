/// Reads tables of the HTML that some banks call `.xls`; nothing else of it counts.
enum HTMLTable {
    static func read(_ text: String) throws(ExchangeError) -> StatementTable {
        var table = StatementTable(name: "")
        var row: [String]?
        var cell: String?
        var rest = text[...]
        while let open = rest.firstIndex(of: "<") {
            if cell != nil { cell?.append(contentsOf: rest[..<open]) }
            guard let close = rest[open...].firstIndex(of: ">") else { break }
            let tag = rest[rest.index(after: open)..<close]
            let name = tag.prefix { !$0.isWhitespace && $0 != "/" || $0 == "/" && tag.first == "/" }.lowercased()
            rest = rest[rest.index(after: close)...]
            switch name {
            case "tr", "/tr", "/table":
                if let done = cell { row?.append(plain(done)) }
                if let cells = row, !cells.isEmpty { table.rows.append(cells) }
                (cell, row) = (nil, name == "tr" ? [] : nil)
                guard table.rows.count < StatementTable.mostRows else { throw .tooLarge }
            case "td", "th":
                if let done = cell { row?.append(plain(done)) }
                if row == nil { row = [] }
                cell = ""
                guard (row?.count ?? 0) < StatementTable.mostColumns else { throw .tooLarge }
            case "/td", "/th":
                if let done = cell {
                    row?.append(plain(done))
                    // A cell over several columns is followed by the columns that it covers.
                    cell = nil
                }
            case "br": cell?.append(" ")
            case "script", "style":
                let end = rest.firstRange(of: "</" + name)
                rest = end.map { rest[$0.upperBound...] } ?? ""
            default: continue
            }
        }
        guard !table.rows.isEmpty else { throw .unknownFormat }
        return table
    }

    private static func plain(_ text: String) -> String {
        var text = text
        for (entity, sign) in [("&nbsp;", " "), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'")] {
            text = text.replacing(entity, with: sign)
        }
        return text.replacing("&amp;", with: "&").onOneLine
    }
}
