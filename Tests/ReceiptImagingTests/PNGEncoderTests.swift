import ReceiptDomain
import ReceiptImaging
import Testing

@Suite struct PNGEncoderTests {
    @Test(arguments: [(1, 1), (33, 7), (640, 480)])
    func `a picture that is encoded and decoded again is the same`(_ width: Int, _ height: Int) throws {
        let pixels = (0..<width * height).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        let bytes = try #require(PNGEncoder.encode(GrayImage(width: width, height: height, pixels: pixels)))
        #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        #expect(try CodecImageDecoder().decode(bytes).image.pixels == pixels)
    }
}
