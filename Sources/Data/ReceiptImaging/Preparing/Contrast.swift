import CLeptonica
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
        return mapped(by: grid) { value, light, _ in value * 240 / light }
    }

    /// Flattened, and whitened where it is only a little darker than the paper: print on the back that shows through.
    ///
    /// Only beside ink that is plainly darker; faded print is the darkest there is.
    private func cleaned() -> GrayImage {
        var grid = CellGrid(drawing, cellSize: max(8, Int(textHeight)))
        grid.closeLight(radius: 2)
        grid.smoothLight(radius: 1)
        grid.spreadInk(radius: 2)
        return mapped(by: grid) { value, light, ink in
            let share = value / light
            guard ink < 0.6 * light, share > Self.minimumGhost else { return share * 240 }
            return (Self.minimumGhost + (share - Self.minimumGhost) * 2.5) * 240
        }
    }

    /// As a part of the paper's brightness: print on the back shows through lighter than this.
    private static let minimumGhost: Float = 0.7

    /// Computes each pixel from its value and the light and ink around it.
    private func mapped(by grid: CellGrid, _ map: (Float, Float, Float) -> Float) -> GrayImage {
        let (width, height) = (drawing.width, drawing.height)
        let across = (0..<width).map {
            CellGrid.neighbours(of: $0, cellSize: Float(grid.cellSize), count: grid.columns)
        }
        // What is much darker than the paper is a table, whose grain must not be brightened.
        let floor = 0.4 * Float(paper)
        var light = [Float](repeating: 0, count: grid.columns)
        var ink = light
        let pixels = [UInt8](unsafeUninitializedCapacity: width * height) { target, count in
            drawing.pixels.withUnsafeBufferPointer { source in
                for y in 0..<height {
                    let down = CellGrid.neighbours(of: y, cellSize: Float(grid.cellSize), count: grid.rows)
                    for column in 0..<grid.columns {
                        (light[column], ink[column]) = grid.levels(column, down)
                    }
                    for x in 0..<width {
                        let (first, second, weight) = across[x]
                        let localLight = light[first] + weight * (light[second] - light[first])
                        let localInk = ink[first] + weight * (ink[second] - ink[first])
                        let value = map(Float(source[y * width + x]), max(localLight, floor, 1), localInk)
                        target[y * width + x] = UInt8(max(0, min(255, value)))
                    }
                }
            }
            count = width * height
        }
        return GrayImage(width: width, height: height, pixels: pixels)
    }
}
