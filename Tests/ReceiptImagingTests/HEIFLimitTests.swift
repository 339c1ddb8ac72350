import ReceiptDomain
import ReceiptImaging
import Testing

/// A HEIC or AVIF says in two places how large it is, and libheif believes the one that cannot be asked beforehand.
@Suite struct HEIFLimitTests {
    /// The result of decoding the picture of 2000 by 2000 pixels under limits of its own.
    private func problem(_ change: (inout ImageLimits) -> Void) -> ReadingError? {
        var limits = ImageLimits()
        change(&limits)
        do throws(ReadingError) {
            _ = try CodecImageDecoder(limits: limits).decode(HEIFFixture.understated)
            return nil
        } catch {
            return error
        }
    }

    @Test func `a picture within all limits is decoded, whatever size its container tells`() {
        #expect(problem { _ in } == nil)
    }

    @Test func `a picture that turns out larger than allowed is refused`() {
        #expect(problem { $0.heifPixels = 1_000_000 } == .overLimit(detail: "2000 x 2000 pixels"))
        #expect(problem { $0.side = 1999 } == .overLimit(detail: "2000 x 2000 pixels"))
    }
}
