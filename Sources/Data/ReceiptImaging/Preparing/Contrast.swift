import CPixels
import ReceiptDomain

/// Improves the contrast of a page's drawing for recognition.
struct Contrast {
    private let drawing: GrayImage
    private let textHeight: Double
    private let paper: UInt8

    /// `paper` is the usual brightness of the paper.
    init(_ drawing: GrayImage, textHeight: Double, paper: UInt8) {
        (self.paper, self.drawing, self.textHeight) = (paper, drawing, textHeight)
    }

    func image(_ contrast: Rendering.Contrast) -> GrayImage {
        switch contrast {
        case .plain: drawing
        case .flat: flattened()
        case .clean: cleaned()
        }
    }

    /// Divides by the light on the paper around, so that all paper is equally white, and darkens faint print.
    private func flattened() -> GrayImage {
        levelled { _ in
        } map: { source, light, _, floor, target, count in
            pixels_flatten(source, light, floor, target, count)
        }
    }

    /// Flattened, and print on the back that shows through whitened.
    ///
    /// That is done only beside ink that is clearly darker, so that faded print stays.
    private func cleaned() -> GrayImage {
        levelled { grid in
            grid.spreadInk(radius: 2)
        } map: { source, light, ink, floor, target, count in
            pixels_clean(source, light, ink, floor, Self.minimumGhost, target, count)
        }
    }

    private func levelled(_ prepare: (inout CellGrid) -> Void, map: RowMap) -> GrayImage {
        var grid = CellGrid(drawing, cellSize: max(8, Int(textHeight)))
        let brightness = grid.inkBrightness(onPaper: 0.6 * Float(paper)) ?? 0
        grid.closeLight(radius: 2)
        grid.smoothLight(radius: 1)
        prepare(&grid)
        let level = mapped(by: grid, map)
        guard brightness > Self.faint else { return level }
        return level.darkened(by: Double((1 - Self.usualInk) / (1 - brightness)))
    }

    /// The brightness of ink relative to its paper from which the engine's threshold loses whole lines.
    ///
    /// Of one with 0.62 the engine read no line; two of the known photos with less were read worse when drawn darker.
    private static let faint: Float = 0.6
    private static let usualInk: Float = 0.35

    /// The least brightness of print on the back, relative to the paper.
    private static let minimumGhost: Float = 0.7

    /// A row's pixels, the light and the ink at each, the least light, the output, and the number of pixels.
    private typealias RowMap = (
        _ source: UnsafePointer<UInt8>, _ light: [Float], _ ink: [Float], _ floor: Float,
        _ target: UnsafeMutablePointer<UInt8>, _ count: Int
    ) -> Void

    /// Computes each row from its pixels and the light and ink around them.
    private func mapped(by grid: CellGrid, _ map: RowMap) -> GrayImage {
        let (width, height) = (drawing.width, drawing.height)
        let across = grid.places(of: width)
        // Ground much darker than the paper is a table, whose grain must not be brightened.
        let floor = max(1, 0.4 * Float(paper))
        var cells = (light: [Float](repeating: 0, count: grid.columns), ink: [Float](repeating: 0, count: grid.columns))
        var light = [Float](repeating: 0, count: width)
        var ink = light
        let pixels = [UInt8](unsafeUninitializedCapacity: width * height) { target, count in
            drawing.pixels.withUnsafeBufferPointer { source in
                guard let source = source.baseAddress, let target = target.baseAddress else { return }
                for y in 0..<height {
                    let down = CellGrid.neighbours(of: y, cellSize: Float(grid.cellSize), count: grid.rows)
                    for column in 0..<grid.columns {
                        (cells.light[column], cells.ink[column]) = grid.levels(column, down)
                    }
                    across.interpolate(cells.light, into: &light)
                    across.interpolate(cells.ink, into: &ink)
                    map(source + y * width, light, ink, floor, target + y * width, width)
                }
            }
            count = width * height
        }
        return GrayImage(width: width, height: height, pixels: pixels)
    }
}

extension CellGrid {
    /// The brightness of ink relative to its paper: that which three tenths of the printed cells are darker than.
    ///
    /// A smaller share is the table beside the paper. `nil` where hardly anything is printed.
    fileprivate func inkBrightness(onPaper paper: Float) -> Float? {
        let printed = zip(ink, light).filter { $1 > paper && $0 < 0.85 * $1 }.map { $0 / $1 }.sorted()
        return printed.count < 10 ? nil : printed[printed.count * 3 / 10]
    }
}

extension GrayImage {
    /// With the distance from flattened paper, which is 240, multiplied.
    fileprivate func darkened(by factor: Double) -> GrayImage {
        let levels = (0...255).map { UInt8(max(0, min(255, 240 - (240 - Double($0)) * factor))) }
        return GrayImage(width: width, height: height, pixels: pixels.map { levels[Int($0)] })
    }
}
