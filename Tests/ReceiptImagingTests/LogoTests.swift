import ReceiptDomain
import ReceiptImaging
import Testing

@Suite struct LogoTests {
    /// The likeness that two pictures of one logo have at least, and two of different ones at most: a household's memory decides
    /// between the two.
    private static let (sameAtLeast, otherAtMost) = (0.72, 0.5)

    private static func logo(_ drawn: DrawnLogo, words: [RecognizedWord] = []) throws -> LogoFingerprint? {
        try LeptonicaPagePreparer().prepare(drawn.image).logo(besides: words)
    }

    private static func likeness(_ a: DrawnLogo, _ b: DrawnLogo) throws -> Double {
        let (first, second) = (try #require(try logo(a)), try #require(try logo(b)))
        return try #require(first.shape).likeness(to: try #require(second.shape))
    }

    @Test(arguments: [
        DrawnLogo(size: 70), DrawnLogo(size: 140), DrawnLogo(skew: 3), DrawnLogo(skew: -3), DrawnLogo(stretch: 1.05),
        DrawnLogo(ink: 150), DrawnLogo(noise: 40), DrawnLogo(skew: 1, ink: 110, noise: 20), DrawnLogo(capHeight: 16),
    ])
    func `a logo has the same fingerprint, larger, askew, stretched, faded or noisy`(_ drawn: DrawnLogo) throws {
        #expect(try Self.likeness(DrawnLogo(), drawn) >= Self.sameAtLeast)
    }

    @Test(
        arguments: [
            [.ring, .sail, .zigzag], [.bars, .ring, .sail], [.zigzag, .block, .ring], [.block, .block, .sail], [.bars],
            [.ring, .ring, .ring, .ring, .ring],
        ] as [[DrawnLogo.Shape]]
    )
    func `another logo has another one`(_ shapes: [DrawnLogo.Shape]) throws {
        #expect(try Self.likeness(DrawnLogo(), DrawnLogo(shapes: shapes)) <= Self.otherAtMost)
    }

    @Test func `where nothing is drawn there is no logo`() throws {
        #expect(try Self.logo(DrawnLogo(shapes: [])) == nil)
        #expect(try LeptonicaPagePreparer().prepare(DrawnReceipt().image).logo(besides: []) == nil)
        let blank = GrayImage(width: 300, height: 300, pixels: [UInt8](repeating: 220, count: 90_000))
        #expect(try LeptonicaPagePreparer().prepare(blank).logo(besides: []) == nil)
    }

    @Test func `what was read as words is no logo, and neither are figures that were hardly read`() throws {
        let page = try LeptonicaPagePreparer().prepare(DrawnLogo().image)
        let all = PixelBox(x: -200, y: -300, width: 1200, height: 320)
        func logo(_ text: String, _ confidence: Double) -> LogoFingerprint? {
            page.logo(besides: [RecognizedWord(text: text, confidence: confidence, box: all)])
        }
        #expect(logo("INVOICE", 0.9) == nil)
        #expect(logo("12.50", 0.4) == nil)
        #expect(logo("~oG", 0.2) != nil)
    }

    @Test func `the page turned on its side has the logo once it is upright`() throws {
        let upright = try #require(try Self.logo(DrawnLogo()))
        let image = DrawnLogo().image
        let onItsHead = GrayImage(width: image.width, height: image.height, pixels: image.pixels.reversed())
        let page = try LeptonicaPagePreparer().prepare(onItsHead).turned(quarterTurns: 2)
        let logo = try #require(page.logo(besides: []))
        #expect(try #require(logo.shape).likeness(to: try #require(upright.shape)) >= Self.sameAtLeast)
    }
}
