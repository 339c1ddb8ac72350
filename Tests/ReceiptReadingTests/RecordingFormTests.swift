import Foundation
import ReceiptDomain
import ReceiptTestSupport
import Testing

@testable import ReceiptReading

@Suite struct RecordingFormTests {
    @Test func `a recording comes back from its JSON as it was, and a file's own words stay exact`() throws {
        let pass = RecognitionPass(
            model: "latin",
            rendering: "text",
            region: PixelBox(x: 1, y: 2, width: 300, height: 40),
            lines: [RecognizedLine("TOTAL 8.60")],
            isExact: true
        )
        let model = RecognitionModel(id: "latin", script: .latin, role: .page)
        let recording = Recording(models: [model], languages: ["en"], first: [pass])
        let copy = try JSONDecoder().decode(Recording.self, from: JSONEncoder().encode(recording))
        #expect(copy == recording)
    }
}
