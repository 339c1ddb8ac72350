import ReceiptDomain

/// How dark the print of a sheet is for its paper.
///
/// That tells parts of the sheet in the shade: their print is as dark for its paper as elsewhere, and grain is not.
struct PrintContrast {
    /// What might be a line of print.
    struct Marks {
        let cells: [Int]
        let count: Int
        /// How many of them stand on one straight line.
        let footing: Int
    }

    /// From 0 to 1, in the middle of all marks.
    let usual: Float
    private let grid: CellGrid

    /// Of the usual contrast: print has 0.94 and more even in the shade, most grain 0.3 to 0.65 (330 photos and scans).
    private static let least: Float = 0.8
    /// Of the light that the marks themselves are in.
    private static let lights: ClosedRange<Float> = 0.84...1.3
    /// Of a line that is print beyond doubt.
    private static let leastFooting = 5
    /// How many cells around other marks as dark as print may be a part of the sheet in the shade.
    private static let reach = 3

    /// `nil` without any marks to learn from.
    init?(of print: [Marks], on grid: CellGrid) {
        var contrasts: [Float] = []
        for marks in print {
            contrasts += Array(repeating: grid.contrast(of: marks.cells), count: marks.count)
        }
        guard let usual = contrasts.middle else { return nil }
        self.usual = usual
        self.grid = grid
    }

    /// Whether the marks are as dark for what they stand on as print is.
    func isPrint(_ marks: Marks) -> Bool { grid.contrast(of: marks.cells) > Self.least * usual }

    /// Adds the cells around print in the shade that are as light as those that it stands on.
    func addShade(around marks: Marks, to isPaper: inout [Bool]) {
        let own = grid.usualLight(of: marks.cells)
        let lights = Self.lights.lowerBound * own...Self.lights.upperBound * own
        let reach = marks.footing >= Self.leastFooting ? max(grid.columns, grid.rows) : Self.reach
        let across = marks.cells.map { $0 % grid.columns }
        let down = marks.cells.map { $0 / grid.columns }
        let columns = (across.min() ?? 0) - reach...(across.max() ?? 0) + reach
        let rows = (down.min() ?? 0) - reach...(down.max() ?? 0) + reach
        let shade = grid.flooded(from: marks.cells) { _, next in
            columns.contains(next % grid.columns) && rows.contains(next / grid.columns)
                && lights.contains(grid.light[next])
        }
        for cell in shade.indices where shade[cell] { isPaper[cell] = true }
    }
}

extension CellGrid {
    /// How much darker than the paper the print of these cells is, from 0 to 1.
    func contrast(of cells: [Int]) -> Float {
        cells.map { 1 - ink[$0] / max(1, light[$0]) }.middle ?? 0
    }

    /// How bright the paper of these cells is, in the middle of them.
    func usualLight(of cells: [Int]) -> Float { cells.map { light[$0] }.middle ?? 0 }
}

extension [Float] {
    fileprivate var middle: Float? { isEmpty ? nil : sorted()[count / 2] }
}
