import ReceiptDomain
import ReceiptTestSupport
import Testing

@testable import ReceiptReading

/// Proposes two halves of every picture.
private struct Halves: PagePreparer {
    func prepare(_ picture: GrayImage) throws(ReadingError) -> any PreparedPage {
        try UnchangedPage(pieces: []).prepare(picture)
    }

    func sections(of picture: GrayImage) -> [PictureSection] {
        let width = picture.width / 2
        return [0, width].compactMap { x in
            let box = PixelBox(x: x, y: 0, width: width, height: picture.height)
            return picture.part(box).map { PictureSection(box: box, image: $0) }
        }
    }
}

private struct FixedDecoder: ImageDecoder {
    var picture: Picture

    func decode(_ bytes: [UInt8]) throws(ReadingError) -> Picture { picture }
}

/// Sees a receipt on each narrow picture, if it is to, and on the whole one.
private struct WidthInterpreter: ReceiptInterpreter {
    var partsAreReceipts: Bool
    let version = "widths"

    func interpret(_ passes: [RecognitionPass], _ context: ReadingContext) -> Interpretation {
        var draft = Draft()
        let box = PixelBox(x: 5, y: 6, width: 7, height: 8)
        draft.total = Field(
            Money(minorUnits: 900, currency: .krw),
            confidence: partsAreReceipts ? 0.9 : 0.3,
            evidence: Evidence(text: "900", box: box)
        )
        draft.date = Field(context.today, confidence: 0.9)
        return Interpretation(draft: draft)
    }
}

@Suite struct SeveralReceiptsTests {
    private func readings(partsAreReceipts: Bool) throws -> [Reading] {
        let image = GrayImage(width: 400, height: 300, pixels: Array(repeating: 255, count: 120_000))
        let picture = Picture(image: image, format: .jpeg, takenAt: takenAt)
        let recognizer = ScriptedRecognizer(models: ["eng"]) { (_, _) throws(ReadingError) in
            [
                RecognizedLine(words: [
                    RecognizedWord(text: "900", confidence: 0.9, box: PixelBox(x: 5, y: 6, width: 7, height: 8))
                ])
            ]
        }
        let reader = ReadReceipt(
            decoder: FixedDecoder(picture: picture),
            preparer: Halves(),
            recognizer: recognizer,
            interpreter: WidthInterpreter(partsAreReceipts: partsAreReceipts),
            engineVersion: "scripted"
        )
        let today = try #require(CalendarDay(iso: "2026-11-20"))
        return try reader.all([1], ReadingContext(today: today))
    }

    @Test func `parts that are receipts are read each by itself, with places on the whole picture`() throws {
        let readings = try readings(partsAreReceipts: true)
        #expect(readings.compactMap(\.part?.number) == [1, 2])
        #expect(readings.compactMap(\.part?.box.x) == [0, 200])
        #expect(readings.map(\.draft.content) == [.receipt, .receipt])
        #expect(readings.compactMap(\.draft.total?.evidence?.box?.x) == [5, 205])
        #expect(readings.compactMap { $0.passes.first?.lines.first?.box?.x } == [5, 205])
        #expect(readings.map(\.picture.width) == [400, 400])
        #expect(readings.map(\.picture.takenAt) == [takenAt, takenAt])
    }

    private let takenAt = "2026-11-20T10:00:00"

    @Test func `where the parts are none, one draft says that it may be of several receipts`() throws {
        let readings = try readings(partsAreReceipts: false)
        #expect(readings.map(\.draft.content) == [.several])
        #expect(readings.first?.part == nil)
        #expect(readings.first?.draft.withoutUncertainFields.isProved == false)
    }

    @Test(
        arguments: [
            ("Star Power", "Payment slip", 900, true), ("Star Power", nil, 900, true), ("Bus 7", "Bus 7", 900, false),
            ("Star Power", "Cafe", 800, false),
        ] as [(String, String?, Int, Bool)]
    )
    func `a bill and its payment slip have one sum below two headings`(
        _ name: String,
        _ other: String?,
        _ units: Int,
        _ areOne: Bool
    ) {
        let parts = [(name, 900), (other, units)].map { name, units in
            var draft = Draft()
            draft.total = Field(Money(minorUnits: units, currency: .krw), confidence: 0.9)
            draft.merchant = name.map { Field($0, confidence: 0.9) }
            return draft
        }
        #expect(ReadReceipt.areOneBill(parts) == areOne)
    }
}
