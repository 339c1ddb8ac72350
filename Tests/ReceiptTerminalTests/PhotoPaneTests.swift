import ReceiptDomain
import ReceiptReview
import ReceiptTerminal
import ReceiptTestSupport
import ReceiptWording
import Synchronization
import Testing

@Suite struct PhotoPaneTests {
    private static let item: ReviewItem = {
        var item = Fixture.doubtful
        item.draft?.date?.evidence?.box = PixelBox(x: 10, y: 20, width: 300, height: 30)
        item.draft?.total?.evidence?.box = PixelBox(x: 10, y: 90, width: 300, height: 30)
        return item
    }()

    /// Presses the keys; returns everything that was written, a string for each screen.
    private func screens(
        _ environment: [String: String],
        _ keys: [Key],
        _ styling: Styling = .plain,
        items: [ReviewItem] = [PhotoPaneTests.item, Fixture.incomplete],
        rows: Int = 24
    ) async -> [String] {
        let terminal = RecordingTerminal(keys, rows: rows)
        let skin = TerminalReviewSkin(
            terminal: terminal,
            wording: Language.english.wording,
            styling: styling,
            support: PictureSupport(environment: environment)
        ) { _, _, _, box, columns, rows, form in
            switch form {
            case .blocks: .lines(["blocks \(box.y)", "high \(box.height) of \(rows)"])
            default: .graphic("<graphic \(box.y)>", rows: 3)
            }
        }
        let conversation = Fixture.review(items)
        _ = await skin.run(conversation) { _ in .failed(.unexpected("")) }
        return terminal.written
    }

    @Test func `a terminal is asked what it can show, and until it answers blocks do`() async {
        let written = await screens(
            ["TERM": "xterm", "COLORTERM": "truecolor"],
            [.reply(.kittyGraphics), .reply(.attributes([62]))]
        )
        #expect(written[0].contains("\u{1B}[c"))
        #expect(written[1].contains("blocks 0") && !written[1].contains("graphic"))
        #expect(written[2].contains("<graphic 0>") && !written[2].contains("blocks"))
    }

    @Test func `a picture is sent once while it stays the same`() async {
        let written = await screens(["TERM": "xterm"], [.reply(.kittyGraphics), .character("x"), .character("y")])
        #expect(written.filter { $0.contains("<graphic 0>") }.count == 1)
        // Text written over the picture would show through it or erase it; at the end it is removed.
        #expect(!(written.dropLast().last?.contains("photo: date") ?? true))
        #expect(written.last?.hasPrefix("\u{1B}_Ga=d") == true)
    }

    @Test func `another picture takes its place`() async {
        let written = await screens(["TERM": "xterm"], [.reply(.kittyGraphics), .down, .down])
        let removal = "\u{1B}_Ga=d,d=I,i=31"
        #expect(written[3].contains(removal) && written[3].contains("<graphic 72>"), "\(seen(written))")
        // Of a category nothing is printed: the whole photo is shown.
        #expect(written[4].contains(removal) && written[4].contains("photo: category"))
    }

    @Test func `on a light background the keys are not written in a pale colour`() async {
        let written = await screens(["TERM": "xterm"], [.reply(.background(isLight: true))], Styling(isColored: true))
        #expect(written[1].contains("\u{1B}[36mEnter") && written[2].contains("\u{1B}[34mEnter"))
    }

    @Test(arguments: [("15;0", false), ("0;15", true), ("0;default;15", true), ("0;7", true), ("", false)])
    func `the environment may tell the background`(_ value: String, _ isLight: Bool) {
        #expect(Styling(isTerminal: true, environment: ["COLORFGBG": value]).isOnLight == isLight)
    }

    @Test func `the photo is looked at further up and down, as far as it goes, until something else is looked at`()
        async
    {
        // 71 of 1200 pixels are seen at a time; two thirds of them further with each key.
        let down = await screens(["TERM": "xterm", "COLORTERM": "truecolor"], [.pageDown, .pageDown, .pageUp])
        #expect(down[1].contains("blocks 0") && down[2].contains("blocks 47") && down[3].contains("blocks 94"))
        #expect(down[4].contains("blocks 47"))
        let up = await screens(["TERM": "xterm", "COLORTERM": "truecolor"], [.pageUp, .down])
        #expect(!up[2].contains("blocks") && up[3].contains("blocks 89"), "\(seen(up))")
        let far = await screens(["TERM": "xterm", "COLORTERM": "truecolor"], [Key](repeating: .pageDown, count: 40))
        #expect(far.contains { $0.contains("blocks 1129") })
    }

    @Test(arguments: [([Key.right], "blocks 267"), ([.right, .right], "blocks 567")])
    func `another name is shown where it stands on the photo`(_ keys: [Key], _ shown: String) async {
        var item = Fixture.item(1, "cafe.jpg") { draft in
            draft.merchant = Field(
                "UGST: RYAN",
                confidence: 0.4,
                evidence: Evidence(text: "UGST: RYAN", box: PixelBox(x: 10, y: 800, width: 300, height: 30)),
                alternatives: ["Smashburger #1407", "Spinach Smash"]
            )
            draft.date = Field(Fixture.day("2026-11-18"), confidence: 0.99)
            draft.total = Field(Fixture.won(14200), confidence: 1)
        }
        item.lines = [
            Evidence(text: "Welcome to Smashburger # 1407", box: PixelBox(x: 10, y: 300, width: 300, height: 30)),
            Evidence(text: "SPINACH SMASH 6.69", box: PixelBox(x: 10, y: 600, width: 300, height: 30)),
        ]
        let written = await screens(["TERM": "xterm", "COLORTERM": "truecolor"], keys, items: [item])
        #expect(written[1].contains("blocks 767") && written[keys.count + 1].contains(shown), "\(seen(written))")
    }

    @Test func `another amount is shown where it stands on the photo`() async {
        var item = Self.item
        item.lines = [Evidence(text: "Total : 9,300 won", box: PixelBox(x: 10, y: 500, width: 300, height: 30))]
        let written = await screens(["TERM": "xterm", "COLORTERM": "truecolor"], [.down, .right], items: [item])
        #expect(written[2].contains("blocks 89") && written[3].contains("blocks 497"), "\(seen(written))")
    }

    @Test func `a field that was not read has the whole photo, from its top`() async {
        let written = await screens(
            ["TERM": "xterm", "COLORTERM": "truecolor"],
            [.pageDown],
            items: [Fixture.incomplete]
        )
        #expect(written[1].contains("photo: merchant") && written[1].contains("blocks 0"), "\(written[1])")
        #expect(!written[2].contains("blocks 0"), "\(written[2])")
    }

    @Test func `where all is certain the name is shown where it stands`() async {
        var item = Fixture.proved
        item.draft?.merchant?.evidence = Evidence(text: "이마트", box: PixelBox(x: 10, y: 200, width: 300, height: 30))
        let written = await screens(["TERM": "xterm", "COLORTERM": "truecolor"], [], items: [item])
        #expect(written[1].contains("photo: merchant"), "\(written[1])")
    }

    @Test func `a taller screen shows more around the words, which do not grow`() async {
        let environment = ["TERM": "xterm", "COLORTERM": "truecolor"]
        var item = Self.item
        item.draft?.date?.evidence?.box = PixelBox(x: 10, y: 600, width: 300, height: 30)
        func height(_ rows: Int) async -> (pixels: Int, rows: Int) {
            let written = await screens(environment, [], items: [item], rows: rows)
            let found = written[1].firstMatch(of: /high (\d+) of (\d+)/)
            return (found.flatMap { Int($0.1) } ?? 0, found.flatMap { Int($0.2) } ?? 0)
        }
        let (low, high) = (await height(24), await height(48))
        #expect(high.rows > low.rows + 20)
        #expect(abs(low.pixels * high.rows / low.rows - high.pixels) < high.pixels / 10, "\(low) \(high)")
    }

    @Test func `after the window changed the picture is drawn again`() async {
        let written = await screens(["TERM": "xterm"], [.reply(.kittyGraphics), .resized])
        #expect(written.dropLast().last?.contains("<graphic 0>") == true)
    }
}

/// The parts of the photo that each screen shows.
private func seen(_ written: [String]) -> [String] {
    written.map { $0.matches(of: /(blocks|<graphic) \d+/).map { String($0.0) }.joined(separator: " ") }
}

/// Keeps all that is written, and presses keys from a list.
private final class RecordingTerminal: ScreenTerminal {
    private let state: Mutex<(keys: [Key], written: [String])>
    let size: TerminalSize

    init(_ keys: [Key], rows: Int) {
        state = Mutex((keys, []))
        size = TerminalSize(columns: 80, rows: rows)
    }

    var written: [String] { state.withLock { $0.written } }

    func open() {}
    func close() {}
    func suspend() {}
    func write(_ text: String) { state.withLock { $0.written.append(text) } }
    func nextKey() async -> Key { state.withLock { $0.keys.isEmpty ? .endOfInput : $0.keys.removeFirst() } }
}
