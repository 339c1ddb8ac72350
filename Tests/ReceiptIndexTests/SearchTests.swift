import Foundation
import ReceiptDomain
@testable import ReceiptIndex
import ReceiptStorage
import ReceiptTestSupport
import Testing

@Suite struct SearchTests {
    @Test func `ten thousand parts of texts are found exactly where a scan finds them`() async throws {
        let place = try await SampleLibrary(records: 250)
        let records = try place.records()
        _ = try await place.indexed().counts(of: .me)
        let index = try #require(place.openIndex())
        let texts = records.map { (RecordOrder($0), Data(SearchText($0).stored.utf8)) }.sorted { $0.0 < $1.0 }
        var numbers = SeededGenerator(7)
        var wrong: [String] = []
        for _ in 0..<10_000 {
            let part = Self.part(of: records, &numbers)
            let bytes = Data(part.utf8)
            let scanned = texts.filter { $0.1.range(of: bytes) != nil }.map(\.0)
            let found = try index.select(RecordQuery([.word(part)]), after: nil, limit: .max)
            if found.map(\.order) != scanned { wrong.append(part) }
        }
        #expect(wrong.isEmpty, "\(wrong.prefix(5))")
    }

    /// Of a text that is there; now and then with one of its characters exchanged.
    private static func part(of records: [Record], _ numbers: inout SeededGenerator) -> String {
        while true {
            guard let record = records.randomElement(using: &numbers) else { return "" }
            let texts = [record.merchant ?? "", record.memo] + record.tags + record.items.map(\.name)
            let scalars = Array(SearchText.folded(texts.randomElement(using: &numbers) ?? "").unicodeScalars)
            guard let start = scalars.indices.randomElement(using: &numbers) else { continue }
            let end = Int.random(in: start..<min(scalars.count, start + 8), using: &numbers)
            var part = String.UnicodeScalarView(scalars[start...end])
            if Int.random(in: 0..<10, using: &numbers) == 0 { part.append("점") }
            return String(part)
        }
    }

    @Test(arguments: [
        ("스타벅스", "\"스타 타벅 벅스\""), ("김", "\"김\"*"), ("us", "\"us\"*"), ("usb-c", "\"usb\" AND \"c\"*"),
        ("a4용지", "\"a4\"* AND \"용지\""), ("latte", "\"lat att tte\""),
    ])
    func `a part is asked for by pairs and triples`(_ part: String, _ query: String) {
        #expect(SearchTokens.query(part) == query)
    }

    @Test func `what is no word is looked for in the texts themselves`() {
        #expect(SearchTokens.query("&") == nil)
        #expect(SearchTokens.document("감자튀김 usb") == "감자 자튀 튀김 김 usb sb b ")
    }

    @Test func `capitals, and letters in two forms, are the same`() {
        #expect(SearchText.folded("CAFE\u{301}") == "café")
        #expect(SearchText.folded("ÄÖ ß") == "äö ß")
        #expect(SearchText.folded("\u{1112}\u{1161}\u{11AB}글") == "한글")
        #expect(SearchText.folded("a\u{1E}b") == "ab")
    }
}
