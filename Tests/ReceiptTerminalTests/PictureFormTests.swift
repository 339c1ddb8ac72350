import Foundation
import ReceiptDomain
import ReceiptTerminal
import Testing

@Suite struct PictureFormTests {
    private let whole = PixelBox(x: 0, y: 0, width: 40, height: 20)
    private let image = GrayImage(
        width: 40,
        height: 20,
        pixels: (0..<800).map { UInt8(truncatingIfNeeded: $0 * 37 % 256) }
    )
    /// Stands for a PNG file of so many bytes.
    private func drawer(bytes: Int) -> PictureDrawer {
        PictureDrawer { _ in [UInt8](repeating: 7, count: bytes) }
    }

    private func graphic(_ form: PictureForm, bytes: Int = 10, columns: Int = 20, rows: Int = 4) throws -> String {
        let drawn = drawer(bytes: bytes).draw(image, whole, columns: columns, rows: rows, form: form)
        guard case .graphic(let text, _) = try #require(drawn) else { throw NotAGraphic() }
        return text
    }

    private struct NotAGraphic: Error {}

    // MARK: Which form

    @Test(arguments: [
        (["TERM": "xterm-kitty"], [TerminalReply.kittyGraphics, .attributes([62])], PictureForm.kitty(cell: nil)),
        (
            ["TERM": "foot"], [.cellSize(CellSize(width: 9, height: 18)), .attributes([62, 4, 22])],
            .sixel(cell: CellSize(width: 9, height: 18))
        ),
        (["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"], [], .iTerm(cell: nil)),
        (["TERM": "xterm-256color", "LC_TERMINAL": "iTerm2"], [], .iTerm(cell: nil)),
        // Without the size of a cell a sixel picture might cover the keys.
        (["TERM": "xterm-256color"], [.attributes([62, 4])], .blocks(.palette)),
        // 4 as the kind of terminal (a VT132) says nothing of sixels.
        (
            ["TERM": "xterm", "COLORTERM": "truecolor"], [.cellSize(CellSize(width: 9, height: 18)), .attributes([4])],
            .blocks(.all)
        ),
        (["TERM": "xterm"], [], nil),
        // Within tmux the variables of the terminal around it are seen, but its graphics are not passed on.
        (
            ["TERM": "tmux-256color", "TMUX": "/tmp/t,1,0", "TERM_PROGRAM": "WezTerm"], [.kittyGraphics],
            .blocks(.palette)
        ),
    ])
    func `a terminal's finest form is used`(
        _ environment: [String: String],
        _ replies: [TerminalReply],
        _ form: PictureForm?
    ) {
        var support = PictureSupport(environment: environment)
        for reply in replies { support.note(reply) }
        #expect(support.form == form)
    }

    @Test(arguments: [
        (["TERM": "xterm-256color"], true, true), (["TERM": "tmux-256color", "TMUX": "x"], false, true),
        (["TERM": "screen-256color"], false, true), (["TERM": "linux"], false, false), (["TERM": "dumb"], false, false),
        ([:], false, false),
    ])
    func `only what a terminal understands is asked of it`(
        _ environment: [String: String],
        _ asksForKitty: Bool,
        _ asks: Bool
    ) {
        let question = PictureSupport(environment: environment).question
        #expect(question.contains("\u{1B}_G") == asksForKitty)
        #expect(question.hasSuffix("\u{1B}[c") == asks)
    }

    // MARK: kitty and iTerm2

    @Test func `for kitty a picture goes in pieces, the last of which says so`() throws {
        let text = try graphic(.kitty(cell: nil), bytes: 4000)
        let pieces = text.matches(of: /\u{1B}_G([^;]*);([^\u{1B}]*)\u{1B}\\/).map { (String($0.1), String($0.2)) }
        #expect(pieces.map(\.0) == ["a=T,f=100,q=2,C=1,r=4,i=31,m=1", "m=0"])
        #expect(pieces.allSatisfy { $0.1.count <= 4096 })
        #expect(Data(base64Encoded: pieces.map(\.1).joined()) == Data(repeating: 7, count: 4000))
    }

    @Test func `a picture that is kept has no name by which the next would replace it`() throws {
        let drawn = drawer(bytes: 4).draw(image, whole, columns: 9, rows: 9, form: .kitty(cell: nil), isKept: true)
        guard case .graphic(let text, _) = drawn else { throw NotAGraphic() }
        #expect(!text.contains("i=31"))
    }

    @Test func `for iTerm2 a picture is given its cells`() throws {
        let text = try graphic(.iTerm(cell: nil))
        #expect(text.hasPrefix("\u{1B}]1337;File=inline=1;size=10;width=16;height=4;preserveAspectRatio=1:"))
        #expect(text.hasSuffix(":\(Data(repeating: 7, count: 10).base64EncodedString())\u{07}"))
    }

    // MARK: Sixels

    @Test func `a sixel picture is written in bands of six rows`() {
        // Seven rows of two pixels: the left black, the right white.
        let image = GrayImage(width: 2, height: 7, pixels: (0..<14).map { $0 % 2 == 0 ? 0 : 255 })
        let text = SixelPicture.sequence(image)
        #expect(text.hasPrefix("\u{1B}P0;1;0q\"1;1;2;7#0;2;0;0;0#1;2;6;6;6"))
        #expect(text.hasSuffix("#15;2;100;100;100#0~$#15?~-#0@$#15?@\u{1B}\\"))
    }

    @Test(arguments: [(1, 1), (40, 20), (33, 6), (300, 13)])
    func `a sixel picture has every pixel of the picture`(_ width: Int, _ height: Int) {
        let pixels = (0..<width * height).map { UInt8(truncatingIfNeeded: $0 / 7 * 89) }
        let image = GrayImage(width: width, height: height, pixels: pixels)
        let greys = SixelDecoder.greys(of: SixelPicture.sequence(image), width: width, height: height)
        #expect(greys == pixels.map { Int($0) * 15 / 255 })
    }

    // MARK: Below what was written

    @Test func `below text a picture is given its room first, and the cursor ends below it`() {
        #expect(DrawnPicture.lines(["ab", "cd"]).below(indent: 2) == "  ab\n  cd\n")
        let drawn = DrawnPicture.graphic("<graphic>", rows: 3).below(indent: 2)
        #expect(drawn == "\n\n\n\u{1B}[3A  \u{1B}7<graphic>\u{1B}8\r\u{1B}[3B")
    }

    // MARK: Size

    @Test(arguments: [
        (20, 4), (74, 8), (3, 8), (1, 1), (200, 60),
    ])
    func `a picture keeps within its cells, whatever its form`(_ columns: Int, _ rows: Int) throws {
        let cell = CellSize(width: 7, height: 15)
        for box in [whole, PixelBox(x: 0, y: 0, width: 40, height: 2), PixelBox(x: 5, y: 0, width: 1, height: 20)] {
            for form in [PictureForm.kitty(cell: cell), .iTerm(cell: cell), .sixel(cell: cell), .blocks(.all)] {
                let drawn = try #require(drawer(bytes: 1).draw(image, box, columns: columns, rows: rows, form: form))
                #expect((1...rows).contains(drawn.rows))
                guard case .graphic(let text, _) = drawn, case .sixel = form else { continue }
                let size = try #require(text.firstMatch(of: /"1;1;(\d+);(\d+)/))
                #expect(try #require(Int(size.1)) <= columns * cell.width)
                #expect(try #require(Int(size.2)) <= rows * cell.height)
            }
        }
    }

    @Test func `a part outside the picture, or one that cannot be encoded, is not drawn`() {
        let outside = PixelBox(x: 50, y: 0, width: 4, height: 4)
        let broken = PictureDrawer { _ in nil }
        #expect(drawer(bytes: 1).draw(image, outside, columns: 9, rows: 9, form: .kitty(cell: nil)) == nil)
        #expect(broken.draw(image, whole, columns: 9, rows: 9, form: .iTerm(cell: nil)) == nil)
    }
}

/// As much of a sixel terminal as the pictures here need.
enum SixelDecoder {
    /// The colour numbers of all pixels, -1 where none was set.
    static func greys(of sequence: String, width: Int, height: Int) -> [Int] {
        var pixels = [Int](repeating: -1, count: width * height)
        guard let start = sequence.firstIndex(of: "q"), let end = sequence.lastIndex(of: "\u{1B}") else {
            return pixels
        }
        var rest = sequence[sequence.index(after: start)..<end]
        var (x, y, colour) = (0, 0, 0)
        func number() -> Int {
            let digits = rest.prefix { $0.isNumber }
            rest = rest.dropFirst(digits.count)
            return Int(digits) ?? 0
        }
        func parameters() { while rest.first == ";" { rest = rest.dropFirst(); _ = number() } }
        while let character = rest.popFirst() {
            switch character {
            case "\"":
                _ = number()
                parameters()
            case "#":
                colour = number()
                parameters()
            case "$": x = 0
            case "-": (x, y) = (0, y + 6)
            default:
                let count = character == "!" ? number() : 1
                let sixel = character == "!" ? rest.popFirst() : character
                let bits = Int(sixel?.asciiValue ?? 0x3F) - 0x3F
                for _ in 0..<count {
                    for row in 0..<6 where bits & 1 << row != 0 { pixels[(y + row) * width + x] = colour }
                    x += 1
                }
            }
        }
        return pixels
    }
}
