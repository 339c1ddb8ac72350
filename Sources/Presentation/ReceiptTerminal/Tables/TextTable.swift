public import ReceiptWording

/// A text table, with columns sized to their content and the available width.
public struct TextTable: Sendable {
    public struct Column: Sendable {
        public var title: String
        public var alignment: Alignment
        /// Where the table is too wide, the column with the highest rank is left out first; 0 is never left out.
        public var rank: Int
        /// The minimum width of a column that may be cut; `nil` for a rigid one.
        public var flexibleDownTo: Int?

        public init(_ title: String, _ alignment: Alignment = .left, rank: Int = 0, flexibleDownTo: Int? = nil) {
            (self.title, self.alignment, self.rank, self.flexibleDownTo) = (title, alignment, rank, flexibleDownTo)
        }
    }

    public struct Cell: Sendable, ExpressibleByStringLiteral {
        public var text: String
        public var ink: Ink
        /// Words to highlight, folded like ``SearchText``.
        public var marked: [String] = []

        /// The text is escaped, because it may come from a receipt or a file name.
        public init(_ text: String, _ ink: Ink = .plain) {
            self.text = text.escapingControls
            self.ink = ink
        }

        public init(stringLiteral text: String) { self.init(text) }
    }

    public var columns: [Column]
    public var rows: [[Cell]]

    public init(columns: [Column], rows: [[Cell]] = []) {
        self.columns = columns
        self.rows = rows
    }

    private static let gap = "  "

    /// Header and rows; nothing is cut where `width` is `nil`, as for output to a file.
    public func lines(width: Int?) -> [StyledLine] { narrowed(to: width).cut(to: width) }

    /// The lines with all columns, of which only those are cut that may be.
    func cut(to width: Int?) -> [StyledLine] {
        let widths = columnWidths(width)
        let header = line(columns.map { Cell($0.title, .strong) }, widths)
        return [header] + rows.map { line($0, widths) }
    }

    public func rendered(width: Int?, _ styling: Styling) -> String {
        lines(width: width).map { $0.rendered(styling) + "\n" }.joined()
    }

    private func line(_ cells: [Cell], _ widths: [Int]) -> StyledLine {
        var line = StyledLine([])
        for (index, cell) in cells.enumerated() where index < columns.count {
            if index > 0 { line.append(Self.gap) }
            let isLast = index == columns.count - 1 && columns[index].alignment == .left
            let text = cell.text.truncated(toColumns: widths[index])
            let space = String(repeating: " ", count: max(0, widths[index] - text.columns))
            if columns[index].alignment == .right { line.append(space) }
            line.append(text, cell.ink, marking: cell.marked)
            if columns[index].alignment == .left, !isLast { line.append(space) }
        }
        return line
    }

    /// The table without the columns for which there is no room, however much the others are cut.
    private func narrowed(to width: Int?) -> TextTable {
        var table = self
        while let width, table.leastWidth > width,
            let index = table.columns.indices.max(by: { table.columns[$0].rank < table.columns[$1].rank }),
            table.columns[index].rank > 0
        {
            table.columns.remove(at: index)
            for row in table.rows.indices where index < table.rows[row].count { table.rows[row].remove(at: index) }
        }
        return table
    }

    private var leastWidth: Int {
        total(zip(columns, naturalWidths).map { column, natural in min(natural, column.flexibleDownTo ?? natural) })
    }

    private func total(_ widths: [Int]) -> Int {
        widths.reduce(0, +) + Self.gap.count * max(0, columns.count - 1)
    }

    /// The width of each column without cutting.
    private var naturalWidths: [Int] {
        columns.indices.map { index in
            rows.reduce(columns[index].title.columns) { max($0, index < $1.count ? $1[index].text.columns : 0) }
        }
    }

    private func columnWidths(_ width: Int?) -> [Int] {
        var widths = naturalWidths
        guard let width else { return widths }
        var excess = total(widths) - width
        while excess > 0 {
            // The widest column is cut first, so that none is cut while another has room to spare.
            let shrinkable = columns.indices.filter { widths[$0] > columns[$0].flexibleDownTo ?? .max }
            guard let widest = shrinkable.max(by: { widths[$0] < widths[$1] }) else { break }
            widths[widest] -= 1
            excess -= 1
        }
        return widths
    }
}
