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

    @Test(arguments: ["-----------", "TOTAL"])
    func `what reaches over a price is no better reading of it`(text: String) {
        var page = TextLayout.pass("MILK   5.90\nBREAD   2.70")
        var wide = page.lines[0]
        let box = wide.words.dropFirst().reduce(wide.words[0].box) { $0.union($1.box) }
        wide.words = [RecognizedWord(text: text, confidence: 0.99, box: box)]
        page.lines[0].words = page.lines[0].words.map { word in
            var word = word
            word.confidence = 0.8
            return word
        }
        page.lines.insert(wide, at: 0)
        let words = LineAssembler(passes: [page]).lines(of: page, index: 0).flatMap { $0.words.map(\.text) }
        #expect(words.contains("5.90"))
    }
}
