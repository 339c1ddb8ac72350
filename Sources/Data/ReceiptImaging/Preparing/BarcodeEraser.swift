import CLeptonica
import ReceiptDomain

/// Removes barcodes from a page: an engine reads bars as letters, and loses a line of print that touches them.
enum BarcodeEraser {
    /// The least height of a bar in heights of capital letters; strokes of letters are shorter.
    private static let minimumHeight = 2.5
    /// The fewest bars of a barcode; fewer thin strokes may be a table's frame, or tall letters.
    private static let minimumBars = 14

    /// The drawing without its barcodes; its paper must be evenly bright.
    static func erase(from drawing: GrayImage, textHeight: Double) -> GrayImage {
        let bars = bars(in: drawing, textHeight: textHeight)
        guard bars.count >= minimumBars else { return drawing }
        var pixels = drawing.pixels
        for code in codes(of: bars, textHeight: textHeight) where code.count >= minimumBars {
            // Below the common bottom edge a bar continues as the digit that it touches.
            let bottom = code.map(\.maxY).median ?? 0
            // Strokes that span several lines may begin below the edge.
            for bar in code where bar.y < bottom {
                for y in bar.y..<min(bar.maxY, bottom) {
                    let row = y * drawing.width
                    for x in max(0, bar.x - 1)..<min(drawing.width, bar.maxX + 1) { pixels[row + x] = 240 }
                }
            }
        }
        return GrayImage(width: drawing.width, height: drawing.height, pixels: pixels)
    }

    /// Thin vertical strokes: the dark pixels after an opening with an element of a bar's height.
    private static func bars(in drawing: GrayImage, textHeight: Double) -> [PixelBox] {
        guard let gray = Bitmap(drawing), let dark = Bitmap(pixThresholdToBinary(gray.pix, 150)),
            let strokes = Bitmap(pixOpenBrick(nil, dark.pix, 1, Int32(minimumHeight * textHeight)))
        else { return [] }
        return strokes.componentBoxes().filter { Double($0.width) <= 0.6 * textHeight }
    }

    /// Groups of bars side by side, whose gaps are at most the height of a capital letter.
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
