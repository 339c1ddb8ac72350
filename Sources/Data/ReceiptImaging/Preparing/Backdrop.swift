import ReceiptDomain

/// The background around a sheet, such as wood or cloth, if its grain looks like lines of print.
///
/// Paper is evenly bright except for the light that falls on it, and brighter than its background. Parts of the sheet in the
/// shade are recognised by their print, which has the same contrast there; grain has a lower one. A line may be partly in the
/// shade.
struct Backdrop {
    typealias Candidate = PrintContrast.Candidate

    private let isPart: [Bool]
    private let contrast: PrintContrast
    private let grid: CellGrid

    /// The least brightness relative to the expected brightness of paper.
    private static let minimumLight: Float = 0.84
    /// The least contrast relative to print, for lines on ground as bright as the paper.
    private static let minimumContrastInLight: Float = 0.6
    /// The least share of grain among the components of print; less grain does not disturb reading.
    private static let minimumGrain = 0.25

    /// `nil` if there is hardly any grain, or no print on paper.
    ///
    /// `printed` is the part of `all` that is certainly print.
    init?(around printed: [Candidate], among all: [Candidate], on grid: CellGrid) {
        self.grid = grid
        let light = PaperLight(under: printed.map { ($0.cells, Double($0.count)) }, on: grid)
        let isLight = grid.light.indices.map { grid.light[$0] > Self.minimumLight * light.expected(at: $0) }
        var isPaper = grid.flooded(from: printed.flatMap(\.cells).filter { isLight[$0] }) { _, next in isLight[next] }
        let print = printed.filter { isPaper.holdMost(of: $0.cells) }
        guard let contrast = PrintContrast(of: print, on: grid) else { return nil }
        self.contrast = contrast
        let beside = all.filter { !isPaper.holdMost(of: $0.cells) }
        let grain = beside.filter { !contrast.isPrint($0) }
        guard Self.count(grain) > Self.minimumGrain * Self.count(print) else { return nil }
        for candidate in beside where contrast.isPrint(candidate) && !isPaper.holdMost(of: candidate.cells) {
            contrast.addShade(around: candidate, to: &isPaper)
        }
        for candidate in print {
            let shaded = Candidate(cells: candidate.cells.filter { !isPaper[$0] }, count: 1, baselineCount: 0)
            if shaded.cells.count > 1, contrast.isPrint(shaded) { contrast.addShade(around: shaded, to: &isPaper) }
        }
        isPart = grid.flooded(from: grain.flatMap(\.cells).filter { !isPaper[$0] }) { _, next in !isPaper[next] }
    }

    private static func count(_ candidates: [Candidate]) -> Double { Double(candidates.reduce(0) { $0 + $1.count }) }

    /// Whether most of the cells belong to the background.
    func holds(_ cells: [Int]) -> Bool { isPart.holdMost(of: cells) }

    /// Whether a line in the cells is grain although its ground is as bright as paper.
    func isFaint(_ cells: [Int]) -> Bool { grid.contrast(of: cells) <= Self.minimumContrastInLight * contrast.usual }

    /// The picture with the grain smoothed out; `factor` is the analysed picture's size relative to it.
    func ironed(in picture: GrayImage, factor: Double, isInverted: Bool) -> GrayImage {
        let (width, height) = (picture.width, picture.height)
        var pixels = picture.pixels
        let side = Float(Double(grid.cellSize) / factor)
        func span(_ index: Int, limit: Int) -> Range<Int> {
            min(Int(Float(index) * side), limit)..<min(Int(Float(index + 1) * side), limit)
        }
        let across = CellPlaces(count: width, cellSize: side, cells: grid.columns)
        var lights = [Float](repeating: 0, count: width)
        for row in 0..<grid.rows {
            let parts = (0..<grid.columns).filter { isPart[row * grid.columns + $0] }
            guard !parts.isEmpty else { continue }
            for y in span(row, limit: height) {
                let down = CellGrid.neighbours(of: y, cellSize: side, count: grid.rows)
                across.interpolate((0..<grid.columns).map { grid.levels($0, down).light }, into: &lights)
                for column in parts {
                    for x in span(column, limit: width) {
                        let light = UInt8(max(0, min(255, lights[x])))
                        pixels[y * width + x] = isInverted ? ~light : light
                    }
                }
            }
        }
        for box in paperAtEdge(on: picture, side: side, isInverted: isInverted) {
            for y in box.y..<box.maxY {
                let part = y * width + box.x..<y * width + box.maxX
                pixels.replaceSubrange(part, with: picture.pixels[part])
            }
        }
        return GrayImage(width: width, height: height, pixels: pixels)
    }

    /// The quarters of cells of the background that reach onto the paper beside it, where print may be.
    private func paperAtEdge(on picture: GrayImage, side: Float, isInverted: Bool) -> [PixelBox] {
        func span(_ half: Int, limit: Int) -> Range<Int> {
            min(Int(Float(half) * side / 2), limit)..<min(Int(Float(half + 1) * side / 2), limit)
        }
        return isPart.indices.filter { isPart[$0] }.flatMap { cell -> [PixelBox] in
            let (row, column) = (cell / grid.columns, cell % grid.columns)
            guard let light = paperLight(beside: row, column) else { return [] }
            let least = Self.minimumLight * light
            return (0..<4).compactMap { quarter in
                let rows = span(2 * row + quarter / 2, limit: picture.height)
                let columns = span(2 * column + quarter % 2, limit: picture.width)
                let bright = rows.reduce(0) { sum, y in
                    sum
                        + columns.count {
                            let pixel = picture.pixels[y * picture.width + $0]
                            return Float(isInverted ? ~pixel : pixel) > least
                        }
                }
                guard 10 * bright >= rows.count * columns.count, !rows.isEmpty, !columns.isEmpty else { return nil }
                return PixelBox(x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
            }
        }
    }

    /// The brightness of the darkest paper around a cell; `nil` without any.
    private func paperLight(beside row: Int, _ column: Int) -> Float? {
        let rows = max(0, row - 1)...min(grid.rows - 1, row + 1)
        let columns = max(0, column - 1)...min(grid.columns - 1, column + 1)
        return rows.flatMap { row in columns.map { row * grid.columns + $0 } }.filter { !isPart[$0] }
            .map { grid.light[$0] }.min()
    }
}
