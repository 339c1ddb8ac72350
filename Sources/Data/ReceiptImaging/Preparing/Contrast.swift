import CPixels
import ReceiptDomain

/// Makes a drawing of a page easier to read.
struct Contrast {
    private let drawing: GrayImage
    private let textHeight: Double
    private let paper: UInt8

    /// `paper` is how bright the paper is on the whole.
    init(_ drawing: GrayImage, textHeight: Double, paper: UInt8) {
        self.paper = paper
        self.drawing = drawing
        self.textHeight = textHeight
    }

    func image(_ contrast: Treatment.Contrast) -> GrayImage {
        switch contrast {
        case .plain: drawing
        case .flat: flattened()
        case .clean: cleaned()
        }
    }

    /// Divides by the light that falls on the paper around, so that all paper is equally white.
    private func flattened() -> GrayImage {
        var grid = CellGrid(drawing, cellSize: max(8, Int(textHeight)))
        grid.closeLight(radius: 2)
        grid.smoothLight(radius: 1)
        return mapped(by: grid) { source, light, _, floor, target, count in
            pixels_flatten(source, light, floor, target, count)
        }
    }

    /// Flattened, and whitened where it is only a little darker than the paper: print on the back that shows through.
    ///
    /// Only beside ink that is plainly darker; faded print is the darkest there is.
    private func cleaned() -> GrayImage {
        var grid = CellGrid(drawing, cellSize: max(8, Int(textHeight)))
        grid.closeLight(radius: 2)
        grid.smoothLight(radius: 1)
        grid.spreadInk(radius: 2)
        return mapped(by: grid) { source, light, ink, floor, target, count in
            pixels_clean(source, light, ink, floor, Self.minimumGhost, target, count)
        }
    }

    /// As a part of the paper's brightness: print on the back shows through lighter than this.
    private static let minimumGhost: Float = 0.7

    /// A row of pixels, the light and the ink at each, the least light that counts, where the new pixels go, and how many they are.
    private typealias RowMap = (
        _ source: UnsafePointer<UInt8>, _ light: [Float], _ ink: [Float], _ floor: Float,
        _ target: UnsafeMutablePointer<UInt8>, _ count: Int
    ) -> Void

    /// Computes each row from its pixels and the light and ink around them.
    private func mapped(by grid: CellGrid, _ map: RowMap) -> GrayImage {
        let (width, height) = (drawing.width, drawing.height)
        let across = grid.places(of: width)
        // What is much darker than the paper is a table, whose grain must not be brightened.
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
