import ReceiptDomain
import Testing

@testable import ReceiptDocuments

@Suite struct PDFDecoderTests {
    private func pages(_ name: String) throws -> [DocumentPage] {
        let document = try PDFDecoder().open(sample(name))
        return try (0..<document.pageCount).map { try document.page($0) }
    }

    private func words(_ page: DocumentPage?) -> [String] { (page?.text ?? []).flatMap(\.words).map(\.text) }

    @Test func `A bill's words come with their places on its drawing`() throws {
        let pages = try pages("e-receipt.pdf")
        #expect(pages.map(\.kind) == [.text])
        let page = try #require(pages.first)
        #expect(words(page).contains("$114.48"))
        let bounds = PixelBox(x: 0, y: 0, width: page.picture.image.width, height: page.picture.image.height)
        #expect((page.text ?? []).flatMap(\.words).allSatisfy { $0.box.intersection(bounds) == $0.box })
    }

    @Test func `Hangul comes as it was written`() throws {
        #expect(try words(pages("e-receipt-ko.pdf").first).contains("결제금액"))
    }

    @Test func `Words that nobody sees are left out`() throws {
        let words = try words(pages("hidden-total.pdf").first)
        #expect(words.contains("$32.20"))
        #expect(words.allSatisfy { !$0.contains("999") })
    }

    @Test func `Pages that are pictures are drawn at their pictures' size`() throws {
        let pages = try pages("scan-2.pdf")
        #expect(pages.map(\.kind) == [.scan, .scan])
        #expect(pages.allSatisfy { $0.text == nil && (2300...2400).contains($0.picture.image.height) })
    }

    @Test func `A page is drawn in colour for people`() throws {
        let pixmap = try PDFDecoder().pixmap(sample("scan-2.pdf"), page: 1, longestSide: 300)
        let header = String(decoding: pixmap.prefix(20), as: UTF8.self)
        #expect(header.hasPrefix("P6") && header.contains(" 300\n"), "\(header)")
    }

    @Test func `A document with a password is told from a broken one`() throws {
        #expect(throws: ReadingError.locked) { _ = try PDFDecoder().open(sample("locked.pdf")) }
        #expect { _ = try PDFDecoder().open(Array("%PDF-1.7\nnothing of the kind".utf8)) } throws: {
            if case .damaged? = $0 as? ReadingError { true } else { false }
        }
    }

    @Test(arguments: [(0, true), (1000, true), (1100, false)])
    func `The mark may have a kilobyte before it`(_ junk: Int, _ isPDF: Bool) {
        #expect(FileSignature.isDocument(Array(repeating: 32, count: junk) + Array("%PDF-1.4".utf8)) == isPDF)
    }
}

@Suite struct PDFPageWordsTests {
    private func row(_ level: Int, _ line: Int, _ box: String, _ text: String) -> String {
        "\(level)\t1\t0\t0\t\(line)\t0\t" + box.split(separator: " ").joined(separator: "\t") + "\t100\t\(text)"
    }

    private func page(_ words: [(box: String, text: String)], size: String = "0 0 600 800") -> PDFPageWords? {
        let rows = ["heading", row(1, 0, size, "###PAGE###")] + words.enumerated().map { row(5, $0, $1.box, $1.text) }
        return PDFPageWords.pages(in: Array(rows.joined(separator: "\n").utf8)).first
    }

    private let lying = (1...12).map { (box: "10 \(20 * $0) 60 10", text: "Word\($0)") }

    @Test func `Words are kept by lines`() {
        let page = page([("10 20 30 10", "Total"), ("500 20 40 10", "8.60")])
        #expect(page?.lines.map { $0.map(\.text) } == [["Total"], ["8.60"]])
        #expect(page?.width == 600)
    }

    @Test func `A dozen words that lie and mean something are a text`() {
        #expect(page(lying)?.isLegible == true)
        #expect(page(Array(lying.dropLast()))?.isLegible == false)
    }

    @Test(arguments: ["\u{E001}\u{E002}\u{E003}", "\u{FFFD}\u{FFFD}\u{FFFD}"])
    func `Letters without a meaning are none`(text: String) {
        #expect(page(lying + Array(repeating: ("10 400 30 10", text), count: 4))?.isLegible == false)
    }

    @Test func `Words that stand upright are no lines`() {
        #expect(page((1...12).map { (box: "\(20 * $0) 10 10 60", text: "Word\($0)") })?.isLegible == false)
    }

    @Test(arguments: ["nan 0 600 800", "0 0 inf 800", "0 0 1e300 800", "0 0 600"])
    func `A page of an impossible size is none`(size: String) { #expect(page(lying, size: size) == nil) }
}

@Suite struct PDFPagePicturesTests {
    private let page = PDFPageWords(width: 595, height: 842)

    private func pictures(_ row: String) -> PDFPagePictures? { PDFPagePictures.pages(in: Array(row.utf8))[0] }

    @Test func `A scan fills its page`() throws {
        let row = "   1     0 image    1653  2339  gray    1   8  jpeg   no         9  0   200   200  469K 3.5%"
        let found = try #require(pictures(row))
        #expect(found.share(of: page) > 0.99)
        #expect(found.resolution == 200)
    }

    @Test func `A logo does not`() throws {
        let row = "   1     0 image     300   100  rgb     3   8  jpeg   no   [inline]   150   150  469B 3.5%"
        #expect(try #require(pictures(row)).share(of: page) < 0.02)
    }

    @Test func `A soft mask is no picture of its own`() {
        let row = "   1     1 smask    1653  2339  gray    1   8  image  no        10  0   200   200  469K 3.5%"
        #expect(pictures(row) == nil)
    }
}

@Suite struct PrintedInkTests {
    private var paper = GrayImage(width: 200, height: 100, pixels: Array(repeating: 255, count: 20_000))

    private func page(_ words: PDFPageWords.Word...) -> PDFPageWords {
        PDFPageWords(width: 200, height: 100, lines: words.map { [$0] })
    }

    private func word(_ text: String, x: Double = 10, y: Double = 10, height: Double = 12) -> PDFPageWords.Word {
        PDFPageWords.Word(text: text, left: x, top: y, width: 40, height: height)
    }

    private func visible(_ page: PDFPageWords) -> [String]? {
        var drawing = paper
        for x in 12..<190 { for y in [14, 44] { drawing.pixels[y * 200 + x] = 0 } }
        return PrintedInk(drawing).visible(page, factor: (1, 1))?.flatMap(\.words).map(\.text)
    }

    @Test func `A word without ink under it is left out`() {
        #expect(visible(page(word("Total"), word("999.99", y: 70))) == ["Total"])
    }

    @Test func `So is one that is too small to be read, and one beside the page`() {
        #expect(visible(page(word("Total"), word("dust", y: 43, height: 3), word("away", x: 400))) == ["Total"])
    }

    @Test func `Where words lie on one another nobody can tell which is seen`() {
        #expect(visible(page(word("8.60"), word("999.99", x: 12))) == nil)
    }

    @Test func `A word that is printed twice for boldness is one`() {
        #expect(visible(page(word("8.60"), word("8.60", x: 10.3))) == ["8.60", "8.60"])
    }
}
