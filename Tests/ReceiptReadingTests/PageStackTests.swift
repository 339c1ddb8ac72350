import ReceiptDomain
import ReceiptTestSupport
import Testing

@testable import ReceiptReading

/// Pages of one word each, as text or as a picture.
private struct WordPages: ReceiptDocument, DocumentDecoder {
    var kinds: [DocumentPage.Kind]

    let format = ImageFormat.pdf
    var pageCount: Int { kinds.count }

    func open(_ bytes: [UInt8]) throws(ReadingError) -> any ReceiptDocument { self }

    func page(_ index: Int) throws(ReadingError) -> DocumentPage {
        let image = GrayImage(width: 400, height: 600, pixels: Array(repeating: 255, count: 240_000))
        let word = RecognizedWord(text: "text\(index)", confidence: 1, box: Self.place)
        return DocumentPage(
            kind: kinds[index],
            picture: Picture(image: image, format: .pdf, warnings: ["warning \(index)"]),
            text: kinds[index] == .text ? [RecognizedLine(words: [word])] : nil
        )
    }

    static let place = PixelBox(x: 20, y: 100, width: 80, height: 20)
}

@Suite struct PageStackTests {
    private func stack(_ kinds: DocumentPage.Kind...) throws -> PageStack {
        let recognizer = ScriptedRecognizer(models: ["eng"]) { (_, request) throws(ReadingError) in
            [
                RecognizedLine(words: [
                    RecognizedWord(text: "printed", confidence: 0.95, box: WordPages.place)
                ])
            ]
        }
        var clock = StepClock()
        let page = UnchangedPage(pieces: [])
        var stack = try PageStack(WordPages(kinds: kinds), preparer: page, recognizer: recognizer, clock: &clock)
        try stack.readFirst(languages: ["en"])
        return stack
    }

    @Test func `A file's own words are an exact pass, and pages follow one another`() throws {
        let pass = try #require(try stack(.text, .text).all.first)
        #expect(pass.isExact)
        #expect(pass.lines.map(\.text) == ["text0", "text1"])
        let tops = pass.lines.compactMap(\.box?.y)
        #expect(tops == [100, 100 + 600 + 60])
    }

    @Test func `A box of the frame is found on its page`() throws {
        let stack = try stack(.text, .scan)
        let place = stack.boxOnPicture(PixelBox(x: 20, y: 760, width: 80, height: 20))
        #expect(place.page == 1)
        #expect(place.box == WordPages.place)
    }

    @Test func `Text and print are passes of their own, with their pages`() throws {
        let stack = try stack(.text, .scan, .scan)
        let parts = stack.all.flatMap { stack.onPictures($0) }.filter { !$0.lines.isEmpty }
        #expect(parts.map(\.page) == [0, 1, 2])
        #expect(parts.map(\.isExact) == [true, false, false])
        #expect(parts.flatMap(\.lines).allSatisfy { $0.box == WordPages.place })
        #expect(stack.summaries.map(\.kind) == [.text, .scan, .scan])
        #expect(stack.summary.warnings == ["warning 0", "warning 1", "warning 2"])
    }

    @Test func `A further look goes to the page where its region lies`() throws {
        var stack = try stack(.scan, .scan)
        let model = RecognitionModel(id: "eng", script: .latin, role: .general)
        let region = PixelBox(x: 0, y: 700, width: 400, height: 100)
        try stack.read(PassRequest(model: model, region: region, layout: .line))
        let pass = try #require(stack.all.last)
        #expect(pass.region == region)
        #expect(stack.onPictures(pass).map(\.page) == [1])
    }
}
