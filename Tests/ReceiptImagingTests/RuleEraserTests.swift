import ReceiptDomain
import Testing

@testable import ReceiptImaging

@Suite struct RuleEraserTests {
    private let width = 400
    private let height = 240

    private func drawing(_ boxes: [PixelBox], value: UInt8 = 40) -> GrayImage {
        var image = GrayImage(width: width, height: height, pixels: Array(repeating: 240, count: width * height))
        for box in boxes {
            for y in box.y..<box.maxY { for x in box.x..<box.maxX { image.pixels[y * width + x] = value } }
        }
        return image
    }

    private func darkness(of image: GrayImage, in box: PixelBox) -> Int {
        (box.y..<box.maxY).reduce(0) { sum, y in
            sum + (box.x..<box.maxX).count { image.pixels[y * width + $0] < 200 }
        }
    }

    private var whole: PixelBox { PixelBox(x: 0, y: 0, width: width, height: height) }

    @Test(arguments: [40 as UInt8, 170])
    func `the frame of a table goes, and its print stays`(value: UInt8) {
        let rules =
            [20, 70, 120, 170].map { PixelBox(x: 20, y: $0, width: 360, height: 2) }
            + [20, 140, 378].map { PixelBox(x: $0, y: 20, width: 2, height: 152) }
        let letters = (0..<6).map { PixelBox(x: 40 + 14 * $0, y: 80, width: 4, height: 24) }
        #expect(
            RuleEraser.erase(from: drawing(rules + letters, value: value), textHeight: 24).pixels
                == drawing(letters, value: value).pixels
        )
    }

    /// Two rules down the page and one across, which make a table with another one across.
    private let frame =
        [20, 340].map { PixelBox(x: $0, y: 20, width: 2, height: 200) } + [
            PixelBox(x: 20, y: 218, width: 322, height: 2)
        ]

    @Test func `slanted rules of a table go, and strokes of one direction stay`() {
        let steps = (0..<9).map { PixelBox(x: 20 + 40 * $0, y: 100 + $0, width: 40, height: 2) }
        #expect(darkness(of: RuleEraser.erase(from: drawing(steps + frame), textHeight: 24), in: whole) == 0)
        let grain = drawing(steps)
        #expect(RuleEraser.erase(from: grain, textHeight: 24).pixels == grain.pixels)
    }

    @Test func `a stroke that crosses a rule stays whole`() {
        let stroke = PixelBox(x: 200, y: 90, width: 4, height: 30)
        let image = drawing([PixelBox(x: 20, y: 104, width: 360, height: 3), stroke] + frame)
        let erased = RuleEraser.erase(from: image, textHeight: 24)
        #expect(darkness(of: erased, in: stroke) == 120)
        #expect(darkness(of: erased, in: PixelBox(x: 30, y: 90, width: 160, height: 30)) == 0)
    }

    @Test func `letters, whose feet may touch, and thick bars are no rules`() {
        let feet = PixelBox(x: 20, y: 60, width: 200, height: 3)
        let letters = (0..<20).map { PixelBox(x: 20 + 10 * $0, y: 38, width: 4, height: 22) }
        let boxes = [feet] + letters + [PixelBox(x: 20, y: 120, width: 300, height: 20)]
        let image = drawing(boxes + [PixelBox(x: 300, y: 20, width: 4, height: 60)])
        #expect(RuleEraser.erase(from: image, textHeight: 24).pixels == image.pixels)
    }
}
