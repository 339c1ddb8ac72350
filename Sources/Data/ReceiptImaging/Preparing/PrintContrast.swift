import ReceiptDomain

/// The contrast of a sheet's print to its paper.
///
/// It distinguishes print in the shade from grain: print has the same contrast there as in the light, grain has less.
struct PrintContrast {
    /// A possible line of print.
    struct Candidate {
        let cells: [Int]
        let count: Int
        /// The number of its components on one straight baseline.
        let baselineCount: Int
    }

    /// The median over all components of print, from 0 to 1.
    let usual: Float
    private let grid: CellGrid

    /// Relative to the usual contrast: print has 0.94 and more even in the shade, most grain 0.3 to 0.65 (330 photos and scans).
    private static let minimumContrast: Float = 0.8
    /// The brightness of paper relative to that under the line.
    private static let lights: ClosedRange<Float> = 0.84...1.3
    /// The least for a line that is certainly print.
    private static let minimumBaselineCount = 5
    /// The distance in cells around any other line that may be part of the sheet in the shade.
    private static let reach = 3

    /// `nil` without print to learn from.
    init?(of print: [Candidate], on grid: CellGrid) {
        var contrasts: [Float] = []
        for candidate in print {
            contrasts += Array(repeating: grid.contrast(of: candidate.cells), count: candidate.count)
        }
        guard let usual = contrasts.median else { return nil }
        self.usual = usual
        self.grid = grid
    }

    /// Whether the line has the contrast of print.
    func isPrint(_ candidate: Candidate) -> Bool { grid.contrast(of: candidate.cells) > Self.minimumContrast * usual }

    /// Marks the cells around print in the shade that are as bright as those under it as paper.
    func addShade(around candidate: Candidate, to isPaper: inout [Bool]) {
        let own = grid.usualLight(of: candidate.cells)
        let lights = Self.lights.lowerBound * own...Self.lights.upperBound * own
        let reach = candidate.baselineCount >= Self.minimumBaselineCount ? max(grid.columns, grid.rows) : Self.reach
        let across = candidate.cells.map { $0 % grid.columns }
        let down = candidate.cells.map { $0 / grid.columns }
        let columns = (across.min() ?? 0) - reach...(across.max() ?? 0) + reach
        let rows = (down.min() ?? 0) - reach...(down.max() ?? 0) + reach
        let shade = grid.flooded(from: candidate.cells) { _, next in
            columns.contains(next % grid.columns) && rows.contains(next / grid.columns)
                && lights.contains(grid.light[next])
        }
        for cell in shade.indices where shade[cell] { isPaper[cell] = true }
    }
}

extension CellGrid {
    /// The median contrast of these cells' print to the paper, from 0 to 1.
    func contrast(of cells: [Int]) -> Float {
        cells.map { 1 - ink[$0] / max(1, light[$0]) }.median ?? 0
    }

    /// The median brightness of these cells' paper.
    func usualLight(of cells: [Int]) -> Float { cells.map { light[$0] }.median ?? 0 }
}
