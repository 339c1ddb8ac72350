import ReceiptDomain
import ReceiptTestSupport
import Testing

@testable import ReceiptParsing

@Suite struct InterpreterTests {
    @Test func `a card slip gives digits and approval`() {
        let read = draft("가맹점명: 푸른식당\n신용카드\n카드번호 5387-20**-****-7565\n승인번호: 62614513\n승인금액  49,800원")
        #expect(read.payment == .card)
        #expect(read.cardDigits == "7565")
        #expect(read.approvalNumber == "62614513")
    }

    @Test func `the same passes give the same draft`() {
        let text = "JOE'S DINER\nAUSTIN, TX 78701\n03/05/2024\nBURGER 10.00\nFRIES 3.50\nTAX 1.11\nTOTAL 14.61"
        let first = draft(text)
        for _ in 0..<5 { #expect(draft(text) == first) }
    }

    @Test func `an unproved total asks for another pass over its line, a proved receipt for none`() {
        let open = interpret("JALAN MAWAR, SELANGOR\nTOTAL   8.60")
        #expect(open.doubts.first?.subject == .total)
        #expect((open.doubts.first?.region.y ?? 999) < 50 && (open.doubts.first?.region.maxY ?? 0) > 70)
        let certain = interpret(
            "GREEN LEAF SDN BHD\nJALAN MAWAR, SELANGOR\nDate: 18/11/2025 19:42\nMILK  5.90\nBREAD  2.70\nTOTAL  8.60\nCASH  20.00\nCHANGE  11.40"
        )
        #expect(certain.doubts.filter { !$0.isMinor && $0.subject != .merchant }.isEmpty)
    }

    @Test func `items that come to no printed sum are in doubt though the total is proved`() {
        func doubts(_ lines: String) -> [Doubt] {
            interpret(
                "GREEN LEAF SDN BHD\nJALAN MAWAR, SELANGOR\nDate: 18/11/2025 19:42\n\(lines)\nTOTAL  8.60\nCASH  20.00\nCHANGE  11.40"
            )
            .doubts.filter { $0.subject == .rows }
        }
        #expect(doubts("MILK  5.90\nBREAD  2.70").isEmpty)
        #expect(doubts("MILK  5.90\nBREAD").map(\.isMinor) == [true])
    }

    @Test func `a total in doubt has the rows of amounts in doubt, and a date found nowhere may be anywhere`() throws {
        let head = "GREEN LEAF SDN BHD\nJALAN MAWAR, SELANGOR\nTEL: NONE\nWELCOME\nALL DAY\n\n\n\n\n\n"
        let open = interpret(head + "MILK  5.90\nBREAD  2.70\nEGGS  3.10\nTOTAL  8.60")
        let rows = try #require(open.doubts.first { $0.subject == .rows })
        let first = try #require(TextLayout.pass(head).lines.first?.box)
        #expect(!rows.isMinor && rows.region.y > first.maxY, "the head is not among them")
        let missing = try #require(open.doubts.first { $0.subject == .missing })
        #expect(missing.isMinor && missing.region.y <= first.y && missing.region.maxY >= rows.region.maxY)
        #expect(
            !interpret("GREEN LEAF SDN BHD\nDate: 18/11/2025\nTOTAL  8.60").doubts.contains { $0.subject == .missing }
        )
    }

    @Test func `a doubtful name has the head read, from above the first words on; a certain one has not`() throws {
        let doubtful = interpret("\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n~\nJALAN MAWAR, SELANGOR\nMILK  5.90\nTOTAL  5.90")
        let head = try #require(doubtful.doubts.first { $0.subject == .head })
        let first = try #require(TextLayout.pass("\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n~").lines.first?.box)
        #expect(head.region.y < first.y - 5 * first.height && head.region.maxY > first.maxY + 60)
        let certain = interpret("GREEN LEAF TRADING SDN BHD (123456-K)\nNO 5, JALAN MAWAR\nMILK  5.90\nTOTAL  RM 5.90")
        #expect(!certain.doubts.contains { $0.subject == .head })
    }

    @Test func `what was bought is no shop's name where nothing else is`() {
        let read = draft(
            "SMOKED MACKEREL 8.99\nRYE CRISPBREAD 4.25\nSUBTOTAL 13.24\nTAX 0.93\nTOTAL 14.17\nCASH 20.00\nCHANGE 5.83"
        )
        #expect(read.items.map(\.item.name) == ["SMOKED MACKEREL", "RYE CRISPBREAD"])
        #expect((read.merchant?.confidence ?? 0) < 0.5, "\(String(describing: read.merchant))")
    }

    @Test func `a pass of the head names the shop, and says nothing of amounts and days`() {
        let page = TextLayout.pass("~ rqe\nNO 5, JALAN MAWAR\nDate: 18/11/2025\nMILK  5.90\nTOTAL  RM 5.90")
        var head = TextLayout.pass(
            "TEO HENG STATIONERY\nNO 5, JALAN MAWAR\nDate: 13/11/2025\nMILK  6.90\nTOTAL  RM 6.90"
        )
        head.rendering = "flat 24" + RecognitionPass.headMark
        let context = ReadingContext(today: day("2026-11-21"))
        let (without, with) = (
            RuleInterpreter().interpret([page], context).draft,
            RuleInterpreter().interpret([page, head], context).draft
        )
        #expect(with.merchant?.value == "TEO HENG STATIONERY")
        #expect(without.merchant?.value != with.merchant?.value)
        #expect(with.total == without.total && with.date == without.date && with.items == without.items)
    }

    @Test func `lines that a slope pulled apart are one again`() {
        func word(_ text: String, _ x: Int, _ y: Int) -> RecognizedWord {
            RecognizedWord(text: text, confidence: 0.9, box: PixelBox(x: x, y: y, width: 10 * text.count, height: 20))
        }
        // Falls by one pixel in twenty: at the right end by more than a line's height.
        let lines = [
            RecognizedLine(words: [word("MILK", 0, 0), word("5.90", 600, 30)]),
            RecognizedLine(words: [word("BREAD", 0, 30), word("2.70", 600, 60)]),
            RecognizedLine(words: [word("CREAM", 0, 60), word("1.00", 600, 90)]),
            RecognizedLine(words: [word("TOTAL", 0, 90)]),
            RecognizedLine(words: [word("9.60", 600, 120)]),
        ]
        let page = Page(passes: [RecognitionPass(model: "eng", rendering: "flat", lines: lines)])
        #expect(page.lines.map(\.best.string) == ["MILK 5.90", "BREAD 2.70", "CREAM 1.00", "TOTAL 9.60"])
    }

    @Test func `passes are laid over one another line by line`() {
        let page = Page(passes: [TextLayout.pass("A\nB\nC"), TextLayout.pass("A\n\nC")])
        #expect(page.lines.map(\.readings.count) == [2, 1, 2])
    }
}
