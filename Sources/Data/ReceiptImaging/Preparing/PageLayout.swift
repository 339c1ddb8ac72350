import ReceiptDomain

/// Where the print lies on a picture: found from the letters themselves, with the paper as a second witness.
///
/// All lengths are in pixels of the picture that was analysed.
struct PageLayout {
    /// How many quarter turns clockwise bring the lines level; whether they then stand on their head is not known.
    let quarterTurns: Int
    /// How far lines run down per pixel to the right, once turned.
    let slope: Double
    /// The print's surroundings in straight coordinates: turned, then rotated by the slope about the origin.
    let box: (left: Double, top: Double, right: Double, bottom: Double)
    let capHeight: Double
    let bend: (perRow: Double, perColumn: Double)
    /// How bright the paper is under the print.
    let paper: Float
    let letterCount: Int
}

/// Finds the layout of a picture's print.
struct LayoutAnalysis {
    private let image: GrayImage
    private let grid: CellGrid

    /// Cells are larger than the letters of a picture that was brought to a usual size, and smaller than a paper's margin.
    private static let cellSize = 16

    init(_ image: GrayImage) {
        self.image = image
        var grid = CellGrid(image, cellSize: Self.cellSize)
        grid.closeLight(radius: 1)
        grid.smoothLight(radius: 1)
        grid.spreadInk(radius: 1)
        self.grid = grid
    }

    /// `nil` where there is no print to speak of.
    func layout() -> PageLayout? {
        let marks = InkMask.letters(in: image, grid: grid)
        guard marks.count >= 8 else { return nil }
        let turns = Self.runsDown(marks) ? 1 : 0
        let turned = turns == 0 ? marks : marks.map(turnedClockwise)
        var lines = TextLineFinder.lines(of: turned, slope: 0)
        var slope = Self.commonSlope(of: lines)
        if abs(slope) > 0.02 {
            lines = TextLineFinder.lines(of: turned, slope: slope)
            slope = Self.commonSlope(of: lines)
        }
        let axes = StraightAxes(slope: slope)
        guard let block = TextBlock(lines: lines, axes: axes, isOnSamePaper: samePaper(turns: turns)) else {
            return nil
        }
        let bend = BendEstimate(lines: block.lines, slope: slope, axes: axes)
        return PageLayout(
            quarterTurns: turns,
            slope: slope,
            box: block.box(including: turned),
            capHeight: block.capHeight,
            bend: (bend.perRow, bend.perColumn),
            paper: paperLight(under: block.lines, turns: turns),
            letterCount: block.lines.reduce(0) { $0 + $1.marks.count }
        )
    }

    /// A mark on the picture turned clockwise by a quarter.
    private func turnedClockwise(_ box: PixelBox) -> PixelBox {
        PixelBox(x: image.height - box.maxY, y: box.x, width: box.height, height: box.width)
    }

    /// The cell under a point of the turned picture.
    private func cell(at x: Int, _ y: Int, turns: Int) -> Int {
        let (px, py) = turns == 0 ? (x, y) : (y, image.height - 1 - x)
        let column = max(0, min(grid.columns - 1, px / grid.cellSize))
        let row = max(0, min(grid.rows - 1, py / grid.cellSize))
        return row * grid.columns + column
    }

    private func paperLight(under lines: [TextLine], turns: Int) -> Float {
        let lights = lines.map { grid.light[cell(at: $0.box.midX, $0.box.midY, turns: turns)] }.sorted()
        return lights.isEmpty ? 255 : lights[lights.count / 2]
    }

    /// Letters stand closer to their neighbours in the line than to those of the next line.
    private static func runsDown(_ marks: [PixelBox]) -> Bool {
        let index = MarkIndex(marks)
        var (across, down) = (0, 0)
        for mark in marks.indices where marks[mark].height >= 5 && marks[mark].width >= 3 {
            let gaps = index.gaps(of: mark)
            let (right, below) = (gaps.right ?? 3, gaps.below ?? 3)
            if right < below { across += 1 } else if below < right { down += 1 }
        }
        return down > across
    }

    /// The middle of the lines' slopes, long lines counting more.
    private static func commonSlope(of lines: [TextLine]) -> Double {
        let slopes = lines.compactMap { line in
            line.slope.map { (slope: $0, weight: Double(line.box.width) / max(1, line.capHeight)) }
        }.sorted { $0.slope < $1.slope }
        let half = slopes.reduce(0) { $0 + $1.weight } / 2
        var seen = 0.0
        for (slope, weight) in slopes {
            seen += weight
            if seen >= half { return abs(slope) < 0.002 ? 0 : slope }
        }
        return 0
    }

    /// Tells which lines lie on one sheet with others, by walking from cell to cell where the light does not jump.
    private func samePaper(turns: Int) -> ([TextLine]) -> (TextLine) -> Bool {
        { lines in
            let cells = lines.flatMap { line in
                stride(from: line.box.x, through: line.box.maxX, by: grid.cellSize)
                    .map { cell(at: $0, line.box.midY, turns: turns) }
            }
            let paper = grid.sheet(from: cells)
            return { line in
                let own = stride(from: line.box.x, through: line.box.maxX, by: grid.cellSize)
                    .map { paper[cell(at: $0, line.box.midY, turns: turns)] }
                return 2 * own.count { $0 } > own.count
            }
        }
    }
}

extension CellGrid {
    /// The cells that can be reached from the given ones without a jump in brightness, as the edge of a sheet makes.
    func sheet(from start: [Int]) -> [Bool] {
        var isReached = [Bool](repeating: false, count: light.count)
        var open = Array(Set(start))
        let lights = open.map { light[$0] }.sorted()
        guard !lights.isEmpty else { return isReached }
        let floor = 0.5 * lights[lights.count / 2]
        for cell in open { isReached[cell] = true }
        while let cell = open.popLast() {
            let (row, column) = (cell / columns, cell % columns)
            for (dx, dy) in [(-1, 0), (1, 0), (0, -1), (0, 1)] {
                let (x, y) = (column + dx, row + dy)
                guard x >= 0, y >= 0, x < columns, y < rows else { continue }
                let next = y * columns + x
                let step = abs(light[next] - light[cell])
                guard !isReached[next], light[next] >= floor, step <= 4 + 0.08 * light[cell] else { continue }
                isReached[next] = true
                open.append(next)
            }
        }
        return isReached
    }
}
