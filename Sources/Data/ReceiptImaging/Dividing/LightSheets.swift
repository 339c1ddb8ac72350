/// The sheets of paper on a picture, as far as differences of brightness show their edges.
struct LightSheets {
    /// The sheet of each cell; 0 for none.
    private var labels: [Int]
    private var isApart: [Bool] = [false]

    /// The least share of the picture; a smaller sheet is a spot of light.
    private static let minimumArea = 0.015
    /// The largest share of the picture; a larger sheet is the background, or the only receipt.
    private static let largestArea = 0.5
    /// The largest share of the picture for a sheet that touches three of its edges.
    private static let largestAreaAtEdges = 0.3

    /// `starts` are the cells under lines, most certain print first.
    init(from starts: [Int], on grid: CellGrid) {
        labels = Array(repeating: 0, count: grid.light.count)
        for start in starts where labels[start] == 0 {
            let isReached = grid.flooded(from: [start]) { labels[$1] == 0 && grid.isEven(from: $0, to: $1) }
            let cells = isReached.indices.filter { isReached[$0] }
            for cell in cells { labels[cell] = isApart.count }
            isApart.append(Self.isApart(cells, grid))
        }
    }

    /// The sheet under most of the cells; `nil` if it is not a separate one.
    func sheet(under cells: [Int]) -> Int? {
        var counts: [Int: Int] = [:]
        for cell in cells where labels[cell] > 0 { counts[labels[cell], default: 0] += 1 }
        let most = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
        return most.flatMap { isApart[$0] ? $0 : nil }
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
