import ReceiptDomain
import Testing

@testable import ReceiptImaging

@Suite struct AlterationTests {
    private static let mark = PixelBox(x: 300, y: 60, width: 40, height: 16)

    /// White, with one black mark near a corner.
    private static var picture: GrayImage {
        var image = GrayImage(width: 400, height: 600, pixels: Array(repeating: 240, count: 240_000))
        for y in mark.y..<mark.maxY {
            for x in mark.x..<mark.maxX { image.pixels[y * 400 + x] = 20 }
        }
        return image
    }

    private static func darkBox(of image: GrayImage) -> PixelBox {
        let dark = image.pixels.indices.filter { image.pixels[$0] < 130 }
        let columns = dark.map { $0 % image.width }
        let rows = dark.map { $0 / image.width }
        let (left, top) = (columns.min() ?? 0, rows.min() ?? 0)
        return PixelBox(
            x: left,
            y: top,
            width: (columns.max() ?? 0) - left + 1,
            height: (rows.max() ?? 0) - top + 1
        )
    }

    @Test(arguments: Alteration.allCases)
    func `a place on an altered copy is found on the picture again`(_ alteration: Alteration) throws {
        let copy = try #require(LeptonicaPagePreparer().altered(Self.picture, alteration))
        #expect(copy.image.pixels != Self.picture.pixels)
        let place = copy.boxOnPicture(Self.darkBox(of: copy.image), of: Self.picture)
        #expect(abs(place.x - Self.mark.x) <= 2 && abs(place.y - Self.mark.y) <= 2, "\(place)")
        #expect(abs(place.maxX - Self.mark.maxX) <= 2 && abs(place.maxY - Self.mark.maxY) <= 2, "\(place)")
    }

    @Test func `large pictures are copied at half their size, and places are found on them again`() throws {
        let (width, height) = (4000, 4400)
        var image = GrayImage(width: width, height: height, pixels: Array(repeating: 240, count: width * height))
        for y in 600..<760 {
            for x in 3000..<3400 { image.pixels[y * width + x] = 20 }
        }
        let copy = try #require(LeptonicaPagePreparer().altered(image, .reduced))
        #expect(copy.image.width == 1700)
        let place = copy.boxOnPicture(Self.darkBox(of: copy.image), of: image)
        #expect(abs(place.x - 3000) <= 8 && abs(place.y - 600) <= 8, "\(place)")
        #expect(abs(place.maxX - 3400) <= 8 && abs(place.maxY - 760) <= 8, "\(place)")
    }

    @Test func `nothing is cut off a turned copy, and its corners are as light as the picture's edge`() throws {
        let copy = try #require(LeptonicaPagePreparer().altered(Self.picture, .turned)).image
        #expect(copy.width > 400 && copy.height > 600)
        #expect(copy.pixels.allSatisfy { $0 > 200 } == false && (copy.pixels.first ?? 0) > 200)
    }

    @Test(arguments: Alteration.allCases, [(1, 1), (1, 900), (3, 2)])
    func `the smallest pictures have copies or none`(_ alteration: Alteration, _ size: (Int, Int)) {
        let image = GrayImage(width: size.0, height: size.1, pixels: Array(repeating: 9, count: size.0 * size.1))
        let copy = LeptonicaPagePreparer().altered(image, alteration)
        #expect(copy.map { $0.image.pixels.count == $0.image.width * $0.image.height } ?? true)
    }
}
