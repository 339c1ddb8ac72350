import ReceiptDomain
import Testing

@testable import ReceiptOCR

@Suite struct LineSpacesTests {
    @Test(
        arguments: [
            ("가족약국 합계 23,400", ["가", "족", "약국", "합계", "23,400"], ["가족약국", "합계", "23,400"]),
            ("빽다방   진주점", ["빽", "다방", "진", "주", "점"], ["빽다방", "진주점"]),
            ("TOTAL 12.50\n", ["TOTAL", "12.50"], ["TOTAL", "12.50"]),
            ("합 계", ["합", "계"], ["합", "계"]),
            ("12,300원", ["12,300", "원"], ["12,300원"]),
        ]
    )
    func `words are joined where the line has no space`(line: String, words: [String], expected: [String]) {
        #expect(read(words, in: line).words.map(\.text) == expected)
    }

    @Test func `words that are not the text of the line stay apart`() {
        #expect(read(["가", "나", "다"], in: "가라다").words.map(\.text) == ["가", "나", "다"])
        #expect(read(["가", "나"], in: "").words.map(\.text) == ["가", "나"])
    }

    @Test func `a joined word is around its parts, with their confidence weighted by length`() throws {
        var line = RecognizedLine(words: [word("약", confidence: 0.9, x: 0)])
        line.extendLast(by: word("국집", confidence: 0.6, x: 12))
        let joined = try #require(line.words.first)
        #expect(line.words.count == 1)
        #expect(joined.box == PixelBox(x: 0, y: 0, width: 22, height: 10))
        #expect(abs(joined.confidence - 0.7) < 1e-9)
    }

    private func read(_ words: [String], in text: String) -> RecognizedLine {
        var spaces = LineSpaces(line: text)
        var line = RecognizedLine(words: [])
        for (index, text) in words.enumerated() {
            let word = word(text, confidence: 0.9, x: 12 * index)
            if spaces.continues(with: text) { line.extendLast(by: word) } else { line.words.append(word) }
        }
        return line
    }

    private func word(_ text: String, confidence: Double, x: Int) -> RecognizedWord {
        RecognizedWord(text: text, confidence: confidence, box: PixelBox(x: x, y: 0, width: 10, height: 10))
    }
}
