import CLeptonica
import ReceiptDomain

/// Takes barcodes off a page: an engine makes letters of the bars, and loses the line of print that touches them.
enum BarcodeEraser {
    /// A bar is at least this many capitals high; no stroke of a letter on the line is.
    private static let minimumHeight = 2.5
    /// Fewer thin strokes side by side may be the frame of a table, or tall letters.
    private static let minimumBars = 14

    /// The drawing, whose paper is bright all over, without its barcodes.
    static func erase(from drawing: GrayImage, textHeight: Double) -> GrayImage {
        let bars = bars(in: drawing, textHeight: textHeight)
        guard bars.count >= minimumBars else { return drawing }
        var pixels = drawing.pixels
        for code in codes(of: bars, textHeight: textHeight) where code.count >= minimumBars {
            // Below the common bottom edge, a bar runs into the digit that it touches.
            let bottom = code.map(\.maxY).sorted()[code.count / 2]
            // Strokes that reach over several lines may begin below it.
            for bar in code where bar.y < bottom {
                for y in bar.y..<min(bar.maxY, bottom) {
                    let row = y * drawing.width
                    for x in max(0, bar.x - 1)..<min(drawing.width, bar.maxX + 1) { pixels[row + x] = 240 }
                }
            }
        }
        return GrayImage(width: drawing.width, height: drawing.height, pixels: pixels)
    }

    /// Thin upright strokes: the dark pixels after an opening with an element of the height of a bar.
    private static func bars(in drawing: GrayImage, textHeight: Double) -> [PixelBox] {
        guard let gray = Bitmap(drawing), let dark = Bitmap(pixThresholdToBinary(gray.pix, 150)),
            let strokes = Bitmap(pixOpenBrick(nil, dark.pix, 1, Int32(minimumHeight * textHeight)))
        else { return [] }
        return strokes.componentBoxes().filter { Double($0.width) <= 0.6 * textHeight }
    }

    /// Bars that stand side by side, no further apart than a capital is high.
    private static func codes(of bars: [PixelBox], textHeight: Double) -> [[PixelBox]] {
        var codes: [[PixelBox]] = []
        for bar in bars.sorted(by: { $0.x < $1.x }) {
            let home = codes.firstIndex { code in
                guard let last = code.last else { return false }
                let shared = min(last.maxY, bar.maxY) - max(last.y, bar.y)
                return Double(bar.x - last.maxX) <= textHeight && 2 * shared > min(last.height, bar.height)
            }
            if let home { codes[home].append(bar) } else { codes.append([bar]) }
        }
        return codes
    }
}
