import ReceiptDomain
import ReceiptTestSupport
import Testing

@testable import ReceiptParsing

@Suite struct LineAssemblerTests {
    @Test func `print that one pass reads twice is one line, in the better reading`() {
        var page = TextLayout.pass("주차요금 영수증\n별빛타워")
        var ghost = page.lines[0]
        ghost.words = zip(ghost.words, ["즈차요그", "영스즈"]).map { word, text in
            var word = word
            word.text = text
            word.confidence -= 0.1
            word.box.y -= word.box.height / 4
            return word
        }
        page.lines.insert(ghost, at: 0)
        let lines = LineAssembler(passes: [page]).lines(of: page, index: 0)
        #expect(lines.map(\.string) == ["주차요금 영수증", "별빛타워"])
    }
}
