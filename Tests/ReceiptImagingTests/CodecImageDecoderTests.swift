import Foundation
import ReceiptDomain
import ReceiptImaging
import Testing

@Suite struct CodecImageDecoderTests {
    private let decoder = CodecImageDecoder()
    private let upright: [[UInt8]] = [[10, 60, 110], [140, 190, 240]]

    /// The grey in the middle of each square of 8 by 8 pixels.
    private func squares(of image: GrayImage) -> [[UInt8]] {
        stride(from: 4, to: image.height, by: 8).map { y in
            stride(from: 4, to: image.width, by: 8).map { image.pixels[y * image.width + $0] }
        }
    }

    @Test(
        arguments: [
            (1, [[10, 60, 110], [140, 190, 240]]),
            (2, [[110, 60, 10], [240, 190, 140]]),
            (3, [[240, 190, 140], [110, 60, 10]]),
            (4, [[140, 190, 240], [10, 60, 110]]),
            (5, [[10, 140], [60, 190], [110, 240]]),
            (6, [[110, 240], [60, 190], [10, 140]]),
            (7, [[240, 110], [190, 60], [140, 10]]),
            (8, [[140, 10], [190, 60], [240, 110]]),
        ] as [(UInt8, [[UInt8]])]
    )
    func `a photo stands upright whatever its EXIF orientation`(orientation: UInt8, stored: [[UInt8]]) throws {
        let jpeg = BlockJPEG(squares: stored, exif: ExifFixture.block(orientation: orientation))
        let picture = try decoder.decode(jpeg.bytes)
        #expect(squares(of: picture.image) == upright)
        #expect(picture.format == .jpeg)
        #expect(picture.warnings == [])
    }

    @Test func `a PNG is turned by its eXIf chunk`() throws {
        var png = PlainPNG(gray: [[30, 10], [40, 20]])
        png.chunks = [("eXIf", ExifFixture.block(orientation: 8))]
        #expect(try decoder.decode(png.bytes).image.pixels == [10, 20, 30, 40])
    }

    @Test(arguments: [
        ("2026:11:18 19:42:07", "2026-11-18T19:42:07"),
        ("0000:00:00 00:00:00", nil),
        ("    :  :     :  :  ", nil),
        ("2026:02:30 10:00:00", nil),
        ("2026:11:18 25:00:00", nil),
    ])
    func `the time of exposure is read where the camera's clock was set`(written: String, time: String?) throws {
        let jpeg = BlockJPEG(squares: upright, exif: ExifFixture.block(orientation: 1, takenAt: written))
        #expect(try decoder.decode(jpeg.bytes).takenAt == time)
    }

    @Test func `damaged EXIF leaves the picture as it is`() throws {
        let whole = ExifFixture.block(orientation: 6, takenAt: "2026:11:18 19:42:07")
        for length in 0..<20 {
            let jpeg = BlockJPEG(squares: upright, exif: Array(whole.prefix(length)))
            #expect(squares(of: try decoder.decode(jpeg.bytes).image) == upright)
        }
    }

    @Test func `inks are turned into the grey they print`() throws {
        let picture = try decoder.decode(BlockJPEG(squares: upright, isCMYK: true).bytes)
        #expect(squares(of: picture.image) == upright)
    }

    @Test func `a large JPEG is halved while its longer side allows it`() throws {
        var limits = ImageLimits()
        limits.fullSizePixels = 300
        limits.minLongSide = 24
        let tall = BlockJPEG(squares: (0..<12).map { _ in [200, 100] })
        let image = try CodecImageDecoder(limits: limits).decode(tall.bytes).image
        #expect((image.width, image.height) == (4, 24))
        limits.minLongSide = 49
        #expect(try CodecImageDecoder(limits: limits).decode(tall.bytes).image.height == 96)
    }

    @Test(
        arguments: [
            ("an empty file", [], ReadingError.emptyFile),
            ("text", Array("hello, world".utf8), .notAnImage),
            ("one byte", [0xFF], .notAnImage),
            ("a document", Array("%PDF-1.7\n".utf8), .unsupportedFormat(.pdf)),
            ("the start of a JPEG", [0xFF, 0xD8], .truncated),
            ("the start of a PNG", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], .truncated),
        ] as [(String, [UInt8], ReadingError)]
    )
    func `what is no picture is named`(kind: String, bytes: [UInt8], error: ReadingError) {
        #expect(throws: error) { try decoder.decode(bytes) }
    }

    @Test(arguments: [(HEIFFixture.heic, ImageFormat.heic), (HEIFFixture.avif, .avif)])
    func `a phone's photo is decoded`(bytes: [UInt8], format: ImageFormat) throws {
        let picture = try decoder.decode(bytes)
        #expect(picture.format == format)
        #expect((picture.image.width, picture.image.height) == (96, 64))
        func value(_ x: Int, _ y: Int) -> Int { Int(picture.image.pixels[y * 96 + x]) }
        #expect(abs(value(20, 20) - 20) < 25)
        #expect(abs(value(50, 10) - 230) < 25)
    }

    @Test(arguments: [HEIFFixture.heic, HEIFFixture.avif])
    func `a phone's photo is shown in its size and as bright as it is`(bytes: [UInt8]) throws {
        let jpeg = try #require(ColorRendition.jpeg(of: bytes, longestSide: 48))
        let image = try decoder.decode(jpeg).image
        #expect((image.width, image.height) == (48, 32))
        #expect(abs(Int(image.pixels[10 * 48 + 10]) - 20) < 25)
        #expect(abs(Int(image.pixels[5 * 48 + 25]) - 230) < 25)
    }

    @Test func `a portable pixmap is shown in colour`() throws {
        let red = Array("P6 16 8 255\n".utf8) + Array(repeating: [255, 0, 0] as [UInt8], count: 128).flatMap(\.self)
        let jpeg = try #require(ColorRendition.jpeg(portablePixmap: red, longestSide: 16))
        let image = try decoder.decode(jpeg).image
        #expect((image.width, image.height) == (16, 8))
        // Grey would have the red's share in every colour.
        #expect(abs(Int(image.pixels[20]) - 76) < 12)
        #expect(ColorRendition.jpeg(portablePixmap: Array("P5 1 1 255\n0".utf8), longestSide: 16) == nil)
    }

    @Test func `a photo of iOS 18 is decoded, or the library is named that is too old for it`() throws {
        do {
            let picture = try decoder.decode(HEIFFixture.sharedGain)
            #expect((picture.image.width, picture.image.height) == (96, 64))
        } catch ReadingError.libraryTooOld(let library, let version, let needed) {
            #expect((library, needed) == ("libheif", "1.18"))
            #expect(version.compare(needed, options: .numeric) == .orderedAscending)
        }
    }

    @Test(arguments: [HEIFFixture.heic, HEIFFixture.avif])
    func `a phone's photo that is cut or changed anywhere is refused by name or decoded, never more`(whole: [UInt8]) {
        for length in stride(from: 12, to: whole.count, by: 5) {
            #expect(throws: ReadingError.self) { try decoder.decode(Array(whole.prefix(length))) }
        }
        for position in stride(from: 0, to: whole.count, by: 3) {
            var bytes = whole
            bytes[position] ^= 0xFF
            _ = try? decoder.decode(bytes)
        }
        var limits = ImageLimits()
        limits.heifPixels = 96 * 64 - 1
        #expect(throws: ReadingError.overLimit(detail: "96 x 64 pixels")) {
            try CodecImageDecoder(limits: limits).decode(whole)
        }
    }

    @Test func `a picture of one pixel is a picture`() throws {
        #expect(try decoder.decode(PlainPNG(gray: [[77]]).bytes).image.pixels == [77])
    }

    @Test func `a JPEG cut anywhere gives the part that is there or says that it is cut`() throws {
        let rows: [[UInt8]] = (0..<40).map { row in (0..<6).map { UInt8((row * 7 + $0 * 31) % 250) } }
        let bytes = BlockJPEG(squares: rows).bytes
        var partial = 0
        for length in stride(from: 2, to: bytes.count, by: 3) {
            do {
                let picture = try decoder.decode(Array(bytes.prefix(length)))
                #expect((picture.image.width, picture.image.height) == (48, 320))
                #expect(picture.warnings.count == 1)
                #expect(squares(of: picture.image).first == rows.first)
                partial += 1
            } catch {
                #expect(error == .truncated)
            }
        }
        #expect(partial > 20)
    }

    @Test func `a PNG cut anywhere gives the rows that are there or says that it is cut`() throws {
        let rows: [[UInt8]] = (0..<100).map { row in (0..<200).map { UInt8((row * 5 + $0 * 3) % 256) } }
        let bytes = PlainPNG(gray: rows).bytes
        var partial = 0
        for length in stride(from: 8, to: bytes.count, by: 97) {
            do {
                let picture = try decoder.decode(Array(bytes.prefix(length)))
                #expect((picture.image.width, picture.image.height) == (200, 100))
                #expect(Array(picture.image.pixels.prefix(200)) == rows.first)
                #expect(picture.warnings.count == 1)
                partial += 1
            } catch {
                #expect(error == .truncated)
            }
        }
        #expect(partial > 100)
    }

    @Test func `a PNG without its end is whole`() throws {
        var png = PlainPNG(gray: [[1, 2], [3, 4]])
        png.hasEnd = false
        let picture = try decoder.decode(png.bytes)
        #expect(picture.image.pixels == [1, 2, 3, 4])
        #expect(picture.warnings.count == 1)
    }

    @Test(
        arguments: [
            (PlainPNG(width: 2, height: 1, color: .rgba, rows: [[0, 0, 0, 0, 0, 0, 0, 255]]), [255, 0]),
            (PlainPNG(width: 2, height: 1, color: .rgb, rows: [[255, 0, 0, 255, 255, 255]]), [76, 255]),
            (PlainPNG(width: 2, height: 1, color: .grayAlpha, rows: [[100, 255, 100, 0]]), [100, 255]),
            (PlainPNG(width: 2, height: 1, depth: 16, color: .gray, rows: [[0x80, 0x00, 0xFF, 0xFF]]), [128, 255]),
            (
                PlainPNG(width: 8, height: 1, depth: 1, color: .gray, rows: [[0b1010_0000]]),
                [255, 0, 255, 0, 0, 0, 0, 0]
            ),
        ] as [(PlainPNG, [UInt8])]
    )
    func `a PNG of any kind becomes grey on white`(png: PlainPNG, gray: [UInt8]) throws {
        #expect(try decoder.decode(png.bytes).image.pixels == gray)
    }

    @Test func `a palette is looked up`() throws {
        var png = PlainPNG(width: 2, height: 1, color: .palette, rows: [[1, 0]])
        png.chunks = [("PLTE", [0, 0, 0, 200, 200, 200])]
        #expect(try decoder.decode(png.bytes).image.pixels == [200, 0])
    }

    @Test func `an interlaced PNG is put together`() throws {
        // 3 by 3 pixels: the passes of Adam7 have 1, 0, 0, 1, 2 (in one row), 2 (one in each of two rows) and 3 pixels.
        var png = PlainPNG(gray: [[1], [3], [7, 9], [2], [8], [4, 5, 6]])
        (png.width, png.height, png.isInterlaced) = (3, 3, true)
        #expect(try decoder.decode(png.bytes).image.pixels == [1, 2, 3, 4, 5, 6, 7, 8, 9])
    }

    @Test(arguments: [
        PlainPNG(width: 100_000, height: 100_000, color: .rgb, rows: []).bytes,
        PlainPNG(width: 32_768, height: 1, color: .gray, rows: []).bytes,
        Array("GIF89a".utf8) + [
            0xFF, 0xFF, 0xFF, 0xFF, 0, 0, 0, 0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3B,
        ],
        BitmapFixture.bytes(width: 30_000, height: 30_000, pixels: []),
    ])
    func `a header that promises too much is refused before memory is taken`(bytes: [UInt8]) {
        #expect { try decoder.decode(bytes) } throws: { ($0 as? ReadingError)?.code == "over-limit" }
    }

    @Test func `a JPEG of countless scans is refused`() throws {
        let few = BlockJPEG(squares: upright, scans: 10)
        #expect(squares(of: try decoder.decode(few.bytes).image) == upright)
        let many = BlockJPEG(squares: upright, scans: 70)
        #expect(throws: ReadingError.overLimit(detail: "more than 64 scans")) { try decoder.decode(many.bytes) }
    }

    @Test func `a JPEG whose coefficients need too much memory is refused`() {
        var limits = ImageLimits()
        limits.memory = 100_000
        let large = BlockJPEG(squares: (0..<60).map { _ in [UInt8](repeating: 9, count: 60) }, scans: 2)
        #expect { try CodecImageDecoder(limits: limits).decode(large.bytes) } throws: {
            ($0 as? ReadingError)?.code == "over-limit"
        }
    }

    @Test(
        arguments: [
            (
                ImageFormat.gif,
                Array("GIF89a".utf8) + [
                    1, 0, 1, 0, 0x80, 0, 0, 255, 255, 255, 0, 0, 0, 0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0,
                    0x3B,
                ]
            ),
            (.bmp, BitmapFixture.bytes(width: 1, height: 1, pixels: [255, 255, 255, 0])),
            (
                .webp,
                Array("RIFF\u{1A}\0\0\0WEBPVP8L\u{0D}\0\0\0".utf8) + [
                    47, 0, 0, 0, 16, 7, 16, 17, 17, 136, 136, 254, 7, 0,
                ]
            ),
        ] as [(ImageFormat, [UInt8])]
    )
    func `the rarer formats are told by their signatures and decoded`(format: ImageFormat, bytes: [UInt8]) throws {
        let picture = try decoder.decode(bytes)
        #expect(picture.format == format)
        #expect((picture.image.width, picture.image.height) == (1, 1))
    }
}

/// Writes BMPs of 24 bits.
enum BitmapFixture {
    static func bytes(width: Int, height: Int, pixels: [UInt8]) -> [UInt8] {
        func little(_ number: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) } }
        let info = little(40) + little(width) + little(height) + [1, 0, 24, 0] + little(0) + little(pixels.count)
        return Array("BM".utf8) + little(54 + pixels.count) + little(0) + little(54) + info
            + little(0) + little(0) + little(0) + little(0) + pixels
    }
}
