import ReceiptDomain

/// The sheet of paper of a receipt, found from the brightness under its lines.
struct Sheet {
    /// The background of the sheet; `nil` if hardly any grain looks like print.
    let backdrop: Backdrop?
    private let isPaper: [Bool]
    private let cells: (PixelBox) -> [Int]

    /// `printed` are lines that are certainly print, `all` are possible lines.
    ///
    /// Lines descend by `slope` pixels for each pixel to the right; `cells` returns the grid's cells under a box.
    init(
        under printed: [TextLine],
        among all: [TextLine],
        on grid: CellGrid,
        slope: Double,
        cells: @escaping (PixelBox) -> [Int]
    ) {
        self.cells = cells
        func candidate(_ line: TextLine) -> PrintContrast.Candidate {
            PrintContrast.Candidate(
                cells: cells(line.box),
                count: line.components.count,
                baselineCount: line.baselineCount
            )
        }
        var isPaper = grid.reached(from: printed.flatMap { cells($0.box) })
        let lit = printed.map(candidate).filter { isPaper.holdMost(of: $0.cells) }
        if let contrast = PrintContrast(of: lit, on: grid), let height = printed.map(\.capHeight).median {
            let darkest = Self.darkestShade * grid.usualLight(of: lit.flatMap(\.cells))
            for candidate in all.filter({ $0.isEven(capHeight: height, slope: slope) }).map(candidate)
            where grid.usualLight(of: candidate.cells) > darkest && contrast.isPrint(candidate)
                && !isPaper.holdMost(of: candidate.cells)
            {
                contrast.addShade(around: candidate, to: &isPaper)
            }
        }
        self.isPaper = isPaper
        backdrop = Backdrop(around: printed.map(candidate), among: all.map(candidate), on: grid)
    }

    /// The least brightness relative to print outside of the shade; a darker part is not this sheet.
    private static let darkestShade: Float = 0.3

    /// Whether most of a box is on the sheet, lit or in the shade, and its content is not grain.
    func holds(_ box: PixelBox) -> Bool {
        let cells = cells(box)
        return isPaper.holdMost(of: cells) && backdrop?.holds(cells) != true && backdrop?.isFaint(cells) != true
    }

    /// Whether most of a box is on the background.
    func isBeside(_ box: PixelBox) -> Bool { backdrop?.holds(cells(box)) ?? false }
}

extension CellGrid {
    /// The cells reachable from the given ones without a jump in brightness, such as a sheet's edge.
    fileprivate func reached(from start: [Int]) -> [Bool] {
        // Some of the lines may be scratches on a darker table.
        let floor = 0.6 * (Set(start).map { light[$0] }.median ?? 0)
        return flooded(from: start.filter { light[$0] >= floor }) { cell, next in
            light[next] >= floor && isEven(from: cell, to: next)
        }
    }

    /// Whether there is no jump in brightness between the neighbours.
    func isEven(from cell: Int, to next: Int) -> Bool { abs(light[next] - light[cell]) <= 4 + 0.08 * light[cell] }
}

extension TextLine {
    /// Whether it has letters of one height on one level, as even a short price has, and grain has not.
    fileprivate func isEven(capHeight usual: Double, slope: Double) -> Bool {
        guard (0.6 * usual...1.7 * usual).contains(capHeight) else { return false }
        let letters = components.filter { Double($0.height) > 0.6 * capHeight }
        let alike = letters.filter { abs(Double($0.height) - capHeight) <= max(1, 0.15 * capHeight) }
        guard alike.count >= 3, 3 * alike.count >= 2 * letters.count else { return false }
        let baselinePoints = alike.map { Point(x: Double($0.midX), y: Double($0.maxY)) }
        guard let level = Regression(baselinePoints), abs(level.slope - slope) < 0.08 else { return false }
        return baselinePoints.allSatisfy { abs(level.residual($0)) <= max(1, 0.12 * capHeight) }
    }
}
