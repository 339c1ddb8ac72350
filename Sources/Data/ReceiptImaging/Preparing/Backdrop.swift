import ReceiptDomain

/// Wood, cloth and the like around a sheet of paper, where their grain looks like lines of print.
///
/// Paper is evenly bright but for the light that falls on it; what it lies on is darker.  Parts of the sheet in the shade are
/// known by their print: it is as dark for its paper as elsewhere, and grain is not.
struct Backdrop {
    /// What might be a line of print.
    struct Marks {
        let cells: [Int]
        let count: Int
        /// How many of them stand on one straight line.
        let footing: Int
    }

    private let isPart: [Bool]
    private let usualContrast: Float
    private let grid: CellGrid

    /// Of the light that is expected on paper.
    private static let leastLight: Float = 0.84
    /// Of the light around print in the shade.
    private static let mostLight: Float = 1.3
    /// Of the usual contrast: print has 0.94 and more even in the shade, most grain 0.3 to 0.65 (330 photos and scans).
    private static let leastContrast: Float = 0.8
    /// The same for marks on what is as bright as the paper.
    private static let leastContrastInLight: Float = 0.6
    /// Of a line that is print beyond doubt.
    private static let leastFooting = 5
    /// How many cells around other marks as dark as print may be a part of the sheet in the shade.
    private static let reach = 3
    /// Of the marks of print: with less grain a page is read as well as without.
    private static let leastGrain = 0.25

    /// `nil` where hardly any of the marks are grain, or no print lies on paper; what is print beyond doubt is among all.
    init?(around printed: [Marks], among all: [Marks], on grid: CellGrid) {
        self.grid = grid
        let light = PaperLight(under: printed.map { ($0.cells, Double($0.count)) }, on: grid)
        let isLight = grid.light.indices.map { grid.light[$0] > Self.leastLight * light.expected(at: $0) }
        var isPaper = grid.flooded(from: printed.flatMap(\.cells).filter { isLight[$0] }) { _, next in isLight[next] }
        let print = printed.filter { isPaper.holdMost(of: $0.cells) }
        guard let usual = Self.usualContrast(of: print, on: grid) else { return nil }
        usualContrast = usual
        func isGrain(_ marks: Marks) -> Bool { grid.contrast(of: marks.cells) <= Self.leastContrast * usual }
        let beside = all.filter { !isPaper.holdMost(of: $0.cells) }
        let grain = beside.filter(isGrain)
        guard Self.count(grain) > Self.leastGrain * Self.count(print) else { return nil }
        for marks in beside where !isGrain(marks) && !isPaper.holdMost(of: marks.cells) {
            let shade = Self.shade(around: marks, on: grid)
            for cell in shade.indices where shade[cell] { isPaper[cell] = true }
        }
        isPart = grid.flooded(from: grain.flatMap(\.cells).filter { !isPaper[$0] }) { _, next in !isPaper[next] }
    }

    private static func count(_ marks: [Marks]) -> Double { Double(marks.reduce(0) { $0 + $1.count }) }

    /// In the middle of all marks.
    private static func usualContrast(of print: [Marks], on grid: CellGrid) -> Float? {
        var contrasts: [Float] = []
        for marks in print {
            contrasts += Array(repeating: grid.contrast(of: marks.cells), count: marks.count)
        }
        return contrasts.middle
    }

    /// The cells around marks as dark as print that are as light as those that they stand on.
    private static func shade(around marks: Marks, on grid: CellGrid) -> [Bool] {
        let own = marks.cells.map { grid.light[$0] }.middle ?? 0
        let lights = leastLight * own...mostLight * own
        let reach = marks.footing >= leastFooting ? max(grid.columns, grid.rows) : reach
        let across = marks.cells.map { $0 % grid.columns }
        let down = marks.cells.map { $0 / grid.columns }
        let columns = (across.min() ?? 0) - reach...(across.max() ?? 0) + reach
        let rows = (down.min() ?? 0) - reach...(down.max() ?? 0) + reach
        return grid.flooded(from: marks.cells) { _, next in
            columns.contains(next % grid.columns) && rows.contains(next / grid.columns)
                && lights.contains(grid.light[next])
        }
    }

    /// Whether most of the cells are part of it.
    func holds(_ cells: [Int]) -> Bool { isPart.holdMost(of: cells) }

    /// Whether marks in the cells are grain in spite of their light.
    func isFaint(_ cells: [Int]) -> Bool { grid.contrast(of: cells) <= Self.leastContrastInLight * usualContrast }

    /// The picture with the grain ironed out; the picture that was analysed is `factor` times as large.
    func ironed(in picture: GrayImage, factor: Double, isInverted: Bool) -> GrayImage {
        let (width, height) = (picture.width, picture.height)
        var pixels = picture.pixels
        let side = Float(Double(grid.cellSize) / factor)
        func span(_ index: Int, limit: Int) -> Range<Int> {
            min(Int(Float(index) * side), limit)..<min(Int(Float(index + 1) * side), limit)
        }
        let across = (0..<width).map { CellGrid.neighbours(of: $0, cellSize: side, count: grid.columns) }
        for row in 0..<grid.rows {
            let parts = (0..<grid.columns).filter { isPart[row * grid.columns + $0] }
            guard !parts.isEmpty else { continue }
            for y in span(row, limit: height) {
                let down = CellGrid.neighbours(of: y, cellSize: side, count: grid.rows)
                let lights = (0..<grid.columns).map { grid.levels($0, down).light }
                for column in parts {
                    for x in span(column, limit: width) {
                        let (first, second, weight) = across[x]
                        let light = UInt8(max(0, min(255, lights[first] + weight * (lights[second] - lights[first]))))
                        pixels[y * width + x] = isInverted ? ~light : light
                    }
                }
            }
        }
        return GrayImage(width: width, height: height, pixels: pixels)
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
