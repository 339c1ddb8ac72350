import ReceiptDomain
import ReceiptTestSupport
import Testing

@testable import ReceiptParsing

/// A long receipt in several photos is found by what they share, and read as one.
@Suite struct JoinedPartsTests {
    private static let rows = [
        "GREEN VALLEY MARKET", "Tel 031-555-0142", "2026-11-18 19:42", "APPLES        4500", "BANANAS       2980",
        "CARROTS       1990", "DRIED SEAWEED 6400", "EGGS 30       7900", "FRESH CREAM   3200", "GARLIC        2450",
        "HONEY 1KG    15800", "INSTANT RICE  9900", "JASMINE TEA   5600", "KIMCHI 2KG   18900", "TOTAL        79620",
        "CASH        100000", "CHANGE       20380", "THANK YOU",
    ]

    /// Some rows as a photo has them: another place, another size.
    private static func part(_ range: Range<Int>, shift: Int = 0, scale: Double = 1) -> ReceiptPart {
        let pass = TextLayout.pass(rows[range].joined(separator: "\n"))
        let placement = PartPlacement(a: scale, b: 0, dx: Double(shift), dy: 0)
        let lines = pass.lines.map { line in
            RecognizedLine(
                words: line.words.map { word in
                    var word = word
                    word.box = placement(word.box)
                    return word
                }
            )
        }
        let moved = RecognitionPass(model: "eng", rendering: "typed", lines: lines)
        return ReceiptPart(passes: [moved], width: 600, height: Int(Double(20 + 30 * range.count) * scale))
    }

    private static func follow(_ first: ReceiptPart, _ second: ReceiptPart) -> Bool {
        PartFollowing(first).isFollowed(by: PartFollowing(second))
    }

    @Test func `a part goes on where the one before ends, and not the other way round`() {
        let (top, bottom) = (Self.part(0..<11), Self.part(7..<18, shift: 40, scale: 1.2))
        #expect(Self.follow(top, bottom) && !Self.follow(bottom, top))
    }

    @Test func `a photo of the whole, of other figures or without a shared row is no further part`() {
        let whole = Self.part(0..<18)
        #expect(!Self.follow(whole, whole) && !Self.follow(Self.part(0..<9), Self.part(9..<18)))
        var other = Self.part(7..<18)
        for line in other.passes[0].lines.indices {
            for word in other.passes[0].lines[line].words.indices {
                let text = other.passes[0].lines[line].words[word].text
                let shifted = text.map { $0.wholeNumberValue.map { String(($0 + 3) % 10) } ?? String($0) }
                other.passes[0].lines[line].words[word].text = shifted.joined()
            }
        }
        #expect(!Self.follow(Self.part(0..<11), other))
    }

    @Test func `what was read for the name of a further part is left out`() throws {
        var second = Self.part(7..<18)
        var head = TextLayout.pass("SOMEBODY ELSE'S SUPERMARKET")
        head.rendering += RecognitionPass.headMark
        second.passes.append(head)
        let joined = try #require(JoinedParts([Self.part(0..<11), second]))
        let (draft, _) = joined.interpret(RuleInterpreter(), ReadingContext(today: day("2026-11-21")))
        #expect(draft.merchant?.value == "GREEN VALLEY MARKET")
        #expect(draft.merchant?.alternatives.contains("SOMEBODY ELSE'S SUPERMARKET") == false)
    }

    @Test func `three parts are read as one, and each field is shown on the part that has it`() throws {
        let parts = [Self.part(0..<8), Self.part(5..<13, shift: -30, scale: 0.8), Self.part(10..<18, scale: 1.3)]
        let joined = try #require(JoinedParts(parts))
        let (draft, decisions) = joined.interpret(RuleInterpreter(), ReadingContext(today: day("2026-11-21")))
        #expect(draft.total?.value.decimal == "79620.00" && draft.isProved)
        let whole = ReceiptParsingTests.draft(Self.rows.joined(separator: "\n"))
        #expect(draft.items == whole.items && draft.date?.value == day("2026-11-18"))
        #expect(draft.merchant?.evidence?.page == 0 && draft.total?.evidence?.page == 2)
        let box = try #require(draft.total?.evidence?.box)
        let total = try #require(parts[2].passes[0].lines.first { $0.text.hasPrefix("TOTAL") }?.box)
        #expect(abs(box.midY - total.midY) <= 3 && !decisions.isEmpty)
    }

    @Test func `parts that do not follow one another are not joined`() {
        #expect(JoinedParts([Self.part(0..<8)]) == nil)
        #expect(JoinedParts([Self.part(10..<18), Self.part(0..<8)]) == nil)
    }

    @Test func `a placement and its inverse lead back to the same place`() {
        let placement = PartPlacement(a: 1.1, b: 0.2, dx: 30, dy: -12)
        let point = placement.after(placement.inverse)(.init(x: 12, y: 34))
        #expect(abs(point.x - 12) < 1e-9 && abs(point.y - 34) < 1e-9)
    }
}
