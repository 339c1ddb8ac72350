import ReceiptDomain

/// The sheets of paper on a picture, as far as the light under the lines shows their edges.
struct LightSheets {
    /// Of each cell; 0 where no line's sheet reaches.
    private var labels: [Int]
    private var isApart: [Bool] = [false]

    /// As a part of the picture: what is smaller is a spot of light.
    private static let minimumArea = 0.015
    /// What covers more of the picture is what receipts lie on, or one receipt alone.
    private static let largestArea = 0.5
    /// And so is what reaches three of the picture's edges.
    private static let largestAreaAtEdges = 0.3

    /// `starts` are the cells under lines, those of the surest print first.
    init(from starts: [Int], on grid: CellGrid) {
        labels = Array(repeating: 0, count: grid.light.count)
        for start in starts where labels[start] == 0 {
            let sheet = isApart.count
            let cells = Self.flood(from: start, as: sheet, over: &labels, grid)
            isApart.append(Self.isApart(cells, grid))
        }
    }

    /// The sheet that most of the cells lie on; `nil` where that is none of its own.
    func sheet(under cells: [Int]) -> Int? {
        var counts: [Int: Int] = [:]
        for cell in cells where labels[cell] > 0 { counts[labels[cell], default: 0] += 1 }
        let most = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
        return most.flatMap { isApart[$0] ? $0 : nil }
    }

    private static func flood(from start: Int, as sheet: Int, over labels: inout [Int], _ grid: CellGrid) -> [Int] {
        var cells = [start]
        labels[start] = sheet
        var next = 0
        while next < cells.count {
            let cell = cells[next]
            next += 1
            let (row, column) = (cell / grid.columns, cell % grid.columns)
            for (dx, dy) in [(-1, 0), (1, 0), (0, -1), (0, 1)] {
                let (x, y) = (column + dx, row + dy)
                guard x >= 0, y >= 0, x < grid.columns, y < grid.rows else { continue }
                let neighbour = y * grid.columns + x
                guard labels[neighbour] == 0, grid.isEven(from: cell, to: neighbour) else { continue }
                labels[neighbour] = sheet
                cells.append(neighbour)
            }
        }
        return cells
    }

    private static func isApart(_ cells: [Int], _ grid: CellGrid) -> Bool {
        let area = Double(cells.count) / Double(grid.light.count)
        guard area > minimumArea, area <= largestArea else { return false }
        let rows = cells.map { $0 / grid.columns }
        let columns = cells.map { $0 % grid.columns }
        let edges = [
            rows.min() == 0, rows.max() == grid.rows - 1, columns.min() == 0, columns.max() == grid.columns - 1,
        ]
        return edges.count { $0 } < 3 || area <= largestAreaAtEdges
    }
}
