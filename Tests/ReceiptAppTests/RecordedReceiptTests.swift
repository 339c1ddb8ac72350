import Foundation
import ReceiptApp
import ReceiptDomain
import ReceiptReading
import ReceiptTestSupport
import Testing

@Suite struct RecordedReceiptTests {
    private let today = CalendarDay(iso: "2026-11-18")
    private let proved = RecognizedLine("TOTAL 8.60 with enough words to be plainly legible")
    private let doubted = PixelBox(x: 0, y: 0, width: 300, height: 24)

    /// Reads a line that is in no doubt, and reads it again all the same.
    private func recording() throws -> Recording {
        let recognizer = ScriptedRecognizer(models: ["eng", "latin"]) { _, request in
            request.layout == .line && request.model == "latin" ? [RecognizedLine("TOTAL 8.80")] : [proved]
        }
        let read = ReadReceipt(
            decoder: WhitePictureDecoder(),
            preparer: UnchangedPage(),
            recognizer: recognizer,
            interpreter: StubInterpreter { _ in
                Interpretation(draft: Draft(), settledDoubts: [Doubt(subject: .total, region: doubted)])
            },
            engineVersion: "scripted 1"
        )
        return try read.record([1], ReadingContext(today: #require(today)))
    }

    @Test func `a recording holds passes that nobody needed, for those who will`() throws {
        let recording = try recording()
        var seen: [[RecognitionPass]] = []
        let careless = StubInterpreter { passes in
            seen.append(passes)
            return Interpretation(draft: Draft())
        }
        let context = ReadingContext(today: try #require(today))
        #expect(recording.replay(careless, context).furtherPasses == 0)
        #expect(seen.last?.count == 1)
        let careful = StubInterpreter { passes in
            seen.append(passes)
            return Interpretation(draft: Draft(), doubts: [Doubt(subject: .total, region: doubted)])
        }
        let replay = recording.replay(careful, context)
        #expect(replay.furtherPasses > 1)
        #expect(replay.unrecorded == 0)
        #expect(seen.last?.flatMap(\.lines).map(\.text).contains("TOTAL 8.80") == true)
    }

    @Test func `a request for another line than the recorded ones finds nothing, and is counted`() throws {
        let elsewhere = PixelBox(x: 0, y: 500, width: 300, height: 24)
        let curious = StubInterpreter { _ in
            Interpretation(draft: Draft(), doubts: [Doubt(subject: .total, region: elsewhere)])
        }
        #expect(try recording().replay(curious, ReadingContext(today: #require(today))).unrecorded > 0)
    }

    @Test func `a line of a corpus is read as it was written`() throws {
        let truth = try #require(
            try TruthLine.all(in: Data(#"{"file": "a.jpg", "total": "8.60", "note": 1}"#.utf8)).first
        )
        let recording = try recording()
        let line = try RecordedReceipt.line(of: truth, today: #require(today), recording: recording)
        let receipt = try #require(try RecordedReceipt.all(in: line + Data("\n".utf8)).first)
        #expect(receipt.file == "a.jpg")
        #expect(receipt.truth.total == Decimal(string: "8.60"))
        #expect(receipt.recording == recording)
        #expect(throws: TruthProblem(line: 2)) { try RecordedReceipt.all(in: line + Data("\n{}\n".utf8)) }
    }
}
