import CLeptonica
import CPixels
import ReceiptDomain

/// Finds the connected components of ink that could be letters.
enum InkMask {
    /// The boxes of connected components with the size of letters.
    ///
    /// A pixel is ink if it is nearer to the darkest print around it than to the paper; where the two hardly differ
    /// (15 %) there is no print. So faded print counts as much as black print, and the grain of paper or of a table does not.
    static func letters(in image: GrayImage, grid: CellGrid) -> [PixelBox] {
        guard let mask = mask(of: image, grid: grid) else { return [] }
        return mask.componentBoxes().filter(couldBeLetter)
    }

    /// Width is bounded more loosely than height, because letters that touch make a wide box.
    private static func couldBeLetter(_ box: PixelBox) -> Bool {
        (4...120).contains(box.height) && (2...360).contains(box.width) && box.width <= 8 * box.height
            && box.height <= 10 * box.width
    }

    private static func mask(of image: GrayImage, grid: CellGrid) -> Bitmap? {
        guard let mask = Bitmap(pixCreate(Int32(image.width), Int32(image.height), 1)), let words = pixGetData(mask.pix)
        else { return nil }
        let wordsPerRow = Int(pixGetWpl(mask.pix))
        let across = grid.places(of: image.width)
        var cells = [Float](repeating: 0, count: grid.columns)
        var thresholds = [Float](repeating: 0, count: image.width)
        image.pixels.withUnsafeBufferPointer { pixels in
            guard let pixels = pixels.baseAddress else { return }
            for y in 0..<image.height {
                let down = CellGrid.neighbours(of: y, cellSize: Float(grid.cellSize), count: grid.rows)
                for column in 0..<grid.columns { cells[column] = grid.threshold(column, down) }
                across.interpolate(cells, into: &thresholds)
                pixels_mark_darker(pixels + y * image.width, thresholds, words + y * wordsPerRow, image.width)
            }
        }
        return mask
    }
}

extension CellGrid {
    /// The threshold half-way between paper and print in a column of cells between two rows; 0 without print.
    fileprivate func threshold(_ column: Int, _ down: (first: Int, second: Int, weight: Float)) -> Float {
        let (light, ink) = levels(column, down)
        return light - ink < 0.15 * light || light - ink < 8 ? 0 : 0.55 * light + 0.45 * ink
    }
}
