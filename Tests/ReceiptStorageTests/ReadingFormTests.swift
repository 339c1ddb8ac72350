import Foundation
import ReceiptDomain
import Testing

@testable import ReceiptStorage

/// The form of `reading.json`, which programs of all versions read.
@Suite struct ReadingFormTests {
    private var reading: Reading {
        var draft = Draft()
        let evidence = Evidence(text: "Café", box: PixelBox(x: 1, y: 2, width: 3, height: 4), page: 1)
        draft.merchant = Field("Café", confidence: 0.9, evidence: evidence, alternatives: ["Cafe"])
        // A faulty confidence must not keep a photo from being stored.
        draft.total = Field(Money(minorUnits: 860, currency: .eur), confidence: .nan)
        draft.date = CalendarDay(iso: "2026-11-18").map { Field($0, confidence: 1) }
        let tea = LineItem(
            name: "Tea",
            unitPrice: Money(minorUnits: 430, currency: .eur),
            amount: Money(minorUnits: 860, currency: .eur),
            options: ["hot"]
        )
        draft.items = [ReadItem(tea, confidence: 0.8)]
        draft.proofs = [Proof(identity: .tendered, expression: "10 - 1.40 = 8.60")]
        let fact = Decision.Fact(name: "isMarked", value: 1, weight: 0.3333)
        let candidate = Decision.Candidate(value: "8.60", probability: 0.98765, facts: [fact])
        let word = RecognizedWord(text: "Tea", confidence: 0.5, box: PixelBox(x: 5, y: 6, width: 7, height: 8))
        var reading = Reading(
            draft: draft,
            passes: [
                RecognitionPass(model: "eng", rendering: "flat", lines: [RecognizedLine(words: [word])], isExact: true)
            ],
            picture: PictureSummary(format: .jpeg, width: 10, height: 20),
            versions: ["rules 1"],
            timings: ReadingTimings(decode: 1, prepare: 2, recognize: 3, understand: 4),
            decisions: [Decision(subject: .total, candidates: [candidate])]
        )
        (reading.part, reading.source) = (PicturePart(number: 1, count: 2, box: word.box), 3)
        return reading
    }

    private let stored = """
        {"decisions":[{"candidates":[{"facts":{"isMarked":[1,0.333]},"probability":0.988,"value":"8.60"}],"field":"total"}],\
        "draft":{"date":{"confidence":1,"value":"2026-11-18"},\
        "items":[{"amount":"8.60 EUR","confidence":0.8,"name":"Tea","options":["hot"],"unitPrice":"4.30 EUR"}],\
        "merchant":{"alternatives":["Cafe"],"confidence":0.9,"evidence":{"at":1,"box":[1,2,3,4],"text":"Café"},"value":"Café"},\
        "proofs":[{"expression":"10 - 1.40 = 8.60","identity":"tendered"}],"total":{"confidence":0,"value":"8.60 EUR"}},\
        "pages":[{"height":20,"kind":"photo","width":10}],\
        "passes":[{"isExact":true,"lines":[[{"box":[5,6,7,8],"confidence":0.5,"text":"Tea"}]],"model":"eng","treatment":"flat"}],\
        "picture":{"format":"jpeg","height":20,"width":10},\
        "timings":{"decode":1,"prepare":2,"recognize":3,"understand":4},"v":1,"versions":["rules 1"]}
        """

    private func text(_ reading: Reading) throws -> String {
        String(decoding: try LedgerFormat.encoder().encode(reading.asEvidence), as: UTF8.self)
    }

    @Test func `a reading is written without usual values, and without its part and its source`() throws {
        #expect(try text(reading) == stored)
    }

    @Test func `a stored reading is written again byte for byte`() throws {
        let read = try StoredFile.decode(Reading.self, Array(stored.utf8), named: "reading.json")
        #expect(try text(read) == stored)
        #expect(read.draft.items.first?.item.options == ["hot"])
        #expect(read.passes.first?.role == .page)
    }

    @Test func `an item of an earlier version is certain, and a page of one counts as a photo`() throws {
        let older = stored.replacing(#""confidence":0.8,"#, with: "")
            .replacing(#""pages":[{"height":20,"kind":"photo","width":10}],"#, with: "")
        let read = try StoredFile.decode(Reading.self, Array(older.utf8), named: "reading.json")
        #expect(read.draft.items.first?.confidence == 1)
        #expect(read.pages == [PageSummary(kind: .photo, width: 10, height: 20)])
    }

    @Test func `a reading of several pages says that older programs cannot read it`() throws {
        var several = reading
        several.pages.append(PageSummary(kind: .photo, width: 5, height: 6, image: "2.jpg"))
        #expect(try text(several).contains(#""v":2"#))
    }
}
