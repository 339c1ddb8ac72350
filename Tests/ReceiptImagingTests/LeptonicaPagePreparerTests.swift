import Glibc
import ReceiptDomain
import ReceiptImaging
import Testing

@Suite struct LeptonicaPagePreparerTests {
    private let preparer = LeptonicaPagePreparer()

    /// The box around a large black rectangle: no stroke of a letter is so wide that all around a pixel is black.
    private func blackBox(in image: GrayImage) -> PixelBox? {
        var found: PixelBox?
        let reach = 8
        func isBlack(_ x: Int, _ y: Int) -> Bool { image.pixels[y * image.width + x] < 128 }
        for y in reach..<image.height - reach {
            for x in reach..<image.width - reach where isBlack(x, y) {
                let isInside = [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)]
                    .allSatisfy {
                        isBlack(x + $0 * reach, y + $1 * reach) && isBlack(x + $0 * reach / 2, y + $1 * reach / 2)
                    }
                guard isInside else { continue }
                let pixel = PixelBox(x: x - reach, y: y - reach, width: 2 * reach + 1, height: 2 * reach + 1)
                found = found?.union(pixel) ?? pixel
            }
        }
        return found
    }

    @Test(arguments: [7.0, 10, 16, 24, 40])
    func `the height of capital letters is measured`(capHeight: Double) throws {
        let receipt = DrawnReceipt(left: 40, top: 40, lines: 8, lettersPerLine: 20, capHeight: capHeight)
        let height = try #require(try preparer.prepare(receipt.image).textHeight)
        #expect(abs(height - capHeight) <= max(1, 0.1 * capHeight))
    }

    @Test func `the noise of a dark table does not hide what is printed on the paper`() throws {
        var receipt = DrawnReceipt(width: 1200, height: 1300, left: 380, top: 300, lines: 12, lettersPerLine: 18)
        receipt.capHeight = 26
        receipt.table = 60
        receipt.hasNoise = true
        let page = try preparer.prepare(receipt.image)
        let height = try #require(page.textHeight)
        #expect(abs(height - 26) <= 3)
        let box = page.boxOnPicture(PixelBox(x: 0, y: 0, width: page.width, height: page.height))
        #expect(box.width < 620 && box.height < 800)
    }

    @Test func `large letters whose strokes do not touch are measured whole`() throws {
        var receipt = DrawnReceipt(left: 60, top: 60, lines: 9, lettersPerLine: 14, capHeight: 48)
        receipt.split = 0.025
        let height = try #require(try preparer.prepare(receipt.image).textHeight)
        #expect(abs(height - 48) <= 6)
    }

    @Test func `a page without print is kept whole and has no text height`() throws {
        let blank = GrayImage(width: 300, height: 200, pixels: Array(repeating: 200, count: 60_000))
        let page = try preparer.prepare(blank)
        #expect(page.textHeight == nil)
        #expect((page.width, page.height) == (300, 200))
        #expect(
            page.boxOnPicture(PixelBox(x: 1, y: 2, width: 30, height: 40))
                == PixelBox(x: 1, y: 2, width: 30, height: 40)
        )
    }

    @Test(arguments: [(1, 1), (1, 900), (900, 1), (3, 2)])
    func `the smallest pictures can be prepared and drawn`(width: Int, height: Int) throws {
        let picture = GrayImage(width: width, height: height, pixels: Array(repeating: 90, count: width * height))
        let page = try preparer.prepare(picture)
        for contrast in Rendering.Contrast.allCases {
            let drawing = page.render(Rendering(contrast: contrast), region: nil)
            #expect(drawing.image.width >= 1)
        }
    }

    @Test func `a slip on a large sheet is cut out with a margin`() throws {
        let receipt = DrawnReceipt(width: 2000, height: 2600, left: 900, top: 400, lines: 10, lettersPerLine: 20)
        let page = try preparer.prepare(receipt.image)
        let box = page.boxOnPicture(PixelBox(x: 0, y: 0, width: page.width, height: page.height))
        #expect(box.width < 460 && box.height < 520)
        #expect(box.x < 895 && box.maxX > 1225)
        #expect(box.y < 395 && box.maxY > 785)
    }

    @Test(arguments: [0.0, 4, -9])
    func `a receipt on wood is cut out, without the grain`(skew: Double) throws {
        let receipt = DrawnReceipt(left: 250, top: 250, lines: 12, lettersPerLine: 18, skew: skew, table: 130)
        let page = try preparer.prepare(receipt.image)
        let box = page.boxOnPicture(PixelBox(x: 0, y: 0, width: page.width, height: page.height))
        #expect(box.width < 560 && box.height < 660)
        #expect(box.x < 250 && box.maxX > 540)
        let lines = Set(page.pieces.map { $0.box.midY / 20 })
        #expect((12...14).contains(lines.count))
    }

    @Test(arguments: [(60, 12.0), (60, 25), (110, 25), (150, 35)] as [(UInt8, Double)])
    func `a short receipt on a rough table is measured by its print`(table: UInt8, roughness: Double) throws {
        var receipt = DrawnReceipt(width: 880, height: 780, left: 280, top: 220, lines: 8, lettersPerLine: 16)
        receipt.table = table
        receipt.roughness = roughness
        receipt.skew = 2
        let page = try preparer.prepare(receipt.image)
        #expect(abs(try #require(page.textHeight) - receipt.capHeight) <= 3)
        let printed = page.pieces.filter { $0.box.width >= 5 * $0.box.height }
        #expect(Set(printed.map { $0.box.midY / 20 }).count >= 8)
        #expect(page.pieces.count < 40)
    }

    @Test func `lines of a receipt on wood that lie in the shade are kept`() throws {
        let receipt = DrawnReceipt(left: 250, top: 250, lines: 12, lettersPerLine: 18, table: 130, shade: 0.6)
        let page = try preparer.prepare(receipt.image)
        let box = page.boxOnPicture(PixelBox(x: 0, y: 0, width: page.width, height: page.height))
        try #require(box.maxY > 250 + 40 * 11 + 20)
        let (image, scale) = page.render(Rendering(textHeight: 20, contrast: .plain), region: nil)
        let row = Int(Double(250 + 40 * 11 + 10 - box.y) * scale)
        let ink = (0..<image.width).count { image.pixels[row * image.width + $0] < 60 }
        #expect(ink > 40)
    }

    @Test(arguments: [0.0, 90, 180, 270], [1, 1.7])
    func `lines are set level, also where letters are as wide as high`(skew: Double, stretch: Double) throws {
        var receipt = DrawnReceipt(width: 1000, left: 240, top: 180, lettersPerLine: 18, skew: skew)
        receipt.stretch = stretch
        let page = try preparer.prepare(receipt.image)
        let width = 0.85 * stretch * receipt.capHeight * Double(receipt.lettersPerLine)
        #expect(abs(Double(page.width) - width) < 80)
        #expect(abs(Double(page.height) - 2 * receipt.capHeight * Double(receipt.lines)) < 80)
    }

    @Test(arguments: [nil, 60] as [UInt8?], [0.4, 0.6])
    func `short prices in a sharp shadow are kept`(table: UInt8?, light: Double) throws {
        var receipt = DrawnReceipt(left: 150, top: 150, lines: 16, table: table)
        receipt.gap = 8..<19
        receipt.shadow = (left: 150 + 17 * 15, light: light)
        let page = try preparer.prepare(receipt.image)
        let box = page.boxOnPicture(PixelBox(x: 0, y: 0, width: page.width, height: page.height))
        #expect(box.x > 90 && box.maxX > 150 + 24 * 17 && box.maxX < 620)
        let prices = page.pieces.filter { page.boxOnPicture($0.box).x > 150 + 15 * 17 }
        #expect(Set(prices.map { $0.box.midY / 20 }).count == 16)
    }

    @Test(arguments: [-14.0, -6, -1.5, 0, 2, 9, 15])
    func `a skewed page is straightened, and its boxes are found on the picture`(skew: Double) throws {
        var receipt = DrawnReceipt(skew: skew)
        receipt.box = PixelBox(x: 400, y: 420, width: 120, height: 60)
        let page = try preparer.prepare(receipt.image)
        let (image, scale) = page.render(Rendering(textHeight: 30, contrast: .plain), region: nil)
        let drawn = try #require(blackBox(in: image))
        // Straight again: as wide and high as it was, to a stroke's blur.
        #expect(abs(Double(drawn.width) / scale - 120) < 5)
        #expect(abs(Double(drawn.height) / scale - 60) < 5)
        let onPage = PixelBox(
            x: Int((Double(drawn.x) / scale).rounded()),
            y: Int((Double(drawn.y) / scale).rounded()),
            width: Int((Double(drawn.width) / scale).rounded()),
            height: Int((Double(drawn.height) / scale).rounded())
        )
        let corners = [(400.0, 420.0), (520, 420), (400, 480), (520, 480)].map { receipt.onPicture($0.0, $0.1) }
        let found = page.boxOnPicture(onPage)
        #expect(abs(Double(found.x) - (corners.map(\.x).min() ?? 0)) <= 2)
        #expect(abs(Double(found.y) - (corners.map(\.y).min() ?? 0)) <= 2)
        #expect(abs(Double(found.maxX) - (corners.map(\.x).max() ?? 0)) <= 2)
        #expect(abs(Double(found.maxY) - (corners.map(\.y).max() ?? 0)) <= 2)
    }

    @Test(arguments: [0.0, 0.5, 1, -1.2])
    func `lines of curled paper become level, and their pieces are found on the picture`(curl: Double) throws {
        let receipt = DrawnReceipt(curl: curl)
        let page = try preparer.prepare(receipt.image)
        let levels = page.pieces.map(\.box.maxY).sorted()
        // A new line begins where the next baseline is half a letter further down.
        let starts = zip(levels, levels.dropFirst()).count { $1 - $0 > 10 }
        #expect(starts == receipt.lines - 1)
        for (baseline, next) in zip(levels, levels.dropFirst()) {
            #expect(next - baseline <= 3 || next - baseline > 30)
        }
        let middle = try #require(
            page.pieces.min { abs($0.box.midX - page.width / 2) < abs($1.box.midX - page.width / 2) }
        )
        let letter = PixelBox(x: middle.box.midX - 5, y: middle.box.maxY - 20, width: 10, height: 20)
        let found = page.boxOnPicture(letter)
        let inLine = (Double(found.midX) - receipt.left) / (0.85 * receipt.capHeight * Double(receipt.lettersPerLine))
        let hang = curl * receipt.capHeight * sin(.pi * inLine)
        let fromTop = (Double(found.y) - hang - receipt.top) / (2 * receipt.capHeight)
        #expect(abs(fromTop - fromTop.rounded()) < 0.15)
    }

    @Test(arguments: [1, 2, 3, -1, 4])
    func `a turned page shows the same part of the picture`(turns: Int) throws {
        var receipt = DrawnReceipt(skew: 3)
        receipt.box = PixelBox(x: 300, y: 420, width: 120, height: 60)
        let page = try preparer.prepare(receipt.image)
        let turned = page.turned(quarterTurns: turns)
        #expect(turned.width == (turns % 2 == 0 ? page.width : page.height))
        func boxOnPicture(_ page: any PreparedPage) throws -> PixelBox {
            let (image, scale) = page.render(Rendering(textHeight: 20, contrast: .plain), region: nil)
            let box = try #require(blackBox(in: image))
            return page.boxOnPicture(
                PixelBox(
                    x: Int((Double(box.x) / scale).rounded()),
                    y: Int((Double(box.y) / scale).rounded()),
                    width: Int((Double(box.width) / scale).rounded()),
                    height: Int((Double(box.height) / scale).rounded())
                )
            )
        }
        let (before, after) = (try boxOnPicture(page), try boxOnPicture(turned))
        #expect(abs(before.x - after.x) <= 2 && abs(before.maxX - after.maxX) <= 2)
        #expect(abs(before.y - after.y) <= 2 && abs(before.maxY - after.maxY) <= 2)
    }

    @Test func `a receipt that lies on its side is righted up to its head`() throws {
        let upright = DrawnReceipt().image
        var pixels: [UInt8] = []
        for x in (0..<upright.width).reversed() {
            for y in 0..<upright.height { pixels.append(upright.pixels[y * upright.width + x]) }
        }
        let page = try preparer.prepare(GrayImage(width: upright.height, height: upright.width, pixels: pixels))
        let height = try #require(page.textHeight)
        #expect(abs(height - 20) <= 2)
        // Its lines are longer than the block of them is high only when they run across.
        #expect(page.height > page.width)
    }

    @Test func `a drawing has letters of the height that was asked for`() throws {
        let page = try preparer.prepare(DrawnReceipt(capHeight: 16).image)
        let height = try #require(page.textHeight)
        for wanted in [12.0, 24, 36] {
            let (image, scale) = page.render(Rendering(textHeight: wanted), region: nil)
            #expect(abs(scale * height - wanted) < 0.01)
            #expect(abs(Double(image.width) - Double(page.width) * scale) <= 1)
        }
        // Four times is the most that makes sense.
        #expect(page.render(Rendering(textHeight: 200), region: nil).scale == 4)
    }

    @Test func `a region is drawn alone, as it is on the page`() throws {
        let page = try preparer.prepare(DrawnReceipt().image)
        let rendering = Rendering(textHeight: 20, contrast: .plain)
        let whole = page.render(rendering, region: nil)
        let region = PixelBox(x: 60, y: 80, width: 200, height: 50)
        let part = page.render(rendering, region: region)
        #expect(part.scale == whole.scale)
        #expect(
            abs(part.image.width - Int(200 * part.scale)) <= 1 && abs(part.image.height - Int(50 * part.scale)) <= 1
        )
        let offset = (x: Int(60 * part.scale), y: Int(80 * part.scale))
        var difference = 0
        for y in 5..<part.image.height - 5 {
            for x in 5..<part.image.width - 5 {
                let there = whole.image.pixels[(y + offset.y) * whole.image.width + x + offset.x]
                difference += abs(Int(part.image.pixels[y * part.image.width + x]) - Int(there)) > 90 ? 1 : 0
            }
        }
        #expect(difference * 20 < part.image.pixels.count)
    }

    @Test func `a region beyond the page is cut to it`() throws {
        let page = try preparer.prepare(DrawnReceipt().image)
        let beyond = PixelBox(x: -50, y: -50, width: 10_000, height: 100)
        let (image, scale) = page.render(Rendering(), region: beyond)
        #expect(image.width <= Int(Double(page.width) * scale) + 1)
    }

    @Test func `light that falls off is evened out`() throws {
        let receipt = DrawnReceipt(lightAtRight: 0.45)
        let page = try preparer.prepare(receipt.image)
        let image = page.render(Rendering(contrast: .flat), region: nil).image
        func paper(_ columns: Range<Int>) -> UInt8 {
            let values = (0..<image.height).flatMap { y in columns.map { image.pixels[y * image.width + $0] } }.sorted()
            return values[values.count * 7 / 10]
        }
        let (left, right) = (paper(20..<80), paper(image.width - 80..<image.width - 20))
        #expect(abs(Int(left) - Int(right)) < 20)
        #expect(min(left, right) > 210)
    }

    @Test func `print that is lighter than its paper comes out dark`() throws {
        let page = try preparer.prepare(DrawnReceipt(ink: 235, paper: 20).image)
        let height = try #require(page.textHeight)
        #expect(abs(height - 20) <= 2)
        let image = page.render(Rendering(contrast: .plain), region: nil).image
        let bright = image.pixels.count { $0 > 128 }
        #expect(bright > image.pixels.count / 2)
    }

    @Test func `what shows through from the back is whitened beside darker print, and faded print is not`() throws {
        func darkest(_ receipt: DrawnReceipt, _ contrast: Rendering.Contrast) throws -> UInt8 {
            let image = try preparer.prepare(receipt.image).render(Rendering(contrast: contrast), region: nil).image
            return image.pixels.sorted()[image.pixels.count / 30]
        }
        // Between two lines of print.
        let ghost = PixelBox(x: 150, y: 172, width: 400, height: 16)
        let page = try preparer.prepare(DrawnReceipt(ink: 30, paper: 220).image.with(ghost, of: 180))
        func ghosts(_ contrast: Rendering.Contrast) -> Int {
            page.render(Rendering(contrast: contrast), region: nil).image.pixels.count { (170..<215).contains($0) }
        }
        #expect(ghosts(.clean) * 2 < ghosts(.flat))
        #expect(
            try darkest(DrawnReceipt(ink: 180, paper: 220), .clean) <= darkest(
                DrawnReceipt(ink: 180, paper: 220),
                .flat
            ) + 2
        )
    }

    @Test(arguments: [(30, 33), (100, 109), (140, 84), (160, 84)] as [(UInt8, Double)])
    func `faint print is drawn darker, and other print as it is`(ink: UInt8, drawn: Double) throws {
        let image = try preparer.prepare(DrawnReceipt(ink: ink, paper: 220).image).render(Rendering(), region: nil)
            .image
        let darkest = Double(image.pixels.sorted()[image.pixels.count / 30])
        #expect(abs(darkest - drawn) < 20, "\(darkest)")
    }

    @Test func `a dim photo with more noise than print is not taken for light print`() throws {
        var receipt = DrawnReceipt(width: 1200, height: 1300, left: 380, top: 300, lines: 4, lettersPerLine: 7)
        (receipt.capHeight, receipt.paper, receipt.table, receipt.hasNoise) = (26, 140, 60, true)
        let page = try preparer.prepare(receipt.image)
        let image = page.render(Rendering(contrast: .plain), region: nil).image
        // Most of it is the dark table, which would be light in the negative.
        #expect(image.pixels.count { $0 > 100 } < image.pixels.count / 2)
    }

    @Test func `a narrowed drawing is as high as before and has the same letters`() throws {
        let page = try preparer.prepare(DrawnReceipt().image)
        let whole = page.render(Rendering(), region: nil)
        let narrow = page.render(Rendering(narrowing: 0.6), region: nil)
        #expect(narrow.scale == whole.scale)
        #expect(narrow.image.height == whole.image.height)
        #expect(abs(narrow.image.width - whole.image.width * 6 / 10) <= 1)
    }
}

extension GrayImage {
    fileprivate func with(_ box: PixelBox, of value: UInt8) -> GrayImage {
        var pixels = pixels
        for y in box.y..<box.maxY {
            for x in box.x..<box.maxX where (x / 6 + y / 6) % 2 == 0 { pixels[y * width + x] = value }
        }
        return GrayImage(width: width, height: height, pixels: pixels)
    }
}
