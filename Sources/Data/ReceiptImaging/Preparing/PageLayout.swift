import ReceiptDomain

/// The position, the orientation and the shape of the print on a picture, found from the letters and from the paper.
///
/// All lengths are in pixels of the analysed picture.
struct PageLayout {
    /// The quarter turns clockwise that make the lines horizontal; they may still be upside down.
    let quarterTurns: Int
    /// The lines' descent for each pixel to the right, after the quarter turns.
    let slope: Double
    /// The box around the print in straight coordinates: turned, then rotated by the slope about the origin, then dewarped.
    let box: StraightBox
    let capHeight: Double
    /// The pieces of printed lines, in the same coordinates.
    let lines: [(box: StraightBox, letterWidth: Double)]
    /// The shape of the paper, as far as its lines show it.
    let warp: Warp
    /// The brightness of the paper under the print.
    let paper: Float
    /// The background with grain that looks like print; `nil` for none.
    let backdrop: Backdrop?
    /// Confidence that this is print: the number of its letters that stand on a straight baseline.
    let certainty: Double
}

/// Finds the layout of a picture's print.
struct LayoutAnalysis {
    private let image: GrayImage
    let grid: CellGrid

    /// Larger than letters at the analysed size, and smaller than a paper's margin.
    private static let cellSize = 16

    init(_ image: GrayImage) {
        self.image = image
        var grid = CellGrid(image, cellSize: Self.cellSize)
        grid.closeLight(radius: 1)
        grid.spreadInk(radius: 1)
        self.grid = grid
    }

    /// `nil` if there is hardly any print.
    func layout() -> PageLayout? {
        let ink = InkMask(image, grid: grid)
        guard ink.letters.count >= 8 else { return nil }
        let text = text(of: ink.letters)
        let axes = StraightAxes(slope: text.slope)
        let dense = text.turns == 0 ? ink.dense : ink.dense.map(turnedClockwise)
        let denseLines = TextLineFinder.lines(of: dense, slope: text.slope)
        let block = TextBlock(lines: text.print, dense: denseLines, axes: axes) { printed in
            Sheet(under: printed, among: text.lines, on: grid, slope: text.slope) {
                cells(under: $0, turns: text.turns)
            }
        }
        guard let block else { return nil }
        let warp = WarpEstimate.warp(of: block.lines, slope: text.slope, axes: axes, capHeight: block.capHeight)
        return PageLayout(
            quarterTurns: text.turns,
            slope: text.slope,
            box: warp.page(around: block.box(including: text.components)),
            capHeight: block.capHeight,
            lines: block.lines.map { ($0.straightBox(axes: axes, warp: warp), $0.letterWidth) },
            warp: warp,
            paper: paperLight(under: block.lines, turns: text.turns),
            backdrop: block.sheet.backdrop,
            certainty: Double(block.lines.reduce(0) { $0 + $1.baselineCount })
        )
    }

    /// Components joined into lines, in one orientation.
    struct Text {
        let turns: Int
        let components: [PixelBox]
        let lines: [TextLine]
        /// The lines without the grain of a dark table.
        let print: [TextLine]
        let slope: Double
        /// The evidence for print in this orientation.
        ///
        /// It is the number of components on straight baselines, increased if they are taller than wide, as most letters and all
        /// digits are, and close together, as letters of a line are.
        let likeness: Double

        /// `print` removes grain from the lines.
        init(_ components: [PixelBox], turns: Int, print: ([TextLine]) -> [TextLine]) {
            self.turns = turns
            self.components = components
            var lines = TextLineFinder.lines(of: components, slope: 0)
            var printed = print(lines)
            var slope = LayoutAnalysis.commonSlope(of: printed)
            if abs(slope) > 0.02 {
                lines = TextLineFinder.lines(of: components, slope: slope)
                printed = print(lines)
                slope = LayoutAnalysis.commonSlope(of: printed)
            }
            self.lines = lines
            self.print = printed
            self.slope = slope
            let standing = printed.filter { $0.baselineCount > 0 }
            let letters = standing.flatMap(\.components)
            let tall = Double(letters.count { 10 * $0.height > 12 * $0.width })
            let wide = Double(letters.count { 10 * $0.width > 12 * $0.height })
            let shape = max(0.25, min(4, (tall + 10) / (wide + 10))).squareRoot()
            let closeness = standing.flatMap(\.gaps).median.map { min(1, 0.4 / (0.1 + max(0, $0))) } ?? 1
            likeness = Double(standing.reduce(0) { $0 + $1.baselineCount }) * shape * closeness
        }
    }

    /// Finds the orientation in which letters form straight lines.
    ///
    /// Most pictures are upright, so a turn needs a clear advantage.
    func text(of components: [PixelBox]) -> Text {
        let ways = [components, components.map(turnedClockwise)]
        // Grain looks the same in both orientations, so it is learnt in the one in which print is clearest.
        let known = ways.indices.compactMap { turns in
            DarkGrain(around: measured(TextLineFinder.lines(of: ways[turns], slope: 0), turns: turns))
        }
        .max { $0.light < $1.light }
        let texts = ways.indices.map { turns in
            Text(ways[turns], turns: turns) { lines in
                let measured = measured(lines, turns: turns)
                let grain = [DarkGrain(around: measured), known].compactMap(\.self).max { $0.light < $1.light }
                return grain?.removed(from: measured) ?? lines
            }
        }
        return texts[1].likeness > 1.2 * texts[0].likeness + 15 ? texts[1] : texts[0]
    }

    private func measured(_ lines: [TextLine], turns: Int) -> [DarkGrain.Measured] {
        lines.map { line in
            let cells = cells(under: line.box, turns: turns)
            return (line, grid.usualLight(of: cells), grid.contrast(of: cells))
        }
    }

    /// A component of the picture turned clockwise by a quarter.
    private func turnedClockwise(_ box: PixelBox) -> PixelBox {
        box.turned(by: 1, width: image.width, height: image.height)
    }

    /// The cell under a point of the turned picture.
    private func cell(at x: Int, _ y: Int, turns: Int) -> Int {
        let (px, py) = turns == 0 ? (x, y) : (y, image.height - 1 - x)
        let column = max(0, min(grid.columns - 1, px / grid.cellSize))
        let row = max(0, min(grid.rows - 1, py / grid.cellSize))
        return row * grid.columns + column
    }

    func cells(under box: PixelBox, turns: Int) -> [Int] {
        stride(from: box.x, through: box.maxX, by: grid.cellSize).map { cell(at: $0, box.midY, turns: turns) }
    }

    private func paperLight(under lines: [TextLine], turns: Int) -> Float {
        lines.map { grid.light[cell(at: $0.box.midX, $0.box.midY, turns: turns)] }.median ?? 255
    }

    /// The median of the lines' slopes, weighted by length.
    fileprivate static func commonSlope(of lines: [TextLine]) -> Double {
        let slopes = lines.compactMap { line in
            line.slope.map { (slope: $0, weight: Double(line.box.width) / max(1, line.capHeight)) }
        }.sorted { $0.slope < $1.slope }
        let half = slopes.reduce(0) { $0 + $1.weight } / 2
        let slope = slopes.first(reaching: half, \.weight)?.slope ?? 0
        return abs(slope) < 0.002 ? 0 : slope
    }
}

extension TextLine {
    /// The gaps between neighbouring components, relative to the height of capital letters.
    fileprivate var gaps: [Double] {
        zip(components, components.dropFirst()).map { Double($1.x - $0.maxX) / capHeight }
    }
}
