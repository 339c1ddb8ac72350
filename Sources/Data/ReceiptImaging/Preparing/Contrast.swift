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
        case .binary: binarized() ?? drawing
        case .bold: emboldened()
        }
    }

    /// Divides by the light that falls on the paper around, so that all paper is equally white.
    private func flattened() -> GrayImage {
        var grid = CellGrid(drawing, cellSize: max(8, Int(textHeight)))
        grid.closeLight(radius: 2)
        grid.smoothLight(radius: 1)
        return mapped(by: grid) { value, light, _ in value * 240 / light }
    }

    /// Stretches from the darkest print around to the paper, then smooths what that has roughened.
    private func emboldened() -> GrayImage {
        var grid = CellGrid(drawing, cellSize: max(8, Int(textHeight)))
        grid.closeLight(radius: 2)
        grid.smoothLight(radius: 1)
        grid.spreadInk(radius: 2)
        let stretched = mapped(by: grid) { value, light, ink in
            // Where there is no print, grain must not be made to look like it.
            let range = max(light - ink, 0.2 * light)
            return 245 - (light - value) / range * 245 * 1.15
        }
        return stretched.smoothed()
    }

    /// Sauvola and Pietikäinen, "Adaptive document image binarization", 2000.
    private func binarized() -> GrayImage? {
        let window = min(Int32(textHeight), Int32(min(drawing.width, drawing.height) / 2 - 2))
        guard window >= 2, let source = Bitmap(drawing) else { return nil }
        var mask: UnsafeMutablePointer<Pix>?
        guard pixSauvolaBinarize(source.pix, window, 0.25, 1, nil, nil, nil, &mask) == 0 else { return nil }
        return Bitmap(mask)?.gray()
    }

    /// Computes each pixel from its value and the light and ink around it.
    private func mapped(by grid: CellGrid, _ map: (Float, Float, Float) -> Float) -> GrayImage {
        let (width, height) = (drawing.width, drawing.height)
        let across = (0..<width).map { CellGrid.neighbours(of: $0, cellSize: grid.cellSize, count: grid.columns) }
        // What is much darker than the paper is a table: its grain must not be lit up.
        let floor = 0.4 * Float(paper)
        var light = [Float](repeating: 0, count: grid.columns)
        var ink = light
        let pixels = [UInt8](unsafeUninitializedCapacity: width * height) { target, count in
            drawing.pixels.withUnsafeBufferPointer { source in
                for y in 0..<height {
                    let down = CellGrid.neighbours(of: y, cellSize: grid.cellSize, count: grid.rows)
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

extension CellGrid {
    /// Light and ink of a column of cells between two rows.
    fileprivate func levels(_ column: Int, _ down: (first: Int, second: Int, weight: Float)) -> (Float, Float) {
        let (upper, lower) = (down.first * columns + column, down.second * columns + column)
        return (
            light[upper] + down.weight * (light[lower] - light[upper]),
            ink[upper] + down.weight * (ink[lower] - ink[upper])
        )
    }
}

extension GrayImage {
    /// Averaged with its neighbours, which count 1, 2, 1 in both directions.
    fileprivate func smoothed() -> GrayImage {
        guard let source = Bitmap(self), let kernel = kernelCreateFromString(3, 3, 1, 1, "1 2 1 2 4 2 1 2 1") else {
            return self
        }
        var owned: UnsafeMutablePointer<L_Kernel>? = kernel
        defer { kernelDestroy(&owned) }
        return Bitmap(pixConvolve(source.pix, kernel, 8, 1))?.gray() ?? self
    }
}
