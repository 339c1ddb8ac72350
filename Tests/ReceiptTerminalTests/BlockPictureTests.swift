import ReceiptDomain
import ReceiptReview
import ReceiptTerminal
import ReceiptTestSupport
import ReceiptWording
import Testing

@Suite struct BlockPictureTests {
    /// White, with a black square in the quarter at the bottom right.
    private let image: GrayImage = {
        var pixels = [UInt8](repeating: 255, count: 8 * 8)
        for y in 4..<8 { for x in 4..<8 { pixels[y * 8 + x] = 0 } }
        return GrayImage(width: 8, height: 8, pixels: pixels)
    }()

    private func blocks(_ rows: [String]) -> [String] {
        rows.map { String($0.replacing(/\u{1B}\[[0-9;]*m/, with: "")) }
    }

    @Test func `dark quarters of a cell are drawn as a block`() {
        let whole = PixelBox(x: 0, y: 0, width: 8, height: 8)
        let rows = BlockPicture(greys: .all).rows(of: image, box: whole, columns: 2, rows: 1)
        #expect(blocks(rows) == [" ▄"])
    }

    @Test(arguments: [(BlockPicture.Greys.all, "\u{1B}[48;2;255;255;255m"), (.palette, "\u{1B}[48;5;255m")])
    func `greys are given in the colours that the terminal has`(_ greys: BlockPicture.Greys, _ code: String) {
        let whole = PixelBox(x: 0, y: 0, width: 8, height: 8)
        let rows = BlockPicture(greys: greys).rows(of: image, box: whole, columns: 4, rows: 2)
        #expect(rows.allSatisfy { $0.contains(code) && $0.hasSuffix("\u{1B}[0m") })
    }

    @Test(arguments: [(20, 4), (74, 8), (3, 8), (1, 1)])
    func `the picture keeps within its columns and rows`(_ columns: Int, _ rows: Int) {
        for box in [PixelBox(x: 0, y: 0, width: 8, height: 2), PixelBox(x: 0, y: 0, width: 1, height: 8)] {
            let drawn = blocks(BlockPicture(greys: .all).rows(of: image, box: box, columns: columns, rows: rows))
            #expect(drawn.count <= rows)
            #expect(drawn.allSatisfy { $0.count <= columns })
            #expect(!drawn.isEmpty)
        }
    }

    @Test func `a box that reaches beyond the picture is cut, and one outside shows nothing`() {
        let picture = BlockPicture(greys: .all)
        let beyond = PixelBox(x: 4, y: 4, width: 50, height: 50)
        #expect(blocks(picture.rows(of: image, box: beyond, columns: 2, rows: 1)).count == 1)
        #expect(picture.rows(of: image, box: PixelBox(x: 9, y: 9, width: 4, height: 4), columns: 2, rows: 2).isEmpty)
    }

    @Test(arguments: [
        (["COLORTERM": "truecolor"], BlockPicture.Greys.all), (["TERM": "xterm-256color"], .palette),
        (["TERM": "vt100"], nil),
    ])
    func `the terminal's colours are read from the environment`(
        _ environment: [String: String],
        _ greys: BlockPicture.Greys?
    ) {
        #expect(BlockPicture.Greys(environment: environment) == greys)
    }

    private func skin(
        _ terminal: ScriptedTerminal,
        draw: @escaping @Sendable (PixelBox, _ columns: Int, _ rows: Int) -> [String]
    ) -> TerminalReviewSkin {
        TerminalReviewSkin(
            terminal: terminal,
            wording: Language.english.wording,
            styling: .plain,
            support: PictureSupport(environment: ["COLORTERM": "truecolor"])
        ) { _, _, _, box, columns, rows, _ in
            .lines(draw(box, columns, rows))
        }
    }

    @Test func `the words behind the field of lowest confidence are shown below the draft, in the room that there is`()
        async
    {
        var item = Fixture.doubtful
        item.draft?.date?.evidence?.box = PixelBox(x: 10, y: 20, width: 300, height: 30)
        let terminal = ScriptedTerminal(columns: 80, rows: 24, keys: [.character("1")])
        let skin = skin(terminal) { box, columns, rows in
            ["box \(box.x) \(box.y) \(box.width) \(box.height)", "in \(columns) by \(rows)"]
        }
        _ = await skin.run(Fixture.review([item])) { _ in .failed(.unexpected("")) }
        // As much above and below as nine rows hold, up to the photo's edge; the row of the words is marked.
        let photo = ["   photo: date   PgUp PgDn: above, below", " › box 10 0 300 71", "   in 74 by 9", ""]
        #expect(terminal.frames.first?[11...14] == photo[...])
        // The date has been changed by hand: it is not in doubt any more. The amount has no box, and is sought on the whole photo.
        #expect(terminal.frames.last?.contains { $0.contains("box 0 0 600") } == true)
    }

    @Test func `beside a short word its neighbours are shown, because there is room for them`() async {
        var item = Fixture.doubtful
        item.draft?.date?.evidence?.box = PixelBox(x: 500, y: 20, width: 38, height: 30)
        let terminal = ScriptedTerminal(columns: 80, rows: 24, keys: [])
        let skin = skin(terminal) { box, _, _ in ["from \(box.x) to \(box.maxX)"] }
        _ = await skin.run(Fixture.review([item])) { _ in .failed(.unexpected("")) }
        #expect(terminal.frames.last?.contains("   from 450 to 588") == true)
    }

    @Test(arguments: [1, 2, 3])
    func `a photo that lies on its side or its head is turned upright`(_ turns: Int) async {
        // Lines on the upright page of 800 by 1200 pixels, on the photo turned the other way.
        let upright = [60, 100, 140].map { PixelBox(x: 100, y: $0, width: 300, height: 30) }
        let boxes = upright.map { $0.turned(by: 4 - turns, width: 800, height: 1200) }
        var item = Fixture.doubtful
        item.lines = boxes.map { Evidence(text: "some words", box: $0) }
        item.bounds = [PixelBox(x: 0, y: 0, width: turns == 2 ? 800 : 1200, height: turns == 2 ? 1200 : 800)]
        item.draft?.date?.evidence?.box = boxes[1]
        #expect(item.quarterTurns(ofPage: 0) == turns)
        let terminal = ScriptedTerminal(columns: 80, rows: 24, keys: [])
        let skin = skin(terminal) { box, _, _ in ["from \(box.x) to \(box.maxX)"] }
        _ = await skin.run(Fixture.review([item])) { _ in .failed(.unexpected("")) }
        #expect(terminal.frames.last?.contains { $0.hasSuffix("from 100 to 400") } == true)
    }

    @Test func `a picture is turned clockwise`() {
        let picture = GrayImage(width: 2, height: 3, pixels: [1, 2, 3, 4, 5, 6])
        #expect(picture.turned(by: 1).pixels == [5, 3, 1, 6, 4, 2] && picture.turned(by: 1).width == 3)
        #expect(picture.turned(by: 3).turned(by: 1).pixels == picture.pixels)
        #expect(picture.turned(by: 2).pixels == [6, 5, 4, 3, 2, 1])
    }

    @Test func `of a long line with an amount its right end is shown`() async {
        var item = Fixture.doubtful
        item.draft?.total?.evidence?.box = PixelBox(x: 100, y: 20, width: 600, height: 30)
        item.bounds = [PixelBox(x: 0, y: 0, width: 800, height: 1200)]
        let terminal = ScriptedTerminal(columns: 80, rows: 30, keys: .typed("e4") + [.enter])
        let skin = skin(terminal) { box, _, _ in ["from \(box.x) to \(box.maxX)"] }
        _ = await skin.run(Fixture.review([item])) { _ in .failed(.unexpected("")) }
        #expect(terminal.frames.last?.contains { $0.hasSuffix("from 500 to 700") } == true)
    }
}
