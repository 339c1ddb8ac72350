import ReceiptDomain
import Testing

@testable import ReceiptImaging

@Suite struct DarkPanelsTests {
    @Test(arguments: [(0..<1, 0.0), (0..<2, 2), (10..<11, -3)])
    func `light print on a dark bar is read like the rest`(lines: Range<Int>, skew: Double) throws {
        var receipt = DrawnReceipt(skew: skew)
        let plain = try LeptonicaPagePreparer().prepare(receipt.image)
        receipt.darkLines = lines
        let page = try LeptonicaPagePreparer().prepare(receipt.image)
        #expect(page.pieces.count == plain.pieces.count)
        #expect(abs((page.textHeight ?? 0) - (plain.textHeight ?? 0)) < 2)
        #expect(abs(darkShare(of: page) - darkShare(of: plain)) < 0.02)
    }

    @Test func `what is dark and has no letters in it stays`() {
        var receipt = DrawnReceipt()
        receipt.box = PixelBox(x: 300, y: 400, width: 200, height: 60)
        #expect(DarkPanels(in: receipt.image, capHeight: 20, paper: 220) == nil)
    }

    /// A heading across a screen: light strokes on a dark ground that reaches the picture's left, upper and right rim.
    @Test(arguments: [(0, true), (3, true), (30, false)])
    func `a bar at the rim is a heading if its ground is even, and else a table`(grain: Int, isHeading: Bool) {
        var image = GrayImage(width: 800, height: 600, pixels: Array(repeating: 250, count: 800 * 600))
        for y in 0..<80 {
            for x in 0..<800 {
                let isLetter = (30..<52).contains(y) && (100..<400).contains(x) && x % 20 < 5
                image.pixels[y * 800 + x] = isLetter ? 250 : UInt8(50 + (x / 3 + y / 3) % 2 * grain)
            }
        }
        #expect((DarkPanels(in: image, capHeight: 20, paper: 250) != nil) == isHeading)
    }

    @Test func `bold letters that touch are no bar`() {
        var image = DrawnReceipt(lines: 0).image
        // Four letters as steps, broad at the foot, one against the other.
        for letter in 0..<4 {
            for y in 0..<60 {
                for x in 0..<70 where abs(x - 35) <= 5 + y / 2 && !(abs(x - 35) < 6 && (20..<34).contains(y)) {
                    image.pixels[(300 + y) * image.width + 200 + 70 * letter + x] = 30
                }
            }
        }
        #expect(DarkPanels(in: image, capHeight: 20, paper: 220) == nil)
    }

    /// How much of a page is print.
    private func darkShare(of page: any PreparedPage) -> Double {
        let image = page.render(Rendering(contrast: .flat), region: nil).image
        return Double(image.pixels.count { $0 < 128 }) / Double(image.pixels.count)
    }
}
