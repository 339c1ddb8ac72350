import ReceiptDomain
import ReceiptTestSupport
import Testing

@Suite struct ReadReceiptTests {
    private let clear = RecognizedLine("TOTAL 8.60 with enough words to be plainly legible")
    private let garbled = RecognizedLine("jumble wordlike nonsense", y: 40, confidence: 0.2)

    @Test func `a page that leaves no doubt is looked at once`() throws {
        let recognizer = ScriptedRecognizer(models: ["eng", "kor"]) { _, _ in [clear] }
        let reading = try read(with: recognizer)
        #expect(recognizer.requests.count == 1)
        #expect(reading.passes.map(\.model) == ["eng"])
    }

    @Test func `the receipt model reads first where it is there`() throws {
        let recognizer = ScriptedRecognizer(models: ["eng", "receipt"]) { _, _ in [clear] }
        #expect(try read(with: recognizer).passes.map(\.model) == ["receipt"])
    }

    @Test func `a page whose worst lines turn out Korean is read again in Korean`() throws {
        let recognizer = ScriptedRecognizer(models: ["eng", "kor", "jpn"]) { _, request in
            switch request.model {
            case "kor": [RecognizedLine("합계 금액은 이천삼백원 입니다", confidence: 0.9)]
            default: [garbled]
            }
        }
        #expect(try read(with: recognizer).passes.map(\.model) == ["eng", "kor"])
    }

    @Test func `a page on its head is turned`() throws {
        let recognizer = ScriptedRecognizer(models: ["eng"]) { image, _ in image.pixels[0] == 2 ? [clear] : [garbled] }
        let reading = try read(with: recognizer)
        #expect(reading.passes.first?.lines == [clear])
    }

    @Test func `doubts are looked into until the budget is spent, and no look is taken twice`() throws {
        let doubt = Doubt(subject: .total, region: PixelBox(x: 0, y: 0, width: 200, height: 30))
        let recognizer = ScriptedRecognizer(models: ["eng"]) { _, _ in [clear] }
        let reading = try read(with: recognizer) { _ in Interpretation(draft: Draft(), doubts: [doubt]) }
        let looks = reading.passes.map { "\($0.model) \($0.treatment) \($0.region == nil)" }
        #expect(Set(looks).count == looks.count)
        #expect((2...16).contains(looks.count))
    }

    @Test func `looking stops when a look settles the doubt`() throws {
        let doubt = Doubt(subject: .date, region: PixelBox(x: 10, y: 20, width: 200, height: 30))
        let recognizer = ScriptedRecognizer(models: ["eng"]) { _, _ in [clear] }
        let reading = try read(with: recognizer) { passes in
            Interpretation(draft: Draft(), doubts: passes.count < 3 ? [doubt] : [])
        }
        #expect(reading.passes.map(\.region) == [nil, nil, doubt.region], "the page first, then the line")
        let line = try #require(reading.passes.last?.lines.first?.box)
        #expect((line.x, line.y) == (10, 20), "boxes are the page's, not the drawing's")
    }

    @Test func `a line that a look moved a little is not looked at again`() throws {
        let recognizer = ScriptedRecognizer(models: ["eng"]) { _, _ in [clear] }
        let reading = try read(with: recognizer) { passes in
            let region = PixelBox(x: 0, y: 100 + 2 * passes.count, width: 200, height: 30)
            return Interpretation(draft: Draft(), doubts: [Doubt(subject: .total, region: region)])
        }
        #expect(reading.passes.count { $0.region != nil } == 1)
    }

    private func read(
        with recognizer: ScriptedRecognizer,
        rule: @escaping StubInterpreter.Rule = { _ in Interpretation(draft: Draft()) }
    ) throws -> Reading {
        let read = ReadReceipt(
            decoder: WhitePictureDecoder(),
            preparer: UnchangedPage(),
            recognizer: recognizer,
            interpreter: StubInterpreter(rule),
            engineVersion: "scripted 1"
        )
        return try read([1], ReadingContext(today: #require(CalendarDay(iso: "2026-11-18"))))
    }
}
