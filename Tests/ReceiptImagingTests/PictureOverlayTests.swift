import ReceiptDomain
import ReceiptImaging
import Testing

@Suite struct PictureOverlayTests {
    private let paper = GrayImage(width: 200, height: 120, pixels: Array(repeating: 230, count: 24_000))

    @Test func `frames change the picture where they are, and its size stays`() throws {
        let frame = PictureFrame(PixelBox(x: 40, y: 50, width: 60, height: 20), .blue, label: "total")
        let drawn = try #require(PictureOverlay.png(of: paper, frames: [frame]))
        let picture = try CodecImageDecoder().decode(drawn)
        #expect((picture.image.width, picture.image.height) == (200, 120))
        #expect(picture.image.pixels[60 * 200 + 70] == 230, "what is framed is not covered")
        #expect(picture.image.pixels[48 * 200 + 70] < 150)
        #expect(picture.image.pixels[110 * 200 + 190] == 230)
    }

    @Test func `a frame that reaches beyond the picture does no harm`() throws {
        let frame = PictureFrame(PixelBox(x: -50, y: -50, width: 1000, height: 1000), .red, label: "merchant")
        #expect(PictureOverlay.png(of: paper, frames: [frame]) != nil)
    }

    @Test func `a part of a picture is what lies on it`() throws {
        let part = try #require(paper.part(PixelBox(x: 190, y: -5, width: 50, height: 10)))
        #expect((part.width, part.height) == (10, 5))
        #expect(paper.part(PixelBox(x: 300, y: 0, width: 5, height: 5)) == nil)
    }
}
