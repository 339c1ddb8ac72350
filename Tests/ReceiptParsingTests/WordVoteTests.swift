import ReceiptDomain
import Testing

@testable import ReceiptParsing

@Suite struct WordVoteTests {
    private func line(_ words: [(String, Double)], pass: Int) throws -> PrintedLine {
        var x = 0
        var found: [RecognizedWord] = []
        for (text, confidence) in words {
            let box = PixelBox(x: x, y: 0, width: 10 * text.count, height: 20)
            found.append(RecognizedWord(text: text, confidence: confidence, box: box))
            x += 10 * (text.count + 1)
        }
        return try #require(PrintedLine(words: found, pass: pass))
    }

    @Test func `a word that two passes read alike outvotes one with a higher confidence in another`() throws {
        let readings = [
            try line([("SUPER", 0.9), ("SEVEM", 0.8)], pass: 0), try line([("SUPER", 0.7), ("SEVEN", 0.6)], pass: 1),
            try line([("SUPER", 0.7), ("SEVEN", 0.5)], pass: 2),
        ]
        let merged = try #require(WordVote.merged(readings))
        #expect(merged.string == "SUPER SEVEN")
        #expect(merged.confidence > readings[1].confidence)
    }

    @Test func `capitals of one model agree with the small letters of another, which are kept`() throws {
        let readings = [try line([("Kedai", 0.6)], pass: 0), try line([("KEDAI", 0.9)], pass: 1)]
        #expect(WordVote.merged(readings)?.string == "Kedai")
    }

    @Test func `words that stand elsewhere do not vote`() throws {
        let readings = [
            try line([("GREEN", 0.9), ("LEAF", 0.9)], pass: 0), try line([("GREENLEAFCAFE", 0.5)], pass: 1),
        ]
        #expect(WordVote.merged(readings)?.string == "GREEN LEAF")
    }
}
