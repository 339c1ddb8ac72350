import ReceiptDomain
import ReceiptImaging
import ReceiptTerminal
import Testing

@Suite struct PNGFileTests {
    @Test(arguments: [(1, 1), (33, 7), (640, 480)])
    func `what libpng reads of it is the picture`(_ width: Int, _ height: Int) throws {
        let pixels = (0..<width * height).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        let bytes = try #require(PNGFile.encode(GrayImage(width: width, height: height, pixels: pixels)))
        #expect(try CodecImageDecoder().decode(bytes).image.pixels == pixels)
    }
}
