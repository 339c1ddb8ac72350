import ReceiptDomain
import Testing

@testable import ReceiptImaging

@Suite struct PictureDividerTests {
    /// The pictures side by side.
    private func beside(_ images: [GrayImage]) -> GrayImage {
        let height = images[0].height
        let rows = (0..<height).flatMap { y in
            images.flatMap { $0.pixels[y * $0.width..<(y + 1) * $0.width] }
        }
        return GrayImage(width: images.reduce(0) { $0 + $1.width }, height: height, pixels: rows)
    }

    @Test(arguments: [UInt8?.some(70), nil])
    func `two receipts side by side are two parts, in reading order, each without the other`(table: UInt8?) throws {
        let receipt = DrawnReceipt(width: 700, height: 900, left: 140, top: 120, table: table).image
        let sections = PictureDivider.sections(of: beside([receipt, receipt]))
        #expect(sections.count == 2)
        let (first, second) = (try #require(sections.first), try #require(sections.last))
        #expect(first.box.maxX <= 800 && second.box.x >= 600)
        #expect(first.image.width == first.box.width && first.image.height == first.box.height)
    }

    @Test func `one receipt, and what is none, are not divided`() {
        #expect(PictureDivider.sections(of: DrawnReceipt(table: 70).image).isEmpty)
        let white = GrayImage(width: 900, height: 900, pixels: Array(repeating: 240, count: 810_000))
        #expect(PictureDivider.sections(of: white).isEmpty)
    }
}
