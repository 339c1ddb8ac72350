import ReceiptDomain

#if canImport(Glibc)
import Glibc
#endif

/// Draws something like a receipt: lines of shapes like letters, on paper, on a table.
struct DrawnReceipt {
    var width = 800
    var height = 1000
    /// Where the first line begins, before turning.
    var left = 150.0
    var top = 150.0
    var lines = 16
    var lettersPerLine = 24
    /// In pixels.
    var capHeight = 20.0
    /// Clockwise about the middle, in degrees.
    var skew = 0.0
    var ink: UInt8 = 30
    var paper: UInt8 = 220
    /// The light of the right edge, as a part of that on the left.
    var lightAtRight = 1.0
    /// How far the middles of lines hang below their ends, in heights of letters.
    var curl = 0.0
    /// A solid black rectangle, before turning.
    var box: PixelBox?
    /// How bright the table is that the paper ends on; its grain is a fifth darker.
    var table: UInt8?
    /// The table is specked all over, as noise in dark parts of a photo does.
    var hasNoise = false
    /// How far the brightness of the table's points lies from its own, as a standard deviation; each point by itself.
    var roughness = 0.0
    /// The space between the upper and the lower half of each letter, as a part of its height.
    var split = 0.0
    /// The light of the last lines, as a part of that on the others.
    var shade = 1.0
    /// How many times as wide as usual letters and the space between them are.
    var stretch = 1.0
    /// Letters that no line has.
    var gap = 0..<0
    /// Right of this all is in the shadow of something, sharply.
    var shadow: (left: Double, light: Double)?
    /// Lines that are printed light on a dark bar.
    var darkLines = 0..<0

    var image: GrayImage {
        let angle = skew * .pi / 180
        let (sine, cosine) = (sin(angle), cos(angle))
        let middle = (x: Double(width) / 2, y: Double(height) / 2)
        var pixels = [UInt8](repeating: 0, count: width * height)
        for y in 0..<height {
            for x in 0..<width {
                let (dx, dy) = (Double(x) + 0.5 - middle.x, Double(y) + 0.5 - middle.y)
                let straight = (x: cosine * dx + sine * dy + middle.x, y: cosine * dy - sine * dx + middle.y)
                var light = 1 + (lightAtRight - 1) * Double(x) / Double(width)
                if let shadow, straight.x > shadow.left { light *= shadow.light }
                pixels[y * width + x] = UInt8(value(at: straight.x, straight.y) * light)
            }
        }
        return GrayImage(width: width, height: height, pixels: pixels)
    }

    /// The paper reaches two letters beyond the lines; its last two lines are in the shade.
    private func value(at x: Double, _ y: Double) -> Double {
        let isShaded = y > top + 2 * capHeight * Double(lines - 2)
        let print = Double(isInk(x, y) != isBar(x, y) ? ink : paper) * (isShaded ? shade : 1)
        guard let table else { return print }
        let right = left + 0.85 * capHeight * Double(lettersPerLine)
        let bottom = top + 2 * capHeight * Double(lines)
        let margin = 2 * capHeight
        if x > left - margin, x < right + margin, y > top - margin, y < bottom + margin { return print }
        if hasNoise { return Double(table) * (isNoise(x, y) ? 0.5 : 1) }
        if roughness > 0 { return max(0, min(255, Double(table) + roughness * Self.deviation(at: Int(x), Int(y)))) }
        return Double(table) * (isGrain(x, y) ? 0.8 : 1)
    }

    /// A letter wider than the lines on both sides, and half a letter higher.
    private func isBar(_ x: Double, _ y: Double) -> Bool {
        guard !darkLines.isEmpty else { return false }
        let rows = 2 * Double(darkLines.lowerBound) - 0.5..<2 * Double(darkLines.upperBound) - 0.5
        let columns = -1.0..<0.85 * Double(lettersPerLine) + 1
        return columns.contains((x - left) / capHeight) && rows.contains((y - top) / capHeight)
    }

    /// Random by its place, of mean 0 and variance 1: the sum of sixteen bytes is nearly normal.
    private static func deviation(at x: Int, _ y: Int) -> Double {
        var state = UInt64(truncatingIfNeeded: x &* 73_856_093 ^ y &* 19_349_663) &+ 0x9E37_79B9_7F4A_7C15
        var sum = 0.0
        for _ in 0..<2 {
            state = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
            state = (state ^ (state >> 27)) &* 0x94D0_49BB_1331_11EB
            state ^= state >> 31
            for byte in 0..<8 { sum += Double(UInt8(truncatingIfNeeded: state >> (8 * UInt64(byte)))) }
        }
        return (sum - 16 * 127.5) / (73.9 * 4)
    }

    /// Specks of a few pixels, close together.
    private func isNoise(_ x: Double, _ y: Double) -> Bool {
        let (column, row) = (Int(x.rounded(.down)) / 9, Int(y.rounded(.down)) / 11)
        let number = UInt32(truncatingIfNeeded: 7919 &* column &+ 104_729 &* row) &* 2_654_435_761
        guard number >> 31 == 0 else { return false }
        let (across, down) = (x - Double(9 * column), y - Double(11 * row))
        let (wide, high) = (Double(number >> 28 & 3), Double(number >> 25 & 3))
        return across < 4 + wide && down < 6 + high
    }

    /// Streaks as high as letters, side by side but not level.
    private func isGrain(_ x: Double, _ y: Double) -> Bool {
        let (column, row) = (Int(x.rounded(.down)) / 20, Int(y.rounded(.down)) / 36)
        let number = UInt32(truncatingIfNeeded: 7919 &* column &+ 104_729 &* row) &* 2_654_435_761
        let (shift, length, height) = (Double(number >> 28), Double(number >> 24 & 7), Double(number >> 20 & 7))
        let (left, top) = (Double(20 * column), Double(36 * row) + shift)
        return x >= left && x < left + 9 + length && y >= top && y < top + 10 + height
    }

    /// Letters are an H of 0.6 by 1 with strokes of 0.16, every 0.85; each seventh is a blank; lines are 2 apart.
    private func isInk(_ x: Double, _ y: Double) -> Bool {
        if let box {
            let (x, y) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
            if (box.x..<box.maxX).contains(x), (box.y..<box.maxY).contains(y) { return true }
            // Nothing touches it.
            if (box.x - 8..<box.maxX + 8).contains(x), (box.y - 8..<box.maxY + 8).contains(y) { return false }
        }
        let hang = curl * capHeight * sin(.pi * (x - left) / (0.85 * capHeight * Double(lettersPerLine)))
        let (column, row) = ((x - left) / (0.85 * stretch * capHeight), (y - hang - top) / (2 * capHeight))
        guard column >= 0, row >= 0, Int(row) < lines, Int(column) < lettersPerLine, Int(column) % 7 != 6,
            !gap.contains(Int(column))
        else { return false }
        let inLetter = (x: (column - column.rounded(.down)) * 0.85, y: (row - row.rounded(.down)) * 2)
        guard inLetter.x < 0.6, inLetter.y < 1 else { return false }
        if split > 0 {
            // Two corners, one above the other, both taller than wide.
            guard inLetter.x < 0.36 else { return false }
            if abs(inLetter.y - 0.5) < split / 2 { return false }
            return inLetter.x > 0.2 || abs(inLetter.y - 0.5) > 0.36
        }
        return inLetter.x < 0.16 || inLetter.x > 0.44 || (0.42..<0.58).contains(inLetter.y)
    }

    /// Where a point of the unturned drawing lies on the picture.
    func onPicture(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
        let angle = skew * .pi / 180
        let (dx, dy) = (x - Double(width) / 2, y - Double(height) / 2)
        return (
            cos(angle) * dx - sin(angle) * dy + Double(width) / 2,
            sin(angle) * dx + cos(angle) * dy + Double(height) / 2
        )
    }
}
