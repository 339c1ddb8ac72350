import ReceiptDomain
import ReceiptTestSupport
import Testing

@testable import ReceiptReading

/// A mail of attachments and texts, each with the words of one receipt, or none.
private struct FakeMail: DocumentDecoder, ReceiptDocument, Sendable {
    /// Attachments begin with `file`; `locked` cannot be opened, `other` is of an unknown kind.
    var parts: [String]
    let format = ImageFormat.eml
    let pageCount = 1

    func open(_ bytes: [UInt8]) throws(ReadingError) -> any ReceiptDocument { self }

    func page(_ index: Int) throws(ReadingError) -> DocumentPage {
        let image = GrayImage(width: 30, height: 40, pixels: Array(repeating: 255, count: 1200))
        return DocumentPage(
            kind: .text,
            picture: Picture(image: image, format: .eml),
            text: parts.prefix(1).map { RecognizedLine($0) }
        )
    }

    var sources: [DocumentSource] {
        parts.enumerated().map { DocumentSource(number: $0.offset + 1, isAttachment: $0.element.hasPrefix("file")) }
    }

    func source(_ number: Int) throws(ReadingError) -> any ReceiptDocument {
        let part = parts[number - 1]
        if part.contains("locked") { throw .locked }
        if part.contains("other") { throw .notAnImage }
        return FakeMail(parts: [part])
    }
}

/// Takes the last word for a total, and a mail with `day` in it for a dated one.
private var lastWord: StubInterpreter {
    StubInterpreter { passes in
        let words = passes.flatMap(\.lines).flatMap(\.words).map(\.text)
        var draft = Draft()
        draft.content = words.contains("nothing") ? .none : .receipt
        draft.total = words.last.flatMap { Int($0) }.map {
            Field(Money(minorUnits: $0, currency: .krw), confidence: 0.9, evidence: nil)
        }
        draft.date = words.contains("day") ? CalendarDay(iso: "2026-11-20").map { Field($0, confidence: 0.9) } : nil
        return Interpretation(draft: draft)
    }
}

@Suite struct MailReadingTests {
    private func readings(_ parts: String...) throws -> [Reading] {
        let reader = ReadReceipt(
            decoder: FakeMail(parts: parts),
            preparer: UnchangedPage(),
            recognizer: ScriptedRecognizer(models: ["latin"]) { (_, _) throws(ReadingError) in [] },
            interpreter: lastWord,
            engineVersion: "scripted"
        )
        return try reader.all([1], ReadingContext(today: try #require(CalendarDay(iso: "2026-11-20"))))
    }

    private func totals(_ readings: [Reading]) -> [Int?] { readings.map { $0.draft.total?.value.minorUnits } }

    @Test func `each attachment that is a receipt by itself is one, and the others are not`() throws {
        let readings = try readings("file day 100", "file terms nothing", "file day 300", "see the bills day 400")
        #expect(totals(readings) == [100, 300])
        #expect(readings.map(\.source) == [1, 3])
        #expect(readings.map { [$0.part?.number, $0.part?.count] } == [[1, 2], [2, 2]])
        #expect(readings.first?.part?.box == PixelBox(x: 0, y: 0, width: 30, height: 40))
    }

    @Test func `one attachment that is a receipt is the mail's`() throws {
        let readings = try readings("file terms nothing", "file day 300", "see the bill day 400")
        #expect(totals(readings) == [300])
        #expect(readings.map(\.source) == [2] && readings.allSatisfy { $0.part == nil })
    }

    @Test func `where no attachment is a receipt, what the mail says is`() throws {
        #expect(totals(try readings("file terms nothing", "you paid 400")) == [400])
        #expect(totals(try readings("file 7", "you paid day 400")) == [400])
    }

    @Test func `of parts of which none is a receipt by itself, the likeliest comes first`() throws {
        #expect(totals(try readings("file terms nothing", "file 7", "nothing 400")) == [7])
        #expect(try readings("file nothing", "nothing").map(\.draft.content) == [.none])
    }

    @Test func `what cannot be opened is passed over, unless it is all there is`() throws {
        #expect(totals(try readings("file locked", "file other", "you paid 400")) == [400])
        #expect(throws: ReadingError.locked) { try readings("file locked", "other") }
    }
}
