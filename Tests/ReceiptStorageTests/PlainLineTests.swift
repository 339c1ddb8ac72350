import Foundation
import ReceiptDomain
import Testing

@testable import ReceiptStorage

/// Lines that are read the quick way, and those that are left to a JSON decoder.
@Suite struct PlainLineTests {
    private let full = LedgerLine(
        seq: 7,
        at: "2026-11-18T10:42:07.250Z",
        record: StoredRecord(
            id: "01a1fe59-0580-76e0-8cb8-13b6092309bb",
            user: "me",
            kind: "expense",
            status: "draft",
            merchant: "이마트 성수점",
            date: "2026-11-18",
            time: "19:42",
            amount: "23400",
            currency: "KRW",
            tax: "2127",
            subtotal: "21273",
            items: [
                .init(name: "우유", quantity: "2", unitPrice: "2950", amount: "5900"), .init(name: "A/B", amount: "-1"),
            ],
            category: "food",
            account: "card",
            memo: "lunch",
            tags: ["a", "b"],
            subject: "cat",
            mood: "fine",
            images: [
                .init(file: "1.jpg", sha256: "00", bytes: 9, width: 3, height: 4, originalName: "é.jpg", takenAt: "x")
            ],
            purged: nil,
            repeat: "monthly",
            repeatOf: "01a1fe59-0580-76e0-8cb8-13b6092309bc",
            proved: true,
            printed: StoredPrinted(
                PrintedFacts(merchant: "EMART", businessNumber: "KR 1", cardDigits: "1234", category: .food)
            ),
            learned: StoredLessons(Lessons(account: .init(.card("1234", matching: 3, of: 4), confidence: 0.875))),
            createdAt: "2026-11-18T10:42:07.250Z",
            updatedAt: "2026-11-18T10:42:07.250Z"
        ),
        prev: String(repeating: "0", count: 64),
        step: 6,
        undoes: 5
    )

    @Test func `a line with every field is read the quick way, as the decoder reads it`() throws {
        let bytes = Array(try LedgerFormat.encoder().encode(full))
        #expect(LedgerLine(plain: bytes[...]) == full)
        #expect(try JSONDecoder().decode(LedgerLine<StoredRecord>.self, from: Data(bytes)) == full)
        // At any place of a larger file.
        let file = Array("xx".utf8) + bytes + Array("\nyy".utf8)
        #expect(LedgerLine(plain: file[2..<(2 + bytes.count)]) == full)
    }

    @Test(arguments: [
        (#""seq":7"#, #""seq":07"#), (#""seq":7"#, #""seq":7.0"#), (#""seq":7"#, #""seq":7e0"#),
        (#""seq":7"#, #""seq": 7"#),
        (#""seq":7"#, #""seq":-0"#), (#""seq":7"#, #""seq":null"#), (#""seq":7"#, #""seq":9999999999999999999"#),
        (#""seq":7"#, #""seq":7,"seq":8"#), (#""v":1"#, #""v":1,"w":2"#), (#""v":1}"#, #""v":1} "#),
        (#""v":1}"#, #""v":1"#),
        (#""memo":"lunch""#, #""memo":"lu\"nch""#), (#""memo":"lunch""#, #""memo":"lu\u0000nch""#),
        (#""memo":"lunch""#, "\"memo\":\"lu\u{1}nch\""), (#""memo":"lunch""#, #""memo":null"#),
        (#""user":"me""#, #""user":"""#),
        (#""proved":true"#, #""proved":truth"#), (#""confidence":0.875"#, #""confidence":00.875"#),
        (#""confidence":0.875"#, #""confidence":.875"#), (#""confidence":0.875"#, #""confidence":8.75e-1"#),
        (#""tags":["a","b"]"#, #""tags":["a","b",]"#), (#""tags":["a","b"]"#, #""tags":["a" "b"]"#),
        (#""merchant":"EMART""#, #""shop":"EMART""#), (#""kind":"expense","#, ""),
    ])
    func `anything else is left to the decoder`(_ part: String, _ other: String) throws {
        let text = String(decoding: try LedgerFormat.encoder().encode(full), as: UTF8.self)
        #expect(text.contains(part))
        #expect(LedgerLine(plain: Array(text.replacing(part, with: other).utf8)[...]) == nil)
    }

    @Test func `text that is no UTF-8 is left to the decoder`() throws {
        var bytes = Array(try LedgerFormat.encoder().encode(full))
        let place = try #require(bytes.firstRange(of: Array("lunch".utf8)))
        bytes[place.lowerBound] = 0xFF
        #expect(LedgerLine(plain: bytes[...]) == nil)
    }

    @Test func `quick and other lines keep their order`() throws {
        let text = String(decoding: try LedgerFormat.encoder().encode(full), as: UTF8.self)
        let lines = (0..<700).map { number in
            let line = text.replacing(#""seq":7"#, with: #""seq":\#(number + 10)"#)
            return switch number % 3 {
            case 0: line
            case 1: line.replacing("lunch", with: #"lu\"nch"#)
            default: "no JSON"
            }
        }
        let decoded = LedgerDecoder.decode(lines.map { Array($0.utf8)[...] })
        #expect(decoded.map(\.length) == lines.map(\.utf8.count))
        for (number, line) in decoded.enumerated() {
            #expect((try? line.content.get().sequence) == (number % 3 == 2 ? nil : number + 10))
            #expect((try? line.content.get().record.memo) == [0: "lunch", 1: "lu\"nch"][number % 3])
        }
    }
}
