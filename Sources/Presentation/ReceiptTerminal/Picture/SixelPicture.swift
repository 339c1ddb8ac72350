public import ReceiptDomain

/// Encodes a grey picture as sixels: bands of six rows, and in each band the columns of each grey.
public enum SixelPicture {
    /// The greys of the encoding: more are indistinguishable in print, and the VT340 has no more colours.
    private static let greys = 16

    /// The sequence that draws the picture at the cursor, pixel by pixel.
    public static func sequence(_ image: GrayImage) -> String {
        // Unset pixels keep the background; pixels are square; the size lets terminals make room at once.
        var text = "\u{1B}P0;1;0q\"1;1;\(image.width);\(image.height)"
        for grey in 0..<greys {
            let percent = grey * 100 / (greys - 1)
            text += "#\(grey);2;\(percent);\(percent);\(percent)"
        }
        for top in stride(from: 0, to: image.height, by: 6) {
            if top > 0 { text += "-" }
            text += band(image, top)
        }
        return text + "\u{1B}\\"
    }

    /// A band of rows from `top`: one line of sixels for each grey, written over one another.
    private static func band(_ image: GrayImage, _ top: Int) -> String {
        var patterns = [[UInt8]](repeating: [], count: greys)
        for row in top..<min(top + 6, image.height) {
            for column in 0..<image.width {
                let grey = Int(image.pixels[row * image.width + column]) * (greys - 1) / 255
                if patterns[grey].isEmpty { patterns[grey] = [UInt8](repeating: 0, count: image.width) }
                patterns[grey][column] |= 1 << UInt8(row - top)
            }
        }
        return patterns.enumerated().filter { !$0.element.isEmpty }
            .map { "#\($0.offset)" + runs($0.element) }.joined(separator: "$")
    }

    /// Run-length encoding, such as `!12~` for twelve times `~`; trailing empty columns are omitted.
    private static func runs(_ patterns: [UInt8]) -> String {
        var text = ""
        var start = 0
        let end = (patterns.lastIndex { $0 != 0 } ?? -1) + 1
        while start < end {
            let pattern = patterns[start]
            let next = patterns[start..<end].firstIndex { $0 != pattern } ?? end
            let sixel = String(Unicode.Scalar(0x3F + pattern))
            let count = next - start
            text += count > 3 ? "!\(count)\(sixel)" : String(repeating: sixel, count: count)
            start = next
        }
        return text
    }
}
