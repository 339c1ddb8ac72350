import ReceiptDomain
import Testing

@testable import ReceiptImaging

@Suite struct BackdropTests {
    private let side = 320

    /// A dark table on the left, with grain; paper with print in the middle; cloth as bright as paper on the right.
    private func picture() -> GrayImage {
        var image = GrayImage(width: side, height: side, pixels: Array(repeating: 220, count: side * side))
        fill(&image, PixelBox(x: 0, y: 0, width: 96, height: side), 130)
        for row in 0..<10 {
            let y = 8 + 32 * row
            for column in 0..<4 { fill(&image, PixelBox(x: 4 + 20 * column, y: y, width: 9, height: 12), 100) }
            for column in 0..<5 { fill(&image, PixelBox(x: 130 + 20 * column, y: y, width: 9, height: 12), 40) }
            for column in 0..<2 { fill(&image, PixelBox(x: 270 + 20 * column, y: y, width: 9, height: 12), 150) }
        }
        return image
    }

    private func fill(_ image: inout GrayImage, _ box: PixelBox, _ value: UInt8) {
        for y in box.y..<box.maxY { for x in box.x..<box.maxX { image.pixels[y * side + x] = value } }
    }

    private func cells(_ columns: Range<Int>, row: Int) -> [Int] {
        stride(from: columns.lowerBound, to: columns.upperBound, by: 16).map { (14 + 32 * row) / 16 * 20 + $0 / 16 }
    }

    private func candidates(_ columns: Range<Int>, count: Int) -> [PrintContrast.Candidate] {
        (0..<10).map { PrintContrast.Candidate(cells: cells(columns, row: $0), count: count, baselineCount: count) }
    }

    private func backdrop(in image: GrayImage) throws -> Backdrop {
        var grid = CellGrid(image, cellSize: 16)
        grid.closeLight(radius: 1)
        grid.spreadInk(radius: 1)
        let print = candidates(130..<230, count: 5)
        return try #require(
            Backdrop(
                around: print,
                among: print + candidates(4..<80, count: 4) + candidates(270..<310, count: 2),
                on: grid
            )
        )
    }

    @Test func `grain lies on the backdrop and print does not`() throws {
        let backdrop = try backdrop(in: picture())
        #expect(backdrop.holds(cells(4..<80, row: 4)))
        #expect(!backdrop.holds(cells(130..<230, row: 4)))
        #expect(!backdrop.holds(cells(270..<310, row: 4)))
    }

    @Test func `grain of cloth as bright as paper is told by their contrast`() throws {
        let backdrop = try backdrop(in: picture())
        #expect(backdrop.isFaint(cells(270..<310, row: 4)))
        #expect(!backdrop.isFaint(cells(130..<230, row: 4)))
    }

    @Test func `ironing takes the grain and leaves the print`() throws {
        let image = picture()
        let ironed = try backdrop(in: image).ironed(in: image, factor: 1, isInverted: false)
        func darkest(_ columns: Range<Int>) -> UInt8 {
            (0..<side).flatMap { y in columns.map { ironed.pixels[y * side + $0] } }.min() ?? 0
        }
        #expect(darkest(4..<76) > 120)
        #expect(darkest(130..<220) == 40)
        let twice = GrayImage(width: 2, height: 2, pixels: [9, 9, 9, 9])
        #expect(try backdrop(in: image).ironed(in: twice, factor: 160, isInverted: false).pixels.count == 4)
    }

    @Test func `ironing leaves print that is partly in the shade, and print at the paper's edge`() throws {
        var image = picture()
        // A hard shadow lies on the left ends of some lines; a piece of paper reaches into a cell that is mostly table.
        for y in 96..<224 {
            for x in 96..<160 { image.pixels[y * side + x] = UInt8(Double(image.pixels[y * side + x]) * 0.75) }
        }
        fill(&image, PixelBox(x: 93, y: 260, width: 3, height: 24), 220)
        let ironed = try backdrop(in: image).ironed(in: image, factor: 1, isInverted: false)
        for y in 96..<224 {
            let row = y * side + 130..<y * side + 220
            #expect(ironed.pixels[row] == image.pixels[row])
        }
        #expect((264..<280).allSatisfy { ironed.pixels[$0 * side + 94] == 220 })
    }

    @Test func `without grain there is no backdrop`() {
        var grid = CellGrid(picture(), cellSize: 16)
        grid.closeLight(radius: 1)
        grid.spreadInk(radius: 1)
        let print = candidates(130..<230, count: 5)
        #expect(Backdrop(around: print, among: print, on: grid) == nil)
    }
}
