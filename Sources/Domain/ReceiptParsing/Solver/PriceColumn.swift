import ReceiptDomain

/// The x coordinate at which most of the given amounts end: the price column.
struct PriceColumn {
    private let edge: Int
    private let tolerance: Int

    /// `nil` without amounts.
    init?(_ cells: [AmountCell]) {
        guard let height = cells.map(\.box.height).median else { return nil }
        let tolerance = max(12, height * 5 / 2)
        let edges = cells.map { $0.box.maxX }.sorted()
        var best = (position: edges[0], score: Int.min)
        var (from, to) = (0, 0)
        for position in edges {
            while edges[from] < position - tolerance { from += 1 }
            while to < edges.count, edges[to] <= position + tolerance { to += 1 }
            let score = (to - from) * 100_000 + position
            if score >= best.score { best = (position, score) }
        }
        let near = edges.filter { abs($0 - best.position) <= tolerance }
        edge = near[near.count / 2]
        self.tolerance = tolerance
    }

    func holds(_ cell: AmountCell) -> Bool { abs(cell.box.maxX - edge) <= tolerance }
}
