import ReceiptDomain
import ReceiptTestSupport
import Testing

@testable import ReceiptReading

/// A gallery is mostly of pictures that show no print.
@Suite struct NoPrintTests {
    private func recognizer() -> ScriptedRecognizer {
        ScriptedRecognizer(models: ["latin", "eng"]) { (_, _) throws(ReadingError) in [RecognizedLine("Total 9.00")] }
    }

    private func read(letters: Int, _ recognizer: ScriptedRecognizer) throws -> Reading {
        var page = UnchangedPage()
        page.lettersOnLines = letters
        let reader = ReadReceipt(
            decoder: WhitePictureDecoder(),
            preparer: page,
            recognizer: recognizer,
            interpreter: StubInterpreter(),
            engineVersion: "scripted"
        )
        let context = ReadingContext(today: try #require(CalendarDay(iso: "2026-11-20")))
        return try #require(reader.all([1], context).first)
    }

    @Test func `a picture with hardly a letter on a straight line is not given to the engine`() throws {
        let recognizer = recognizer()
        let reading = try read(letters: PrintLimits.fewestLetters - 1, recognizer)
        #expect(recognizer.requests.isEmpty)
        #expect(reading.passes.map(\.rendering) == ["no print"])
        #expect(reading.passes.flatMap(\.lines).isEmpty)
    }

    @Test func `a picture with so many letters as the smallest slip has is read`() throws {
        let recognizer = recognizer()
        let reading = try read(letters: PrintLimits.fewestLetters, recognizer)
        #expect(!recognizer.requests.isEmpty)
        #expect(!reading.passes.flatMap(\.lines).isEmpty)
    }
}
