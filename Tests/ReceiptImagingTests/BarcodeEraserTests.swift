import ReceiptDomain
import Testing

@testable import ReceiptImaging

@Suite struct BarcodeEraserTests {
    private let width = 400
    private let height = 200

    /// White paper with upright strokes of three pixels, from y 40 to 140.
    private func drawing(strokes: [Int]) -> GrayImage {
        var image = GrayImage(width: width, height: height, pixels: Array(repeating: 240, count: width * height))
        for x in strokes { fill(&image, PixelBox(x: x, y: 40, width: 3, height: 100)) }
        return image
    }

    private func fill(_ image: inout GrayImage, _ box: PixelBox) {
        for y in box.y..<box.maxY { for x in box.x..<box.maxX { image.pixels[y * width + x] = 20 } }
    }

    private func darkness(of image: GrayImage, in box: PixelBox) -> Int {
        (box.y..<box.maxY).reduce(0) { sum, y in
            sum + (box.x..<box.maxX).count { image.pixels[y * width + $0] < 128 }
        }
    }

    @Test func `the bars go, and a digit that they touch stays`() {
        var image = drawing(strokes: (0..<20).map { 60 + 8 * $0 })
        // A one under the third bar, its stroke going on where the bar ends.
        let digit = PixelBox(x: 76, y: 140, width: 3, height: 24)
        fill(&image, digit)
        let erased = BarcodeEraser.erase(from: image, textHeight: 24)
        #expect(darkness(of: erased, in: PixelBox(x: 50, y: 40, width: 180, height: 100)) == 0)
        #expect(darkness(of: erased, in: digit) == 72)
    }

    @Test func `the lines of a table are left alone`() {
        let image = drawing(strokes: [40, 120, 200, 280, 360])
        #expect(BarcodeEraser.erase(from: image, textHeight: 24).pixels == image.pixels)
    }

    @Test func `letters are not bars, however many`() {
        var image = drawing(strokes: [])
        for index in 0..<40 { fill(&image, PixelBox(x: 20 + 9 * index, y: 60, width: 3, height: 30)) }
        #expect(BarcodeEraser.erase(from: image, textHeight: 24).pixels == image.pixels)
    }

    @Test func `strokes that climb over several lines are no reason to stop`() {
        var image = drawing(strokes: [])
        let strokes = (0..<20).map { PixelBox(x: 60 + 8 * $0, y: 4 + 7 * $0, width: 3, height: 60) }
        for stroke in strokes { fill(&image, stroke) }
        let erased = BarcodeEraser.erase(from: image, textHeight: 20)
        #expect(darkness(of: erased, in: strokes[0]) == 0)
        #expect(darkness(of: erased, in: strokes[19]) == 180)
    }
}
